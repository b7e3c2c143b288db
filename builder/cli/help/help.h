#pragma once

#include "cli/console/subcommands.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace kizuna {

/// Formats the help of a command in the user's language. The messages must outlive it.
class HelpFormatter : public CLI::FormatterBase {
public:
    explicit HelpFormatter(const Messages& messages) : messages_(messages) {}
    std::string make_help(const CLI::App* command, std::string name,
                          CLI::AppFormatMode mode) const override;

private:
    const Messages& messages_;
};

/// Rows of the help: on the left what is typed, on the right what it does.
using HelpRows = std::vector<std::pair<std::string, std::string>>;
HelpRows help_rows(const std::vector<const CLI::App*>& commands);
HelpRows help_rows(const std::vector<const CLI::Option*>& options);
/// The usage line: `name`, then the arguments in order.
std::string help_usage(const CLI::App& command, const std::string& name, const Messages& messages);

/// As in "kizuna-cli library lint".
std::string help_name(const CLI::App& command);
std::vector<std::string> names_of(const std::vector<const CLI::App*>& commands);
std::vector<const CLI::App*> help_commands_of(const CLI::App& command);
std::vector<const CLI::Option*> help_arguments_of(const CLI::App& command);
/// Without the options that all commands share.
std::vector<const CLI::Option*> help_options_of(const CLI::App& command);

/// The complaint about a command line that `parser` rejected, with suggestions. `arguments`:
/// without the program's name.
Complaint usage_complaint(const CLI::ParseError& error, const CLI::App& parser,
                          const std::vector<std::string>& arguments, const Messages& messages);

} // namespace kizuna
