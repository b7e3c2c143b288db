#pragma once

#include "app/document/card_selection.h"

#include <wx/dnd.h>

#include <functional>
#include <vector>

class wxDataViewCtrl;
class wxDataViewEvent;
class wxWindow;

namespace kizuna {

/// Cards on their way from one list to the other, as the mouse carries them.
struct CardDrag {
    enum class From { Pool, Deck };
    From from = From::Pool;
    std::vector<SelectedCard> cards; ///< with the pile of the deck that each leaves
    bool operator==(const CardDrag&) const = default;
};

/// The kind of data that only our own lists give and take.
const wxDataFormat& card_drag_format();

/// The cards of the drag under way, or of the last one.
const CardDrag& carried();

/// Adds the cards to an event that begins a drag.
void begin_drag(wxDataViewEvent& event, const CardDrag& drag);
/// Drags the cards from a self-drawn window, and returns when they are dropped. The pointer shows
/// `picture` if it is IsOk().
void carry(wxWindow& from, const CardDrag& drag, const wxBitmap& picture);

/// Which cards of a list a drag takes along. As soon as the mouse goes down on one of several
/// selected rows, GTK selects that row alone; if it is dragged, all of them are meant.
class CardsToDrag {
public:
    /// Both outlive this.
    CardsToDrag(wxDataViewCtrl& list, CardSelection& selection);

    /// To be called after the user selected other rows; `before` is the selection until then.
    void note(const std::vector<SelectedCard>& before);
    /// All selected cards if `dragged` is one of them, else `dragged` alone. Selects again what the
    /// press of the mouse took out of the selection.
    std::vector<SelectedCard> take(const SelectedCard& dragged);

private:
    CardSelection& selection_;
    std::vector<SelectedCard> pressed_; ///< selection when one of its rows was pressed
};

/// Receives cards that are dragged over a window and dropped on it.
class CardDropTarget : public wxDropTarget {
public:
    /// Each may be null. `left` is called before `dropped`.
    struct Hears {
        std::function<void(const CardDrag&)> dropped;
        std::function<void(const wxPoint&)> over; ///< their place in the window's coordinates
        std::function<void()> left;
    };
    explicit CardDropTarget(Hears hears);

    wxDragResult OnDragOver(wxCoord x, wxCoord y, wxDragResult suggested) override;
    void OnLeave() override;
    wxDragResult OnData(wxCoord x, wxCoord y, wxDragResult suggested) override;

private:
    Hears hears_;
};

} // namespace kizuna
