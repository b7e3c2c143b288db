#pragma once

#include "decks/lookup/card_lookup.h"

#include <array>
#include <string_view>

namespace kizuna {

/// The characters that begin a remark after a card, unless they are part of a card's name.
inline constexpr std::array<std::string_view, 3> remark_characters = {" #", " //", "※"};

/// The cards that a typed line, without its count, means: a code, a name, both ("Marth: Altean
/// Prince (B01-003)"), a shop's product code, or any of these with a remark behind. If both are
/// given the code decides, but a name of another card makes the line ambiguous.
CardLookup line_lookup(std::string_view card, const CardLibrary& library);

/// True where such a text means a card or several, with a count behind it or without.
bool names_card(std::string_view card, const CardLibrary& library);

} // namespace kizuna
