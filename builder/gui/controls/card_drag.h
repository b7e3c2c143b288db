#pragma once

#include "app/cards/card_selection.h"

#include <wx/dnd.h>

#include <functional>
#include <optional>
#include <vector>

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

/// For wxDataViewEvent::SetDataObject(), which owns it.
wxDataObject* drag_data(const CardDrag& drag);

/// Hears of cards that are dropped on a window.
class CardDropTarget : public wxDropTarget {
public:
    /// `dropped` is called for cards that come from `from` and no others.
    CardDropTarget(CardDrag::From from, std::function<void(const CardDrag&)> dropped);

    wxDragResult OnData(wxCoord x, wxCoord y, wxDragResult suggested) override;

private:
    CardDrag::From from_;
    std::function<void(const CardDrag&)> dropped_;
};

} // namespace kizuna
