#include "odds/goldfish/bond_curve.h"

#include "game/values/values.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// What the cards of a deck cost when the first deployment phase begins, by kind.
class OpeningPrices : public GoldfishWatcher {
public:
    explicit OpeningPrices(const Goldfish& goldfish) { GoldfishPlayer(goldfish).play(0, *this); }

    std::optional<int> of(std::uint16_t kind, bool class_change) const
    {
        const int cost = costs_.at(kind)[class_change ? 1 : 0];
        return cost >= 0 ? std::optional(cost) : std::nullopt;
    }

    void deployment_begins(const GameState& state) override
    {
        if (!costs_.empty())
            return;
        const GameCards& cards = *state.cards;
        for (std::size_t at = 0; at < cards.size(Player::P); ++at) {
            const auto card = static_cast<CardNumber>(at);
            costs_[cards.kind_number(Player::P, card)] = {cost_of(state, Player::P, card, false),
                                                          cost_of(state, Player::P, card, true)};
        }
    }

private:
    std::map<std::uint16_t, std::array<int, 2>> costs_;
};

} // namespace

std::map<std::string, int> demand_in_play(const ResolvedDeck& deck, const Goldfish& goldfish)
{
    std::optional<OpeningPrices> prices; // made at the first X
    // Empty for a cost that the card does not have, or an X that nobody can pay.
    const auto price = [&](const Card& card, bool class_change) -> std::optional<int> {
        if (class_change && !card.class_change_cost)
            return std::nullopt;
        const Amount printed = class_change ? *card.class_change_cost : card.cost;
        if (!printed.is_x())
            return printed.number();
        if (!prices)
            prices.emplace(goldfish);
        return prices->of(goldfish.cards().kind_of(card), class_change);
    };
    std::map<std::string, int> demand;
    for (const ResolvedDeck::Line& line : deck.cards) {
        const Card& card = *line.card;
        std::optional<int> use = price(card, false);
        const auto lies_under = [&](const ResolvedDeck::Line& other) {
            const auto cost = price(*other.card, false);
            return shares_unit_name(*other.card, card) && cost && use && *cost < *use;
        };
        if (const auto class_change = price(card, true);
            class_change && std::ranges::any_of(deck.cards, lies_under))
            use = class_change;
        const int copies = line.copies - (&card == &goldfish.protagonist() ? 1 : 0);
        if (copies > 0)
            demand[use ? std::to_string(*use) : "X"] += copies;
    }
    return demand;
}

} // namespace kizuna
