#pragma once

#include <CLI/CLI.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// How each shell completes an option or argument whose value has one of these names in the help.
/// "%" stands for the fixed words that are also accepted; without it they are not offered.
struct ValueKind {
    std::array<std::string_view, 5> names;
    std::string_view bash; ///< a command that fills COMPREPLY
    std::string_view zsh;
    std::string_view fish;
};

struct Values {
    const ValueKind* kind = nullptr; ///< null: only the words
    std::string words;               ///< separated by spaces
};

/// By the name of the value in the help: "FILE", "ID|all", "a4|letter".
Values values_of(const CLI::Option& option);
/// The code of a shell for the values; `values.kind` must not be null.
std::string said(const Values& values, std::string_view ValueKind::*shell);

bool takes_value(const CLI::Option& option);
/// As typed: "-o", "--out".
std::vector<std::string> names_of(const CLI::Option& option);
std::vector<std::string> names_of(const std::vector<const CLI::Option*>& options);

/// The text in single quotation marks, as bash, zsh and fish read it.
std::string shell_quoted(std::string_view text);

} // namespace kizuna
