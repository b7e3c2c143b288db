#pragma once

#include "app/base/messages.h"

#include <CLI/CLI.hpp>

#include <map>
#include <string>

namespace kizuna {

/// A manual page in man's own language, in the messages' language, of the program or one of its
/// commands: what its help says, and for the program what holds for all commands.
std::string manual_page(const CLI::App& command, const Messages& messages);

/// Every page by the name of its file: "kizuna-cli.1", "kizuna-cli-check.1", …
std::map<std::string, std::string> manual_pages(const CLI::App& program, const Messages& messages);

} // namespace kizuna
