#pragma once

#include "cards/base/fault.h"

#include <string>

namespace kizuna {

/// A query, or a mulligan rule, with the word that the fault is about replaced by one of its
/// suggestions.
std::string mended_query(const std::string& text, const Fault& fault,
                         const std::string& suggestion);

} // namespace kizuna
