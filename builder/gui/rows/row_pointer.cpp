#include "gui/rows/row_pointer.h"

#include "gui/base/listen.h"
#include "gui/base/wx_text.h"

#include <wx/utils.h>

#include <utility>

namespace kizuna {
namespace {

constexpr int rest_ms = 150;

} // namespace

RowPointer::RowPointer(wxDataViewCtrl& list, Pointing& pointing, CardOf card_of, TipOf tip_of)
    : list_(list), pointing_(pointing), card_of_(std::move(card_of)), tip_of_(std::move(tip_of))
{
    list_.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        look(event.Dragging());
    });
    listen(list_, wxEVT_MOUSEWHEEL, [this] {
        over_ = {};
        rest_.StartOnce(rest_ms); // then look at the row that was scrolled here
    });
    listen(list_, wxEVT_KEY_DOWN, [this] {
        left_lying_ = wxGetMousePosition();
        leave(); // so that no tooltip covers the list
    });
    listen(list_, wxEVT_LEAVE_WINDOW, [this] { leave(); });
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { rest(); });
    watch_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        const wxDataViewItem here = row_here();
        const Card* card = here.IsOk() ? card_of_(here) : nullptr;
        if (card != told_) // the pointer left, or rows moved under it
            rest();
    });
}

wxDataViewItem RowPointer::row_here() const
{
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    const wxPoint here = wxGetMousePosition();
    if (list_.GetScreenRect().Contains(here))
        list_.HitTest(list_.ScreenToClient(here), item, column);
    return item;
}

void RowPointer::look(bool is_dragging)
{
    if (is_dragging)
        return leave();
    if (wxGetMousePosition() == left_lying_)
        return;
    left_lying_ = wxDefaultPosition;
    const wxDataViewItem here = row_here();
    if (here == over_)
        return;
    over_ = here;
    rest_.StartOnce(rest_ms);
}

void RowPointer::rest()
{
    over_ = row_here();
    const Card* card = over_.IsOk() ? card_of_(over_) : nullptr;
    if (!card) {
        leave();
    } else {
        if (std::exchange(told_, card) != card)
            list_.SetToolTip(to_wx(tip_of_(*card)));
        pointing_.at(*card);
    }
    // Keep watching: a row may come under the resting pointer, as after another search.
    if (list_.GetScreenRect().Contains(wxGetMousePosition()))
        watch_.Start(rest_ms);
}

/// Ends pointing at the card, unless something else is pointed at already.
void RowPointer::leave()
{
    rest_.Stop();
    watch_.Stop();
    over_ = {};
    const Card* card = std::exchange(told_, nullptr);
    if (card)
        list_.UnsetToolTip();
    if (card && pointing_.card() == card)
        pointing_.nowhere();
}

} // namespace kizuna
