#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/pool/card_search.h"

#include <span>
#include <string>
#include <string_view>

namespace kizuna {

/// An order in which the card pool can stand: a column's, and an entry of a menu.
struct PoolOrder {
    std::string_view id;        ///< the column's, as in "in-deck"
    MessageKey label;           ///< as a menu says it, with & before the letter to press
    std::optional<SortKey> key; ///< empty for names and classes, whose order is their
                                ///< language's, and where the library has no such order
};

/// Puts the card pool in order by what any of its columns shows.
class PoolOrders {
public:
    /// Everything passed in outlives this.
    PoolOrders(CardSearch& search, const DeckDocument& document, const UserCards& cards,
               const Messages& messages);

    /// All orders, as their columns stand at first.
    static std::span<const PoolOrder> all();

    /// Nothing happens where there is no such order.
    void order_by(std::string_view id, bool descending);
    /// The id of the order that the search has now; empty where none is it.
    std::string now() const;

private:
    std::optional<SortKey> key_of(const PoolOrder& order) const;
    std::function<std::int64_t(const Card&)> rank_for(std::string_view id) const;

    CardSearch& search_;
    const DeckDocument& document_;
    const UserCards& cards_;
    const Messages& messages_;
};

} // namespace kizuna
