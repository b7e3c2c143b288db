#include "gui/window/sort_menu.h"

#include "gui/base/wx_text.h"

#include <wx/frame.h>
#include <wx/menu.h>

namespace kizuna {

SortMenu::SortMenu(CardSearch& search, PoolOrders& orders, const Messages& messages)
    : search_(search), orders_(orders), messages_(messages)
{
}

void SortMenu::install(wxFrame& frame, wxMenu& menu)
{
    auto* sort = new wxMenu;
    const auto text = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    for (const PoolOrder& order : PoolOrders::all()) {
        items_.emplace_back(order.id, sort->AppendRadioItem(wxID_ANY, text(order.label)));
        frame.Bind(
            wxEVT_MENU,
            [this, id = order.id](wxCommandEvent&) { orders_.order_by(id, search_.descending()); },
            items_.back().second->GetId());
    }
    sort->AppendSeparator();
    descending_ = sort->AppendCheckItem(wxID_ANY, text("gui.sort.descending"_msg));
    frame.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) { orders_.order_by(orders_.now(), event.IsChecked()); },
        descending_->GetId());
    menu.Append(wxID_ANY, text("gui.menu.sort"_msg), sort);

    search_changed_ = search_.changed.subscribe([this] { show_order(); });
    show_order();
}

void SortMenu::show_order()
{
    const std::string now = orders_.now();
    for (const auto& [id, item] : items_) {
        if (id == now)
            item->Check();
    }
    descending_->Check(search_.descending());
}

} // namespace kizuna
