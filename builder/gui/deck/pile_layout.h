#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <vector>

namespace kizuna {

/// Where the cards of piles lie: piles stand in columns, in their order, one below the other where
/// there are more than columns; cards overlap so that the head of each is seen.
struct PileLayout {
    /// Lengths that do not follow from the faces, in pixels.
    struct Fixed {
        int heading = 0;  ///< above each pile
        int below = 0;    ///< below each pile
        int beside = 0;   ///< to the right of each face
        int min_face = 0; ///< widths of faces
        int max_face = 0;
        int line = 0; ///< the height of a card that is a line of text; 0: they are faces
    };
    struct Card {
        wxRect face; ///< the whole card
        wxRect open; ///< what no card covers, with the room beside it
    };

    int face = 0;                 ///< the width of all
    std::vector<wxRect> headings; ///< a pile each
    std::vector<Card> cards;      ///< those of the first pile, then of the second, …
    wxSize whole;

    /// `piles` are the numbers of cards, none 0. Faces are as large as lets everything be seen in
    /// `room` without scrolling; where that needs it, less is seen of each pile's last card; else
    /// they are the smallest.
    static PileLayout fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                              const Fixed& fixed);
};

} // namespace kizuna
