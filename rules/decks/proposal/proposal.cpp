#include "decks/proposal/proposal.h"

#include "decks/proposal/builder.h"
#include "decks/proposal/ties.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace kizuna {
namespace {

constexpr int enough_hero_promotions = 3;
constexpr double of_a_promotion = 2; ///< for each that suits the symbols, up to enough
/// A lead without a symbol: as a bond it gives none to other cards.
constexpr double of_no_symbol = -6;
constexpr double of_two_symbols = -1.5; ///< each hand must then find both
constexpr double variation_of_lead = 3;

/// Each symbol that one of the cards bears, as a set of its own.
std::vector<Symbols> symbols_on(const std::vector<const Card*>& cards, const Vocabulary& words)
{
    std::vector<Symbols> found;
    for (std::size_t at = 0; at < words.symbols.size(); ++at) {
        Symbols symbol;
        symbol.insert(SymbolId(at));
        const auto bears = [&](const Card* card) { return card->symbols.contains(SymbolId(at)); };
        if (std::ranges::any_of(cards, bears))
            found.push_back(symbol);
    }
    return found;
}

/// The sets of symbols that a deck with this lead can have: the lead's own, or its one symbol with
/// another where a card of the hero bears both. For a lead without a symbol it is each one that the
/// hero's cards bear, or each there is where they bear none.
std::vector<Symbols> symbols_under(const Card& lead, const std::vector<const Card*>& cards,
                                   const ProposalPool& pool)
{
    const Vocabulary& words = pool.library().words();
    if (lead.symbols.empty()) {
        std::vector<Symbols> own = symbols_on(cards, words);
        if (!own.empty())
            return own;
        std::vector<const Card*> all;
        for (const auto& [unit, of_unit] : pool.units())
            all.insert(all.end(), of_unit.begin(), of_unit.end());
        return symbols_on(all, words);
    }
    std::vector<Symbols> found{lead.symbols};
    for (const Card* card : cards) {
        const bool adds_one =
            card->symbols.size() == 2 && lead.symbols.size() == 1 && suits(lead, card->symbols);
        if (adds_one && std::ranges::find(found, card->symbols) == found.end())
            found.push_back(card->symbols);
    }
    return found;
}

double worth_of(const Lead& lead, const std::vector<const Card*>& cards, const ProposalPool& pool)
{
    const auto changes = std::ranges::count_if(cards, [&](const Card* card) {
        return card->class_change_cost && suits(*card, lead.symbols);
    });
    const std::string about = lead.card->id + ' ' + std::to_string(lead.symbols.bits());
    return of_a_promotion * std::min(static_cast<int>(changes), enough_hero_promotions) +
           (lead.symbols.size() > 1 ? of_two_symbols : 0) +
           (lead.card->symbols.empty() ? of_no_symbol : 0) + pool.worth(*lead.card) / 2 +
           variation_of_lead * pool.variation("lead", about);
}

/// The leads that fit the choice of a hero, best first.
std::vector<Lead> leads_of(const HeroChoice& hero, const ProposalPool& pool)
{
    std::vector<Lead> leads;
    const std::vector<const Card*>& cards = pool.of_unit(hero.unit);
    for (const Card* card : cards) {
        if (!costs_one(*card) || (hero.lead && card != hero.lead) ||
            is_banned_protagonist(*card, pool.format(), pool.library()))
            continue;
        for (const Symbols symbols : symbols_under(*card, cards, pool)) {
            leads.push_back({card, symbols, 0});
            leads.back().worth = worth_of(leads.back(), cards, pool);
        }
    }
    std::ranges::stable_sort(leads, std::greater<>(), &Lead::worth);
    return leads;
}

/// The most rounds in which cards that cannot use their skills are replaced.
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

/// Adds to `unwanted` the cards of the deck with a skill that needs what the deck lacks. Class
/// changes of the hero are spared where it has no others. False where none was added.
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

/// The deck around one lead, built again without cards that cannot use their skills, as long as
/// there are enough others. Where there are too few from the start, allies without a symbol will
/// do.
BuiltDeck best_deck(const ProposalPool& pool, const Lead& lead)
{
    std::set<const Card*> unwanted;
    BuiltDeck last = build_deck(pool, lead, unwanted, false);
    for (int round = 0; last.is_whole && round < max_rounds; ++round) {
        if (!add_useless(last.lines, lead, pool, unwanted))
            return last;
        BuiltDeck next = build_deck(pool, lead, unwanted, false);
        if (!next.is_whole)
            return last;
        last = std::move(next);
    }
    return last.is_whole ? last : build_deck(pool, lead, {}, true);
}

Deck deck_of(const BuiltDeck& built, const Format& format)
{
    Deck deck;
    deck.format = format.id;
    deck.protagonist = built.lines.front().card->id;
    for (const ProposalLine& line : built.lines)
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
        const BuiltDeck found = best_deck(pool, lead);
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
