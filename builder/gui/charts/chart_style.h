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

/// How a chart looks. The colours of series can be told apart with every kind of colour vision
/// (Okabe and Ito, 2008). Each series also has a dash, a marker and a hatch of its own.
class ChartStyle {
public:
    /// The style in the colours of the current theme; `window` gives font and resolution.
    static ChartStyle on_screen(const wxWindow& window);
    /// The style for files: dark on white in every theme, at 96 dots per inch.
    static ChartStyle on_paper(const wxWindow& window);

    wxColour paper;
    wxColour ink;
    wxColour faint_ink; ///< for less important text; still readable on `paper`
    wxColour grid;
    wxColour pointed; ///< background of the place pointed at
    wxFont font;
    wxFont bold_font;
    wxFont small_font;

    int dip(int pixels) const;
    wxColour colour(std::size_t series) const;
    /// The colour for the edge of a shape filled in the series' colour, with enough contrast to the
    /// paper.
    wxColour edge(std::size_t series) const;

    void draw_bar(wxDC& dc, const wxRect& where, std::size_t series) const;
    /// Draws the bar of a symbol in its colour; `colour` is as for symbol_look().
    void draw_symbol_bar(wxDC& dc, const wxRect& where, std::string_view colour) const;
    /// Draws the shape of a symbol in its colour.
    void draw_symbol(wxDC& dc, const wxRect& where, std::string_view colour) const;
    /// The symbol's colour, changed as little as needed to be visible on the paper.
    wxColour symbol_edge(std::string_view colour) const;
    void draw_marker(wxDC& dc, const wxPoint& centre, std::size_t series) const;
    /// Sets the DC's pen to the series' colour and dash.
    void set_line_pen(wxDC& dc, std::size_t series, int width) const;
    /// Sets a translucent brush in the series' colour.
    void set_band_brush(wxDC& dc, std::size_t series) const;

private:
    ChartStyle() = default;
    void set_colours(const wxColour& new_paper, const wxColour& new_ink);
    void set_fonts(const wxFont& base);

    bool is_dark_ = false;
    double scale_ = 1;
};

} // namespace kizuna
