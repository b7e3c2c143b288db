#include "decks/legality/legality.h"

#include <algorithm>

namespace kizuna {
namespace {

void add_copies(Deck& deck, const Card& card, int copies, const CardLibrary& library)
{
    std::string code = card.id;
    const auto is_of_card = [&](const DeckEntry& entry) {
        return library.find(entry.code).card == &card;
    };
    const bool has_plain_entry =
        std::ranges::find(deck.cards, card.id, &DeckEntry::code) != deck.cards.end();
    const auto latest = std::find_if(deck.cards.rbegin(), deck.cards.rend(), is_of_card);
    const auto maybe = std::ranges::find_if(deck.maybe, is_of_card);
    if (!has_plain_entry && latest != deck.cards.rend())
        code = latest->code;
    else if (!has_plain_entry && maybe != deck.maybe.end())
        code = maybe->code; // the artwork the player had in mind

    int in_maybe = 0;
    for (const DeckEntry& entry : deck.maybe)
        in_maybe += is_of_card(entry) ? entry.copies : 0;
    if (in_maybe > 0)
        change_copies(deck, Pile::Maybe, maybe->code, -std::min(in_maybe, copies), library);
    change_copies(deck, Pile::Cards, code, copies, library);
}

void remove_copies(Deck& deck, const Card& card, int copies, const CardLibrary& library)
{
    for (std::size_t at = deck.cards.size(); at-- > 0 && copies > 0;) {
        if (library.find(deck.cards[at].code).card != &card)
            continue;
        const std::string code = deck.cards[at].code; // a copy: the entry may go
        const int taken = std::min(copies, deck.cards[at].copies);
        change_copies(deck, Pile::Cards, code, -taken, library);
        copies -= taken;
    }
}

} // namespace

void apply(Deck& deck, const Edit& edit, const CardLibrary& library)
{
    switch (edit.kind) {
    case Edit::Kind::Add:
        if (edit.card)
            add_copies(deck, *edit.card, edit.copies, library);
        break;
    case Edit::Kind::Remove:
        if (edit.card)
            remove_copies(deck, *edit.card, edit.copies, library);
        else if (!edit.code.empty())
            change_copies(deck, Pile::Cards, edit.code, -edit.copies, library);
        break;
    case Edit::Kind::Protagonist:
        if (edit.card)
            deck.protagonist = edit.card->id;
        break;
    }
}

} // namespace kizuna
