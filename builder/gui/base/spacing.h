#pragma once

#include "gui/base/accessible.h"

#include <wx/sizer.h>
#include <wx/window.h>

#include <algorithm>

namespace kizuna {

/// The only distances used between controls, in device-independent pixels at the usual text size.
enum class Space {
    Hair = 2,   ///< between lines that belong together
    Tight = 4,  ///< between a control and its label
    Near = 6,   ///< between controls; the default of wxSizerFlags::Border()
    Apart = 12, ///< between groups, and around the contents of a dialog
    Far = 18    ///< between unrelated groups
};

/// The space in pixels of the window. It grows half as much as the text size.
inline int space(const wxWindow& window, Space step)
{
    const double scale = 1 + (std::max(text_scale(), 1.0) - 1) / 2;
    return static_cast<int>(window.FromDIP(static_cast<int>(step)) * scale);
}

// Sizer flags with space at some sides: for an item that fills the width across the sizer, one that
// is centred in a row, or neither.
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
