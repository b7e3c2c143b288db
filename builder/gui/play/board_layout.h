#pragma once

#include "app/play/table_view.h"

#include <wx/gdicmn.h>

#include <array>

namespace kizuna {

/// The sizes from which the places of the play sheet are laid out, in pixels.
struct BoardMeasures {
    int caption = 0;  ///< height of a place's caption, which is above its cards
    int edge = 0;     ///< margin around a card in its place, both sides together
    int min_face = 0; ///< min width of a face that is readable at all
    /// Min width of a face that is easy to read. Faces become narrower only if not even one line
    /// would be wholly in sight; else the lines scroll.
    int easy_face = 0;
    int good_face = 0; ///< if three rows give narrower faces than this, two rows are tried
    int side = 0;      ///< the width that the captions beside the lines need
    int bar = 0;       ///< the width of a scroll bar
    /// Width of all cards of a line side by side, in face widths; a card on its side counts for
    /// more.
    double front = 0;
    double back = 0;
};

/// Where the places of the play sheet are. Bonds and hand are at the bottom and never scroll. Above
/// them are the lines with the places beside them, in three rows, or in two if three make the cards
/// small. If cards would be hard to read even then, the lines scroll.
struct BoardLayout {
    wxRect lines;         ///< the visible part of the lines, on the board
    int lines_height = 0; ///< of all their rows; more than the height of `lines`: they scroll
    /// By TablePlace. Hand and bonds are in coordinates of the board, the others in those of the
    /// scrolled lines.
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
