#pragma once

#include <wx/gdicmn.h>

#include <vector>

namespace kizuna {

/// Computes how cards of one size lie in a place of the table, in pixels: side by side, or, if they
/// are too many, each partly under the next one.
struct BoardRow {
    struct Lying {
        bool on_its_side = false;
        int edge = 0; ///< as board_face_edge()
    };

    bool is_column = false;
    std::vector<Lying> cards;

    /// Max width of a face at which a card fits across `room`. To let all cards fit along it too,
    /// the width is reduced by up to a quarter, but not below `min`.
    int face_width(const wxSize& room, int min) const;
    /// The visible part of each card, in order. The last card is wholly visible.
    std::vector<wxRect> places(const wxRect& room, int face) const;

private:
    int along(const Lying& card, int face) const;
    int whole(int face) const;
};

} // namespace kizuna
