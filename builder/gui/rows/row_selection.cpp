#include "gui/rows/row_selection.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"

#include <wx/dataview.h>

#include <algorithm>
#include <utility>

namespace kizuna {

RowSelection::RowSelection(wxDataViewCtrl& list) : list_(list)
{
    listen(list_, wxEVT_IDLE, [this] { scroll(); });
    listen(list_, wxEVT_SET_FOCUS, [this] { follow_selection(list_); });
    listen(list_, wxEVT_SIZE, [this] { keep_in_sight(); });
}

/// Scrolls to the selected row if it went out of sight because the list became lower.
void RowSelection::keep_in_sight()
{
    const int before = std::exchange(height_, list_.GetClientSize().y);
    if (height_ < before && selection_ends_within(list_, before) &&
        !selection_ends_within(list_, height_))
        scroll_to_selected();
}

void RowSelection::select(const wxDataViewItem& item)
{
    if (list_.GetSelection() == item)
        return;
    mark(item);
    scroll_to_selected();
}

void RowSelection::mark(const wxDataViewItem& item)
{
    list_.Select(item);
    // Not without the focus: GTK would scroll there by itself, again and again while it measures
    // the rows.
    if (list_.HasFocus())
        follow_selection(list_);
}

void RowSelection::select_all_of(wxDataViewItemArray items)
{
    const wxDataViewItem before = list_.GetSelection();
    mark_all_of(std::move(items));
    if (const wxDataViewItem now = list_.GetSelection(); now.IsOk() && now != before)
        scroll_to_selected();
}

void RowSelection::mark_all_of(wxDataViewItemArray items, const wxDataViewItem& current)
{
    wxDataViewItemArray shown;
    list_.GetSelections(shown);
    const auto by_id = [](const wxDataViewItem& one, const wxDataViewItem& other) {
        return one.GetID() < other.GetID();
    };
    std::sort(items.begin(), items.end(), by_id);
    std::sort(shown.begin(), shown.end(), by_id);
    if (std::ranges::equal(items, shown))
        return;
    list_.UnselectAll();
    if (items.size() == 1)
        mark(items.front());
    else if (!items.empty()) {
        if (current.IsOk())
            list_.SetCurrentItem(current); // may select only this row, so before SetSelections()
        list_.SetSelections(items);
    }
}

void RowSelection::scroll_to(std::function<wxDataViewItem()> which)
{
    scroll_to_ = std::move(which); // later: GTK does not know the list's length yet
}

void RowSelection::scroll_to_selected()
{
    scroll_to([this] { return list_.GetSelection(); });
}

void RowSelection::scroll()
{
    // A list that just came into sight has no room yet: GTK would scroll past the row.
    if (!scroll_to_ || !has_room(list_))
        return;
    const wxDataViewItem item = std::exchange(scroll_to_, nullptr)();
    if (!item.IsOk())
        return;
    list_.EnsureVisible(item);
    list_.OnInternalIdle(); // makes EnsureVisible() forget the row
    if (item == list_.GetSelection() && list_.GetModel()->GetParent(item).IsOk())
        scroll_to_selection_with_head(list_);
}

} // namespace kizuna
