#include "gui/card/card_signs.h"

#include <array>

namespace kizuna {
namespace {

struct Picture {
    std::string_view name;
    std::string_view strokes; ///< SVG paths in a box of 24 by 24
};

constexpr std::array pictures{
    // Weapons.
    Picture{"sword", "M20 4L9 15 M20 4l-1 5-8 8-3-3 8-8z M5 14l5 5 M7.5 16.5L4 20"},
    Picture{"lance", "M4 20L15 9 M13 7l7-3-3 7z"},
    Picture{"axe", "M5 21L16 6 M12 5c4-3 8-1 9 3-2 1-3 3-3 5-3-1-5-3-6-8z"},
    Picture{"bow", "M7 3c11 2 14 12 14 14 M7 3l0 0 M7 3l14 14 M4 20L16 8 M4 20h4 M4 20v-4"},
    Picture{"tome", "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2z M12 6v14"},
    Picture{"staff", "M12 10v12 M12 3a4 4 0 1 0 .01 0z M9 13h6"},
    Picture{"dragonstone", "M12 3l7 6-7 12L5 9z M5 9h14 M12 3v18"},
    Picture{"knife", "M19 4L9 14 M19 4c1 5-1 9-7 12l-3-3 M9 14l-5 6"},
    Picture{"fang", "M4 5c3 2 13 2 16 0 M7 6l2 10 3-9 3 9 2-10"},
    Picture{"brawl", "M6 11V8a2 2 0 0 1 4 0 2 2 0 0 1 4 0 2 2 0 0 1 4 0v6a6 6 0 0 1-12 0z M6 11h6"},
    // Types.
    Picture{"armored", "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"},
    Picture{"flier",
            "M3 17C4 9 10 4 21 4c-1 3-3 4-5 5 1 0 2 0 3 0-1 3-3 4-6 4 1 1 2 1 3 1-3 3-8 4-13 3z"},
    Picture{
        "beast",
        "M8 12a4 3.500 0 1 0 8 0 4 3.500 0 1 0-8 0 M8 20c0-4 8-4 8 0z M5 8a1.500 2 0 1 0 .01 0z "
        "M10 3a1.500 2 0 1 0 .01 0z M15 3a1.500 2 0 1 0 .01 0z M19 8a1.500 2 0 1 0 .01 0z"},
    Picture{"dragon", "M4 20c0-8 4-13 12-13l4-4-1 6 2 3-5 1c-4 0-6 3-6 7z M14 10l.01 0"},
    Picture{"mirage", "M12 3v18 M3 12h18 M6 6l12 12 M18 6L6 18"},
    Picture{"monster", "M5 11a7 7 0 0 1 14 0v5l-3 1v3H8v-3l-3-1z M9 12l.01 0 M15 12l.01 0"},
    // Genders.
    Picture{"male", "M10 9a5.500 5.500 0 1 0 .01 0z M14 10l6-6 M15 4h5v5"},
    Picture{"female", "M12 3a5.500 5.500 0 1 0 .01 0z M12 14v8 M8 18h8"},
    // Costs.
    Picture{"cost tap", "M19 8a8 8 0 1 0 1 6 M19 3v5h-5"},
    Picture{"cost tap others", "M16 9a6 6 0 1 0 1 5 M17 4v5h-5 M20 14l3 3 M20 20l3-3"},
    Picture{"cost flip", "M5 4h9v14H5z M18 8c3 3 3 7 0 10 M18 18h3 M18 18v-3"},
    Picture{"cost discard", "M6 3h10v11H6z M11 10v11 M7 17l4 4 4-4"},
    Picture{"cost orbs", "M12 4a8 8 0 1 0 .01 0z M12 8a4 4 0 0 0-4 4"},
    Picture{"cost other", "M12 3l9 9-9 9-9-9z"},
};

} // namespace

wxBitmapBundle CardSigns::drawn(std::string_view name, const wxColour& colour) const
{
    for (const Picture& picture : pictures) {
        if (picture.name != name)
            continue;
        const std::string html = colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
        wxBitmapBundle& made = made_[std::string(name) + html];
        if (!made.IsOk()) {
            std::string svg =
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='";
            svg.append(picture.strokes).append("' fill='none' stroke='").append(html);
            svg += "' stroke-width='2' stroke-linejoin='round' stroke-linecap='round'/></svg>";
            made = wxBitmapBundle::FromSVG(svg.c_str(), wxSize(16, 16));
        }
        return made;
    }
    return {};
}

wxBitmapBundle CardSigns::sign(std::string_view slug, const wxColour& colour) const
{
    return drawn(slug, colour);
}

wxBitmapBundle CardSigns::cost(SkillParts::CostKind kind, const wxColour& colour) const
{
    using Kind = SkillParts::CostKind;
    switch (kind) {
    case Kind::TapSelf:
        return drawn("cost tap", colour);
    case Kind::TapOthers:
        return drawn("cost tap others", colour);
    case Kind::Flip:
        return drawn("cost flip", colour);
    case Kind::Discard:
        return drawn("cost discard", colour);
    case Kind::FlipOrbs:
        return drawn("cost orbs", colour);
    case Kind::Other:
        break;
    }
    return drawn("cost other", colour);
}

} // namespace kizuna
