#include "gui/window/sort_menu.h"

#include "app/cards/card_names.h"
#include "gui/wx_text.h"

#include <wx/frame.h>
#include <wx/menu.h>

namespace kizuna {

SortMenu::SortMenu(CardSearch& search, const Messages& messages)
    : search_(search), messages_(messages)
{
}

void SortMenu::install(wxFrame& frame, wxMenu& menu)
{
    auto* sort = new wxMenu;
    const auto text = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    const auto order = [&](SortKey key, MessageKey label) {
        orders_.emplace_back(key, sort->AppendRadioItem(wxID_ANY, text(label)));
        frame.Bind(
            wxEVT_MENU,
            [this, key](wxCommandEvent&) { search_.sort_by(key, search_.descending()); },
            orders_.back().second->GetId());
    };
    order(SortKey::Id, "gui.sort.id"_msg);
    order(name_order(messages_.card_language()), "gui.sort.name"_msg);
    order(other_name_order(messages_.card_language()), "gui.sort.other-name"_msg);
    order(SortKey::Cost, "gui.sort.cost"_msg);
    order(SortKey::ClassChange, "gui.sort.class-change"_msg);
    order(SortKey::Attack, "gui.sort.attack"_msg);
    order(SortKey::Support, "gui.sort.support"_msg);
    order(SortKey::Class, "gui.sort.class"_msg);
    order(SortKey::Symbol, "gui.sort.symbol"_msg);
    sort->AppendSeparator();
    descending_ = sort->AppendCheckItem(wxID_ANY, text("gui.sort.descending"_msg));
    frame.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) { search_.sort_by(search_.sort_key(), event.IsChecked()); },
        descending_->GetId());
    menu.Append(wxID_ANY, text("gui.menu.sort"_msg), sort);

    search_changed_ = search_.changed.subscribe([this] { show_order(); });
    show_order();
}

void SortMenu::show_order()
{
    for (const auto& [key, item] : orders_) {
        if (key == search_.sort_key())
            item->Check();
    }
    descending_->Check(search_.descending());
}

} // namespace kizuna
