#include "odds/goldfish/demand.h"

#include "game/values.h"

#include <algorithm>
#include <array>
#include <functional>

namespace kizuna {
namespace {

enum class Use : std::uint8_t { Deployment, ClassChange };

/// What a use of a card costs; empty where nobody can pay it, as an X that nothing defines.
using Price = std::function<std::optional<int>(const Card& card, Use use)>;

std::optional<int> printed_price(const Card& card, Use use)
{
    if (use == Use::Deployment)
        return card.cost.number();
    return card.class_change_cost ? card.class_change_cost->number() : std::nullopt;
}

std::map<std::string, int> demand(const ResolvedDeck& deck, const Card& protagonist,
                                  const Price& price)
{
    std::map<std::string, int> demand;
    for (const ResolvedDeck::Line& line : deck.cards) {
        const Card& card = *line.card;
        std::optional<int> use = price(card, Use::Deployment);
        const auto lies_under = [&](const ResolvedDeck::Line& other) {
            const auto cost = price(*other.card, Use::Deployment);
            return shares_unit_name(*other.card, card) && cost && use && *cost < *use;
        };
        if (const auto class_change = price(card, Use::ClassChange);
            class_change && std::ranges::any_of(deck.cards, lies_under))
            use = class_change;
        const int copies = line.copies - (&card == &protagonist ? 1 : 0);
        if (copies > 0)
            demand[use ? std::to_string(*use) : "X"] += copies;
    }
    return demand;
}

/// What the cards of a deck cost when the first deployment phase begins, by kind.
class OpeningPrices : public GoldfishWatcher {
public:
    explicit OpeningPrices(const Goldfish& goldfish) { GoldfishPlayer(goldfish).play(0, *this); }

    std::optional<int> of(std::uint16_t kind, Use use) const
    {
        const int cost = costs_.at(kind)[use == Use::Deployment ? 0 : 1];
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

bool has_x(const ResolvedDeck::Line& line)
{
    const Card& card = *line.card;
    return card.cost.is_x() || (card.class_change_cost && card.class_change_cost->is_x());
}

} // namespace

std::map<std::string, int> demand_curve(const ResolvedDeck& deck, const Card& protagonist)
{
    return demand(deck, protagonist, printed_price);
}

std::map<std::string, int> demand_in_play(const ResolvedDeck& deck, const Goldfish& goldfish)
{
    if (std::ranges::none_of(deck.cards, has_x))
        return demand_curve(deck, goldfish.protagonist());
    const OpeningPrices prices(goldfish);
    return demand(deck, goldfish.protagonist(), [&](const Card& card, Use use) {
        const bool is_x = use == Use::Deployment
                              ? card.cost.is_x()
                              : card.class_change_cost && card.class_change_cost->is_x();
        return is_x ? prices.of(goldfish.cards().kind_of(card), use) : printed_price(card, use);
    });
}

} // namespace kizuna
