#pragma once

#include "app/play/table_view.h"

#include <wx/gdicmn.h>

#include <array>

namespace kizuna {

/// What the places of the play sheet are laid out by, in pixels.
struct BoardMeasures {
    int caption = 0;  ///< the height of what a place is called, over its cards
    int edge = 0;     ///< kept free round a card in its place, both sides together
    int min_face = 0; ///< the width of the narrowest face that can be read at all
    /// The width of the narrowest that is read with ease: rather than have narrower ones the lines
    /// roll, as long as one of them is whole in sight.
    int easy_face = 0;
    int good_face = 0; ///< the width for which the lines rather share a row
    int side = 0;      ///< the width that the captions beside the lines need
    int bar = 0;       ///< the width of a scroll bar
    /// How many faces wide the cards of each line are side by side; one on its side counts for
    /// more.
    double front = 0;
    double back = 0;
};

/// Where the places of the play sheet are: bonds and hand at the bottom, always whole; over them
/// the lines with what lies beside them, in two rows where cards in three would be small. Where
/// they could not be read even so, the lines are higher than their room and roll in it.
struct BoardLayout {
    wxRect lines;         ///< their room on the board
    int lines_height = 0; ///< of all their rows; more than the room: they roll
    /// Hand and bonds on the board, the others in the lines.
    std::array<wxRect, table_places> places;
    int face = 0;      ///< how wide a card is, at most
    int hand_face = 0; ///< one of the hand
    const wxRect& of(TablePlace place) const { return places.at(static_cast<std::size_t>(place)); }
};

/// The share that is seen of a bond, which lies under the hand's edge.
inline constexpr double seen_of_bond = 0.46;

/// Lower than this, a board's lines roll.
int low_board(const BoardMeasures& by);

BoardLayout lay_out_board(const wxSize& board, const BoardMeasures& by);

} // namespace kizuna
