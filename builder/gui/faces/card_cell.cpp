#include "gui/faces/card_cell.h"

#include "app/faces/shapes.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_strip.h"
#include "gui/text/contrast.h"

#include <wx/dcmemory.h>
#include <wx/image.h>
#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// Draws a card whose face is not ready: only its colours, because drawing a text takes as long as
/// drawing ten faces that are ready.
void draw_stand_in(wxDC& dc, const wxRect& where, const wxColour& fill)
{
    const int head = static_cast<int>(face_head_height(where.width));
    dc.SetPen(wxPen(fill));
    dc.SetBrush(wxBrush(to_wx(face_look_of_theme().paper)));
    dc.DrawRectangle(where);
    dc.SetBrush(wxBrush(fill));
    dc.DrawRectangle(where.x, where.y, where.width, head);
}

/// Draws a flaw in black and white, since a card may have any colour. A forbidden card is also made
/// pale.
void draw_flaw(wxDC& dc, const wxRect& where, CardFlaw flaw, const wxWindow& window)
{
    const FaceLook look = face_look_of_theme();
    const double corner = where.width * 0.045;
    if (flaw == CardFlaw::Forbidden) {
        const Colour veil = look.paper;
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(wxColour(veil.red, veil.green, veil.blue, 96)));
        dc.DrawRoundedRectangle(where, corner);
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    wxRect frame = where;
    frame.Deflate(window.FromDIP(1));
    dc.SetPen(wxPen(to_wx(look.paper), window.FromDIP(4)));
    dc.DrawRoundedRectangle(frame, corner);
    dc.SetPen(wxPen(to_wx(look.ink), window.FromDIP(2), wxPENSTYLE_SHORT_DASH));
    dc.DrawRoundedRectangle(frame, corner);
    // Over the symbol's shape, so that no word is covered; the symbol's colour stays visible.
    const int head = card_head_height(where.width, window);
    const int sign = std::max(head - window.FromDIP(2), window.FromDIP(18));
    draw_card_flaw(dc,
                   wxRect(where.GetRight() - sign - window.FromDIP(2),
                          where.y + (head - sign) / 2 + window.FromDIP(1), sign, sign),
                   flaw);
}

} // namespace

int face_height(int width)
{
    return static_cast<int>(std::lround(width * card_shape));
}

int face_width(int height)
{
    return static_cast<int>(height / card_shape);
}

bool draw_card_cell(wxDC& dc, const wxRect& where, const Card& card, FaceCache& faces,
                    const CardCell& cell, const wxWindow& window)
{
    const FacePicture* face = faces.face(card, where.width, window);
    if (face) {
        face->draw(dc, where.GetPosition());
    } else {
        const auto symbols = symbol_looks(card.symbols, faces.library().words());
        draw_stand_in(dc, where, to_wx(symbols.front()->fill));
    }
    if (cell.flaw != CardFlaw::None)
        draw_flaw(dc, where, cell.flaw, window);
    draw_card_frame(dc, where, cell, window);
    return face != nullptr;
}

wxBitmap carried_picture(const Card& card, FaceCache& faces, int width, std::size_t cards,
                         const wxWindow& window)
{
    const FacePicture* face = faces.face(card, width, window);
    if (!face)
        return {};
    const int small = window.FromDIP(96);
    wxBitmap picture(
        face->bitmap().ConvertToImage().Scale(small, face_height(small), wxIMAGE_QUALITY_HIGH));
    if (cards < 2)
        return picture;
    wxMemoryDC dc(picture);
    dc.SetFont(window.GetFont().Bold());
    const wxString count = wxString::Format(L"%zu", cards);
    const wxSize label = dc.GetTextExtent(count) + window.FromDIP(wxSize(10, 4));
    draw_copies(dc, wxRect(wxPoint(small, 0) - wxSize(label.x + 2, -2), label), count, window);
    return picture;
}

void draw_card_frame(wxDC& dc, const wxRect& where, const CardCell& cell, const wxWindow& window)
{
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    const double corner = where.width * 0.045;
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
}

} // namespace kizuna
