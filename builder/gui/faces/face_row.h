#pragma once

#include "gui/faces/face_cache.h"

#include <wx/window.h>

#include <string>
#include <vector>

namespace kizuna {

/// A row of cards' faces, which cannot be clicked or focused. Faces are smaller in a lower row;
/// those that do not fit are left out. Without cards the row is hidden.
class FaceRow : public wxWindow {
public:
    /// `name` is for the tests; each face is `width` device-independent pixels wide. `faces`
    /// outlives the row.
    FaceRow(wxWindow* parent, const char* name, FaceCache& faces, int width);

    /// `spoken` is the row's name for screen readers.
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
