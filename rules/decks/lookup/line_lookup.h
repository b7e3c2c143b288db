#pragma once

#include "decks/lookup/card_lookup.h"

#include <array>
#include <string_view>

namespace kizuna {

/// What a remark behind a card begins with, where no card's name holds it.
inline constexpr std::array<std::string_view, 3> remark_signs = {" #", " //", "※"};

/// The cards that the text of a typed line means, without its count: a code, a name, both ("Marth:
/// Altean Prince (B01-003)"), a shop's product, or any of these with a remark behind a sign. Where
/// both are said the code decides, and one that contradicts the name makes the line ambiguous.
CardLookup line_lookup(std::string_view card, const CardLibrary& library);

/// True where such a text means a card or several, with a count behind it or without.
bool names_card(std::string_view card, const CardLibrary& library);

} // namespace kizuna
