#pragma once

#include "app/document/card_selection.h"

#include <wx/dnd.h>

#include <functional>
#include <vector>

class wxDataViewCtrl;
class wxDataViewEvent;
class wxWindow;

namespace kizuna {

/// Cards that the mouse drags from one list to another.
struct CardDrag {
    enum class From { Pool, Deck };
    From from = From::Pool;
    std::vector<SelectedCard> cards; ///< each with the pile that it is dragged from
    bool operator==(const CardDrag&) const = default;
};

/// The data format of dragged cards, which only our own lists send and accept.
const wxDataFormat& card_drag_format();

/// The cards of the drag under way, or of the last one.
const CardDrag& carried();

/// Adds the cards to an event that begins a drag.
void begin_drag(wxDataViewEvent& event, const CardDrag& drag);
/// Drags the cards from a self-drawn window, and returns when they are dropped. The pointer shows
/// `picture` if it is IsOk().
void carry(wxWindow& from, const CardDrag& drag, const wxBitmap& picture);

/// Finds out which cards of a list are dragged. When the mouse goes down on one of several selected
/// rows, GTK selects only that row; if it is then dragged, all of them are meant.
class CardsToDrag {
public:
    /// Both outlive this.
    CardsToDrag(wxDataViewCtrl& list, CardSelection& selection);

    /// To be called after the user changed the selection; `before` is the old selection.
    void note(const std::vector<SelectedCard>& before);
    /// All selected cards if `dragged` is one of them, else only `dragged`. Selects the cards again
    /// that the press of the mouse unselected.
    std::vector<SelectedCard> take(const SelectedCard& dragged);

private:
    CardSelection& selection_;
    std::vector<SelectedCard> pressed_; ///< selection when one of its rows was pressed
};

/// Receives cards that are dragged over a window and dropped on it.
class CardDropTarget : public wxDropTarget {
public:
    /// Each may be null. `left` is called before `dropped`.
    struct Handlers {
        std::function<void(const CardDrag&)> dropped;
        std::function<void(const wxPoint&)> over; ///< the pointer's place in the window
        std::function<void()> left;
    };
    explicit CardDropTarget(Handlers handlers);

    wxDragResult OnDragOver(wxCoord x, wxCoord y, wxDragResult suggested) override;
    void OnLeave() override;
    wxDragResult OnData(wxCoord x, wxCoord y, wxDragResult suggested) override;

private:
    Handlers handlers_;
};

} // namespace kizuna
