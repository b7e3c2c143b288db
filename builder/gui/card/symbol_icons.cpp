#include "gui/card/symbol_icons.h"

#include "app/faces/shapes.h"
#include "gui/text/contrast.h"

#include <string>
#include <string_view>

namespace kizuna {
namespace {

/// The SVG element of a shape, without its colours and its end.
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

constexpr int symbol_size = 16;
constexpr int symbol_step = 17; ///< from the left edge of a shape to that of the next

/// The SVG elements of a flaw's sign, as drawn on faces; empty for none.
std::string sign_of(CardFlaw flaw)
{
    switch (flaw) {
    case CardFlaw::None:
        break;
    case CardFlaw::OverLimit:
        return "<path d='M8 .8L15.5 14.8L.5 14.8z' fill='#ffc933' stroke='#1c1b20'/>"
               "<path d='M8 5.5L8 10M8 12L8 12.6' stroke='#1c1b20' stroke-width='2'/>";
    case CardFlaw::Forbidden:
        return "<circle cx='8' cy='8' r='7.5' fill='#ffffff' stroke='#1c1b20'/>"
               "<circle cx='8' cy='8' r='5.2' fill='none' stroke='#c01020' stroke-width='2.2'/>"
               "<path d='M4.4 11.6L11.6 4.4' stroke='#c01020' stroke-width='2.2'/>";
    }
    return {};
}

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
    // Black keeps its colour in a dark theme, and white in a light one: their outlines show them.
    const bool is_lit = theme.is_dark() && look.colour != "black";
    return {is_lit ? readable_on({theme.paper}, to_wx(look.fill), shape_contrast)
                   : to_wx(look.fill),
            readable_on({theme.paper, readable(theme).selected_paper}, wxColour(0x80, 0x80, 0x80),
                        shape_contrast)};
}

const wxBitmapBundle& SymbolIcons::icon(WordSet<SymbolId> symbols, CardFlaw flaw) const
{
    wxBitmapBundle& icon = icons_[{symbols.bits(), flaw}];
    if (icon.IsOk())
        return icon;
    if (!theme_)
        theme_ = ThemeColours::of_desktop();
    std::string shapes = sign_of(flaw);
    int left = shapes.empty() ? 0 : symbol_step + 2;
    for (const SymbolLook* look : symbol_looks(symbols, words_)) {
        const SymbolColours colours = symbol_colours(look->colour, *theme_);
        shapes += "<g transform='translate(" + std::to_string(left) + " 0)'>" + shape_of(*look) +
                  " fill='" + css(colours.fill) + "' stroke='" + css(colours.outline) + "'/></g>";
        left += symbol_step;
    }
    const int width = left - symbol_step + symbol_size;
    icon = wxBitmapBundle::FromSVG(drawing(width, shapes).c_str(), wxSize(width, symbol_size));
    return icon;
}

std::vector<wxBitmapBundle> SymbolIcons::stamps(WordSet<SymbolId> symbols) const
{
    std::vector<wxBitmapBundle> stamps;
    for (const SymbolLook* look : symbol_looks(symbols, words_)) {
        wxBitmapBundle& stamp = stamps_[look->outline];
        if (!stamp.IsOk())
            stamp = wxBitmapBundle::FromSVG(
                drawing(symbol_size, shape_of(*look) + " fill='" +
                                         css(text_colour_on(to_wx(look->fill))) + "'/>")
                    .c_str(),
                wxSize(symbol_size, symbol_size));
        stamps.push_back(stamp);
    }
    return stamps;
}

} // namespace kizuna
