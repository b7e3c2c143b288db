#pragma once

#include "app/base/messages.h"
#include "cards/base/fault.h"

#include <string>
#include <vector>

namespace kizuna {

/// One sentence: what is wrong and what would be right, without the place.
std::string fault_text(const Fault& fault, const Messages& messages);

/// "Did you mean B01-003 or B01-004?"; empty without suggestions.
std::string suggestion_text(const std::vector<std::string>& suggestions, const Messages& messages);

/// "FILE:LINE:COLUMN: sentence", then the suggestions; unknown parts are left out.
std::string placed_fault_text(const Fault& fault, const Messages& messages);

} // namespace kizuna
