#include "gui/charts/chart_canvas.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/rows/walking_keys.h"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

namespace kizuna {
namespace {

constexpr int canvas_margin = 6; // around the picture, in device-independent pixels

} // namespace

ChartCanvas::ChartCanvas(wxWindow* parent, const Messages& messages)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(260, 180)),
               wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      messages_(messages)
{
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &ChartCanvas::on_paint, this);
    Bind(wxEVT_KEY_DOWN, &ChartCanvas::on_key, this);
    Bind(wxEVT_MOTION, &ChartCanvas::on_mouse, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        on_mouse(event);
    });
    listen(*this, wxEVT_LEAVE_WINDOW, [this] {
        if (!HasFocus())
            point_at(std::nullopt);
    });
    listen(*this, wxEVT_SET_FOCUS, [this] {
        if (!pointed_ && !chart_.is_empty())
            point_at(chart_.marked.value_or(0));
        Refresh();
    });
    listen(*this, wxEVT_KILL_FOCUS, [this] {
        point_at(std::nullopt);
        Refresh();
    });
    listen(*this, wxEVT_SIZE, [this] { forget_drawing(); });
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { forget_drawing(); });
    say();
}

void ChartCanvas::show(const Chart& chart)
{
    forget_drawing();
    chart_ = chart;
    if (pointed_ && *pointed_ >= chart_.places.size())
        pointed_.reset();
    set_accessible_description(*this, chart_summary(chart_, messages_));
    say();
}

void ChartCanvas::point_at(std::optional<std::size_t> place)
{
    if (place == pointed_)
        return;
    pointed_ = place;
    say();
    Refresh();
}

/// Sets the accessible name to the numbers pointed at: screen readers read a name that changes.
void ChartCanvas::say()
{
    const std::string name =
        pointed_               ? messages_.get("chart.spoken"_msg,
                                               {{"title", chart_.title},
                                                {"values", chart_readout(chart_, *pointed_, messages_)}})
        : chart_.title.empty() ? messages_.get("chart.untitled"_msg)
                               : chart_.title;
    set_accessible(*this, name, AccessibleRole::Chart);
}

int ChartCanvas::height_for(int width) const
{
    if (const auto known = heights_.find(width); known != heights_.end())
        return known->second;
    wxClientDC dc(const_cast<ChartCanvas*>(this)); // only to measure texts
    const int around = 2 * FromDIP(canvas_margin);
    const int height = around + min_height(chart_, ChartStyle::on_screen(*this), messages_, dc,
                                           width - around, false);
    heights_.emplace(width, height);
    return height;
}

void ChartCanvas::forget_drawing()
{
    drawing_.reset();
    style_.reset();
    heights_.clear();
    Refresh();
}

const ChartDrawing& ChartCanvas::drawing()
{
    if (!drawing_) {
        wxClientDC dc(this);
        style_ = ChartStyle::on_screen(*this);
        wxRect room = GetClientRect();
        room.Deflate(FromDIP(canvas_margin));
        drawing_.emplace(chart_, *style_, messages_, dc, room, false);
    }
    return *drawing_;
}

void ChartCanvas::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    const ChartDrawing& picture = drawing();
    dc.SetPen(HasFocus() ? wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), FromDIP(2))
                         : wxPen(style_->grid));
    dc.SetBrush(wxBrush(style_->paper));
    dc.SetBackground(wxBrush(style_->paper));
    dc.Clear();
    dc.DrawRectangle(GetClientRect());
    picture.draw(dc, pointed_);
}

void ChartCanvas::on_key(wxKeyEvent& event)
{
    if (leave_by_tab(*this, event))
        return;
    if (const auto place = place_of_key(event, pointed_, chart_.places.size()))
        return point_at(*place);
    event.Skip();
}

void ChartCanvas::on_mouse(wxMouseEvent& event)
{
    event.Skip();
    if (const auto place = drawing().place_at(event.GetPosition()); place || !HasFocus())
        point_at(place);
}

} // namespace kizuna
