#include "app/document/deck_edits.h"

#include "app/text/violation_text.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <tuple>

namespace kizuna {
namespace {

/// The card's name for the reason of a step; the code if it is unknown.
std::string name_of(const DeckDocument& document, std::string_view code, const Messages& messages)
{
    const Card* card = document.catalogue().library.find(code).card;
    return card ? card_name(*card, messages.card_language()) : std::string(code);
}

/// The name of a single card, or the number of cards.
std::string name_of(const DeckDocument& document, std::span<const SelectedCard> cards,
                    const Messages& messages)
{
    if (cards.size() == 1)
        return name_of(document, cards.front().code, messages);
    return messages.get("command.reason.cards"_msg, {{"count", static_cast<int>(cards.size())}});
}

/// The reason of a step that adds copies or, if `copies` is negative, removes them.
std::string edit_reason(const DeckDocument& document, std::span<const SelectedCard> cards,
                        int copies, const Messages& messages)
{
    const int count = std::abs(copies);
    if (cards.size() != 1)
        return copies > 0 ? messages.get("command.reason.add-several"_msg, {{"count", count}})
                          : messages.get("command.reason.remove-several"_msg, {{"count", count}});
    const std::string name = name_of(document, cards.front().code, messages);
    return copies > 0
               ? messages.get("command.reason.add"_msg, {{"count", count}, {"card", name}})
               : messages.get("command.reason.remove"_msg, {{"count", count}, {"card", name}});
}

int copies_in(const Deck& deck, Pile pile, std::string_view code, const CardLibrary& library)
{
    const Card* card = library.find(code).card;
    int copies = 0;
    for (const DeckEntry& entry : deck.pile(pile)) {
        if (entry.code == code || (card && library.find(entry.code).card == card))
            copies = saturating_sum(copies, entry.copies);
    }
    return copies;
}

/// The printing of a card that a pile holds, if it is just one; else `code`. `code` stays if it is
/// no card id or the pile has an entry of it.
std::string printing_in(const Deck& deck, Pile pile, const std::string& code,
                        const CardLibrary& library)
{
    const Card* card = library.find(code).card;
    if (!card || card->id != code)
        return code; // it names a printing
    const std::vector<DeckEntry>& entries = deck.pile(pile);
    const auto is_held = [&](const std::string& which) {
        return std::ranges::find(entries, which, &DeckEntry::code) != entries.end();
    };
    const auto& printings = card->printings;
    const auto held = [&](const Printing& each) { return each.code != code && is_held(each.code); };
    if (is_held(code) || std::ranges::count_if(printings, held) != 1)
        return code;
    return std::ranges::find_if(printings, held)->code;
}

/// As change_copies(), but copies are added to the printing that is there.
void change_in(Deck& deck, Pile pile, const std::string& code, int copies,
               const CardLibrary& library)
{
    const std::string which = copies > 0 ? printing_in(deck, pile, code, library) : code;
    kizuna::change_copies(deck, pile, which, copies, library);
}

/// Copies in a pile of all cards with the card's name.
int copies_of_name(const Deck& deck, Pile pile, const Card& card, const CardLibrary& library)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.pile(pile)) {
        const Card* other = library.find(entry.code).card;
        if (other && other->name_group == card.name_group)
            copies = saturating_sum(copies, entry.copies);
    }
    return copies;
}

/// How many more copies of the card the format allows in its pile.
int room_for(const Deck& deck, const SelectedCard& selected, const DeckDocument& document)
{
    const CardLibrary& library = document.catalogue().library;
    const Card* card = library.find(selected.code).card;
    if (!card || !is_allowed(*card, document.format(), library))
        return 0;
    const int limit = copies_limit(*card, document.format(), library).format;
    const int room = limit == no_limit
                         ? document.format().min_size - resolve(deck, library).size
                         : limit - copies_of_name(deck, selected.pile, *card, library);
    return std::max(room, 0);
}

/// Replaces all entries of a card by one of `by`, which also takes up the existing entries of `by`.
void replace_entries(std::vector<DeckEntry>& entries, const Card& card, const Card& by,
                     const CardLibrary& library)
{
    const auto is_of = [&library](const Card& which) {
        return [&library, &which](const DeckEntry& entry) {
            return library.find(entry.code).card == &which;
        };
    };
    int copies = 0;
    for (const DeckEntry& entry : entries)
        copies = is_of(card)(entry) ? saturating_sum(copies, entry.copies) : copies;
    const auto place = std::ranges::find_if(entries, is_of(card));
    if (place == entries.end())
        return;
    auto known = std::ranges::find(entries, by.id, &DeckEntry::code);
    if (known == entries.end()) {
        place->code = by.id;
        place->copies = 0;
        place->raw.clear();
        known = place;
    }
    known->copies = std::min(saturating_sum(known->copies, copies), max_copies_of_an_entry);
    std::erase_if(entries, is_of(card));
}

