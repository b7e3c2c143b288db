#pragma once

#include <wx/colour.h>
#include <wx/font.h>

#include <cstddef>
#include <string_view>

class wxDC;
class wxPoint;
class wxRect;
class wxWindow;

namespace kizuna {

/// How a chart looks. Each series has a colour that eyes of every kind can tell from the others
/// (Okabe and Ito, 2008), and beside it a dash, a marker and a hatch of its own, so that none is
/// known by its colour alone.
class ChartStyle {
public:
    /// The style in the colours of the theme of the moment; `window` gives font and resolution.
    static ChartStyle on_screen(const wxWindow& window);
    /// Dark on white whatever the theme, for files: at 96 dots an inch.
    static ChartStyle on_paper(const wxWindow& window);

    wxColour paper;
    wxColour ink;
    wxColour faint_ink; ///< still well readable on paper
    wxColour grid;
    wxColour pointed; ///< behind the place that is pointed at
    wxFont font;
    wxFont bold_font;
    wxFont small_font;

    int dip(int pixels) const;
    wxColour colour(std::size_t series) const;
    /// The edge of what is filled in a series' colour: dark enough on a light paper, and the other
    /// way round.
    wxColour edge(std::size_t series) const;

    void draw_bar(wxDC& dc, const wxRect& where, std::size_t series) const;
    /// A bar that is a symbol, in its own colour; `colour` as of symbol_look().
    void draw_symbol_bar(wxDC& dc, const wxRect& where, std::string_view colour) const;
    /// The shape of a symbol in its colour.
    void draw_symbol(wxDC& dc, const wxRect& where, std::string_view colour) const;
    /// The symbol's colour, or as near to it as is seen on paper.
    wxColour symbol_edge(std::string_view colour) const;
    void draw_marker(wxDC& dc, const wxPoint& centre, std::size_t series) const;
    /// Gives the DC a line's colour and dash.
    void set_line_pen(wxDC& dc, std::size_t series, int width) const;
    /// Fills lightly, so that what lies behind is still seen.
    void set_band_brush(wxDC& dc, std::size_t series) const;

private:
    ChartStyle() = default;
    void set_colours(const wxColour& new_paper, const wxColour& new_ink);
    void set_fonts(const wxFont& base);

    bool is_dark_ = false;
    double scale_ = 1;
};

} // namespace kizuna
