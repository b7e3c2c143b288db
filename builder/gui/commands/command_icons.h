#pragma once

#include "app/commands/commands.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

namespace kizuna {

/// The picture of a command for toolbars, drawn in `colour` so that it can be seen in dark themes
/// too. Not IsOk() for a command without an icon.
wxBitmapBundle command_icon(const Command& command, const wxColour& colour);

/// SVG paths in a box of 24 by 24, as lines in a colour.
wxBitmapBundle drawn_icon(std::string_view paths, const wxColour& colour);

/// Signs that accompany words and never replace them.
enum class Sign { Good, Problem, Advice, Open };
wxBitmapBundle sign_icon(Sign sign);

/// The program's icon, for window managers.
wxBitmapBundle program_icon();

} // namespace kizuna
