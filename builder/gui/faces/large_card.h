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

/// Where on the screen a large view lies beside a card: inside the screen and never over the card,
/// `width` wide or as wide as there is room for.
wxRect place_beside(const wxRect& card, const wxRect& screen, int width);

/// A large view of a card beside it: while Space is held down, of what the pointer rests on, or of
/// what the keyboard is at; and, where that is switched on, wherever the pointer rests. A tap of
/// Space still does what Space does in the window, when the key is released.
class LargeCard : private wxEvtHandler {
public:
    /// A card and where it lies on the screen.
    struct Found {
        const Card* card = nullptr; ///< never null
        wxRect place;
        bool operator==(const Found&) const = default;
    };
    /// The card at a point of the screen, or, without one, the one that the keyboard is at.
    using Find = std::function<std::optional<Found>(const std::optional<wxPoint>&)>;

    /// All outlive this. `on_hover`: whether it is shown wherever the pointer rests.
    LargeCard(FaceCache& faces, const bool& on_hover, const Messages& messages);

    /// Serves a window, which has bound its own keys already, as long as that lives.
    void watch(wxWindow& window, Find find);
    /// To be asked by a window's CHAR_HOOK before its controls have the key. Answers true, and
    /// shows the card under the pointer until the key is up, where it is Space, the keyboard is in
    /// no window that is watched, and the pointer came to the card after the last key: who works by
    /// keys alone presses what has the keyboard.
    bool take_space(wxWindow& window, const wxKeyEvent& event);
    /// Null where none is shown.
    const Card* shown() const { return shown_ ? shown_->card : nullptr; }
    FaceCache& faces() const { return faces_; }
    /// Whether it is shown wherever the pointer rests: it says what a card does, and whatever else
    /// comes beside the pointer lies over it and is short.
    bool comes_by_itself() const { return on_hover_; }
    /// What comes beside the pointer about a card of a list: `mark`, then, where this does not come
    /// by itself, its name and what it does.
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

    wxWindow* held_in_ = nullptr; ///< where Space is down
    wxKeyEvent held_;             ///< as it came there
    bool is_tap_ = false;         ///< what the window hears now is ours
    bool is_taken_ = false;       ///< Space is down by take_space()
    wxWindow* pointed_in_ = nullptr;
    wxPoint pointer_;
    bool has_pointed_ = false; ///< the pointer came to where it is after the last key
    wxTimer hold_;
    wxTimer rest_;
    wxTimer look_;

    wxWeakRef<wxPopupWindow> popup_;
    std::optional<Found> shown_;
    Subscription arrived_;
};

} // namespace kizuna
