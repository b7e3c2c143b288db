#pragma once

#include "calculators/calculation.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna::fetcg {

/// Seen from the unit: y grows forward, x to the right.
struct Square {
    int x = 0;
    int y = 0;
    bool operator==(const Square&) const = default;
};

/// The shapes of movement, then those of ranges.
enum class Shape : std::uint8_t {
    Infantry,
    Cavalry,
    Flying,
    Direct,   ///< sword, lance, axe
    Indirect, ///< bow
    Magic,    ///< and special weapons
    Shooter,  ///< its picture is missing from the document
    Breath,   ///< of dragons
    Staff,    ///< each card has its own
};

constexpr bool is_movement(Shape shape)
{
    return shape <= Shape::Flying;
}

/// As scripts and the command line name shapes, in the order of the enumeration.
inline constexpr WordsOf<Shape, 9> shape_words = {
    {"infantry", "cavalry", "flying", "direct", "indirect", "magic", "shooter", "breath", "staff"}};

enum class SquareState : std::uint8_t {
    No,
    Yes,
    Open,    ///< the document does not say
    Blocked, ///< would be reached, but is occupied or restricted
    Unit,    ///< where the unit stands
};

/// The squares around a unit. How large the board is the document does not say; further away than
/// this nothing but the shooter may reach.
struct Squares {
    static constexpr int radius = 3;
    static constexpr int side = 2 * radius + 1;
    std::array<SquareState, std::size_t{side} * side> states{};

    SquareState& at(Square square)
    {
        const int place = (square.y + radius) * side + square.x + radius;
        return states[static_cast<std::size_t>(place)];
    }
    SquareState at(Square square) const { return const_cast<Squares&>(*this).at(square); }
    int count(SquareState state) const;
};

constexpr bool is_shown(Square square)
{
    return square.x >= -Squares::radius && square.x <= Squares::radius &&
           square.y >= -Squares::radius && square.y <= Squares::radius;
}

/// "X,Y", a shown square beside the unit's own; nothing where it is none.
std::optional<Square> square_called(std::string_view text);
inline constexpr const char* square_form = "X,Y (-3,-3 … 3,3)";

struct SquaresResult {
    Squares squares;
    CalculationSteps steps;
};

/// `blocked` are squares with a unit, or with a land that restricts entry: no unit moves there
/// (FET-MOV-1). To a range they do not matter.
SquaresResult squares_of(Shape shape, const std::vector<Square>& blocked = {});

} // namespace kizuna::fetcg
