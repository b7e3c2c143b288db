#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace kizuna {

/// One step of a path, as in drawing libraries.
struct PathPart {
    enum class Kind : unsigned char { Move, Line, Curve, Close };
    struct Point {
        double x = 0;
        double y = 0;
        bool operator==(const Point&) const = default;
    };
    Kind kind = Kind::Move;
    /// Move and Line: the target in `to[0]`. Curve: two control points, then the end.
    std::array<Point, 3> to{};
};

/// Parses the `d` attribute of an SVG path. Knows absolute M, L, C and Z only, which is all that
/// our drawings use, and stops at anything else.
std::vector<PathPart> vector_path(std::string_view outline);

} // namespace kizuna
