#include "gui/text/contrast.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

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

double worst_contrast(std::initializer_list<wxColour> papers, const wxColour& colour)
{
    double worst = 21;
    for (const wxColour& paper : papers)
        worst = std::min(worst, contrast(paper, colour));
    return worst;
}

} // namespace

double contrast(const wxColour& one, const wxColour& other)
{
    const auto [darker, brighter] = std::minmax({luminance(one), luminance(other)});
    return (brighter + 0.05) / (darker + 0.05);
}

wxColour mixed(const wxColour& one, const wxColour& other, double share_of_other)
{
    const auto part = [&](int a, int b) {
        return static_cast<wxColour::ChannelType>(std::lround(a + (b - a) * share_of_other));
    };
    return {part(one.Red(), other.Red()), part(one.Green(), other.Green()),
            part(one.Blue(), other.Blue())};
}

wxColour readable_on(std::initializer_list<wxColour> papers, const wxColour& colour,
                     double min_contrast)
{
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        for (const wxColour& end : {*wxBLACK, *wxWHITE}) {
            const wxColour tried = mixed(colour, end, static_cast<double>(step) / steps);
            if (worst_contrast(papers, tried) >= min_contrast)
                return tried;
        }
    }
    return worst_contrast(papers, *wxBLACK) > worst_contrast(papers, *wxWHITE) ? *wxBLACK
                                                                               : *wxWHITE;
}

wxColour text_colour_on(const wxColour& background)
{
    return contrast(background, *wxWHITE) >= contrast(background, *wxBLACK) ? *wxWHITE : *wxBLACK;
}

} // namespace kizuna
