#include "decks/legality/copies_mender.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// The most leads that are tried: a deck may hold hundreds of cost-1 cards.
constexpr std::size_t max_leads = 24;

/// The cards that could lead the mended deck, the best first: the deck's own, then those of the
/// maybe-pile.
std::vector<const Card*> possible_leads(const DeckInFormat& in)
{
    std::vector<const Card*> leads = possible_protagonists(in.cards);
    for (const DeckEntry& entry : in.deck.maybe) {
        const Card* card = in.library.find(entry.code).card;
        if (card && costs_one(*card) && std::ranges::find(leads, card) == leads.end())
            leads.push_back(card);
    }
    std::erase_if(leads, [&](const Card* card) {
        return !is_allowed(*card, in.format, in.library) || !may_lead(in, *card);
    });
    return leads;
}

/// The mend that changes the fewest copies; the designated protagonist leads wherever it can.
CopiesMender best_mend(const DeckInFormat& in)
{
    std::vector<const Card*> leads = possible_leads(in);
    const Card* designated = in.cards.designated;
    if (in.deck.protagonist.empty() && !asks_about_protagonist(in.format))
        return CopiesMender(in, nullptr, leads.empty() ? nullptr : leads.front());

    const auto own = std::ranges::find(leads, designated);
    if (own != leads.end()) {
        CopiesMender mender(in, designated, designated);
        if (mender.is_done() && is_designation_usable(in.cards))
            return mender;
        std::rotate(leads.begin(), own, own + 1);
    }
    leads.resize(std::min(leads.size(), max_leads));
    if (leads.empty())
        return CopiesMender(in, nullptr, nullptr);
    CopiesMender best(in, leads.front(), leads.front());
    for (std::size_t at = 1; at < leads.size(); ++at) {
        CopiesMender other(in, leads[at], leads[at]);
        if (std::pair(!other.is_done(), other.changes()) <
            std::pair(!best.is_done(), best.changes()))
            best = std::move(other);
    }
    return best;
}

/// The entries with the copies they keep. Comments of an entry that goes stay with the next.
std::vector<DeckEntry> kept_entries(const std::vector<DeckEntry>& entries,
                                    const std::vector<int>& kept)
{
    std::vector<DeckEntry> left;
    std::vector<std::string> comments;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const DeckEntry& entry = entries[at];
        comments.insert(comments.end(), entry.comments.begin(), entry.comments.end());
        if (kept[at] == 0)
            continue;
        left.push_back({.code = entry.code,
                        .copies = kept[at],
                        .comments = std::exchange(comments, {}),
                        .raw = kept[at] == entry.copies ? entry.raw : std::string()});
    }
    return left;
}

/// True where the last copy of the designated protagonist is gone. None is designated then, as when
/// it is removed by hand.
bool lost_protagonist(const ResolvedDeck& before, const ResolvedDeck& after)
{
    const Card* card = before.designated;
    return card && before.copies_of(*card) > 0 && after.copies_of(*card) == 0;
}

/// True where the designated protagonist is an unknown card. It stays designated: the card that is
/// meant may lead.
bool is_unknown_card_designated(const Deck& deck, const ResolvedDeck& cards)
{
    return std::ranges::any_of(
        cards.unknown, [&](const DeckEntry* entry) { return entry->code == deck.protagonist; });
}

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

    if (maybe != deck.maybe.end())
        change_copies(deck, Pile::Maybe, maybe->code, -copies, library);
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

Mend mend(const Deck& deck, const Format& format, const CardLibrary& library)
{
    const ResolvedDeck cards = resolve(deck, library);
    Mend mend{.deck = deck, .edits = {}, .left = check_legality(deck, cards, format, library)};
    if (mend.left.empty())
        return mend;

    const CopiesMender best = best_mend({deck, cards, format, library});
    mend.edits = best.edits();
    mend.deck.cards = kept_entries(deck.cards, best.kept());
    for (const Edit& edit : mend.edits) {
        if (edit.kind == Edit::Kind::Add)
            apply(mend.deck, edit, library);
    }
    if (lost_protagonist(cards, resolve(mend.deck, library)))
        mend.deck.protagonist.clear();
    const Card* lead = best.lead();
    if (!deck.protagonist.empty() && lead && lead != cards.designated &&
        !is_unknown_card_designated(deck, cards)) {
        mend.edits.push_back({Edit::Kind::Protagonist, lead, {}, {}, 0});
        apply(mend.deck, mend.edits.back(), library);
    }
    mend.left = check_legality(mend.deck, format, library);
    return mend;
}

} // namespace kizuna
