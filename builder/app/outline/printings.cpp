#include "app/outline/printings.h"

#include "app/text/card_label.h"
#include "app/text/violation_text.h"

#include <algorithm>
#include <cassert>

namespace kizuna {
namespace {

/// True if the entry is of this printing; a card id stands for the usual one, the first.
bool names(const DeckEntry& entry, const Card& card, const Printing& printing)
{
    return entry.code == printing.code ||
           (entry.code == card.id && &printing == &card.printings.front());
}

int copies_of(const Deck& deck, Pile pile, const Card& card, const Printing& printing)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.pile(pile)) {
        if (names(entry, card, printing))
            copies = saturating_sum(copies, entry.copies);
    }
    return copies;
}

/// Entries of the first printing use the card's id.
const std::string& code_of(const Card& card, const Printing& printing)
{
    return &printing == &card.printings.front() ? card.id : printing.code;
}

} // namespace

std::vector<PrintingCount> printing_counts(const DeckDocument& document, Pile pile,
                                           const Card& card, const Messages& messages)
{
    const auto sets = document.catalogue().library.sets();
    std::vector<PrintingCount> counts;
    for (const Printing& printing : card.printings) {
        const CardSet& set = sets[printing.release_set];
        const std::string name = in_language(set.name, messages);
        counts.push_back({.code = printing.code,
                          .rarity = std::string(printing.rarity()),
                          .set = name.empty() ? set.id : name,
                          .copies = copies_of(document.deck(), pile, card, printing)});
    }
    return counts;
}

void set_printing_counts(DeckDocument& document, Pile pile, const Card& card,
                         std::span<const int> copies, const Messages& messages)
{
    assert(copies.size() == card.printings.size());
    const CardLibrary& library = document.catalogue().library;
    Deck next = document.deck();
    // Add first, so that the card never leaves the deck and stays the protagonist.
    for (std::size_t at = 0; at < copies.size(); ++at) {
        const Printing& printing = card.printings[at];
        if (const int more = copies[at] - copies_of(next, pile, card, printing); more > 0)
            change_copies(next, pile, code_of(card, printing), more, library);
    }
    for (std::size_t at = 0; at < copies.size(); ++at) {
        const Printing& printing = card.printings[at];
        int less = copies_of(next, pile, card, printing) - std::max(copies[at], 0);
        while (less > 0) {
            const auto entry = std::ranges::find_if(next.pile(pile), [&](const DeckEntry& each) {
                return names(each, card, printing);
            });
            const int taken = std::min(less, entry->copies);
            const std::string code = entry->code; // a copy, because the entry may be removed
            change_copies(next, pile, code, -taken, library);
            less -= taken;
        }
    }
    document.change_to(std::move(next),
                       messages.get("command.reason.printings"_msg,
                                    {{"card", card_name(card, messages.card_language())}}));
}

} // namespace kizuna
