#pragma once

#include "cli/console/subcommands.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace kizuna {

/// Lays out the help of a command in the user's language. The messages outlive it.
class HelpFormatter : public CLI::FormatterBase {
public:
    explicit HelpFormatter(const Messages& messages) : messages_(messages) {}
    std::string make_help(const CLI::App* command, std::string name,
                          CLI::AppFormatMode mode) const override;

private:
    const Messages& messages_;
};

/// What is wrong with a command line that `parser` did not understand, and what may have been
/// meant. `arguments` are those after the program's name.
Complaint usage_complaint(const CLI::ParseError& error, const CLI::App& parser,
                          const std::vector<std::string>& arguments, const Messages& messages);

} // namespace kizuna
