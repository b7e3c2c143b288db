#include "app/pool/pool_orders.h"

#include "app/text/card_names.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

std::int64_t by_range(const Card& card)
{
    return card.range.bits;
}
std::int64_t by_weapon(const Card& card)
{
    return card.weapons.bits();
}
std::int64_t by_type(const Card& card)
{
    return card.types.bits();
}
std::int64_t by_gender(const Card& card)
{
    return card.genders.bits();
}
std::int64_t by_set(const Card& card)
{
    return card.set;
}

constexpr std::array orders{
    PoolOrder{"id", "gui.sort.id"_msg, SortKey::Id, nullptr},
    PoolOrder{"name", "gui.sort.name"_msg, {}, nullptr},
    PoolOrder{"in-deck", "gui.sort.in-deck"_msg, {}, nullptr},
    PoolOrder{"cost", "gui.sort.cost"_msg, SortKey::Cost, nullptr},
    PoolOrder{"class-change", "gui.sort.class-change"_msg, SortKey::ClassChange, nullptr},
    PoolOrder{"attack", "gui.sort.attack"_msg, SortKey::Attack, nullptr},
    PoolOrder{"support", "gui.sort.support"_msg, SortKey::Support, nullptr},
    PoolOrder{"range", "gui.sort.range"_msg, {}, by_range},
    PoolOrder{"symbol", "gui.sort.symbol"_msg, SortKey::Symbol, nullptr},
    PoolOrder{"other-name", "gui.sort.other-name"_msg, {}, nullptr},
    PoolOrder{"owned", "gui.sort.owned"_msg, {}, nullptr},
    PoolOrder{"class", "gui.sort.class"_msg, {}, nullptr},
    PoolOrder{"weapon", "gui.sort.weapon"_msg, {}, by_weapon},
    PoolOrder{"type", "gui.sort.type"_msg, {}, by_type},
    PoolOrder{"gender", "gui.sort.gender"_msg, {}, by_gender},
    PoolOrder{"set", "gui.sort.set"_msg, {}, by_set},
};

} // namespace

PoolOrders::PoolOrders(CardSearch& search, const DeckDocument& document, const UserCards& cards,
                       const Messages& messages)
    : search_(search), document_(document), cards_(cards), messages_(messages)
{
}

std::span<const PoolOrder> PoolOrders::all()
{
    return orders;
}

/// Names and classes stand in the order of the language they are shown in.
std::optional<SortKey> PoolOrders::key_of(const PoolOrder& order) const
{
    if (order.id == "name")
        return name_order(messages_.card_language());
    if (order.id == "other-name")
        return other_name_order(messages_.card_language());
    if (order.id == "class")
        return class_order(messages_.card_language());
    return order.key;
}

void PoolOrders::order_by(std::string_view id, bool descending)
{
    const auto order = std::ranges::find(orders, id, &PoolOrder::id);
    if (order == orders.end())
        return;
    if (const auto key = key_of(*order))
        return search_.sort_by(*key, descending);
    CardOrder by{std::string(id), order->rank};
    if (id == "in-deck")
        by.rank = [this](const Card& card) -> std::int64_t {
            return document_.resolved().copies_of(card);
        };
    if (id == "owned")
        by.rank = [this](const Card& card) -> std::int64_t { return cards_.owned().owned(card); };
    search_.sort_by(std::move(by), descending);
}

std::string PoolOrders::now() const
{
    if (!search_.order_id().empty())
        return search_.order_id();
    const auto order = std::ranges::find_if(
        orders, [this](const PoolOrder& each) { return key_of(each) == search_.sort_key(); });
    return order == orders.end() ? std::string() : std::string(order->id);
}

} // namespace kizuna
