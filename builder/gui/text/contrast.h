#pragma once

#include "app/faces/colour.h"

#include <wx/colour.h>

#include <initializer_list>

namespace kizuna {

// The functions of app/faces/colour.h, for wxColour.

Colour from_wx(const wxColour& colour);
wxColour to_wx(Colour colour);

wxColour mixed(const wxColour& one, const wxColour& other, double share_of_other);
wxColour readable_on(std::initializer_list<wxColour> papers, const wxColour& colour,
                     double min_contrast);
wxColour text_colour_on(const wxColour& background);

} // namespace kizuna
