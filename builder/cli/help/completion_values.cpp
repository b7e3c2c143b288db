#include "cli/help/completion_values.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace kizuna {
namespace {

constexpr ValueKind value_kinds[] = {
    {{"FILE", "FILE...", "FILES", "OUT", "SCENARIO"}, "_filedir", "_files", " -r -F"},
    {{"DIR", "FOLDER"}, "_filedir -d", "_files -/", " -x -a '(__fish_complete_directories)'"},
    {{"DECK", "OTHER", "IN"},
     R"sh(_filedir; _kizuna_cli_words "$(_kizuna_cli_ids decks bundled:)")sh",
     "_kizuna_cli_decks",
     " -r -F -a '(__kizuna_cli_ids decks bundled:)'"},
    {{"KIND"},
     R"sh(_kizuna_cli_words "$(_kizuna_cli_ids decks)")sh",
     "_kizuna_cli_kinds",
     " -x -a '(__kizuna_cli_ids decks)'"},
    {{"ID"},
     R"sh(_kizuna_cli_words "$(_kizuna_cli_ids rules) %")sh",
     "_kizuna_cli_formats",
     " -x -a '(__kizuna_cli_ids rules) %'"}};

} // namespace

Values values_of(const CLI::Option& option)
{
    std::string shown = option.get_positional() ? option.get_name() : option.get_type_name();
    Values values;
    while (!shown.empty()) {
        const std::string part = shown.substr(0, shown.find('|'));
        shown.erase(0, std::min(part.size() + 1, shown.size()));
        const auto* const kind = std::ranges::find_if(value_kinds, [&](const ValueKind& each) {
            return std::ranges::count(each.names, part) > 0;
        });
        // Ids other than those of formats cannot be looked up.
        if (kind != std::end(value_kinds) && (part != "ID" || option.get_name() == "--format"))
            values.kind = kind;
        else if (std::ranges::none_of(part, [](unsigned char c) { return std::isupper(c) != 0; }))
            values.words += (values.words.empty() ? "" : " ") + part;
    }
    return values;
}

std::string said(const Values& values, std::string_view ValueKind::*shell)
{
    std::string text(values.kind->*shell);
    if (const std::size_t place = text.find('%'); place != std::string::npos)
        text.replace(place, 1, values.words);
    return text;
}

bool takes_value(const CLI::Option& option)
{
    return option.get_type_size() != 0;
}

std::vector<std::string> names_of(const CLI::Option& option)
{
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    return names;
}

std::vector<std::string> names_of(const std::vector<const CLI::Option*>& options)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : options)
        std::ranges::copy(names_of(*option), std::back_inserter(names));
    return names;
}

std::string shell_quoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + '\'';
}

} // namespace kizuna
