#pragma once

#include <wx/gdicmn.h>

#include <array>

class wxPopupWindow;
class wxWindow;

namespace kizuna {

/// A frame around something in a window that somebody is told of. It takes neither the keyboard nor
/// the mouse from what is inside.
class CoachMark {
public:
    /// `owner` is the window that is pointed into; it outlives the mark.
    explicit CoachMark(wxWindow& owner);
    CoachMark(const CoachMark&) = delete;
    CoachMark& operator=(const CoachMark&) = delete;
    ~CoachMark();

    /// Around a place of the screen; an empty one: around nothing.
    void point_at(const wxRect& place);

private:
    wxWindow& owner_;
    std::array<wxPopupWindow*, 4> sides_ = {}; ///< null before they are first needed
};

/// Where on `screen` a dialog of a size stands so that it covers nothing of what it tells of: below
/// it, above, to its right or left; in the screen's middle where there is room on no side.
wxPoint place_next_to(const wxRect& told_of, const wxSize& dialog, const wxRect& screen);

} // namespace kizuna
