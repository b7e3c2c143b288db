#pragma once

#include "app/faces/canvas.h"

#include <wx/bitmap.h>

#include <utility>

class wxDC;

namespace kizuna {

/// A drawn face, kept as raw pixels: making a wxBitmap takes longer than painting some faces.
class FacePicture {
public:
    /// `pixels` are not empty; `scale` is the number of screen pixels per logical pixel.
    FacePicture(Pixels pixels, double scale) : pixels_(std::move(pixels)), scale_(scale) {}

    /// Draws the face with its upper left corner at `at`.
    void draw(wxDC& dc, const wxPoint& at) const;
    /// A bitmap of the face; made anew by each call.
    wxBitmap bitmap() const;
    std::size_t bytes() const { return pixels_.bytes(); }

private:
    Pixels pixels_;
    double scale_;
};

/// A bitmap of a picture; `scale` is the number of screen pixels per logical pixel.
wxBitmap to_bitmap(const Pixels& pixels, double scale);

} // namespace kizuna
