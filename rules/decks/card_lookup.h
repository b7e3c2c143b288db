#pragma once

#include "cards/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What a person's or another program's name for a card leads to.
struct CardLookup {
    std::vector<CardMatch> matches; ///< one: found; several: ambiguous; none: unknown
    std::vector<std::string>
        suggestions; ///< card ids where there is not exactly one match, best first
    bool found() const { return matches.size() == 1; }
};

/// Finds the card that a text names: a card id, a printing code, a collector number, or a name in
/// any language with or without its title ("Marth: Altean Prince", "Marth, Altean Prince",
/// "アリティアの王子 マルス"), older titles too. Letter case, width and signs do not matter; an
/// exact spelling wins over a folded one. A unit name alone is ambiguous unless it has a single
/// card.
CardLookup look_up_card(std::string_view text, const CardLibrary& library);

} // namespace kizuna
