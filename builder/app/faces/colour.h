#pragma once

#include <cstdint>
#include <vector>

namespace kizuna {

/// A colour of a screen, in sRGB.
struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    constexpr bool operator==(const Colour&) const = default;
};

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{255, 255, 255};

/// What texts and shapes need to be seen by most eyes (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double text_contrast = 4.5;
inline constexpr double shape_contrast = 3;

/// How far two colours are apart in brightness, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(Colour one, Colour other);

/// The second colour's share of a mixture is from 0 to 1.
Colour mixed(Colour one, Colour other, double share_of_other);

/// The colour, mixed with as much black or white as it takes to reach a contrast on each of the
/// papers; black or white where nothing between them does.
Colour readable_on(const std::vector<Colour>& papers, Colour colour, double min_contrast);

/// Black or white, whichever is read more easily on the colour.
Colour text_colour_on(Colour background);

} // namespace kizuna
