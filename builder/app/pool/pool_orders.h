#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/pool/card_search.h"

#include <span>
#include <string>
#include <string_view>

namespace kizuna {

/// A sort order of the card pool, which is both a column and a menu entry.
struct PoolOrder {
    std::string_view id;        ///< id of the column, as in "in-deck"
    MessageKey label;           ///< for menus, with & before the mnemonic
    std::optional<SortKey> key; ///< empty for names and classes, which depend on the language, and
                                ///< for orders the library does not have
};

/// Sorts the card pool by any of its columns.
class PoolOrders {
public:
    /// All arguments must outlive this.
    PoolOrders(CardSearch& search, const DeckDocument& document, const UserCards& cards,
               const Messages& messages);

    /// All orders, in the default order of the columns.
    static std::span<const PoolOrder> all();

    /// Does nothing for an unknown id.
    void order_by(std::string_view id, bool descending);
    /// The id of the current order; empty if it is none of these.
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
