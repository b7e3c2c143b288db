#include "decks/deck/deck.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <tuple>
#include <unordered_map>

namespace kizuna {
namespace {

void remove_entry(std::vector<DeckEntry>& entries, std::size_t at)
{
    std::vector<std::string> comments = std::move(entries[at].comments);
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
    if (at < entries.size())
        entries[at].comments.insert(entries[at].comments.begin(), comments.begin(), comments.end());
}

void set_copies(std::vector<DeckEntry>& entries, std::size_t at, int copies)
{
    if (copies == 0) {
        remove_entry(entries, at);
        return;
    }
    entries[at].copies = copies;
    entries[at].raw.clear();
}

/// Takes as many copies as the entry has; returns how many are still to be taken.
int take_from(std::vector<DeckEntry>& entries, std::size_t at, int copies)
{
    const int taken = std::min(copies, entries[at].copies);
    set_copies(entries, at, entries[at].copies - taken);
    return copies - taken;
}

std::size_t position_of(const std::vector<DeckEntry>& entries, std::string_view code)
{
    return static_cast<std::size_t>(std::ranges::find(entries, code, &DeckEntry::code) -
                                    entries.begin());
}

void add(std::vector<DeckEntry>& entries, std::string_view code, int copies)
{
    const std::size_t at = position_of(entries, code);
    if (at == entries.size())
        entries.push_back({.code = std::string(code),
                           .copies = std::min(copies, max_copies_of_an_entry),
                           .comments = {},
                           .raw = {}});
    else
        set_copies(entries, at,
                   entries[at].copies +
                       std::min(copies, max_copies_of_an_entry - entries[at].copies));
}

/// True where both texts name one card, or are the same text.
bool name_one_card(std::string_view one, std::string_view other, const CardLibrary& library)
{
    const Card* card = library.find(one).card;
    return one == other || (card && card == library.find(other).card);
}

void take(std::vector<DeckEntry>& entries, std::string_view code, int copies,
          const CardLibrary& library)
{
    if (const std::size_t at = position_of(entries, code); at < entries.size())
        copies = take_from(entries, at, copies);
    for (std::size_t at = entries.size(); at-- > 0 && copies > 0;) {
        if (name_one_card(entries[at].code, code, library))
            copies = take_from(entries, at, copies);
    }
}

/// The unit names that a card always bears, each once.
std::vector<std::string_view> unit_names_of(const Card& card)
{
    std::vector<std::string_view> names = {card.unit};
    for (const ExtraName& extra : card.also_unit) {
        if (extra.scope.empty() && std::ranges::find(names, extra.unit) == names.end())
            names.push_back(extra.unit);
    }
    return names;
}

/// Counts the copies of a deck that share a unit name with a card. For many cards of it: the deck
/// is looked through only once.
class UnitLines {
public:
    explicit UnitLines(const ResolvedDeck& deck) : deck_(deck)
    {
        for (const auto& [card, copies] : deck.cards) {
            for (const std::string_view name : unit_names_of(*card)) {
                int& sum = by_name_[name];
                sum = saturating_sum(sum, copies);
            }
        }
    }

