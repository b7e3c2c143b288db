#include "gui/charts/chart_drawing.h"

#include "gui/base/wx_text.h"
#include "gui/charts/chart_labels.h"
#include "gui/text/drawn_text.h"

#include <wx/dc.h>

#include <algorithm>

namespace kizuna {
namespace {

using Shape = ChartSeries::Shape;

void draw_text(wxDC& dc, const ChartLayout::Text& text)
{
    draw_lines(dc, text.text, text.where.GetPosition());
}

void draw_path(wxDC& dc, const std::vector<wxPoint>& points)
{
    if (points.size() > 1)
        dc.DrawLines(static_cast<int>(points.size()), points.data());
}

} // namespace

ChartDrawing::ChartDrawing(const Chart& chart, const ChartStyle& style, const Messages& messages,
                           wxDC& dc, const wxRect& room, bool with_title)
    : chart_(chart), style_(style), messages_(messages), room_(room),
      layout_(lay_out(chart, style, messages, dc, room, with_title))
{
}

void ChartDrawing::draw(wxDC& dc, std::optional<std::size_t> pointed) const
{
    if (chart_.is_empty())
        return draw_nothing(dc);
    if (pointed && *pointed < layout_.places.size()) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(style_.pointed));
        dc.DrawRectangle(layout_.places[*pointed]);
    }
    draw_axes(dc);
    draw_keys(dc);
    draw_mark(dc);
    for (std::size_t at = 0; at < chart_.series.size(); ++at) {
        if (chart_.series[at].band && chart_.series[at].shape != Shape::TableOnly)
            draw_band(dc, at);
    }
    draw_bars(dc);
    draw_signs(dc);
    for (std::size_t at = 0; at < chart_.series.size(); ++at) {
        if (chart_.series[at].shape == Shape::Lines || chart_.series[at].shape == Shape::Steps)
            draw_line(dc, at);
    }
    draw_line_names(dc);
    if (pointed && *pointed < layout_.places.size())
        draw_readout(dc, *pointed);
}

void ChartDrawing::draw_nothing(wxDC& dc) const
{
    dc.SetFont(style_.font);
    dc.SetTextForeground(style_.faint_ink);
    int y = room_.y;
    for (const wxString& line : wrapped(dc, to_wx(chart_summary(chart_, messages_)), room_.width)) {
        dc.DrawText(line, room_.x, y);
        y += dc.GetCharHeight();
    }
}

std::optional<std::size_t> ChartDrawing::place_at(const wxPoint& point) const
{
    for (std::size_t place = 0; place < layout_.places.size(); ++place) {
        wxRect where = layout_.places[place];
        where.Union(layout_.place_names[place].where);
        if (chart_.lying) {
            where.x = room_.x;
            where.width = room_.width;
        } else {
            where.x = layout_.places[place].x;
            where.width = layout_.places[place].width;
        }
        if (where.Contains(point))
            return place;
    }
    return std::nullopt;
}

void ChartDrawing::draw_axes(wxDC& dc) const
{
    dc.SetTextForeground(style_.ink);
    dc.SetFont(style_.bold_font);
    for (const ChartLayout::Text& line : layout_.title)
        draw_text(dc, line);
    dc.SetFont(style_.small_font);
    dc.SetTextForeground(style_.faint_ink);
    draw_text(dc, layout_.x_label);
    draw_text(dc, layout_.y_label);

    const wxRect& plot = layout_.plot;
    for (std::size_t at = 0; at < layout_.ticks.at.size(); ++at) {
        const int where = layout_.position(layout_.ticks.at[at], chart_.lying);
        dc.SetPen(wxPen(layout_.ticks.at[at] == 0 ? style_.faint_ink : style_.grid));
        if (chart_.lying)
            dc.DrawLine(where, plot.y, where, plot.y + plot.height);
        else
            dc.DrawLine(plot.x, where, plot.x + plot.width, where);
        draw_text(dc, layout_.tick_names[at]);
    }
    dc.SetTextForeground(style_.ink);
    for (std::size_t at = 0; at < layout_.place_names.size(); ++at) {
        const ChartLayout::Text& name = layout_.place_names[at];
        if (layout_.upright_names)
            dc.DrawRotatedText(name.text, name.where.x, name.where.GetBottom() + 1, 90);
        else
            draw_text(dc, name);
    }
}

