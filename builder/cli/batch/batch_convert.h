#pragma once

#include "app/batch/deck_batch.h"
#include "cli/console/subcommands.h"

#include <string>
#include <vector>

namespace kizuna {

/// `convert` of folders, archives and files into a folder.
void convert_batch(CommandLine& line, const std::vector<std::string>& arguments,
                   BatchConversion wish, bool as_csv);

} // namespace kizuna
