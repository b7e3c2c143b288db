#include "gui/play/board_layout.h"

#include "app/faces/card_face.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// Size of a card of the hand relative to one of the lines, if there is room.
constexpr double hand_share = 1.3;
/// Faces of the lines are no wider than this part of the board, unless at their min width.
constexpr int cards_across = 8;

/// Pixels lost by rounding up the height of each row.
constexpr int slack = 4;

int whole_pixels(double length)
{
    return static_cast<int>(std::ceil(length));
}

/// Computes the layout of a board for a number of rows of the lines.
class BoardReckoning {
public:
    BoardReckoning(const wxSize& board, const BoardMeasures& by, int rows)
        : board_(board), by_(by), rows_(rows)
    {
        const double fitting = room_for(rows) / faces_high(rows);
        const double beside_one_line = room_for(1) / (1 + seen_of_bond + 1);
        const double min_high = std::max(card_shape * by.min_face,
                                         std::min(card_shape * by.easy_face, beside_one_line));
        is_tight_ = fitting < min_high;
        high_ = std::max(min_high, std::min(fitting, card_shape * board.x / cards_across));
    }

    /// Height of all rows together, in faces of the lines.
    static double faces_high(int rows) { return rows + seen_of_bond + hand_share; }

    bool is_tight() const { return is_tight_; }
    bool is_small() const { return is_tight_ || face() < by_.good_face; }
    int face() const { return static_cast<int>(std::lround(high_ / card_shape)); }

    BoardLayout layout() const
    {
        const double hand_high = hand_share_of_room() * high_;
        const int hand = whole_pixels(around() + hand_high);
        const int bonds = whole_pixels(around() + seen_of_bond * high_);
        const int lines = std::max(board_.y - hand - bonds, 0);
        BoardLayout layout;
        layout.face = face();
        layout.hand_face = static_cast<int>(std::lround(hand_high / card_shape));
        layout.lines = {0, 0, board_.x, lines};
        layout.lines_height = std::max(lines, rows_ * whole_pixels(around() + high_));
        set(layout, TablePlace::Bonds, {0, lines, board_.x, bonds});
        set(layout, TablePlace::Hand, {0, lines + bonds, board_.x, hand});
        place_lines(layout);
        return layout;
    }

private:
    /// Size of a card of the hand relative to one of the lines, 1 to hand_share. On a tight board
    /// it is the largest that leaves all rows of the lines in sight, or one row if they scroll.
    double hand_share_of_room() const
    {
        if (!is_tight_)
            return hand_share;
        const auto beside = [this](int rows) {
            return room_for(rows) / high_ - rows - seen_of_bond;
        };
        return std::clamp(beside(rows_) >= 1 ? beside(rows_) : beside(1), 1.0, hand_share);
    }
    double around() const { return by_.caption + by_.edge; }
    /// Height left for faces if the lines have this number of rows.
    double room_for(int rows) const { return board_.y - (rows + 2) * around() - slack; }

    static void set(BoardLayout& layout, TablePlace place, const wxRect& where)
    {
        layout.places.at(static_cast<std::size_t>(place)) = where;
    }

    /// Width of the front line in a row that both lines share: half of the row, or, if one of the
    /// lines is too wide for that, its share of their cards.
    int front_width(int row, int face) const
    {
        const auto wide = [&](double faces) { return faces * (face + by_.edge) + by_.edge; };
        const double half = row / 2.0;
        if (wide(by_.front) <= half && wide(by_.back) <= half)
            return row / 2;
        constexpr double min_share = 0.3; // cards can be dropped on an empty line too
        const double share = by_.front / (by_.front + by_.back);
        return static_cast<int>(row * std::clamp(share, min_share, 1 - min_share));
    }

    /// Orbs at the left, piles at the right, the lines between them. The row above the lines has
    /// the dummy's orbs, the dummy and the support.
    void place_lines(BoardLayout& layout) const
    {
        const bool rolls = layout.lines_height > layout.lines.height;
        const int width = board_.x - (rolls ? by_.bar : 0);
        const int row = layout.lines_height / rows_;
        const int side =
            std::clamp(layout.face + by_.edge, std::min(by_.side, width / 5), width / 4);
        const int middle = width - 2 * side;
        const int part = middle / 3;
        set(layout, TablePlace::Orbs, {0, 0, side, layout.lines_height});
        set(layout, TablePlace::DummyOrbs, {side, 0, part, row});
        set(layout, TablePlace::Dummy, {side + part, 0, middle - 2 * part, row});
        set(layout, TablePlace::Support, {side + middle - part, 0, part, row});
        if (rows_ == 2) {
            const int front = front_width(middle, layout.face);
            set(layout, TablePlace::Front, {side, row, front, row});
            set(layout, TablePlace::Back, {side + front, row, middle - front, row});
        } else {
            set(layout, TablePlace::Front, {side, row, middle, row});
            set(layout, TablePlace::Back, {side, 2 * row, middle, row});
        }
        const int pile = layout.lines_height / 3;
        set(layout, TablePlace::Deck, {side + middle, 0, side, pile});
        set(layout, TablePlace::Retreat, {side + middle, pile, side, pile});
        set(layout, TablePlace::Infinite, {side + middle, 2 * pile, side, pile});
    }

    wxSize board_;
    const BoardMeasures& by_;
    int rows_;
    double high_ = 0; ///< height of a face of the lines, in pixels
    bool is_tight_ = false;
};

} // namespace

int low_board(const BoardMeasures& by)
{
    constexpr int rows = 2;
    // On a low board the hand's cards are as large as the others.
    return slack + whole_pixels((rows + 2) * (by.caption + by.edge) +
                                (rows + seen_of_bond + 1) * card_shape * by.easy_face);
}

BoardLayout lay_out_board(const wxSize& board, const BoardMeasures& by)
{
    const BoardReckoning three(board, by, 3);
    if (!three.is_small())
        return three.layout();
    const BoardReckoning two(board, by, 2);
    return (two.face() > three.face() || three.is_tight() ? two : three).layout();
}

} // namespace kizuna