    int copies_sharing_name(const Card& card) const
    {
        const std::vector<std::string_view> names = unit_names_of(card);
        if (names.size() == 1) // the map has it: the card is in the deck
            return by_name_.at(names.front());
        int sum = 0; // a card that shares several counts once
        for (const auto& [other, copies] : deck_.cards)
            sum = saturating_sum(sum, shares_unit_name(card, *other) ? copies : 0);
        return sum;
    }

private:
    const ResolvedDeck& deck_;
    std::unordered_map<std::string_view, int> by_name_;
};

} // namespace

int saturating_sum(int sum, int copies)
{
    const std::int64_t exact = std::int64_t{sum} + copies;
    return static_cast<int>(std::clamp<std::int64_t>(exact, std::numeric_limits<int>::min(),
                                                     std::numeric_limits<int>::max()));
}

int copies_in(const std::vector<DeckEntry>& pile)
{
    int copies = 0;
    for (const DeckEntry& entry : pile)
        copies = saturating_sum(copies, entry.copies);
    return copies;
}

int saturating_product(int number, int copies)
{
    return static_cast<int>(
        std::min<std::int64_t>(std::int64_t{number} * copies, std::numeric_limits<int>::max()));
}

void change_copies(Deck& deck, Pile pile, std::string_view code, int copies,
                   const CardLibrary& library)
{
    std::vector<DeckEntry>& entries = deck.pile(pile);
    // A copy: `code` may be a view into the entry that goes.
    const std::string card(code);
    if (copies > 0) {
        add(entries, card, copies);
    } else if (copies < 0) {
        const int max = std::numeric_limits<int>::max();
        take(entries, card, copies < -max ? max : -copies, library);
        const auto is_protagonist = [&](const DeckEntry& entry) {
            return name_one_card(entry.code, deck.protagonist, library);
        };
        if (pile == Pile::Cards && name_one_card(card, deck.protagonist, library) &&
            std::ranges::none_of(deck.cards, is_protagonist))
            deck.protagonist.clear();
    }
}

int ResolvedDeck::copies_of(const Card& card) const
{
    const auto line = std::ranges::find(cards, &card, &Line::card);
    return line == cards.end() ? 0 : line->copies;
}

int ResolvedDeck::known_copies() const
{
    int known = 0;
    for (const Line& line : cards)
        known = saturating_sum(known, line.copies);
    return known;
}

int unknown_copies(const ResolvedDeck& deck)
{
    int copies = 0;
    for (const DeckEntry* entry : deck.unknown)
        copies = saturating_sum(copies, entry->copies);
    return copies;
}

ResolvedDeck resolve(const Deck& deck, const CardLibrary& library)
{
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    ResolvedDeck resolved;
    resolved.entry_cards.reserve(deck.cards.size());
    std::vector<std::size_t> line_of(library.cards().size(), none); // by position of the card
    for (const DeckEntry& entry : deck.cards) {
        resolved.size = saturating_sum(resolved.size, entry.copies);
        const Card* card = library.find(entry.code).card;
        resolved.entry_cards.push_back(card);
        if (!card) {
            resolved.unknown.push_back(&entry);
            continue;
        }
        std::size_t& line = line_of[static_cast<std::size_t>(card - library.cards().data())];
        if (line == none) {
            line = resolved.cards.size();
            resolved.cards.push_back({card, entry.copies});
        } else {
            int& copies = resolved.cards[line].copies;
            copies = saturating_sum(copies, entry.copies);
        }
    }
    resolved.designated = library.find(deck.protagonist).card;
    return resolved;
}

std::string card_id_of(const std::string& code, const CardLibrary& library)
{
    const Card* card = library.find(code).card;
    return card ? card->id : code;
}

bool is_designation_usable(const ResolvedDeck& deck)
{
    return deck.designated && costs_one(*deck.designated) && deck.copies_of(*deck.designated) > 0;
}

std::vector<const Card*> possible_protagonists(const ResolvedDeck& deck)
{
    const UnitLines lines(deck);
    std::vector<std::tuple<int, int, const Card*>> choices; // the library holds its cards by id
    for (const auto& [card, copies] : deck.cards) {
        if (costs_one(*card))
            choices.emplace_back(-lines.copies_sharing_name(*card), -copies, card);
    }
    std::ranges::sort(choices);
    std::vector<const Card*> best_first;
    for (const auto& choice : choices)
        best_first.push_back(std::get<const Card*>(choice));
    return best_first;
}

const Card* protagonist_of(const ResolvedDeck& deck)
{
    if (is_designation_usable(deck))
        return deck.designated;
    const std::vector<const Card*> possible = possible_protagonists(deck);
    return possible.empty() ? nullptr : possible.front();
}

} // namespace kizuna
