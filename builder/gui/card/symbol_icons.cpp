#include "gui/card/symbol_icons.h"

#include "app/faces/shapes.h"
#include "gui/text/contrast.h"

#include <string>
#include <string_view>

namespace kizuna {
namespace {

/// An SVG element without its colours and its end.
std::string shape_of(const SymbolLook& look)
{
    return "<path d='" + std::string(look.outline) + "'";
}

std::string css(const wxColour& colour)
{
    return colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
}

std::string drawing(int width, const std::string& shapes)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + std::to_string(width) +
           " 16'>" + shapes + "</svg>";
}

constexpr int size = 16;
constexpr int step = 17; ///< from one shape to the next

} // namespace

SymbolIcons::SymbolIcons(const Vocabulary& words) : words_(words) {}

void SymbolIcons::forget_theme()
{
    theme_.reset();
    icons_.clear();
}

std::vector<wxColour> SymbolIcons::colours(WordSet<SymbolId> symbols) const
{
    std::vector<wxColour> colours;
    for (const SymbolLook* look : symbol_looks(symbols, words_))
        colours.push_back(to_wx(look->fill));
    return colours;
}

SymbolColours symbol_colours(std::string_view colour, const ThemeColours& theme)
{
    const SymbolLook& look = symbol_look(colour);
    // White on white and black on black are seen by their outlines.
    const bool is_lit = theme.is_dark() && look.colour != "black";
    return {is_lit ? readable_on({theme.paper}, to_wx(look.fill), shape_contrast)
                   : to_wx(look.fill),
            readable_on({theme.paper, readable(theme).selected_paper}, wxColour(0x80, 0x80, 0x80),
                        shape_contrast)};
}

const wxBitmapBundle& SymbolIcons::icon(WordSet<SymbolId> symbols) const
{
    wxBitmapBundle& icon = icons_[symbols.bits()];
    if (icon.IsOk())
        return icon;
    if (!theme_)
        theme_ = ThemeColours::of_desktop();
    std::string shapes;
    int left = 0;
    for (const SymbolLook* look : symbol_looks(symbols, words_)) {
        const SymbolColours colours = symbol_colours(look->colour, *theme_);
        shapes += "<g transform='translate(" + std::to_string(left) + " 0)'>" + shape_of(*look) +
                  " fill='" + css(colours.fill) + "' stroke='" + css(colours.outline) + "'/></g>";
        left += step;
    }
    const int width = left - step + size;
    icon = wxBitmapBundle::FromSVG(drawing(width, shapes).c_str(), wxSize(width, size));
    return icon;
}

std::vector<wxBitmapBundle> SymbolIcons::stamps(WordSet<SymbolId> symbols) const
{
    std::vector<wxBitmapBundle> stamps;
    for (const SymbolLook* look : symbol_looks(symbols, words_)) {
        wxBitmapBundle& stamp = stamps_[look->outline];
        if (!stamp.IsOk())
            stamp = wxBitmapBundle::FromSVG(
                drawing(size, shape_of(*look) + " fill='" + css(text_colour_on(to_wx(look->fill))) +
                                  "'/>")
                    .c_str(),
                wxSize(size, size));
        stamps.push_back(stamp);
    }
    return stamps;
}

} // namespace kizuna
