#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <vector>

namespace kizuna {

/// Where the cards of piles lie: piles stand in columns, in their order, one below the other where
/// there are more than columns; cards overlap so that the head of each is seen. A pile that is too
/// high for the room goes on in further columns.
struct PileLayout {
    /// Lengths that do not follow from the faces, in pixels.
    struct Fixed {
        int heading = 0;   ///< above each pile
        int below = 0;     ///< below each pile
        int beside = 0;    ///< between faces
        int head = 0;      ///< visible height of a card under another one
        int min_face = 0;  ///< min width of a face
        int good_face = 0; ///< min width at which names are easy to read; less only where needed
        int max_face = 0;
        bool are_lines = false; ///< cards are no more than their heads
    };
    struct Card {
        wxRect face; ///< the whole card
        wxRect open; ///< what no card covers
    };

    int face = 0;                 ///< the width of all
    std::vector<wxRect> headings; ///< a pile each
    std::vector<Card> cards;      ///< those of the first pile, then of the second, …
    wxSize whole;

    /// `piles` has the number of cards of each pile, none 0. If everything fits into `room`, faces
    /// are as large, and as much of each pile's last card is visible, as that allows. Else the
    /// layout is higher than `room`, with as many columns as faces of `good_face` allow.
    static PileLayout fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                              const Fixed& fixed);
};

/// Where a raised card is drawn: at its place, moved up until its bottom is in sight, but not out
/// of sight above. It is not moved if it would hide nearly all other cards.
wxRect raised_place(const wxRect& place, const wxRect& in_sight);

} // namespace kizuna
