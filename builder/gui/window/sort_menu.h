#pragma once

#include "app/base/messages.h"
#include "app/pool/pool_orders.h"

#include <utility>
#include <vector>

class wxFrame;
class wxMenu;
class wxMenuItem;

namespace kizuna {

/// The orders of the card pool as a menu, for the keyboard: a list's headers need the mouse.
class SortMenu {
public:
    /// Everything passed in outlives the menu.
    SortMenu(CardSearch& search, PoolOrders& orders, const Messages& messages);

    /// Puts the orders at the end of a menu of the frame's bar.
    void install(wxFrame& frame, wxMenu& menu);

private:
    void show_order();

    CardSearch& search_;
    PoolOrders& orders_;
    const Messages& messages_;
    std::vector<std::pair<std::string_view, wxMenuItem*>> items_; ///< by PoolOrder::id
    wxMenuItem* descending_ = nullptr;
    Subscription search_changed_;
};

} // namespace kizuna
