#include "gui/charts/chart_style.h"

#include "app/faces/shapes.h"
#include "app/faces/vector_path.h"
#include "gui/base/type_sizes.h"
#include "gui/text/contrast.h"

#include <wx/dc.h>
#include <wx/math.h>
#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <array>
#include <vector>

namespace kizuna {
namespace {

struct Rgb {
    unsigned char red;
    unsigned char green;
    unsigned char blue;
};

// The colours of Okabe and Ito, those with the most contrast to the paper first.
constexpr std::array<Rgb, 6> on_light = {
    {{0, 114, 178}, {213, 94, 0}, {0, 158, 115}, {204, 121, 167}, {230, 159, 0}, {86, 180, 233}}};
constexpr std::array<Rgb, 6> on_dark = {
    {{86, 180, 233}, {230, 159, 0}, {0, 158, 115}, {204, 121, 167}, {240, 228, 66}, {213, 94, 0}}};

constexpr std::array dashes = {wxPENSTYLE_SOLID, wxPENSTYLE_LONG_DASH, wxPENSTYLE_DOT,
                               wxPENSTYLE_DOT_DASH, wxPENSTYLE_SHORT_DASH};

enum class Hatch { Full, Rising, Level, Falling, Upright, Crossed };
constexpr int hatches = 6;

/// Draws parallel lines across a rectangle, cut off at its edges. Their slope `rise` is 1, -1 or 0.
void draw_slopes(wxDC& dc, const wxRect& where, int rise, int step)
{
    const int right = where.x + where.width - 1;
    const int bottom = where.y + where.height - 1;
    if (rise == 0) {
        for (int y = bottom - step; y > where.y; y -= step)
            dc.DrawLine(where.x, y, right, y);
        return;
    }
    for (int start = step; start < where.width + where.height; start += step) {
        // From the left or bottom edge to the top or right one; mirrored if they fall.
        const int x1 = std::max(0, start - where.height + 1);
        const int y1 = std::min(start, where.height - 1);
        const int x2 = std::min(start, where.width - 1);
        const int y2 = start - x2;
        const auto y = [&](int from_top) {
            return rise > 0 ? where.y + from_top : bottom - from_top;
        };
        dc.DrawLine(where.x + x1, y(y1), where.x + x2, y(y2));
    }
}

void draw_uprights(wxDC& dc, const wxRect& where, int step)
{
    for (int x = where.x + step; x < where.x + where.width - 1; x += step)
        dc.DrawLine(x, where.y, x, where.y + where.height - 1);
}

/// The corners of an outline given in a box of size symbol_box, scaled into `where`. Curves become
/// a few straight pieces.
std::vector<wxPoint> corners_of(std::string_view outline, const wxRect& where)
{
    constexpr int pieces = 8;
    std::vector<PathPart::Point> points;
    for (const PathPart& part : vector_path(outline)) {
        if (part.kind == PathPart::Kind::Close)
            break;
        if (part.kind != PathPart::Kind::Curve) {
            points.push_back(part.to[0]);
            continue;
        }
        const PathPart::Point from = points.back();
        for (int piece = 1; piece <= pieces; ++piece) {
            const double t = static_cast<double>(piece) / pieces;
            const double u = 1 - t;
            const auto along = [&](double PathPart::Point::*axis) {
                return u * u * u * from.*axis + 3 * u * u * t * part.to[0].*axis +
                       3 * u * t * t * part.to[1].*axis + t * t * t * part.to[2].*axis;
            };
            points.push_back({along(&PathPart::Point::x), along(&PathPart::Point::y)});
        }
    }
    std::vector<wxPoint> corners;
    for (const PathPart::Point& point : points)
        corners.emplace_back(where.x + wxRound(point.x * where.width / symbol_box),
                             where.y + wxRound(point.y * where.height / symbol_box));
    return corners;
}

} // namespace

ChartStyle ChartStyle::on_screen(const wxWindow& window)
{
    ChartStyle style;
    style.scale_ = window.FromDIP(96) / 96.0;
    style.set_colours(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW),
                      wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
    style.set_fonts(window.GetFont());
    return style;
}

ChartStyle ChartStyle::on_paper(const wxWindow& window)
{
    ChartStyle style;
    style.set_colours(wxColour(255, 255, 255), wxColour(20, 20, 20));
    style.set_fonts(wxFontInfo(10).FaceName(window.GetFont().GetFaceName()));
    return style;
}

void ChartStyle::set_colours(const wxColour& new_paper, const wxColour& new_ink)
{
    paper = new_paper;
    ink = new_ink;
    is_dark_ = paper.GetLuminance() < ink.GetLuminance();
    faint_ink = mixed(ink, paper, 0.3);
    grid = mixed(ink, paper, 0.82);
    pointed = mixed(paper, ink, 0.1);
}

void ChartStyle::set_fonts(const wxFont& base)
{
    font = base;
    bold_font = base.Bold();
    small_font = small_type(base);
}

int ChartStyle::dip(int pixels) const
{
    return wxRound(pixels * scale_);
}

wxColour ChartStyle::colour(std::size_t series) const
{
    const auto& colours = is_dark_ ? on_dark : on_light;
    const Rgb& rgb = colours[series % colours.size()];
    return readable_on({paper}, {rgb.red, rgb.green, rgb.blue}, shape_contrast);
}

wxColour ChartStyle::edge(std::size_t series) const
{
    return mixed(colour(series), ink, 0.35);
}

void ChartStyle::draw_bar(wxDC& dc, const wxRect& where, std::size_t series) const
{
    if (where.width <= 0 || where.height <= 0)
        return;
    const auto hatch = static_cast<Hatch>(series % hatches);
    dc.SetPen(wxPen(edge(series), 1));
    dc.SetBrush(hatch == Hatch::Full ? wxBrush(colour(series))
                                     : wxBrush(mixed(colour(series), paper, 0.65)));
    dc.DrawRectangle(where);
    dc.SetPen(wxPen(edge(series), dip(1)));
    const int step = dip(6);
    if (hatch == Hatch::Rising || hatch == Hatch::Crossed)
        draw_slopes(dc, where, 1, step);
    if (hatch == Hatch::Falling || hatch == Hatch::Crossed)
        draw_slopes(dc, where, -1, step);
    if (hatch == Hatch::Level)
        draw_slopes(dc, where, 0, dip(4));
    if (hatch == Hatch::Upright)
        draw_uprights(dc, where, dip(4));
}

wxColour ChartStyle::symbol_edge(std::string_view colour) const
{
    return readable_on({paper}, to_wx(symbol_look(colour).fill), shape_contrast);
}

void ChartStyle::draw_symbol_bar(wxDC& dc, const wxRect& where, std::string_view colour) const
{
    if (where.width <= 0 || where.height <= 0)
        return;
    dc.SetPen(wxPen(symbol_edge(colour), dip(1)));
    dc.SetBrush(wxBrush(to_wx(symbol_look(colour).fill)));
    dc.DrawRectangle(where);
}

void ChartStyle::draw_symbol(wxDC& dc, const wxRect& where, std::string_view colour) const
{
    const std::vector<wxPoint> corners = corners_of(symbol_look(colour).outline, where);
    dc.SetPen(wxPen(symbol_edge(colour), dip(1)));
    dc.SetBrush(wxBrush(to_wx(symbol_look(colour).fill)));
    dc.DrawPolygon(static_cast<int>(corners.size()), corners.data());
}

void ChartStyle::draw_marker(wxDC& dc, const wxPoint& centre, std::size_t series) const
{
    const int size = dip(4);
    const auto polygon = [&](std::vector<wxPoint> corners) {
        for (wxPoint& corner : corners)
            corner = wxPoint(corner.x * size / 4, corner.y * size / 4);
        dc.DrawPolygon(static_cast<int>(corners.size()), corners.data(), centre.x, centre.y);
    };
    dc.SetPen(wxPen(edge(series), 1));
    dc.SetBrush(wxBrush(colour(series)));
    switch (series % 5) {
    case 0:
        return dc.DrawCircle(centre, size);
    case 1:
        return polygon({{-4, -4}, {4, -4}, {4, 4}, {-4, 4}});
    case 2:
        return polygon({{0, -5}, {5, 4}, {-5, 4}});
    case 3:
        return polygon({{0, -6}, {6, 0}, {0, 6}, {-6, 0}});
    default:
        return polygon({{0, 5}, {5, -4}, {-5, -4}});
    }
}

void ChartStyle::set_line_pen(wxDC& dc, std::size_t series, int width) const
{
    dc.SetPen(wxPen(colour(series), dip(width), dashes[series % dashes.size()]));
}

void ChartStyle::set_band_brush(wxDC& dc, std::size_t series) const
{
    constexpr unsigned char light = 56;
    const wxColour full = colour(series);
    dc.SetBrush(wxBrush(wxColour(full.Red(), full.Green(), full.Blue(), light)));
}

} // namespace kizuna
