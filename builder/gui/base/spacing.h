#pragma once

#include "gui/base/accessible.h"

#include <wx/sizer.h>
#include <wx/window.h>

#include <algorithm>

namespace kizuna {

/// The distances between things of a window: there are no others. In device-independent pixels at
/// the usual text size.
enum class Space {
    Hair = 2,   ///< between lines that belong together
    Tight = 4,  ///< between a control and what is said of it
    Near = 6,   ///< between controls; what wxSizerFlags::Border() takes by itself
    Apart = 12, ///< between groups, and around what is in a dialog
    Far = 18    ///< between groups that have nothing to do with each other
};

/// The space in pixels of the window. Larger text stands further apart, though not as much as it
/// grows.
inline int space(const wxWindow& window, Space step)
{
    const double scale = 1 + (std::max(text_scale(), 1.0) - 1) / 2;
    return static_cast<int>(window.FromDIP(static_cast<int>(step)) * scale);
}

// How a sizer holds something with space at some of its sides: filling the room across the sizer,
// in the middle of a row, or neither.
inline wxSizerFlags stretched(const wxWindow& window, int sides, Space step = Space::Apart)
{
    return wxSizerFlags().Expand().Border(sides, space(window, step));
}
inline wxSizerFlags in_row(const wxWindow& window, int sides, Space step = Space::Near)
{
    return wxSizerFlags().CentreVertical().Border(sides, space(window, step));
}
inline wxSizerFlags spaced(const wxWindow& window, int sides, Space step = Space::Near)
{
    return wxSizerFlags().Border(sides, space(window, step));
}

} // namespace kizuna
