#pragma once

#include "app/play/table_view.h"

#include <wx/gdicmn.h>

#include <array>

namespace kizuna {

/// What the places of the play sheet are laid out by, in pixels.
struct BoardMeasures {
    int caption = 0;  ///< the height of what a place is called, over its cards
    int edge = 0;     ///< margin around a card in its place, both sides together
    int min_face = 0; ///< min width of a face that is readable at all
    /// Min width of a face that is easy to read. Rather than narrow faces further the lines scroll,
    /// as long as one line is whole in sight.
    int easy_face = 0;
    int good_face = 0; ///< if three rows give narrower faces than this, two rows are tried
    int side = 0;      ///< the width that the captions beside the lines need
    int bar = 0;       ///< the width of a scroll bar
    /// Width of all cards of a line side by side, in face widths; a card on its side counts for
    /// more.
    double front = 0;
    double back = 0;
};

/// Where the places of the play sheet are: bonds and hand at the bottom, never scrolled; above them
/// the lines with what lies beside them, in three rows, or in two where three make cards small.
/// Where cards would be unreadable even in two, the lines are higher than their room and scroll.
struct BoardLayout {
    wxRect lines;         ///< their room on the board
    int lines_height = 0; ///< of all their rows; more than the height of `lines`: they scroll
    /// Hand and bonds in coordinates of the board, the others in those of the scrolled lines.
    std::array<wxRect, table_places> places;
    int face = 0;      ///< max width of a card, in pixels
    int hand_face = 0; ///< max width of a card of the hand
    const wxRect& of(TablePlace place) const { return places.at(static_cast<std::size_t>(place)); }
};

/// The visible share of a bond's height; the rest is cut off at the hand's edge.
inline constexpr double seen_of_bond = 0.46;

/// Height of a board, in pixels, below which its lines scroll.
int low_board(const BoardMeasures& by);

BoardLayout lay_out_board(const wxSize& board, const BoardMeasures& by);

} // namespace kizuna
