#include "gui/dialogs/page_preview.h"

#include "gui/faces/face_cache.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>

namespace kizuna {

PagePreview::PagePreview(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(320, 420)))
{
    SetName("print preview");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        drawn_ = {};
        Refresh();
        event.Skip();
    });
}

void PagePreview::show(const SheetPages* pages, int page)
{
    pages_ = pages;
    page_ = page;
    drawn_ = {};
    Refresh();
}

wxRect PagePreview::place_of_page() const
{
    const wxSize room = GetClientSize() - wxSize(2, 2);
    const double scale = std::min(room.x / pages_->paper->width, room.y / pages_->paper->height);
    const wxSize size(static_cast<int>(pages_->paper->width * scale),
                      static_cast<int>(pages_->paper->height * scale));
    return wxRect(size).CentreIn(wxRect(GetClientSize()));
}

void PagePreview::paint()
{
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxSystemSettings::GetColour(wxSYS_COLOUR_APPWORKSPACE));
    dc.Clear();
    if (!pages_)
        return;
    const wxRect place = place_of_page();
    if (place.width < 1 || place.height < 1)
        return;
    if (!drawn_.IsOk())
        drawn_ = page_bitmap(place.GetSize());
    dc.DrawBitmap(drawn_, place.GetTopLeft());
    dc.SetBrush(*wxTRANSPARENT_BRUSH); // where the paper ends, on a ground as light as it
    dc.SetPen(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    dc.DrawRectangle(wxRect(place).Inflate(1));
}

wxBitmap PagePreview::page_bitmap(const wxSize& size) const
{
    const double of_screen = GetContentScaleFactor();
    const auto points = [&](int length) { return static_cast<int>(length * of_screen); };
    const double scale = points(size.x) / pages_->paper->width;
    return to_bitmap(
        Canvas::pixels(points(size.x), points(size.y), scale, pages_->sheet->letters,
                       [this](Canvas& canvas) {
                           canvas.fill({0, 0, pages_->paper->width, pages_->paper->height}, white);
                           pages_->draw(canvas, page_);
                       }),
        of_screen);
}

} // namespace kizuna
