#include "calculators/fetcg/squares.h"

#include "cards/base/plain_text.h"

#include <algorithm>

namespace kizuna::fetcg {
namespace {

constexpr std::array<Square, 4> neighbours = {{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Square, 2> forward_diagonals = {{{1, 1}, {-1, 1}}};
constexpr std::array<Square, 2> backward_diagonals = {{{1, -1}, {-1, -1}}};
constexpr std::array<Square, 4> two_away = {{{0, 2}, {0, -2}, {2, 0}, {-2, 0}}};

/// By shape.
constexpr std::array<std::string_view, 9> clauses = {"FET-MOV-2", "FET-MOV-3", "FET-MOV-4",
                                                     "FET-RNG-1", "FET-RNG-2", "FET-RNG-3",
                                                     "FET-RNG-4", "FET-RNG-6", "FET-RNG-5"};

template <typename Group>
void mark(Squares& squares, const Group& group)
{
    for (const Square square : group)
        squares.at(square) = SquareState::Yes;
}

void mark_indirect(Squares& squares)
{
    mark(squares, two_away);
    mark(squares, forward_diagonals);
    mark(squares, backward_diagonals);
}

Squares unblocked(Shape shape)
{
    Squares squares;
    switch (shape) {
    case Shape::Infantry:
    case Shape::Direct:
        mark(squares, neighbours);
        break;
    case Shape::Cavalry:
        mark(squares, neighbours);
        mark(squares, forward_diagonals);
        break;
    case Shape::Flying:
        mark(squares, neighbours);
        mark(squares, forward_diagonals);
        mark(squares, backward_diagonals);
        break;
    case Shape::Indirect:
        mark_indirect(squares);
        break;
    case Shape::Magic:
    case Shape::Breath:
        mark(squares, neighbours);
        mark_indirect(squares);
        break;
    case Shape::Shooter:
        squares.states.fill(SquareState::Open);
        squares.at({0, -2}) = SquareState::No;
        squares.at({0, -3}) = SquareState::No;
        break;
    case Shape::Staff:
        squares.states.fill(SquareState::Open);
        break;
    }
    squares.at({0, 0}) = SquareState::Unit;
    return squares;
}

} // namespace

int Squares::count(SquareState state) const
{
    return static_cast<int>(std::ranges::count(states, state));
}

std::optional<Square> square_called(std::string_view text)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return {};
    const auto x = number_in<int>(text.substr(0, comma));
    const auto y = number_in<int>(text.substr(comma + 1));
    if (!x || !y || !is_shown({*x, *y}) || Square{*x, *y} == Square{})
        return {};
    return Square{*x, *y};
}

SquaresResult squares_of(Shape shape, const std::vector<Square>& blocked)
{
    SquaresResult result{unblocked(shape), {}};
    Squares& squares = result.squares;
    const std::string_view clause = clauses.at(static_cast<std::size_t>(shape));
    if (is_movement(shape) && !blocked.empty()) {
        for (const Square square : blocked) {
            if (is_shown(square) && squares.at(square) == SquareState::Yes)
                squares.at(square) = SquareState::Blocked;
        }
        result.steps.push_back(
            {"FET-MOV-1", StepKind::SquaresBlocked, {squares.count(SquareState::Blocked)}});
    }
    switch (shape) {
    case Shape::Shooter:
        result.steps.push_back({clause, StepKind::ShooterOpen});
        break;
    case Shape::Staff:
        result.steps.push_back({clause, StepKind::StaffOpen});
        break;
    case Shape::Breath:
        result.steps.push_back({clause, StepKind::BreathIsItself});
        [[fallthrough]];
    default:
        result.steps.push_back({clause, StepKind::SquaresKnown, {squares.count(SquareState::Yes)}});
        break;
    }
    const auto is = [&](SquareState state) {
        return [&squares, state](Square square) { return squares.at(square) == state; };
    };
    if (shape == Shape::Cavalry && std::ranges::all_of(neighbours, is(SquareState::Blocked)) &&
        std::ranges::any_of(forward_diagonals, is(SquareState::Yes)))
        result.steps.push_back({clause, StepKind::StillDiagonal});
    return result;
}

} // namespace kizuna::fetcg
