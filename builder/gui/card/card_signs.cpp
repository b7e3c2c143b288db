#include "gui/card/card_signs.h"

#include "app/faces/shapes.h"

namespace kizuna {

wxBitmapBundle CardSigns::sign(std::string_view slug, const wxColour& colour) const
{
    const std::string_view strokes = sign_strokes(slug);
    if (strokes.empty())
        return {};
    const std::string html = colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
    wxBitmapBundle& made = made_[std::string(slug) + html];
    if (!made.IsOk()) {
        std::string svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='";
        svg.append(strokes).append("' fill='none' stroke='").append(html);
        svg += "' stroke-width='2' stroke-linejoin='round' stroke-linecap='round'/></svg>";
        made = wxBitmapBundle::FromSVG(svg.c_str(), wxSize(16, 16));
    }
    return made;
}

wxBitmapBundle CardSigns::cost(SkillParts::CostKind kind, const wxColour& colour) const
{
    using Kind = SkillParts::CostKind;
    switch (kind) {
    case Kind::TapSelf:
        return sign("cost tap", colour);
    case Kind::TapOthers:
        return sign("cost tap others", colour);
    case Kind::Flip:
        return sign("cost flip", colour);
    case Kind::Discard:
        return sign("cost discard", colour);
    case Kind::FlipOrbs:
        return sign("cost orbs", colour);
    case Kind::Other:
        break;
    }
    return sign("cost other", colour);
}

} // namespace kizuna
