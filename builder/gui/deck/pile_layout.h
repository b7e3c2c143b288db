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
        int head = 0;      ///< what is seen of a card that lies under another one
        int min_face = 0;  ///< widths of faces
        int good_face = 0; ///< of which names are read with ease: none is smaller without need
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

    /// `piles` are the numbers of cards, none 0. Where everything can be seen in `room` without
    /// scrolling, faces are as large, and as much is seen of each pile's last card, as lets it be;
    /// else there are as many columns as the smallest good ones allow.
    static PileLayout fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                              const Fixed& fixed);
};

/// Where a card that is shown whole is drawn: its place, moved up as far as it reaches below what
/// is in sight, but not out of that above. It stays where moving it would hide nearly all others.
wxRect raised_place(const wxRect& place, const wxRect& in_sight);

} // namespace kizuna
