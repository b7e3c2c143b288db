#pragma once

#include "cli/console/subcommands.h"

namespace kizuna {

/// `library import`, below the command `library`.
void add_library_import(CLI::App& library, CommandLine& line);

} // namespace kizuna
