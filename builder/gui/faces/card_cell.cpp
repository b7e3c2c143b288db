#include "gui/faces/card_cell.h"

#include "app/faces/shapes.h"
#include "gui/text/contrast.h"
#include "gui/wx_text.h"

#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// What is seen until the face has come: its colours alone, for a text takes as long to draw as ten
/// faces that are there.
void draw_stand_in(wxDC& dc, const wxRect& where, const wxColour& fill)
{
    const int head = static_cast<int>(face_head_height(where.width));
    dc.SetPen(wxPen(fill));
    dc.SetBrush(wxBrush(to_wx(face_look_of_theme().paper)));
    dc.DrawRectangle(where);
    dc.SetBrush(wxBrush(fill));
    dc.DrawRectangle(where.x, where.y, where.width, head);
}

} // namespace

int face_height(int width)
{
    return static_cast<int>(std::lround(width * card_shape));
}

bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const CardCell& cell, const wxWindow& window)
{
    const wxBitmap* face = faces.face(card, where.width, window);
    if (face) {
        dc.DrawBitmap(*face, where.GetPosition(), true);
    } else {
        const auto symbols = symbol_looks(card.symbols, faces.library().words());
        draw_stand_in(dc, where, to_wx(symbols.front()->fill));
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
