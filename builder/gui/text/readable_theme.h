#pragma once

#include <wx/colour.h>

#include <string>

namespace kizuna {

/// The colours of a desktop's theme.
struct ThemeColours {
    wxColour paper; ///< behind lists and texts
    wxColour ink;
    wxColour face; ///< behind buttons and labels
    wxColour disabled_ink;
    wxColour selected_paper;
    wxColour selected_ink;

    /// The colours as the desktop has them now.
    static ThemeColours of_desktop();
    bool is_dark() const;
};

/// The same colours where they are easy enough to read, else as near to them as is: texts that are
/// disabled, the headings of lists, and selected rows are faint in many themes.
ThemeColours readable(const ThemeColours& theme);
/// The letter colour of the headings above a list's columns.
wxColour heading_ink(const ThemeColours& theme);

/// The rules that make GTK draw with them.
std::string readable_style(const ThemeColours& theme);

/// Draws the program's windows so from now on. To be called again when the theme becomes another.
void use_readable_theme();

} // namespace kizuna
