#include "decks/copies_mender.h"

#include <algorithm>
#include <unordered_map>

namespace kizuna {
namespace {

/// Leads tried when the format depends on who leads: a deck of hundreds of cost-1 cards is no
/// reason to keep anybody waiting.
constexpr std::size_t most_leads = 24;

std::vector<const Card*> maybe_cards(const DeckInFormat& in)
{
    std::vector<const Card*> cards;
    for (const DeckEntry& entry : in.deck.maybe) {
        const Card* card = in.library.find(entry.code).card;
        if (card && std::ranges::find(cards, card) == cards.end())
            cards.push_back(card);
    }
    return cards;
}

/// Who could lead the mended deck, the best first: the deck's own cards, then those of the
/// maybe-pile.
std::vector<const Card*> possible_leads(const DeckInFormat& in)
{
    std::vector<const Card*> leads = possible_protagonists(in.cards);
    for (const Card* card : maybe_cards(in)) {
        if (costs_one(*card) && std::ranges::find(leads, card) == leads.end())
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
    leads.resize(std::min(leads.size(), most_leads));
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

std::vector<Edit> unknown_removals(const ResolvedDeck& cards)
{
    std::vector<Edit> edits;
    std::unordered_map<std::string_view, std::size_t> by_code;
    for (const DeckEntry* entry : cards.unknown) {
        const auto [at, is_new] = by_code.emplace(entry->code, edits.size());
        if (is_new)
            edits.push_back({Edit::Kind::Remove, nullptr, entry->code, {}, entry->copies});
        else
            edits[at->second].copies += entry->copies;
    }
    return edits;
}

} // namespace

Mend mend(const Deck& deck, const Format& format, const CardLibrary& library)
{
    const ResolvedDeck cards = resolve(deck, library);
    Mend mend{.deck = deck, .edits = {}, .left = check_legality(deck, cards, format, library)};
    if (mend.left.empty())
        return mend;

    const CopiesMender best = best_mend({deck, cards, format, library});
    std::erase_if(mend.deck.cards,
                  [&](const DeckEntry& entry) { return !library.find(entry.code).card; });
    std::vector<Edit> edits = best.edits();
    const bool is_designated = !deck.protagonist.empty();
    if (is_designated && best.lead() && best.lead() != cards.designated)
        edits.push_back({Edit::Kind::Protagonist, best.lead(), {}, {}, 0});
    for (const Edit& edit : edits)
        apply(mend.deck, edit, library);

    mend.edits = unknown_removals(cards);
    std::ranges::move(edits, std::back_inserter(mend.edits));
    mend.left = check_legality(mend.deck, format, library);
    return mend;
}

} // namespace kizuna
