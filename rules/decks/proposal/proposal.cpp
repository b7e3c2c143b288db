#include "decks/proposal/proposal.h"

#include "decks/proposal/builder.h"
#include "decks/proposal/ties.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace kizuna {
namespace {

/// Rounds in which cards that cannot use their skills give way to others.
constexpr int max_rounds = 8;

/// True where the hero has another class change of the same step to take instead.
bool has_other(const Card& promotion, const Lead& lead, const ProposalPool& pool,
               const std::set<const Card*>& unwanted)
{
    return std::ranges::any_of(pool.of_unit(lead.card->unit), [&](const Card* card) {
        return card != &promotion && card->class_change_cost && !unwanted.contains(card) &&
               curve_step(*card) == curve_step(promotion) && suits(*card, lead.symbols);
    });
}

/// Adds the cards of the deck with a skill that asks for what the deck has not. The hero keeps its
/// class changes where it has no others. False where there is none to add.
bool add_useless(const std::vector<ProposalLine>& lines, const Lead& lead, const ProposalPool& pool,
                 std::set<const Card*>& unwanted)
{
    std::vector<const Card*> deck;
    for (const ProposalLine& line : lines)
        deck.push_back(line.card);
    const std::size_t before = unwanted.size();
    for (const ProposalLine& line : lines) {
        const bool is_promotion = line.reason.part == ProposalReason::Part::HeroPromotion;
        if (line.card != lead.card &&
            (!is_promotion || has_other(*line.card, lead, pool, unwanted)) &&
            !can_use_its_skills(*line.card, deck, *lead.card, pool.library()))
            unwanted.insert(line.card);
    }
    return unwanted.size() > before;
}

struct Attempt {
    std::vector<ProposalLine> lines;
    CurveCounts aim{};
    bool is_whole = false;
};

Attempt attempt(const ProposalPool& pool, const Lead& lead, const std::set<const Card*>& unwanted,
                bool is_lenient)
{
    ProposalBuilder builder(pool, lead, unwanted, is_lenient);
    const bool is_whole = builder.build();
    return {builder.lines(), builder.aim(), is_whole};
}

/// The deck around one lead: built again without the cards that it gives nothing to do, as long as
/// there are enough others.
Attempt best_attempt(const ProposalPool& pool, const Lead& lead)
{
    std::set<const Card*> unwanted;
    Attempt last = attempt(pool, lead, unwanted, false);
    for (int round = 0; last.is_whole && round < max_rounds; ++round) {
        if (!add_useless(last.lines, lead, pool, unwanted))
            return last;
        Attempt next = attempt(pool, lead, unwanted, false);
        if (!next.is_whole)
            return last;
        last = std::move(next);
    }
    return last.is_whole ? last : attempt(pool, lead, {}, true);
}

Deck deck_of(const Attempt& attempt, const Format& format)
{
    Deck deck;
    deck.format = format.id;
    deck.protagonist = attempt.lines.front().card->id;
    for (const ProposalLine& line : attempt.lines)
        deck.cards.push_back({.code = line.card->id, .copies = line.copies});
    return deck;
}

Proposal refusal(NoProposal why)
{
    Proposal none;
    none.refused = why;
    return none;
}

} // namespace

Proposal propose(const CardLibrary& library, const HeroChoice& hero, const Format& format,
                 std::uint64_t seed)
{
    if (!library.has_unit(hero.unit))
        return refusal(NoProposal::NoSuchUnit);
    if (std::ranges::none_of(library.cards(), [&](const Card& card) {
            return card.unit == hero.unit && costs_one(card);
        }))
        return refusal(NoProposal::NoCostOne);
    const ProposalPool pool(library, format, seed);
    Proposal none = refusal(NoProposal::NotAllowed);
    for (const Lead& lead : leads_of(hero, pool)) {
        const Attempt found = best_attempt(pool, lead);
        if (!found.is_whole) {
            if (none.refused == NoProposal::NotAllowed)
                none.refused = NoProposal::TooFewCards;
            continue;
        }
        Deck deck = deck_of(found, format);
        std::vector<Violation> left = check_legality(deck, format, library);
        if (left.empty())
            return {.deck = std::move(deck),
                    .lines = found.lines,
                    .symbols = lead.symbols,
                    .aim = found.aim,
                    .refused = std::nullopt,
                    .left = {}};
        if (none.refused != NoProposal::Rules) {
            none.refused = NoProposal::Rules;
            none.left = std::move(left);
        }
    }
    return none;
}

CurveCounts curve_of(const Proposal& proposal)
{
    CurveCounts curve{};
    for (const ProposalLine& line : proposal.lines) {
        if (const auto step = curve_step(*line.card))
            curve[static_cast<std::size_t>(*step)] += line.copies;
    }
    return curve;
}

std::vector<Hero> heroes(const CardLibrary& library)
{
    std::map<std::string_view, Hero> by_unit;
    for (const Card& card : library.cards()) {
        Hero& hero = by_unit[card.unit];
        ++hero.cards;
        if (!hero.card && costs_one(card))
            hero.card = &card;
    }
    std::vector<Hero> found;
    for (const auto& [unit, hero] : by_unit) {
        if (hero.card)
            found.push_back(hero);
    }
    std::ranges::sort(found, {}, [](const Hero& hero) { return hero.card; });
    return found;
}

} // namespace kizuna
