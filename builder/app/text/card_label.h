#pragma once

#include "cards/library/card.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The card's name in a language: "Marth: Altean Prince", "アリティアの王子 マルス" where both
/// parts are known in Japanese, else as much Japanese as is known with the English rest; for "both"
/// the English name and the Japanese one.
std::string card_name(const Card& card, std::string_view language);
/// The name with its id, as in "Marth: Altean Prince (B01-003)".
std::string card_label(const Card& card, std::string_view language);

/// "4(3)" as players write a card with deployment cost 4 and class-change cost 3.
std::string costs_text(const Card& card);

} // namespace kizuna
