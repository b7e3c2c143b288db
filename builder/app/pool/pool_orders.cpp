#include "app/pool/pool_orders.h"

#include "app/text/card_names.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array orders{
    PoolOrder{"id", "gui.sort.id"_msg, SortKey::Id},
    PoolOrder{"name", "gui.sort.name"_msg},
    PoolOrder{"in-deck", "gui.sort.in-deck"_msg},
    PoolOrder{"cost", "gui.sort.cost"_msg, SortKey::Cost},
    PoolOrder{"class-change", "gui.sort.class-change"_msg, SortKey::ClassChange},
    PoolOrder{"attack", "gui.sort.attack"_msg, SortKey::Attack},
    PoolOrder{"support", "gui.sort.support"_msg, SortKey::Support},
    PoolOrder{"range", "gui.sort.range"_msg},
    PoolOrder{"symbol", "gui.sort.symbol"_msg, SortKey::Symbol},
    PoolOrder{"other-name", "gui.sort.other-name"_msg},
    PoolOrder{"owned", "gui.sort.owned"_msg},
    PoolOrder{"class", "gui.sort.class"_msg},
    PoolOrder{"weapon", "gui.sort.weapon"_msg},
    PoolOrder{"type", "gui.sort.type"_msg},
    PoolOrder{"gender", "gui.sort.gender"_msg},
    PoolOrder{"set", "gui.sort.set"_msg},
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

/// Names and classes are sorted in the language they are shown in.
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

std::function<std::int64_t(const Card&)> PoolOrders::rank_for(std::string_view id) const
{
    if (id == "in-deck")
        return [this](const Card& card) { return document_.resolved().copies_of(card); };
    if (id == "owned")
        return [this](const Card& card) { return cards_.owned().owned(card); };
    if (id == "range")
        return [](const Card& card) { return card.range.bits; };
    if (id == "weapon")
        return [](const Card& card) { return card.weapons.bits(); };
    if (id == "type")
        return [](const Card& card) { return card.types.bits(); };
    if (id == "gender")
        return [](const Card& card) { return card.genders.bits(); };
    if (id == "set")
        return [](const Card& card) { return card.set; };
    return nullptr;
}

void PoolOrders::order_by(std::string_view id, bool descending)
{
    const auto order = std::ranges::find(orders, id, &PoolOrder::id);
    if (order == orders.end())
        return;
    if (const auto key = key_of(*order))
        return search_.sort_by(*key, descending);
    search_.sort_by({std::string(id), rank_for(id)}, descending);
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
