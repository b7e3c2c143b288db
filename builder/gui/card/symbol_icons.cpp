#include "gui/card/symbol_icons.h"

#include "gui/text/contrast.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace kizuna {
namespace {

/// How one symbol looks. Shapes are drawn in a box of 16 units, and chosen so that each is told
/// from the others by its outline alone, 14 pixels high.
struct SymbolLook {
    std::string_view colour;
    wxColour::ChannelType red, green, blue;
    std::string_view shape; ///< an SVG element without its end
};

constexpr std::array looks{
    // The blade.
    SymbolLook{"red", 0xc8, 0x30, 0x2f, "<path d='M8 1 L15 14.5 L1 14.5 Z'"},
    SymbolLook{"blue", 0x2b, 0x63, 0xc4, "<path d='M8 0.8 L15 8 L8 15.2 L1 8 Z'"},
    SymbolLook{"white", 0xf2, 0xf0, 0xe6, "<path d='M2 2 H14 V14 H2 Z'"},
    // The night.
    SymbolLook{"black", 0x2c, 0x2a, 0x33,
               "<path d='M11.5 1.2 A7.2 7.2 0 1 0 11.5 14.8 A8.4 8.4 0 0 1 11.5 1.2 Z'"},
    // The medallion.
    SymbolLook{"green", 0x2e, 0x8b, 0x4a, "<circle cx='8' cy='8' r='6.8'"},
    SymbolLook{"purple", 0x7c, 0x45, 0xa8,
               "<path d='M8 0.6 L9.9 5.8 L15.4 6 L11.1 9.4 L12.6 14.8 L8 11.7 L3.4 14.8 L4.9 9.4 "
               "L0.6 6 L6.1 5.8 Z'"},
    // The banner.
    SymbolLook{"yellow", 0xe3, 0xb1, 0x1f, "<path d='M2.5 1.5 H13.5 V15 L8 10 L2.5 15 Z'"},
    SymbolLook{"brown", 0x8a, 0x5a, 0x33,
               "<path d='M5.5 1 H10.5 V5.5 H15 V10.5 H10.5 V15 H5.5 V10.5 H1 V5.5 H5.5 Z'"},
};

constexpr SymbolLook other_symbol{"", 0x8c, 0x90, 0x96, "<path d='M1 1.5 L15 1.5 L8 15 Z'"};
/// A ring, which is hollow as nothing else is.
constexpr SymbolLook no_symbol{"", 0x8c, 0x90, 0x96,
                               "<path fill-rule='evenodd' d='M8 1 A7 7 0 1 0 8 15 A7 7 0 1 0 8 1 Z "
                               "M8 4 A4 4 0 1 1 8 12 A4 4 0 1 1 8 4 Z'"};

const SymbolLook& look_of(std::string_view colour)
{
    const auto found = std::ranges::find(looks, colour, &SymbolLook::colour);
    return found == looks.end() ? other_symbol : *found;
}

wxColour colour_of(const SymbolLook& look)
{
    return {look.red, look.green, look.blue};
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

/// The looks of a set, in the vocabulary's order.
std::vector<const SymbolLook*> looks_of(WordSet<SymbolId> symbols, const Vocabulary& words)
{
    std::vector<const SymbolLook*> found;
    for (std::size_t at = 0; at < words.symbols.size(); ++at) {
        if (symbols.contains(static_cast<SymbolId>(at)))
            found.push_back(&look_of(words.symbols[at].colour));
    }
    if (found.empty())
        found.push_back(&no_symbol);
    return found;
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
    for (const SymbolLook* look : looks_of(symbols, words_))
        colours.push_back(colour_of(*look));
    return colours;
}

SymbolColours symbol_colours(std::string_view colour, const ThemeColours& theme)
{
    const SymbolLook& look = look_of(colour);
    // White on white and black on black are seen by their outlines.
    const bool is_lit = theme.is_dark() && look.colour != "black";
    return {is_lit ? readable_on({theme.paper}, colour_of(look), shape_contrast) : colour_of(look),
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
    for (const SymbolLook* look : looks_of(symbols, words_)) {
        const SymbolColours colours = symbol_colours(look->colour, *theme_);
        shapes += "<g transform='translate(" + std::to_string(left) + " 0)'>" +
                  std::string(look->shape) + " fill='" + css(colours.fill) + "' stroke='" +
                  css(colours.outline) + "'/></g>";
        left += step;
    }
    const int width = left - step + size;
    icon = wxBitmapBundle::FromSVG(drawing(width, shapes).c_str(), wxSize(width, size));
    return icon;
}

std::vector<wxBitmapBundle> SymbolIcons::stamps(WordSet<SymbolId> symbols) const
{
    std::vector<wxBitmapBundle> stamps;
    for (const SymbolLook* look : looks_of(symbols, words_)) {
        wxBitmapBundle& stamp = stamps_[look->shape];
        if (!stamp.IsOk())
            stamp = wxBitmapBundle::FromSVG(
                drawing(size, std::string(look->shape) + " fill='" +
                                  css(text_colour_on(colour_of(*look))) + "'/>")
                    .c_str(),
                wxSize(size, size));
        stamps.push_back(stamp);
    }
    return stamps;
}

} // namespace kizuna
