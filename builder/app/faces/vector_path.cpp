#include "app/faces/vector_path.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace kizuna {
namespace {

/// A path command and the number of points after its letter.
struct Command {
    char letter;
    PathPart::Kind kind;
    std::size_t points;
};
constexpr std::array commands{
    Command{'M', PathPart::Kind::Move, 1},
    Command{'L', PathPart::Kind::Line, 1},
    Command{'C', PathPart::Kind::Curve, 3},
    Command{'Z', PathPart::Kind::Close, 0},
};

void skip_spaces(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
}

std::optional<double> take_number(std::string_view& text)
{
    skip_spaces(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

} // namespace

std::vector<PathPart> vector_path(std::string_view outline)
{
    std::vector<PathPart> parts;
    for (skip_spaces(outline); !outline.empty(); skip_spaces(outline)) {
        const auto command = std::ranges::find(commands, outline.front(), &Command::letter);
        if (command == commands.end())
            return parts;
        outline.remove_prefix(1);
        PathPart part{command->kind, {}};
        for (std::size_t at = 0; at < command->points; ++at) {
            const auto x = take_number(outline);
            const auto y = take_number(outline);
            if (!x || !y)
                return parts;
            part.to[at] = {*x, *y};
        }
        parts.push_back(part);
    }
    return parts;
}

} // namespace kizuna
