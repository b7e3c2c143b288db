#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <string_view>

namespace kizuna {

/// The picture of a command for toolbars, drawn in `colour` so that it can be seen in dark themes
/// too. Not IsOk() for a command without a picture.
wxBitmapBundle command_icon(std::string_view command, const wxColour& colour);

/// Signs that stand beside a word, never instead of one.
enum class Sign { Good, Problem, Advice };
wxBitmapBundle sign_icon(Sign sign);

/// The program's own picture, for window managers.
wxBitmapBundle program_icon();

} // namespace kizuna
