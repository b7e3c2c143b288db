#pragma once

#include <wx/font.h>

namespace kizuna {

// Texts have three sizes: that of the window, and these. Weight tells the rest.

/// For captions, and for what stands beside something more important.
inline wxFont small_type(const wxFont& font)
{
    return font.Scaled(0.85F);
}
/// For the one thing of a window that is seen first, such as a title or a figure.
inline wxFont large_type(const wxFont& font)
{
    return font.Scaled(1.35F);
}

} // namespace kizuna
