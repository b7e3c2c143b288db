#pragma once

#include "decks/lookup/card_lookup.h"

#include <string>
#include <string_view>

namespace kizuna {

/// What the text of a typed line says beside the card that it means.
struct LineRemark {
    std::string words;                  ///< as a comment, "# good"; empty: nothing
    const Printing* printing = nullptr; ///< the one that a marker names, as in "Marth+"
};

/// `card`: the text without its count, of which line_lookup() found `match`. Words much like the
/// card's name are no remark.
LineRemark line_remark(std::string_view card, const CardMatch& match, const CardLibrary& library);

} // namespace kizuna
