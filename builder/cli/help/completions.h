#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace kizuna {

/// Completion scripts for kizuna-cli: its commands, their options, and the values of these: fixed
/// words, files, folders, decks, and ids for which the script runs the program.
std::string bash_completion(const CLI::App& program);
std::string zsh_completion(const CLI::App& program);
std::string fish_completion(const CLI::App& program);

} // namespace kizuna
