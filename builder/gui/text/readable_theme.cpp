#include "gui/text/readable_theme.h"

#include "gui/base/accessible.h"
#include "gui/text/contrast.h"

#include <wx/settings.h>

namespace kizuna {
namespace {

std::string style_rule(const std::string& what, const std::string& how)
{
    return what + " { " + how + " }\n";
}

std::string css_colour(const wxColour& colour)
{
    return colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
}

} // namespace

ThemeColours ThemeColours::of_desktop()
{
    const auto colour = [](wxSystemColour which) { return wxSystemSettings::GetColour(which); };
    return {colour(wxSYS_COLOUR_WINDOW),    colour(wxSYS_COLOUR_WINDOWTEXT),
            colour(wxSYS_COLOUR_BTNFACE),   colour(wxSYS_COLOUR_GRAYTEXT),
            colour(wxSYS_COLOUR_HIGHLIGHT), colour(wxSYS_COLOUR_HIGHLIGHTTEXT)};
}

bool ThemeColours::is_dark() const
{
    return text_colour_on(paper) == *wxWHITE;
}

ThemeColours readable(const ThemeColours& theme)
{
    ThemeColours better = theme;
    better.disabled_ink = readable_on({theme.paper, theme.face}, theme.disabled_ink, text_contrast);
    better.selected_paper = readable_on({theme.selected_ink}, theme.selected_paper, text_contrast);
    return better;
}

wxColour heading_ink(const ThemeColours& theme)
{
    return readable_on({theme.paper, theme.face}, mixed(theme.ink, theme.paper, 0.25),
                       text_contrast);
}

std::string readable_style(const ThemeColours& theme)
{
    const ThemeColours better = readable(theme);
    const std::string selected = "background-color: " + css_colour(better.selected_paper) +
                                 "; color: " + css_colour(better.selected_ink) + ";";
    // Tabs of a notebook are closer together, so that none is hidden behind scroll arrows.
    return style_rule("notebook > header > tabs > tab", "padding: 4px 7px;") +
           style_rule("entry", "transition: none;") + // a fading focus ring is painted ten times
           style_rule("*:disabled, *:disabled:backdrop",
                      "color: " + css_colour(better.disabled_ink) + ";") +
           style_rule("treeview.view header button, treeview.view header button:backdrop",
                      "color: " + css_colour(heading_ink(theme)) + ";") +
           style_rule("treeview.view:selected, treeview.view:selected:backdrop, row:selected, "
                      "row:selected:backdrop, entry selection, text selection, menuitem:hover",
                      selected);
}

void use_readable_theme()
{
    use_style(readable_style(ThemeColours::of_desktop()));
}

} // namespace kizuna
