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

/// The example at the end of a command's help.
struct Example {
    std::string_view command; ///< what follows "kizuna-cli"
    MessageKey says;          ///< what it does
};

/// Builds a subcommand. May be destroyed after that; the parser owns the options.
class Subcommand {
public:
    Subcommand(CLI::App& parser, const CommandLine& line, const char* name, MessageKey summary,
               const Example& example);

    /// Adds a required argument.
    const CLI::Option& argument(const char* name, MessageKey help) const;
    /// Adds an optional argument.
    const CLI::Option& optional_argument(const char* name, MessageKey help) const;
    /// Adds a required argument that can be repeated.
    const CLI::Option& arguments(const char* name, MessageKey help) const;
    /// Adds an optional argument that can be repeated.
    const CLI::Option& optional_arguments(const char* name, MessageKey help) const;
    /// Adds an option with a value, as in "--format ID"; `kind` names the value in the help. If
    /// repeated, the last one counts.
    const CLI::Option& value(const char* name, const char* kind, MessageKey help) const;
    /// As value(), but all repetitions count.
    const CLI::Option& values(const char* name, const char* kind, MessageKey help) const;
    /// Adds an option that takes all following files.
    const CLI::Option& files(const char* name, MessageKey help) const;
    /// Adds an option without a value.
    const CLI::Option& flag(const char* name, MessageKey help) const;
    void runs(const std::function<void()>& what) const { app.callback(what); }

    CLI::App& app;

private:
    CLI::Option& add(const char* name, MessageKey help) const;
    const CommandLine& line_;
};

/// The value of an option; `otherwise` if it was not given.
std::string value_of(const CLI::Option& option, std::string_view otherwise = {});
bool is_set(const CLI::Option& option);

/// The option's value as a whole number. Fails on the line with the range if it is none.
std::optional<std::uint64_t>
whole_number(CommandLine& line, const CLI::Option& option, std::uint64_t otherwise,
             std::uint64_t min = 0, std::uint64_t max = std::numeric_limits<std::uint64_t>::max());

/// As above, for a text that is part of an option's value.
std::optional<std::uint64_t> whole_number(CommandLine& line, const std::string& option,
                                          const std::string& text, std::uint64_t min,
                                          std::uint64_t max);

/// Fails with the range of an option's number; `min` and `max` as texts.
void fail_number(CommandLine& line, const std::string& option, const std::string& text,
                 const std::string& min, const std::string& max);
/// Fails with the words that the option accepts.
void fail_choice(CommandLine& line, const std::string& option, const std::string& word,
                 const std::vector<std::string>& known);
/// True if `value` is one of `choices`; else fails on the line with similar ones.
bool is_choice(CommandLine& line, const std::string& option, const std::string& value,
               std::span<const std::string_view> choices);

} // namespace kizuna
