#include "app/faces/vector_path.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

namespace kizuna {
namespace {

using Point = PathPart::Point;

/// What an SVG arc says of itself beside its two ends.
struct Arc {
    double rx = 0;
    double ry = 0;
    double turn = 0; ///< of its axes, in radians
    bool is_large = false;
    bool is_clockwise = false;
};

class PathReader {
public:
    explicit PathReader(std::string_view text) : text_(text) {}

    std::vector<PathPart> read()
    {
        char command = 0;
        while (skip_spaces(), !text_.empty()) {
            if (std::isalpha(static_cast<unsigned char>(text_.front()))) {
                command = text_.front();
                text_.remove_prefix(1);
            }
            if (!step(command))
                break;
            if (command == 'M' || command == 'm') // what follows without a letter are lines
                command = command == 'M' ? 'L' : 'l';
        }
        return std::move(parts_);
    }

private:
    void skip_spaces()
    {
        while (!text_.empty() && (text_.front() == ' ' || text_.front() == ','))
            text_.remove_prefix(1);
    }

    std::optional<double> number()
    {
        skip_spaces();
        double value = 0;
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        if (error != std::errc())
            return std::nullopt;
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        return value;
    }

    /// A flag of an arc is one digit, which may touch what follows.
    bool flag()
    {
        skip_spaces();
        const bool is_set = !text_.empty() && text_.front() == '1';
        if (!text_.empty())
            text_.remove_prefix(1);
        return is_set;
    }

    std::optional<Point> point(bool is_relative)
    {
        const auto x = number();
        const auto y = x ? number() : std::nullopt;
        if (!y)
            return std::nullopt;
        return is_relative ? Point{at_.x + *x, at_.y + *y} : Point{*x, *y};
    }

    void add(PathPart::Kind kind, Point to)
    {
        parts_.push_back({kind, {to, {}, {}}});
        at_ = to;
    }

    /// False at the first thing that is not understood.
    bool step(char command)
    {
        const bool is_relative = std::islower(static_cast<unsigned char>(command)) != 0;
        switch (std::toupper(static_cast<unsigned char>(command))) {
        case 'M':
            if (const auto to = point(is_relative)) {
                add(PathPart::Kind::Move, *to);
                began_at_ = *to;
                return true;
            }
            return false;
        case 'L':
            if (const auto to = point(is_relative)) {
                add(PathPart::Kind::Line, *to);
                return true;
            }
            return false;
        case 'H':
        case 'V':
            return straight(command, is_relative);
        case 'C':
            return curve(is_relative);
        case 'A':
            return arc(is_relative);
        case 'Z':
            parts_.push_back({PathPart::Kind::Close, {}});
            at_ = began_at_;
            return true;
        default:
            return false;
        }
    }

    bool straight(char command, bool is_relative)
    {
        const auto way = number();
        if (!way)
            return false;
        Point to = at_;
        double& side = command == 'H' || command == 'h' ? to.x : to.y;
        side = is_relative ? side + *way : *way;
        add(PathPart::Kind::Line, to);
        return true;
    }

    bool curve(bool is_relative)
    {
        PathPart part{PathPart::Kind::Curve, {}};
        for (Point& each : part.to) {
            const auto to = point(is_relative);
            if (!to)
                return false;
            each = *to;
        }
        at_ = part.to.back();
        parts_.push_back(part);
        return true;
    }

    bool arc(bool is_relative)
    {
        const auto rx = number();
        const auto ry = number();
        const auto turn = number();
        if (!rx || !ry || !turn)
            return false;
        Arc arc{std::abs(*rx), std::abs(*ry), *turn * std::numbers::pi / 180};
        arc.is_large = flag();
        arc.is_clockwise = flag();
        const auto to = point(is_relative);
        if (!to)
            return false;
        add_arc(arc, *to);
        return true;
    }

    /// From the two ends to the centre (SVG 1.1, F.6.5), then a curve for each quarter.
    void add_arc(Arc arc, Point to)
    {
        const double cosine = std::cos(arc.turn);
        const double sine = std::sin(arc.turn);
        const double dx = (at_.x - to.x) / 2;
        const double dy = (at_.y - to.y) / 2;
        const double x = cosine * dx + sine * dy;
        const double y = cosine * dy - sine * dx;
        if (arc.rx == 0 || arc.ry == 0 || (x == 0 && y == 0))
            return add(PathPart::Kind::Line, to);
        const double reach = std::hypot(x / arc.rx, y / arc.ry);
        arc.rx *= std::max(reach, 1.0);
        arc.ry *= std::max(reach, 1.0);
        const double part = std::hypot(arc.rx * y, arc.ry * x) / (arc.rx * arc.ry);
        double out = std::sqrt(std::max(0.0, 1 / (part * part) - 1));
        if (arc.is_large == arc.is_clockwise)
            out = -out;
        const double cx = out * arc.rx * y / arc.ry;
        const double cy = -out * arc.ry * x / arc.rx;
        const Point centre{cosine * cx - sine * cy + (at_.x + to.x) / 2,
                           sine * cx + cosine * cy + (at_.y + to.y) / 2};
        const double from = std::atan2((y - cy) / arc.ry, (x - cx) / arc.rx);
        double sweep = std::atan2((-y - cy) / arc.ry, (-x - cx) / arc.rx) - from;
        if (arc.is_clockwise && sweep < 0)
            sweep += 2 * std::numbers::pi;
        if (!arc.is_clockwise && sweep > 0)
            sweep -= 2 * std::numbers::pi;
        const int pieces = std::max(
            1, static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9)));
        const auto on_arc = [&](double angle, double along) {
            const double ex = arc.rx * (std::cos(angle) - along * std::sin(angle));
            const double ey = arc.ry * (std::sin(angle) + along * std::cos(angle));
            return Point{centre.x + cosine * ex - sine * ey, centre.y + sine * ex + cosine * ey};
        };
        const double each = sweep / pieces;
        const double handle = 4.0 / 3 * std::tan(each / 4);
        for (int at = 0; at < pieces; ++at) {
            const double begin = from + at * each;
            const double end = begin + each;
            parts_.push_back({PathPart::Kind::Curve,
                              {on_arc(begin, handle), on_arc(end, -handle), on_arc(end, 0)}});
        }
        parts_.back().to[2] = to;
        at_ = to;
    }

    std::string_view text_;
    std::vector<PathPart> parts_;
    Point at_;
    Point began_at_;
};

} // namespace

std::vector<PathPart> vector_path(std::string_view outline)
{
    return PathReader(outline).read();
}

} // namespace kizuna
