#include "gui/controls/several_drag.h"

#include <wx/dataview.h>

#include <cstdlib>
#include <memory>
#include <utility>

namespace kizuna {
namespace {

constexpr int drag_threshold = 4; ///< pixels that a hand may tremble

wxDataViewItem row_at(const wxDataViewCtrl& list, const wxPoint& place)
{
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    list.HitTest(place, item, column);
    return item;
}

} // namespace

SeveralDrag::SeveralDrag(wxDataViewCtrl& list, std::function<CardDrag()> cards)
    : list_(list), cards_(std::move(cards))
{
    list_.Bind(wxEVT_LEFT_DOWN, &SeveralDrag::on_down, this);
    list_.Bind(wxEVT_MOTION, &SeveralDrag::on_motion, this);
    list_.Bind(wxEVT_LEFT_UP, &SeveralDrag::on_up, this);
}

void SeveralDrag::on_down(wxMouseEvent& event)
{
    is_pressed_ = false;
    if (event.HasAnyModifiers() || list_.GetSelectedItemsCount() < 2)
        return event.Skip();
    const wxDataViewItem row = row_at(list_, event.GetPosition());
    if (!row.IsOk() || !list_.IsSelected(row))
        return event.Skip();
    list_.SetFocus();
    is_pressed_ = true;
    pressed_at_ = event.GetPosition();
}

void SeveralDrag::on_motion(wxMouseEvent& event)
{
    event.Skip();
    const wxPoint moved = event.GetPosition() - pressed_at_;
    if (!is_pressed_ || !event.LeftIsDown() ||
        std::abs(moved.x) + std::abs(moved.y) < drag_threshold)
        return;
    is_pressed_ = false;
    const std::unique_ptr<wxDataObject> data(drag_data(cards_()));
    wxDropSource source(*data, &list_);
    source.DoDragDrop(wxDrag_CopyOnly);
}

/// It was a click after all: the row alone is meant.
void SeveralDrag::on_up(wxMouseEvent& event)
{
    event.Skip();
    if (!std::exchange(is_pressed_, false))
        return;
    const wxDataViewItem row = row_at(list_, event.GetPosition());
    list_.UnselectAll();
    if (!row.IsOk())
        return;
    list_.Select(row);
    wxDataViewEvent selected(wxEVT_DATAVIEW_SELECTION_CHANGED, &list_, row);
    list_.ProcessWindowEvent(selected);
}

} // namespace kizuna
