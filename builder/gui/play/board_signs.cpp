#include "gui/play/board_signs.h"

#include <wx/dc.h>
#include <wx/settings.h>

namespace kizuna {

void draw_can_act(wxDC& dc, const wxRect& where, int right, double corner, const CardStyle& style)
{
    const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_HOTLIGHT);
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(colour, style.dip(2)));
    dc.DrawRoundedRectangle(where, corner);
    wxRect inner = where;
    inner.Deflate(style.dip(3));
    dc.SetPen(wxPen(colour));
    dc.DrawRoundedRectangle(inner, corner);
    const int size = style.dip(14);
    const wxPoint tip(right, where.y);
    const wxPoint wedge[] = {tip, tip - wxPoint(size, 0), tip + wxPoint(0, size)};
    dc.SetBrush(wxBrush(colour));
    dc.DrawPolygon(3, wedge);
}

void draw_role(wxDC& dc, const wxRect& where, BattleRole role, double corner,
               const CardStyle& style)
{
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(style.ink, style.dip(4),
                    role == BattleRole::Attacker ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH));
    dc.DrawRoundedRectangle(where, corner);
}

const char* battle_sign(BattleRole role)
{
    switch (role) {
    case BattleRole::Attacker:
        return "▶";
    case BattleRole::Target:
        return "◎";
    case BattleRole::None:
        break;
    }
    return "";
}

} // namespace kizuna
