#pragma once

#include "app/base/messages.h"
#include "gui/faces/face_cache.h"

#include <wx/popupwin.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include <functional>
#include <map>
#include <optional>

namespace kizuna {

/// Where on the screen a large view is shown beside a card: inside the screen and not over the
/// card, `width` pixels wide or as wide as there is room for.
wxRect place_beside(const wxRect& card, const wxRect& screen, int width);

/// A popup with a large face beside a card. While Space is held down it shows the card under the
/// pointer, else the focused card; if switched on, it also shows any card that the pointer rests
/// on. A tap of Space still does what Space does in the window, when the key is released.
class LargeCard : private wxEvtHandler {
public:
    /// A card and where it lies on the screen.
    struct Found {
        const Card* card = nullptr; ///< never null
        wxRect place;
        bool operator==(const Found&) const = default;
    };
    /// The card at a point of the screen, or the focused card if no point is given.
    using Find = std::function<std::optional<Found>(const std::optional<wxPoint>&)>;

    /// Everything passed in outlives this. While `on_hover` is true, the popup also opens for a
    /// card that the pointer rests on.
    LargeCard(FaceCache& faces, const bool& on_hover, const Messages& messages);

    /// Serves a window until it is destroyed. To be called after the window bound its own keys.
    void watch(wxWindow& window, Find find);
    /// To be called by a window's CHAR_HOOK before its controls get the key. Shows the card under
    /// the pointer until the key is up, and returns true, if the key is Space, no watched window
    /// has the focus, and the pointer came to the card after the last key. Otherwise Space belongs
    /// to the focused control.
    bool take_space(wxWindow& window, const wxKeyEvent& event);
    /// The card shown; null: none.
    const Card* shown() const { return shown_ ? shown_->card : nullptr; }
    FaceCache& faces() const { return faces_; }
    /// True if the popup opens where the pointer rests. Tooltips should then be short: they cover
    /// the popup, which already shows the card's text.
    bool comes_by_itself() const { return on_hover_; }
    /// The tooltip of a card in a list: `mark`, and, unless comes_by_itself(), the card's name and
    /// skills.
    std::string tip(const Card& card, const std::string& mark) const;

private:
    void on_key_down(wxWindow& window, wxKeyEvent& event);
    void on_key_up(wxWindow& window, wxKeyEvent& event);
    void on_motion(wxWindow& window);
    void show_held();
    void show_pointed();
    void look_after_pointer();
    void let_go();
    void forget(wxWindow& window);
    std::optional<Found> under_pointer(const wxWindow& window) const;
    void show(wxWindow& window, const Found& found);
    void hide();
    std::string spoken(const Card& card) const;

    FaceCache& faces_;
    const bool& on_hover_;
    const Messages& messages_;
    std::map<wxWindow*, Find> served_;

    wxWindow* held_in_ = nullptr; ///< the window in which Space is down
    wxKeyEvent held_;             ///< the press of Space; repeated there after a tap
    bool is_tap_ = false;         ///< the current key event is that repetition
    bool is_taken_ = false;       ///< take_space() shows the popup until Space is up
    wxWindow* pointed_in_ = nullptr;
    wxPoint pointer_;
    bool has_pointed_ = false; ///< the pointer moved after the last key
    wxTimer hold_;
    wxTimer rest_;
    wxTimer look_;

    wxWeakRef<wxPopupWindow> popup_;
    std::optional<Found> shown_;
    Subscription arrived_;
};

} // namespace kizuna
