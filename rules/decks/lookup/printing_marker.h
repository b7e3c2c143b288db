#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

/// What the end of a card's name says of the printing, by the habit of LackeyCCG's lists: "Marth,
/// Altean Prince+", "… (P2)", "… (RP)", "…+X".
struct PrintingMarker {
    std::string name; ///< without the marker
    bool has_plus = false;
    bool has_x = false;
    bool is_promo = false;
    bool is_reissue = false;

    bool fits(const Printing& printing) const;
};

PrintingMarker printing_marker(std::string_view name);

} // namespace kizuna
