#include "gui/faces/card_cell.h"

#include "app/faces/shapes.h"
#include "app/text/card_names.h"
#include "gui/text/contrast.h"
#include "gui/wx_text.h"

#include <wx/control.h>
#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// What is seen until the face has come: as little as can be drawn while one scrolls.
void draw_stand_in(wxDC& dc, const wxRect& where, const CardFace& face, int head)
{
    const FaceLook look = face_look_of_theme();
    const wxColour fill = to_wx(face.symbols.front()->fill);
    dc.SetPen(wxPen(fill));
    dc.SetBrush(wxBrush(to_wx(look.paper)));
    dc.DrawRoundedRectangle(where, where.width * 0.045);
    dc.SetBrush(wxBrush(fill));
    dc.DrawRoundedRectangle(where.x, where.y, where.width, head, where.width * 0.045);
    dc.SetTextForeground(text_colour_on(fill));
    const int room = where.width - 2 * head / 3;
    dc.DrawText(wxControl::Ellipsize(to_wx(face.unit), dc, wxELLIPSIZE_END, room),
                where.x + head / 3, where.y + (head - dc.GetCharHeight()) / 2);
}

} // namespace

int face_height(int width)
{
    return static_cast<int>(std::lround(width * card_shape));
}

bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const Messages& messages, const CardCell& cell, const wxWindow& window)
{
    const wxBitmap* face = faces.face(card, where.width, window);
    if (face) {
        dc.DrawBitmap(*face, where.GetPosition(), true);
    } else {
        CardFace plain;
        plain.unit = unit_name(card, messages.card_language());
        plain.symbols = symbol_looks(card.symbols, faces.library().words());
        draw_stand_in(dc, where, plain, static_cast<int>(face_head_height(where.width)));
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    const double corner = where.width * 0.045;
    if (cell.is_wrong) {
        const wxColour red = face_look_of_theme() == dark_face ? wxColour(0xff, 0x6b, 0x60)
                                                               : wxColour(0xc0, 0x1c, 0x28);
        dc.SetPen(wxPen(red, window.FromDIP(3), wxPENSTYLE_SHORT_DASH));
        dc.DrawRoundedRectangle(where, corner);
    }
    if (cell.is_selected || cell.is_hovered) {
        const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
        const int line = window.FromDIP(cell.is_selected ? 3 : 1);
        wxRect frame = where;
        frame.Inflate(window.FromDIP(2));
        dc.SetPen(wxPen(colour, line));
        dc.DrawRoundedRectangle(frame, corner);
    }
    if (cell.has_focus) {
        wxRect frame = where;
        frame.Inflate(window.FromDIP(4));
        dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT), 1, wxPENSTYLE_DOT));
        dc.DrawRoundedRectangle(frame, corner);
    }
    return face != nullptr;
}

} // namespace kizuna
