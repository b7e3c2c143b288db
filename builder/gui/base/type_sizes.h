#pragma once

#include <wx/font.h>
#include <wx/math.h>

namespace kizuna {

// Texts have three sizes: that of the window, and these. Weight tells the rest. Both are whole
// points: labels leave out a half where what is drawn has it, and each size more is looked up,
// loaded and drawn anew.

/// The font for captions, and for what stands beside something more important.
inline wxFont small_type(wxFont font)
{
    font.SetPointSize(wxRound(font.GetFractionalPointSize() * 0.85));
    return font;
}
/// The font for the one thing of a window that is seen first, such as a title or a figure.
inline wxFont large_type(wxFont font)
{
    font.SetPointSize(wxRound(font.GetFractionalPointSize() * 1.3));
    return font;
}

} // namespace kizuna
