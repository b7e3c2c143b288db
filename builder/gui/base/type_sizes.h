#pragma once

#include <wx/font.h>
#include <wx/math.h>

namespace kizuna {

// Texts have three sizes: that of the window, and these two. Both are whole points: labels would
// round half points where drawings do not, and each further size costs time to load.

/// The font for captions and less important texts.
inline wxFont small_type(wxFont font)
{
    font.SetPointSize(wxRound(font.GetFractionalPointSize() * 0.85));
    return font;
}
/// The font for the most prominent text of a window, such as a title or a figure.
inline wxFont large_type(wxFont font)
{
    font.SetPointSize(wxRound(font.GetFractionalPointSize() * 1.3));
    return font;
}

} // namespace kizuna