constexpr int max_unasked = 4; ///< copies that a mend may remove without asking

int removed_by(const Mend& mended)
{
    int removed = 0;
    for (const Edit& edit : mended.edits)
        removed += edit.kind == Edit::Kind::Remove ? edit.copies : 0;
    return removed;
}

} // namespace

int copies_in(const DeckDocument& document, Pile pile, std::string_view code)
{
    const Card* card = document.catalogue().library.find(code).card;
    if (card && pile == Pile::Cards)
        return document.resolved().copies_of(*card); // fast: counted already
    return copies_in(document.deck(), pile, code, document.catalogue().library);
}

int copies_of_all(const DeckDocument& document, std::span<const SelectedCard> cards)
{
    if (cards.empty()) // called for every menu entry about cards, after every edit
        return 0;
    if (cards.size() == 1)
        return copies_in(document, cards.front().pile, cards.front().code);
    // Thousands may be selected, so the piles are counted once.
    const CardLibrary& library = document.catalogue().library;
    std::map<std::tuple<Pile, const Card*, std::string>, int> held;
    const auto key = [&](Pile pile, const std::string& code) {
        const Card* card = library.find(code).card;
        return std::tuple(pile, card, card ? std::string() : code);
    };
    for (const Pile pile : {Pile::Cards, Pile::Maybe}) {
        for (const DeckEntry& entry : document.deck().pile(pile)) {
            int& copies = held[key(pile, entry.code)];
            copies = saturating_sum(copies, entry.copies);
        }
    }
    int copies = 0;
    for (const SelectedCard& card : cards) {
        if (const auto found = held.find(key(card.pile, card.code)); found != held.end())
            copies = saturating_sum(copies, found->second);
    }
    return copies;
}

void change_cards(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                  const Messages& messages)
{
    const CardLibrary& library = document.catalogue().library;
    Deck next = document.deck();
    int sum = 0;
    for (const SelectedCard& card : cards) {
        const int change =
            copies > 0 ? copies : std::max(copies, -copies_in(next, card.pile, card.code, library));
        change_in(next, card.pile, card.code, change, library);
        sum += change;
    }
    document.change_to(std::move(next), edit_reason(document, cards, sum, messages));
}

void set_copies(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                const Messages& messages)
{
    const CardLibrary& library = document.catalogue().library;
    Deck next = document.deck();
    for (const SelectedCard& card : cards) {
        const int change = copies - copies_in(next, card.pile, card.code, library);
        if (change < 0 || library.find(card.code).card)
            change_in(next, card.pile, card.code, change, library);
    }
    const std::string name = name_of(document, cards, messages);
    document.change_to(std::move(next), messages.get("command.reason.set-copies"_msg,
                                                     {{"count", copies}, {"card", name}}));
}

void fill_to_limit(DeckDocument& document, std::span<const SelectedCard> cards,
                   const Messages& messages)
{
    Deck next = document.deck();
    int sum = 0;
    for (const SelectedCard& card : cards) {
        const int room = room_for(next, card, document);
        change_in(next, card.pile, card.code, room, document.catalogue().library);
        sum = saturating_sum(sum, room);
    }
    document.change_to(std::move(next), edit_reason(document, cards, sum, messages));
}

bool can_fill(const DeckDocument& document, std::span<const SelectedCard> cards)
{
    return std::ranges::any_of(cards, [&](const SelectedCard& card) {
        return room_for(document.deck(), card, document) > 0;
    });
}

void add_cards_to(DeckDocument& document, Pile to, std::vector<SelectedCard> cards,
                  const Messages& messages)
{
    for (SelectedCard& card : cards)
        card.pile = to;
    change_cards(document, cards, 1, messages);
}

void remove_cards(DeckDocument& document, std::span<const SelectedCard> cards,
                  const Messages& messages)
{
    change_cards(document, cards, -std::numeric_limits<int>::max(), messages);
}

