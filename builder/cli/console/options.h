#pragma once

#include "cli/console/subcommands.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
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

/// A subcommand being put together; what the parser keeps of it stays.
class Subcommand {
public:
    Subcommand(CLI::App& parser, const CommandLine& line, const char* name, MessageKey summary,
               const Example& example);

    /// Adds an argument that must be there once.
    const CLI::Option& argument(const char* name, MessageKey help) const;
    /// Adds an argument that may be left out.
    const CLI::Option& optional_argument(const char* name, MessageKey help) const;
    /// Adds an argument that must be there once or more.
    const CLI::Option& arguments(const char* name, MessageKey help) const;
    /// Adds an argument that may be left out or repeated.
    const CLI::Option& optional_arguments(const char* name, MessageKey help) const;
    /// Adds an option with a value, as in "--format ID"; `kind` stands for the value in the help.
    /// Given several times, the last one counts.
    const CLI::Option& value(const char* name, const char* kind, MessageKey help) const;
    /// As value(), but given several times, each counts.
    const CLI::Option& values(const char* name, const char* kind, MessageKey help) const;
    /// Adds an option that takes every file behind it.
    const CLI::Option& files(const char* name, MessageKey help) const;
    /// Adds an option without a value.
    const CLI::Option& flag(const char* name, MessageKey help) const;
    /// Sets what it does.
    void runs(const std::function<void()>& what) const { app.callback(what); }

    CLI::App& app;

private:
    CLI::Option& add(const char* name, MessageKey help) const;
    const CommandLine& line_;
};

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

/// Fails with the range that an option's number is in, as it is shown.
void fail_number(CommandLine& line, const std::string& option, const std::string& text,
                 const std::string& min, const std::string& max);
/// Fails with the words that an option knows in place of this one.
void fail_choice(CommandLine& line, const std::string& option, const std::string& word,
                 const std::vector<std::string>& known);
/// True where `value` is one of `choices`; else fails on the line with the nearest.
bool is_choice(CommandLine& line, const std::string& option, const std::string& value,
               std::span<const std::string_view> choices);

} // namespace kizuna
