#pragma once

#include "app/cards/catalogue.h"
#include "app/settings/settings.h"

#include <filesystem>
#include <vector>

namespace kizuna {

/// The deck files that are at hand to play against: those that come with the program, then the
/// recent ones that still exist.
std::vector<std::filesystem::path> opponent_files(const Catalogue& catalogue,
                                                  const Settings& settings);

} // namespace kizuna
