#pragma once

#include <wx/gdicmn.h>

#include <vector>

namespace kizuna {

/// How cards of one size lie in a place of the table: beside one another, or, where there are too
/// many, each under the next one like cards that are held. Reckons alone, in pixels.
struct BoardRow {
    struct Lying {
        bool on_its_side = false;
        int edge =
            0; ///< what is kept free round it and for the cards under it, both sides together
    };

    bool is_column = false;
    std::vector<Lying> cards;

    /// The largest width of a face with which a card has room across, and all have it along, if
    /// need be by becoming a quarter smaller, but not smaller than `min` for that.
    int face_width(const wxSize& room, int min) const;
    /// What of each card nothing covers. The last one is seen whole.
    std::vector<wxRect> places(const wxRect& room, int face) const;

private:
    int along(const Lying& card, int face) const;
    int whole(int face) const;
};

} // namespace kizuna
