#include "app/faces/colour.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// Relative luminance as WCAG 2.1 defines it, 0 to 1.
double luminance(Colour colour)
{
    const auto linear = [](double channel) {
        channel /= 255;
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

double worst_contrast(const std::vector<Colour>& papers, Colour colour)
{
    double worst = 21;
    for (const Colour paper : papers)
        worst = std::min(worst, contrast(paper, colour));
    return worst;
}

} // namespace

double contrast(Colour one, Colour other)
{
    const auto [darker, brighter] = std::minmax({luminance(one), luminance(other)});
    return (brighter + 0.05) / (darker + 0.05);
}

Colour mixed(Colour one, Colour other, double share_of_other)
{
    const auto part = [&](int a, int b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * share_of_other));
    };
    return {part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue)};
}

Colour readable_on(const std::vector<Colour>& papers, Colour colour, double min_contrast)
{
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        for (const Colour end : {black, white}) {
            const Colour tried = mixed(colour, end, static_cast<double>(step) / steps);
            if (worst_contrast(papers, tried) >= min_contrast)
                return tried;
        }
    }
    return worst_contrast(papers, black) > worst_contrast(papers, white) ? black : white;
}

Colour text_colour_on(Colour background)
{
    return contrast(background, white) >= contrast(background, black) ? white : black;
}

} // namespace kizuna
