#include "decks/deck/unit_lines.h"

#include <algorithm>
#include <vector>

namespace kizuna {
namespace {

/// The unit names that a card always bears, each once.
std::vector<std::string_view> names_of(const Card& card)
{
    std::vector<std::string_view> names = {card.unit};
    for (const ExtraName& extra : card.also_unit) {
        if (extra.scope.empty() && std::ranges::find(names, extra.unit) == names.end())
            names.push_back(extra.unit);
    }
    return names;
}

} // namespace

UnitLines::UnitLines(const ResolvedDeck& deck) : deck_(deck)
{
    for (const auto& [card, copies] : deck.cards) {
        for (const std::string_view name : names_of(*card)) {
            int& sum = by_name_[name];
            sum = saturating_sum(sum, copies);
        }
    }
}

int UnitLines::copies_sharing_name(const Card& card) const
{
    const std::vector<std::string_view> names = names_of(card);
    if (names.size() == 1) {
        const auto found = by_name_.find(names.front());
        return found == by_name_.end() ? 0 : found->second;
    }
    int sum = 0; // a card may share several of them, and counts once
    for (const auto& [other, copies] : deck_.cards)
        sum = saturating_sum(sum, shares_unit_name(card, *other) ? copies : 0);
    return sum;
}

} // namespace kizuna
