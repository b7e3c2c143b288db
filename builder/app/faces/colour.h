#pragma once

#include <cstdint>
#include <vector>

namespace kizuna {

/// An sRGB colour.
struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    constexpr bool operator==(const Colour&) const = default;
};

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{255, 255, 255};

/// The least contrast of texts and of shapes (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double text_contrast = 4.5;
inline constexpr double shape_contrast = 3;

/// The contrast ratio of two colours, 1 to 21 (WCAG 2.1).
double contrast(Colour one, Colour other);

/// `share_of_other`: 0 to 1.
Colour mixed(Colour one, Colour other, double share_of_other);

/// The colour with just enough black or white mixed in to reach a contrast on all papers; black or
/// white if no mixture does.
Colour readable_on(const std::vector<Colour>& papers, Colour colour, double min_contrast);

/// Black or white, whichever has more contrast.
Colour text_colour_on(Colour background);

} // namespace kizuna
