#pragma once

#include <wx/colour.h>

#include <initializer_list>

namespace kizuna {

/// What texts and shapes need to be seen by most eyes (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double text_contrast = 4.5;
inline constexpr double shape_contrast = 3;

/// How far two colours are apart in brightness, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(const wxColour& one, const wxColour& other);

/// The second colour's share of a mixture is from 0 to 1.
wxColour mixed(const wxColour& one, const wxColour& other, double share_of_other);

/// The colour, mixed with as much black or white as it takes to reach a contrast on each of the
/// papers; black or white where nothing between them does.
wxColour readable_on(std::initializer_list<wxColour> papers, const wxColour& colour,
                     double min_contrast);

/// Black or white, whichever is read more easily on the colour.
wxColour text_colour_on(const wxColour& background);

} // namespace kizuna
