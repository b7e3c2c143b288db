#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Ids of the cards that a code nobody knows may have meant, best first: of the card whose printing
/// it is, else of all with its number, else of those with a like id, code or name. One search
/// through the library.
std::vector<std::string> suggested_ids(std::string_view code, const CardLibrary& library);

} // namespace kizuna
