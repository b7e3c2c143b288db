#pragma once

#include "app/text/help_entries.h"

namespace kizuna {

/// An entry for each chapter of a guide (docs/guide). Drops the table of contents before the first
/// chapter, and pictures; of links keeps the words.
std::vector<HelpEntry> guide_entries(std::string_view markdown);

} // namespace kizuna
