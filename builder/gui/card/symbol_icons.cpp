#include "gui/card/symbol_icons.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace kizuna {
namespace {

struct NamedColour {
    std::string_view name;
    wxColour::ChannelType red, green, blue;
};

constexpr std::array palette{
    NamedColour{"red", 0xc8, 0x30, 0x2f},    NamedColour{"blue", 0x2b, 0x63, 0xc4},
    NamedColour{"white", 0xf2, 0xf0, 0xe6},  NamedColour{"black", 0x2c, 0x2a, 0x33},
    NamedColour{"green", 0x2e, 0x8b, 0x4a},  NamedColour{"purple", 0x7c, 0x45, 0xa8},
    NamedColour{"yellow", 0xe3, 0xb1, 0x1f}, NamedColour{"brown", 0x8a, 0x5a, 0x33},
};

constexpr NamedColour no_symbol{"", 0x8c, 0x90, 0x96};

wxColour colour_named(std::string_view name)
{
    for (const NamedColour& colour : palette) {
        if (colour.name == name)
            return {colour.red, colour.green, colour.blue};
    }
    return {no_symbol.red, no_symbol.green, no_symbol.blue};
}

/// Relative luminance as WCAG 2.1 defines it, 0 to 1.
double luminance(const wxColour& colour)
{
    const auto linear = [](double channel) {
        channel /= 255;
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) +
           0.0722 * linear(colour.Blue());
}

std::string css(const wxColour& colour)
{
    return colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
}

/// A disc 16 units wide: whole in the first colour, its right half in the last one.
std::string disc(const std::vector<wxColour>& colours)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>"
           "<circle cx='8' cy='8' r='6.5' fill='" +
           css(colours.front()) +
           "'/>"
           "<path d='M8 1.5 A6.5 6.5 0 0 1 8 14.5 Z' fill='" +
           css(colours.back()) +
           "'/>"
           "<circle cx='8' cy='8' r='6.5' fill='none' stroke='#808080'/></svg>";
}

} // namespace

SymbolIcons::SymbolIcons(const Vocabulary& words) : words_(words) {}

std::vector<wxColour> SymbolIcons::colours(WordSet<SymbolId> symbols) const
{
    std::vector<wxColour> colours;
    for (std::size_t at = 0; at < words_.symbols.size(); ++at) {
        if (symbols.contains(static_cast<SymbolId>(at)))
            colours.push_back(colour_named(words_.symbols[at].colour));
    }
    if (colours.empty())
        colours.push_back(colour_named(no_symbol.name));
    return colours;
}

const wxBitmapBundle& SymbolIcons::icon(WordSet<SymbolId> symbols) const
{
    wxBitmapBundle& icon = icons_[symbols.bits()];
    if (!icon.IsOk())
        icon = wxBitmapBundle::FromSVG(disc(colours(symbols)).c_str(), wxSize(16, 16));
    return icon;
}

wxColour text_colour_on(const wxColour& background)
{
    const double bright = luminance(background);
    const double with_white = 1.05 / (bright + 0.05);
    const double with_black = (bright + 0.05) / 0.05;
    return with_white >= with_black ? *wxWHITE : *wxBLACK;
}

} // namespace kizuna
