#include "decks/proposal/builder.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int enough_class_changes = 3;
constexpr double of_a_class_change = 2; ///< that suits the symbols, up to enough of them
/// A lead without a symbol: as a bond it gives none to other cards.
constexpr double of_no_symbol = -6;
constexpr double of_two_symbols = -1.5; ///< each hand must then find both
constexpr double of_whim_for_lead = 3;

/// The symbols that some card of the hero bears, each alone.
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

/// The symbols that a deck under this card can have: its own; with another one where the library
/// prints both on a card of the hero; under a card without one, any that the hero bears, or, where
/// it bears none at all, any there is.
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
    return of_a_class_change * std::min(static_cast<int>(changes), enough_class_changes) +
           (lead.symbols.size() > 1 ? of_two_symbols : 0) +
           (lead.card->symbols.empty() ? of_no_symbol : 0) + pool.worth(*lead.card) / 2 +
           of_whim_for_lead * pool.whim("lead", about);
}

} // namespace

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

} // namespace kizuna
