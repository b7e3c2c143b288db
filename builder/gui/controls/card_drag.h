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

/// What the mouse carries now, or carried last.
const CardDrag& carried();

/// Gives the cards along with an event that begins a drag.
void begin_drag(wxDataViewEvent& event, const CardDrag& drag);
/// Has the mouse carry the cards from a window of our own drawing, as that picture where it is
/// IsOk(), and returns when they are dropped.
void carry(wxWindow& from, const CardDrag& drag, const wxBitmap& picture);

/// Which cards of a list a drag takes along. GTK selects a row alone as soon as the mouse goes down
/// on it, even where it is one of several: if it is dragged, all of them are meant.
class CardsToDrag {
public:
    /// Both outlive this.
    CardsToDrag(wxDataViewCtrl& list, CardSelection& selection);

    /// After the person selected other rows: `before` is what was selected.
    void note(const std::vector<SelectedCard>& before);
    /// All that are selected where the dragged one is among them, else that one alone. What the
    /// mouse took out of the selection comes back.
    std::vector<SelectedCard> take(const SelectedCard& dragged);

private:
    CardSelection& selection_;
    std::vector<SelectedCard> pressed_; ///< what the mouse went down on one of
};

/// Hears of cards that are carried over a window and dropped on it.
class CardDropTarget : public wxDropTarget {
public:
    /// Each may be null. Before `dropped`, `left` is called.
    struct Hears {
        std::function<void(const CardDrag&)> dropped;
        std::function<void(const wxPoint&)> over; ///< where they are, in the window
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
