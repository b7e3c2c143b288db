#pragma once

#include "app/text/help_entries.h"

namespace kizuna {

/// The chapters of a guide (docs/guide), each an entry; what stands before the first, its table of
/// contents, is left out, and so are pictures. Links leave their words.
std::vector<HelpEntry> guide_entries(std::string_view markdown);

} // namespace kizuna
