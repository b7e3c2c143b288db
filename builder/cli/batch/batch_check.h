#pragma once

#include "cli/console/subcommands.h"

#include <string>
#include <vector>

namespace kizuna {

/// `check` of folders, archives and files at once: a row for each deck and format.
void check_batch(CommandLine& line, const std::vector<std::string>& arguments,
                 const std::string& format, bool as_csv);

} // namespace kizuna
