#pragma once

#include "gui/controls/card_drag.h"

#include <wx/gdicmn.h>

#include <functional>

class wxDataViewCtrl;
class wxMouseEvent;

namespace kizuna {

/// Lets several selected rows of a list be dragged together. GTK itself selects the row under the
/// mouse alone as soon as the button goes down, and then drags that one.
class SeveralDrag {
public:
    /// `cards` says what is dragged. `list` outlives this or takes it along.
    SeveralDrag(wxDataViewCtrl& list, std::function<CardDrag()> cards);

private:
    void on_down(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_up(wxMouseEvent& event);

    wxDataViewCtrl& list_;
    std::function<CardDrag()> cards_;
    bool is_pressed_ = false; ///< on one of several selected rows, and not moved yet
    wxPoint pressed_at_;
};

} // namespace kizuna
