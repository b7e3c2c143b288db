#pragma once

#include "app/faces/canvas.h"

#include <wx/bitmap.h>

#include <utility>

class wxDC;

namespace kizuna {

/// A drawn face, kept as it was drawn: a bitmap of wxWidgets takes longer to make than some faces
/// to paint.
class FacePicture {
public:
    /// Never empty; for a screen whose pixels are so many to one of the program's.
    FacePicture(Pixels pixels, double scale) : pixels_(std::move(pixels)), scale_(scale) {}

    /// Its upper left corner at a place of the DC, over what is there.
    void draw(wxDC& dc, const wxPoint& at) const;
    /// Made anew by each call.
    wxBitmap bitmap() const;
    std::size_t bytes() const { return pixels_.bytes(); }

private:
    Pixels pixels_;
    double scale_;
};

/// A bitmap of a picture, for a screen whose pixels are so many to one of the program's.
wxBitmap to_bitmap(const Pixels& pixels, double scale);

} // namespace kizuna
