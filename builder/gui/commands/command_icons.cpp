#include "gui/commands/command_icons.h"

#include <array>
#include <string>

namespace kizuna {
namespace {

struct IconPicture {
    std::string_view command;
    std::string_view strokes; ///< SVG paths in a box of 24 by 24
};

constexpr std::array pictures{
    IconPicture{"deck.new", "M6 3h8l4 4v14H6z M14 3v4h4"},
    IconPicture{"deck.open", "M3 19V5h6l2 3h8v3 M3 19l3-8h16l-3 8z"},
    IconPicture{"deck.save", "M4 4h13l3 3v13H4z M8 4v5h7V4 M7 20v-7h10v7"},
    IconPicture{"edit.undo", "M9 5L4 10l5 5 M4 10h10a5 5 0 0 1 0 10h-4"},
    IconPicture{"edit.redo", "M15 5l5 5-5 5 M20 10H10a5 5 0 0 0 0 10h4"},
    IconPicture{"card.add", "M12 4v16 M4 12h16"},
    IconPicture{"card.remove", "M4 12h16"},
    IconPicture{"card.protagonist",
                "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z"},
    IconPicture{"deck.mend-all", "M4 13l5 5L20 6"},
    IconPicture{"play.test-hand", "M3 8l6-3 5 12-6 3z M11 4l7 1-2 12-2.5-.4"},
};

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

wxBitmapBundle command_icon(std::string_view command, const wxColour& colour)
{
    for (const IconPicture& picture : pictures) {
        if (picture.command == command)
            return from_svg(
                path(picture.strokes, colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string()));
    }
    return {};
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
    }
    return {};
}

wxBitmapBundle program_icon()
{
    return from_svg(path("M5 3h10v14H5z", "#c8302f", "#f2f0e6") +
                    path("M10 7h10v14H10z", "#2b63c4", "#f2f0e6"));
}

} // namespace kizuna
