#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace kizuna {

/// What a shell reads to complete the words of kizuna-cli: its commands, their options, and what
/// their values may be, as far as their kind says it: words apart by "|", files, folders, decks,
/// and kinds of deck files and formats, for which the shell asks the program.
std::string bash_completion(const CLI::App& program);
std::string zsh_completion(const CLI::App& program);
std::string fish_completion(const CLI::App& program);

} // namespace kizuna
