#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace kizuna {

/// One stretch of an outline, as drawing libraries take them.
struct PathPart {
    enum class Kind : unsigned char { Move, Line, Curve, Close };
    struct Point {
        double x = 0;
        double y = 0;
        bool operator==(const Point&) const = default;
    };
    Kind kind = Kind::Move;
    /// Move and Line: the first is where it goes. Curve: two control points, then its end.
    std::array<Point, 3> to{};
};

/// An outline in the form of the `d` attribute of an SVG path, of which only the absolute M, L, C
/// and Z are known: our own drawings alone are read by it. Ends at the first sign it does not know.
std::vector<PathPart> vector_path(std::string_view outline);

} // namespace kizuna
