#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <vector>

namespace kizuna {

/// Where the cards of piles lie. Piles are in columns in their order, several in a column if there
/// are more piles than columns. Cards overlap so that the head of each is visible. A pile that is
/// too high for the room continues in further columns.
struct PileLayout {
    /// Sizes that do not depend on the faces, in pixels.
    struct Fixed {
        int heading = 0;   ///< height of the heading above each pile
        int below = 0;     ///< gap below each pile
        int beside = 0;    ///< gap between columns
        int head = 0;      ///< visible height of a card under another one
        int min_face = 0;  ///< min width of a face
        int good_face = 0; ///< min width at which names are easy to read; narrower only if needed
        int max_face = 0;  ///< max width of a face
        bool are_lines = false; ///< a card is no higher than its head
    };
    struct Card {
        wxRect face; ///< the whole card
        wxRect open; ///< the part that no other card covers
    };

    int face = 0;                 ///< width of every face
    std::vector<wxRect> headings; ///< one for each pile
    std::vector<Card> cards;      ///< those of the first pile, then of the second, …
    wxSize whole;                 ///< size of the whole layout

    /// `piles` are the numbers of cards of each pile, all above 0. If everything can fit into
    /// `room`, faces are as wide, and last cards as visible, as that allows. Else the layout is
    /// higher than `room`, with as many columns as faces of width `good_face` allow.
    static PileLayout fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                              const Fixed& fixed);
};

/// Where a raised card is drawn: at its place, moved up until its bottom is in sight, but not
/// beyond the top of `in_sight`. It is not moved if it would then hide nearly all other cards.
wxRect raised_place(const wxRect& place, const wxRect& in_sight);

} // namespace kizuna
