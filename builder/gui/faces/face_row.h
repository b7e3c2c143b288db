#pragma once

#include "gui/faces/face_cache.h"

#include <wx/window.h>

#include <string>
#include <vector>

namespace kizuna {

/// A few cards' faces side by side, only to be looked at, smaller where the row is lower. Those
/// that there is no room for are left out, and it is gone from its place where there is none to
/// show.
class FaceRow : public wxWindow {
public:
    /// `name` is for the tests; each face is `width` device-independent pixels wide. `faces`
    /// outlives the row.
    FaceRow(wxWindow* parent, const char* name, FaceCache& faces, int width);

    /// `spoken`: what screen readers say of it.
    void show(std::vector<const Card*> cards, const std::string& spoken);
    const std::vector<const Card*>& cards() const { return cards_; }

private:
    void paint();

    FaceCache& faces_;
    int face_width_; ///< in pixels
    std::vector<const Card*> cards_;
    Subscription arrived_;
};

} // namespace kizuna
