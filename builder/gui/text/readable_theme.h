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

/// The theme with disabled texts and selected rows changed as little as good contrast needs: both
/// are faint in many themes. Other colours stay.
ThemeColours readable(const ThemeColours& theme);
/// The text colour of a list's column headings.
wxColour heading_ink(const ThemeColours& theme);

/// CSS that makes GTK draw with the readable() colours of the theme.
std::string readable_style(const ThemeColours& theme);

/// Applies readable_style() of the desktop's theme to all windows. To be called again when the
/// theme changes.
void use_readable_theme();

} // namespace kizuna
