#include "gui/commands/command_icons.h"

#include <string>

namespace kizuna {
namespace {

wxBitmapBundle from_svg(const std::string& inside)
{
    const std::string svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>" + inside + "</svg>";
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(20, 20));
}

std::string path(std::string_view strokes, std::string_view colour, std::string_view fill = "none")
{
    std::string text = "<path d='";
    text.append(strokes).append("' fill='").append(fill).append("' stroke='").append(colour);
    return text + "' stroke-width='2' stroke-linejoin='round' stroke-linecap='round'/>";
}

} // namespace

wxBitmapBundle command_icon(const Command& command, const wxColour& colour)
{
    if (command.icon.empty())
        return {};
    return drawn_icon(command.icon, colour);
}

wxBitmapBundle drawn_icon(std::string_view paths, const wxColour& colour)
{
    return from_svg(path(paths, colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string()));
}

wxBitmapBundle sign_icon(Sign sign)
{
    switch (sign) {
    case Sign::Good:
        return from_svg(path("M12 2a10 10 0 1 0 .01 0z", "#2e8b4a", "#2e8b4a") +
                        path("M7 12l4 4 6-8", "#ffffff"));
    case Sign::Problem:
        return from_svg(path("M12 2a10 10 0 1 0 .01 0z", "#c8302f", "#c8302f") +
                        path("M8 8l8 8 M16 8l-8 8", "#ffffff"));
    case Sign::Advice:
        return from_svg(path("M12 2a10 10 0 1 0 .01 0z", "#2b63c4", "#2b63c4") +
                        path("M12 11v6 M12 7v.2", "#ffffff"));
    case Sign::Open:
        return from_svg(path("M12 3a9 9 0 1 0 .01 0z", "#808890"));
    }
    return {};
}

wxBitmapBundle program_icon()
{
    return from_svg(path("M5 3h10v14H5z", "#c8302f", "#f2f0e6") +
                    path("M10 7h10v14H10z", "#2b63c4", "#f2f0e6"));
}

} // namespace kizuna
