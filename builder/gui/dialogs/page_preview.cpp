#include "gui/dialogs/page_preview.h"

#include "gui/base/listen.h"
#include "gui/faces/face_picture.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>

namespace kizuna {

PagePreview::PagePreview(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(320, 420)),
                       wxHSCROLL | wxVSCROLL | wxFULL_REPAINT_ON_RESIZE)
{
    SetName("print preview");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    constexpr int step = 16;
    SetScrollRate(step, step);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    listen(*this, wxEVT_SIZE, [this] { make_room(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        SetFocus(); // so that the arrow keys scroll
        zoom_about(event.GetPosition(), zoom_ == 1 ? max_zoom : 1);
        zoomed.emit();
    });
}

void PagePreview::show(const SheetPages* pages, int page)
{
    pages_ = pages;
    page_ = page;
    make_room();
}

void PagePreview::zoom_to(int times)
{
    zoom_about(wxPoint(GetClientSize().x / 2, GetClientSize().y / 2), times);
}

/// Zooms so that the point of the page at `place`, in window pixels, stays there if possible.
void PagePreview::zoom_about(const wxPoint& place, int times)
{
    if (times == zoom_)
        return;
    const wxRect before = pages_ ? place_of_page() : wxRect(0, 0, 1, 1);
    const wxPoint at = CalcUnscrolledPosition(place) - before.GetTopLeft();
    zoom_ = std::clamp(times, 1, max_zoom);
    make_room();
    if (!pages_)
        return;
    const wxRect after = place_of_page();
    int step_x = 1;
    int step_y = 1;
    GetScrollPixelsPerUnit(&step_x, &step_y);
    const auto start = [](int begin, int offset, int old_size, int new_size, int shown, int step) {
        const int moved = begin + offset * new_size / std::max(1, old_size) - shown;
        return std::max(0, moved) / std::max(1, step);
    };
    Scroll(start(after.x, at.x, before.width, after.width, place.x, step_x),
           start(after.y, at.y, before.height, after.height, place.y, step_y));
}

void PagePreview::make_room()
{
    drawn_ = {};
    if (zoom_ == 1 || !pages_)
        SetVirtualSize(wxSize(1, 1)); // no scroll bars
    else
        SetVirtualSize(page_size() + wxSize(2, 2));
    SetCursor(wxCursor(pages_ ? wxCURSOR_MAGNIFIER : wxCURSOR_ARROW));
    Refresh();
}

wxSize PagePreview::page_size() const
{
    const wxSize room = GetSize() - wxSize(2, 2);
    const double scale =
        zoom_ * std::min(room.x / pages_->paper->width, room.y / pages_->paper->height);
    return wxSize(static_cast<int>(pages_->paper->width * scale),
                  static_cast<int>(pages_->paper->height * scale));
}

/// Where the page is in the scrolled area: centred if the area is larger.
wxRect PagePreview::place_of_page() const
{
    wxSize room = GetClientSize();
    room.IncTo(GetVirtualSize());
    return wxRect(page_size()).CentreIn(wxRect(room));
}

void PagePreview::paint()
{
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxSystemSettings::GetColour(wxSYS_COLOUR_APPWORKSPACE));
    dc.Clear();
    if (!pages_)
        return;
    DoPrepareDC(dc);
    const wxRect place = place_of_page();
    if (place.width < 1 || place.height < 1)
        return;
    if (!drawn_.IsOk())
        drawn_ = page_bitmap(place.GetSize());
    dc.DrawBitmap(drawn_, place.GetTopLeft());
    dc.SetBrush(*wxTRANSPARENT_BRUSH); // a border, as the background may be as light as the paper
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