void ChartDrawing::draw_keys(wxDC& dc) const
{
    for (const ChartLayout::Key& key : layout_.keys) {
        const wxRect swatch = key.swatch;
        const int middle = swatch.y + swatch.height / 2;
        if (key.is_mark) {
            const int x = swatch.x + swatch.width / 2;
            dc.SetPen(wxPen(style_.ink, style_.dip(1), wxPENSTYLE_SHORT_DASH));
            dc.DrawLine(x, swatch.y + style_.dip(2), x, swatch.GetBottom() - style_.dip(1));
        } else if (chart_.series[key.series].shape == Shape::Bars) {
            style_.draw_bar(dc, wxRect(swatch).Deflate(style_.dip(2)), key.series);
        } else {
            set_line_pen(dc, key.series, 2);
            dc.DrawLine(swatch.x, middle, swatch.GetRight(), middle);
            draw_marker(dc, wxPoint(swatch.x + swatch.width / 2, middle), key.series);
        }
        dc.SetFont(style_.small_font);
        dc.SetTextForeground(style_.ink);
        draw_text(dc, key.name);
    }
}

void ChartDrawing::draw_mark(wxDC& dc) const
{
    if (!chart_.marked || *chart_.marked >= layout_.centres.size())
        return;
    const wxRect& plot = layout_.plot;
    const int centre = layout_.centres[*chart_.marked];
    dc.SetPen(wxPen(style_.ink, style_.dip(1), wxPENSTYLE_SHORT_DASH));
    if (chart_.lying)
        dc.DrawLine(plot.x, centre, plot.x + plot.width, centre);
    else
        dc.DrawLine(centre, plot.y - style_.dip(4), centre, plot.y + plot.height);
}

/// Draws the bars; those of symbols in the symbols' colours.
void ChartDrawing::draw_bars(wxDC& dc) const
{
    dc.SetFont(style_.small_font);
    dc.SetTextForeground(style_.ink);
    for (const ChartLayout::Bar& bar : layout_.bars) {
        const bool is_symbol =
            bar.place < chart_.colours.size() && !chart_.colours[bar.place].empty();
        if (is_symbol)
            style_.draw_symbol_bar(dc, bar.where, chart_.colours[bar.place]);
        else
            style_.draw_bar(dc, bar.where, bar.series);
        draw_text(dc, bar.value);
    }
}

void ChartDrawing::draw_signs(wxDC& dc) const
{
    for (std::size_t place = 0; place < layout_.signs.size(); ++place) {
        if (!layout_.signs[place].IsEmpty())
            style_.draw_symbol(dc, layout_.signs[place], chart_.colours[place]);
    }
}

void ChartDrawing::set_line_pen(wxDC& dc, std::size_t series, int width) const
{
    style_.set_line_pen(dc, series, width);
    const std::string& colour = chart_.series[series].colour;
    if (!colour.empty())
        dc.SetPen(wxPen(style_.symbol_edge(colour), style_.dip(width), dc.GetPen().GetStyle()));
}

void ChartDrawing::draw_marker(wxDC& dc, const wxPoint& centre, std::size_t series) const
{
    const std::string& colour = chart_.series[series].colour;
    if (colour.empty())
        return style_.draw_marker(dc, centre, series);
    const int size = style_.dip(11);
    style_.draw_symbol(dc, wxRect(centre.x - size / 2, centre.y - size / 2, size, size), colour);
}

/// Draws each name after a piece of its line, as in a legend. A faint line leads there from the end
/// of the series.
void ChartDrawing::draw_line_names(wxDC& dc) const
{
    dc.SetFont(style_.small_font);
    dc.SetTextForeground(style_.ink);
    for (const ChartLayout::LineName& each : layout_.line_names) {
        const wxRect& where = each.name.where;
        const wxPoint at(where.x - style_.dip(11), where.y + where.height / 2);
        const int reach = style_.dip(8);
        dc.SetPen(wxPen(style_.grid, style_.dip(1)));
        dc.DrawLine(each.end, wxPoint(at.x - reach, at.y));
        set_line_pen(dc, each.series, 2);
        dc.DrawLine(at.x - reach, at.y, at.x + reach, at.y);
        draw_marker(dc, at, each.series);
        draw_text(dc, each.name);
    }
    draw_text(dc, layout_.mark_name);
}

wxPoint ChartDrawing::point_of(std::size_t place, double value) const
{
    const int along = layout_.position(value, chart_.lying);
    return chart_.lying ? wxPoint(along, layout_.centres[place])
                        : wxPoint(layout_.centres[place], along);
}

