#pragma once

#include "cards/library/card_library.h"

#include <string_view>

namespace kizuna {

/// True where a line holds text in the form of a shop's product code: a letter, two digits, "=" or
/// "/", and five digits that begin with 1.
bool has_shop_code(std::string_view line);

/// The printing that a shop's product code means, as in "b20=10057" or "b20/10057": the 57th of the
/// release by number, where a number has several the one with "+" first. Null card where the text
/// is no such code or the release has fewer.
CardMatch card_of_shop_code(std::string_view text, const CardLibrary& library);

} // namespace kizuna
