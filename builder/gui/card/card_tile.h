#pragma once

#include "app/base/messages.h"
#include "app/base/signal.h"
#include "cards/library/card_library.h"

#include <wx/window.h>

#include <functional>

namespace kizuna {

class FaceCache;
class LargeCard;

/// The face of one card of a test hand, as large as fits. Can be focused, and tells screen readers
/// which card it is.
class CardTile : public wxWindow {
public:
    /// `chosen` is called when the card is clicked or Enter is pressed on it. Everything passed in
    /// outlives the tile.
    CardTile(wxWindow* parent, LargeCard& large, const Messages& messages,
             std::function<void(const Card&)> chosen);

    /// Null shows an empty place.
    void show(const Card* card);

private:
    void on_paint(wxPaintEvent& event);
    wxRect place_of_face() const;
    void choose();

    FaceCache& faces_;
    const Messages& messages_;
    std::function<void(const Card&)> chosen_;
    const Card* card_ = nullptr;
    Subscription faces_arrived_;
};

} // namespace kizuna
