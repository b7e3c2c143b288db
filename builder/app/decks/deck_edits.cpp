#include "app/decks/deck_edits.h"

#include "app/text/violation_text.h"

#include <algorithm>

namespace kizuna {
namespace {

const std::vector<DeckEntry>& entries_of(const Deck& deck, Pile pile)
{
    return pile == Pile::Cards ? deck.cards : deck.maybe;
}

/// What the reason of a step calls the card: its name, or the code where it is unknown.
std::string name_of(const DeckDocument& document, std::string_view code, const Messages& messages)
{
    const Card* card = document.catalogue().library.find(code).card;
    return card ? card_name(*card, messages.language()) : std::string(code);
}

} // namespace

int copies_in(const DeckDocument& document, Pile pile, std::string_view code)
{
    const CardLibrary& library = document.catalogue().library;
    const Card* card = library.find(code).card;
    int copies = 0;
    for (const DeckEntry& entry : entries_of(document.deck(), pile)) {
        if (entry.code == code || (card && library.find(entry.code).card == card))
            copies += entry.copies;
    }
    return copies;
}

void change_card(DeckDocument& document, Pile pile, std::string_view code, int copies,
                 const Messages& messages)
{
    const std::string name = name_of(document, code, messages);
    const int change = std::max(copies, -copies_in(document, pile, code));
    const std::string reason =
        change > 0
            ? messages.get("command.reason.add"_msg, {{"count", change}, {"card", name}})
            : messages.get("command.reason.remove"_msg, {{"count", -change}, {"card", name}});
    document.change_copies(pile, code, change, reason);
}

void move_copy(DeckDocument& document, Pile from, std::string_view code, const Messages& messages)
{
    const std::string name = name_of(document, code, messages);
    const Pile to = from == Pile::Cards ? Pile::Maybe : Pile::Cards;
    const std::string reason = to == Pile::Maybe
                                   ? messages.get("command.reason.to-maybe"_msg, {{"card", name}})
                                   : messages.get("command.reason.to-deck"_msg, {{"card", name}});
    document.move_copies(from, code, 1, reason);
}

bool can_be_protagonist(const DeckDocument& document, const Card* card)
{
    return card && card->cost == Amount(1) && document.resolved().designated != card &&
           document.resolved().copies_of(*card) > 0;
}

void make_protagonist(DeckDocument& document, const Card& card, const Messages& messages)
{
    document.set_protagonist(card.id,
                             messages.get("command.reason.protagonist"_msg,
                                          {{"card", card_name(card, messages.language())}}));
}

std::vector<const Card*> possible_protagonists(const DeckDocument& document)
{
    std::vector<const Card*> cards;
    for (const DeckEntry& entry : document.deck().cards) {
        const Card* card = document.catalogue().library.find(entry.code).card;
        if (card && card->cost == Amount(1) && std::ranges::find(cards, card) == cards.end())
            cards.push_back(card);
    }
    return cards;
}

void designate_nobody(DeckDocument& document, const Messages& messages)
{
    document.set_protagonist({}, messages.get("command.reason.no-protagonist"_msg));
}

void mend_one(DeckDocument& document, const Violation& violation, const Messages& messages)
{
    const std::vector<Edit> edits = violation.fix; // a copy: the violations change next
    document.apply_edits(edits, messages.get("command.reason.mend"_msg));
}

void mend_as_far_as_possible(DeckDocument& document, const Messages& messages)
{
    const std::string reason = messages.get("command.reason.mend"_msg);
    if (document.mend_all(reason))
        return;
    const Mend mended = mend(document.deck(), document.format(), document.catalogue().library);
    document.apply_edits(mended.edits, reason);
}

} // namespace kizuna
