#pragma once

#include "cli/console/subcommands.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The worked example at the end of a command's help.
struct Example {
    std::string_view command; ///< what to type after "kizuna-cli"
    MessageKey says;          ///< what it does
};

/// Adds a subcommand. What it does is set with CLI::App::callback().
CLI::App& add_command(CLI::App& parser, const CommandLine& line, const char* name,
                      MessageKey summary, const Example& example);

/// Adds an argument that must be there once.
const CLI::Option& add_argument(CLI::App& command, const CommandLine& line, const char* name,
                                MessageKey help);
/// Adds an argument that may be left out.
const CLI::Option& add_optional_argument(CLI::App& command, const CommandLine& line,
                                         const char* name, MessageKey help);
/// Adds an argument that must be there once or more.
const CLI::Option& add_arguments(CLI::App& command, const CommandLine& line, const char* name,
                                 MessageKey help);
/// Adds an argument that may be left out or repeated.
const CLI::Option& add_optional_arguments(CLI::App& command, const CommandLine& line,
                                          const char* name, MessageKey help);
/// Adds an option with a value, as in "--format ID"; `kind` stands for the value in the help. Given
/// several times, the last one counts.
const CLI::Option& add_value(CLI::App& command, const CommandLine& line, const char* name,
                             const char* kind, MessageKey help);
/// As add_value(), but given several times, each counts.
const CLI::Option& add_values(CLI::App& command, const CommandLine& line, const char* name,
                              const char* kind, MessageKey help);
/// Adds an option that takes every file behind it.
const CLI::Option& add_files(CLI::App& command, const CommandLine& line, const char* name,
                             MessageKey help);
/// Adds an option without a value.
const CLI::Option& add_switch(CLI::App& command, const CommandLine& line, const char* name,
                              MessageKey help);

/// What was typed; `otherwise` where nothing was.
std::string value_of(const CLI::Option& option, std::string_view otherwise = {});
bool is_set(const CLI::Option& option);

/// The option's whole number; fails on the line, saying the range, where it is none.
std::optional<std::uint64_t>
whole_number(CommandLine& line, const CLI::Option& option, std::uint64_t otherwise,
             std::uint64_t min = 0, std::uint64_t max = std::numeric_limits<std::uint64_t>::max());

/// A text as a whole number, as the option's value is read.
std::optional<std::uint64_t> whole_number(CommandLine& line, const std::string& option,
                                          const std::string& text, std::uint64_t min,
                                          std::uint64_t max);

/// Fails with the range that an option's number is in.
void fail_number(CommandLine& line, const std::string& option, const std::string& text,
                 const std::string& least, const std::string& most);
/// Fails with the words that an option knows in place of this one.
void fail_choice(CommandLine& line, const std::string& option, const std::string& word,
                 const std::vector<std::string>& known);
/// True where `value` is one of `choices`; else fails on the line with the nearest.
bool is_choice(CommandLine& line, const std::string& option, const std::string& value,
               std::span<const std::string_view> choices);

} // namespace kizuna
