#pragma once

#include "cards/library/card.h"

#include <string>

namespace kizuna {

/// "Unit Name: Title"; the unit name alone where the card has no title.
std::string english_name(const Card& card);

/// Title and unit name with a space between them, as the cards have it; only what is known of them,
/// "" where nothing is.
std::string japanese_name(const Card& card);

} // namespace kizuna
