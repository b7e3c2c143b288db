#include "gui/card/card_style.h"

#include "gui/base/type_sizes.h"
#include "gui/text/contrast.h"

#include <wx/dc.h>
#include <wx/settings.h>
#include <wx/window.h>

#include <cmath>

namespace kizuna {
namespace {

/// Sets the font, or a smaller one in which the text is no wider than `room`.
void set_font_that_fits(wxDC& dc, const wxFont& font, const wxString& text, int room)
{
    dc.SetFont(font);
    const int width = dc.GetTextExtent(text).x;
    if (width <= room)
        return;
    // Use half points only: digits hinted at other sizes look like another font.
    const double points = font.GetFractionalPointSize() * room / width;
    wxFont smaller = font;
    smaller.SetFractionalPointSize(std::floor(points * 2) / 2);
    dc.SetFont(smaller);
}

} // namespace

CardStyle::CardStyle(const wxWindow& window, const SymbolIcons& symbols)
    : paper(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)),
      ink(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT)), faint_ink(mixed(ink, paper, 0.35)),
      line(mixed(ink, paper, 0.8)), font(window.GetFont()), small_font(small_type(font)),
      small_bold_font(small_type(font.Bold())), bold_font(font.Bold()),
      big_font(large_type(font.Bold())), window_(window), symbols_(symbols)
{
}

int CardStyle::dip(int pixels) const
{
    return window_.FromDIP(pixels);
}

void CardStyle::draw_band(wxDC& dc, const wxRect& where, WordSet<SymbolId> symbols) const
{
    const auto colours = symbols_.colours(symbols);
    const auto stamps = symbols_.stamps(symbols);
    const int stamp = where.height - dip(2);
    const int count = static_cast<int>(colours.size());
    dc.SetPen(*wxTRANSPARENT_PEN);
    for (int at = 0; at < count; ++at) {
        const int left = where.x + where.width * at / count;
        const int right = where.x + where.width * (at + 1) / count;
        dc.SetBrush(wxBrush(colours[static_cast<std::size_t>(at)]));
        dc.DrawRectangle(left, where.y, right - left, where.height);
        const double scale = dc.GetContentScaleFactor();
        wxBitmap shape =
            stamps[static_cast<std::size_t>(at)].GetBitmap(wxSize(stamp, stamp) * scale);
        shape.SetScaleFactor(scale); // wxWidgets sets it as if the bitmap stood for 16 pixels
        dc.DrawBitmap(shape, left + (right - left - stamp) / 2,
                      where.y + (where.height - stamp) / 2);
    }
    dc.SetPen(wxPen(line));
    dc.DrawLine(where.GetBottomLeft(), where.GetBottomRight());
}

void CardStyle::draw_number(wxDC& dc, const wxRect& where, const wxString& number,
                            const wxString& caption, const wxColour& fill) const
{
    dc.SetPen(wxPen(line));
    dc.SetBrush(wxBrush(fill));
    dc.DrawRoundedRectangle(where, dip(4));
    wxRect upper = where;
    upper.height = where.height * 3 / 5;
    dc.SetTextForeground(text_colour_on(fill));
    const int room = where.width - dip(4);
    set_font_that_fits(dc, big_font, number, room);
    dc.DrawLabel(number, upper, wxALIGN_CENTRE);
    wxRect lower = where;
    lower.SetTop(upper.GetBottom());
    lower.height = where.height - upper.height;
    set_font_that_fits(dc, small_font, caption, room);
    dc.DrawLabel(caption, lower, wxALIGN_CENTRE_HORIZONTAL | wxALIGN_TOP);
}

void CardStyle::draw_medal(wxDC& dc, const wxRect& where, const wxString& number,
                           const wxColour& fill) const
{
    dc.SetPen(wxPen(faint_ink, dip(1)));
    dc.SetBrush(wxBrush(fill));
    dc.DrawEllipse(where);
    dc.SetTextForeground(text_colour_on(fill));
    set_font_that_fits(dc, big_font, number, where.width - dip(8));
    dc.DrawLabel(number, where, wxALIGN_CENTRE);
}

wxBitmap CardStyle::bitmap(const wxBitmapBundle& icon) const
{
    return icon.IsOk() ? icon.GetBitmapFor(&window_) : wxBitmap();
}

void CardStyle::draw_focus(wxDC& dc, const wxRect& where) const
{
    dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), dip(2)));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    wxRect frame = where;
    dc.DrawRectangle(frame.Deflate(dip(1)));
}

} // namespace kizuna
