#pragma once

#include "cards/library/card.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The card's full name: "Marth: Altean Prince"; in Japanese "アリティアの王子 マルス", with
/// English for parts that are not known; for "both" the English and the Japanese name.
std::string card_name(const Card& card, std::string_view language);
/// The name with its id, as in "Marth: Altean Prince (B01-003)".
std::string card_label(const Card& card, std::string_view language);

/// "4(3)" for deployment cost 4 and class-change cost 3, as players write it.
std::string costs_text(const Card& card);

} // namespace kizuna