void move_cards(DeckDocument& document, Pile from, std::span<const SelectedCard> cards,
                const Messages& messages)
{
    const CardLibrary& library = document.catalogue().library;
    const Pile to = from == Pile::Cards ? Pile::Maybe : Pile::Cards;
    Deck next = document.deck();
    std::vector<SelectedCard> moved;
    for (const SelectedCard& card : cards) {
        if (card.pile != from || copies_in(next, from, card.code, library) == 0)
            continue;
        const std::string printing = printing_in(next, from, card.code, library);
        kizuna::change_copies(next, from, card.code, -1, library);
        change_in(next, to, printing, 1, library);
        moved.push_back(card);
    }
    const std::string name = name_of(document, moved, messages);
    document.change_to(std::move(next),
                       to == Pile::Maybe
                           ? messages.get("command.reason.to-maybe"_msg, {{"card", name}})
                           : messages.get("command.reason.to-deck"_msg, {{"card", name}}));
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
                                          {{"card", card_name(card, messages.card_language())}}));
}

std::vector<const Card*> possible_protagonists(const DeckDocument& document)
{
    std::vector<const Card*> cards;
    for (const ResolvedDeck::Line& line : document.resolved().cards) {
        if (line.card->cost == Amount(1))
            cards.push_back(line.card);
    }
    return cards;
}

void designate_nobody(DeckDocument& document, const Messages& messages)
{
    document.set_protagonist({}, messages.get("command.reason.no-protagonist"_msg));
}

Deck replaced(Deck deck, Pile pile, const Card& card, const Card& by, const CardLibrary& library)
{
    if (&card == &by)
        return deck;
    replace_entries(deck.pile(pile), card, by, library);
    if (pile == Pile::Cards && library.find(deck.protagonist).card == &card)
        deck.protagonist = by.cost == Amount(1) ? by.id : std::string();
    return deck;
}

void replace_card(DeckDocument& document, Pile pile, const Card& card, const Card& by,
                  const Messages& messages)
{
    document.change_to(replaced(document.deck(), pile, card, by, document.catalogue().library),
                       messages.get("command.reason.replace"_msg,
                                    {{"card", card_name(card, messages.card_language())},
                                     {"by", card_name(by, messages.card_language())}}));
}

void take_for(DeckDocument& document, const std::string& unknown, const Card& meant,
              const Messages& messages)
{
    Deck next = document.deck();
    if (next.protagonist == unknown)
        next.protagonist = meant.id;
    for (auto* pile : {&next.cards, &next.maybe}) {
        for (DeckEntry& entry : *pile) {
            if (entry.code == unknown)
                entry.code = meant.id;
        }
        const auto first = std::ranges::find(*pile, meant.id, &DeckEntry::code);
        for (auto other = pile->begin(); other != pile->end();) {
            if (other <= first || other->code != meant.id) {
                ++other;
                continue;
            }
            first->copies = std::min(first->copies + other->copies, max_copies_of_an_entry);
            other = pile->erase(other);
        }
    }
    document.change_to(std::move(next), messages.get("command.reason.mend"_msg));
}

void mend_one(DeckDocument& document, const Violation& violation, const Messages& messages)
{
    Deck next = document.deck();
    for (const Edit& edit : violation.fix)
        apply(next, edit, document.catalogue().library);
    document.change_to(std::move(next), messages.get("command.reason.mend"_msg));
}

void mend_as_far_as_possible(DeckDocument& document, const Messages& messages)
{
    document.change_to(mend(document.deck(), document.format(), document.catalogue().library).deck,
                       messages.get("command.reason.mend"_msg));
}

std::optional<LargeMend> large_mend(const DeckDocument& document)
{
    const CardLibrary& library = document.catalogue().library;
    const Mend mended = mend(document.deck(), document.format(), library);
    LargeMend large{.removed = removed_by(mended), .left = copies_in(mended.deck.cards)};
    if (large.removed <= max_unasked)
        return std::nullopt;
    int fewest = large.removed;
    for (const Format& format : document.catalogue().formats) {
        if (const int removed = removed_by(mend(document.deck(), format, library));
            removed < fewest) {
            fewest = removed;
            large.elsewhere = &format;
        }
    }
    return large;
}

void mend_in(DeckDocument& document, const Format& format, const Messages& messages)
{
    Deck next = document.deck();
    next.format = format.id;
    document.change_to(mend(next, format, document.catalogue().library).deck,
                       messages.get("command.reason.mend"_msg));
}

} // namespace kizuna