std::vector<wxPoint> ChartDrawing::path(std::size_t series, const std::vector<double>& values,
                                        std::size_t from, std::size_t until) const
{
    std::vector<wxPoint> points;
    for (std::size_t place = from; place < until; ++place) {
        const wxPoint point = point_of(place, values[place]);
        if (chart_.series[series].shape == Shape::Steps && !points.empty())
            points.push_back(chart_.lying ? wxPoint(points.back().x, point.y)
                                          : wxPoint(point.x, points.back().y));
        points.push_back(point);
    }
    return points;
}

void ChartDrawing::draw_line(wxDC& dc, std::size_t series) const
{
    const auto& values = chart_.series[series].values;
    const std::size_t count = std::min(values.size(), layout_.places.size());
    std::vector<double> known(count);
    for (std::size_t from = 0; from < count;) { // one piece for each run of known values
        std::size_t until = from;
        for (; until < count && values[until]; ++until)
            known[until] = *values[until];
        set_line_pen(dc, series, 2);
        draw_path(dc, path(series, known, from, until));
        from = until + 1;
    }
    for (std::size_t place = 0; place < count; ++place) {
        if (values[place])
            draw_marker(dc, point_of(place, *values[place]), series);
    }
}

void ChartDrawing::draw_band(wxDC& dc, std::size_t series) const
{
    const ChartSeries::Band& band = *chart_.series[series].band;
    const std::size_t count = std::min({band.low.size(), band.high.size(), layout_.places.size()});
    if (count == 0)
        return;
    const std::vector<wxPoint> upper = path(series, band.high, 0, count);
    const std::vector<wxPoint> lower = path(series, band.low, 0, count);
    std::vector<wxPoint> around = upper;
    around.insert(around.end(), lower.rbegin(), lower.rend());
    dc.SetPen(*wxTRANSPARENT_PEN);
    style_.set_band_brush(dc, series);
    dc.DrawPolygon(static_cast<int>(around.size()), around.data());
    set_line_pen(dc, series, 1);
    draw_path(dc, upper);
    draw_path(dc, lower);
}

/// Where the box of numbers is: beside the place, on the side with room, away from its values.
wxPoint ChartDrawing::corner_of_readout(const wxSize& size, std::size_t place) const
{
    const int gap = style_.dip(3);
    const wxRect& where = layout_.places[place];
    if (chart_.lying) {
        const int below = where.GetBottom() + 1 + gap;
        const bool fits = below + size.y <= room_.GetBottom();
        return {room_.GetRight() - size.x, fits ? below : where.y - size.y - gap};
    }
    const int right = where.x + where.width + gap;
    const bool fits = right + size.x <= room_.GetRight();
    double sum = 0;
    int count = 0;
    for (const ChartSeries& series : chart_.series) {
        if (series.shape == Shape::TableOnly || place >= series.values.size() ||
            !series.values[place])
            continue;
        sum += *series.values[place];
        ++count;
    }
    const wxRect& plot = layout_.plot;
    const bool is_high = count > 0 && 2 * (sum / count - layout_.ticks.low()) >
                                          layout_.ticks.high() - layout_.ticks.low();
    return {fits ? right : where.x - size.x - gap,
            is_high ? plot.GetBottom() - size.y - gap : plot.y + gap};
}

void ChartDrawing::draw_readout(wxDC& dc, std::size_t place) const
{
    dc.SetFont(style_.small_font);
    const int border = style_.dip(6);
    const int max = std::max(room_.width * 3 / 4, style_.dip(120)) - 2 * border;
    wxString text;
    for (const std::string& line : chart_readout_lines(chart_, place, messages_)) {
        for (const wxString& part : wrapped(dc, to_wx(line), max))
            text += (text.empty() ? "" : "\n") + part;
    }
    wxSize size = extent_of_lines(dc, text);
    size.IncBy(2 * border, 2 * border);
    const wxPoint corner = corner_of_readout(size, place);
    const int x = std::clamp(corner.x, room_.x, std::max(room_.x, room_.GetRight() - size.x));
    const int y = std::clamp(corner.y, room_.y, std::max(room_.y, room_.GetBottom() - size.y));
    dc.SetPen(wxPen(style_.ink));
    dc.SetBrush(wxBrush(style_.paper));
    wxRect box(wxPoint(x, y), size);
    dc.DrawRectangle(box);
    dc.SetTextForeground(style_.ink);
    draw_lines(dc, text, box.Deflate(border).GetPosition());
}

} // namespace kizuna
