#include "cli/help/completions.h"

#include "cli/console/text_layout.h"
#include "cli/help/completion_values.h"
#include "cli/help/help.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace kizuna {
namespace {

/// A line of bash that fills COMPREPLY.
std::string bash_reply(const Values& values)
{
    if (values.kind)
        return said(values, &ValueKind::bash);
    return values.words.empty() ? ":" : "_kizuna_cli_words " + shell_quoted(values.words);
}

std::string bash_case(std::string_view command, const CLI::Option& option)
{
    std::string pattern;
    for (const std::string& name : names_of(option))
        pattern += (pattern.empty() ? "" : " | ") + std::string(command) + ':' + name;
    return "        " + pattern + ") " + bash_reply(values_of(option)) + "; return ;;\n";
}

/// The action of a value in zsh's notation.
std::string zsh_action(const Values& values)
{
    if (values.kind)
        return said(values, &ValueKind::zsh);
    return values.words.empty() ? " " : '(' + values.words + ')';
}

/// Escapes characters that would end a part of a zsh specification.
std::string zsh_text(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += std::string_view("[]:\\").find(c) == std::string_view::npos
                      ? std::string(1, c)
                      : std::string("\\") + c;
    return result;
}

std::string zsh_options(const std::vector<const CLI::Option*>& options)
{
    std::string text;
    for (const CLI::Option* option : options) {
        for (const std::string& name : names_of(*option))
            text += " \\\n        " +
                    shell_quoted("*" + name + '[' + zsh_text(option->get_description()) + ']' +
                                 (takes_value(*option) ? ':' + zsh_text(option->get_type_name()) +
                                                             ':' + zsh_action(values_of(*option))
                                                       : ""));
    }
    return text;
}

std::string fish_values(const Values& values)
{
    if (values.kind)
        return said(values, &ValueKind::fish);
    return " -x" + (values.words.empty() ? "" : " -a " + shell_quoted(values.words));
}

std::string fish_option(const CLI::Option& option, const std::string& condition)
{
    std::string text = "complete -c kizuna-cli" + condition;
    for (const std::string& name : option.get_snames())
        text += " -s " + name;
    for (const std::string& name : option.get_lnames())
        text += " -l " + name;
    return text + (takes_value(option) ? fish_values(values_of(option)) : "") + " -d " +
           shell_quoted(option.get_description()) + '\n';
}

} // namespace

std::string bash_completion(const CLI::App& program)
{
    const std::vector<const CLI::App*> commands = help_commands_of(program);
    const std::vector<const CLI::Option*> shared = help_options_of(program);
    std::string text =
        R"sh(# bash completion for kizuna-cli                                -*- shell-script -*-

_kizuna_cli_words() {
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$1" -- "$cur")
}

# The ids of a list: bundled decks with "decks bundled:", kinds of deck files with "decks", formats with "rules".
_kizuna_cli_ids() {
    if [[ ${2-} ]]; then
        kizuna-cli decks --json 2>/dev/null | sed -n "s/.*\"id\": \"\($2[^\"]*\)\".*/\1/p"
    else
        kizuna-cli formats --json 2>/dev/null |
            sed -n "/^  \"$1\"/,/^  \]/ s/.*\"id\": \"\([^\"]*\)\".*/\1/p"
    fi
}

_kizuna_cli() {
    local cur prev words cword
    _init_completion -n : || return

    # The command is the first word that is neither an option nor an option's value.
    local command='' i
    for ((i = 1; i < cword; i++)); do
        case ${words[i]} in
            )sh";
    std::string with_value;
    std::string cases;
    for (const CLI::Option* option : shared) {
        if (!takes_value(*option))
            continue;
        for (const std::string& name : names_of(*option))
            with_value += (with_value.empty() ? "" : " | ") + name;
        cases += bash_case("*", *option);
    }
    text += with_value + R"sh() ((++i)) ;;
            -*) ;;
            *)
                command=${words[i]}
                break
                ;;
        esac
    done

    case $command:$prev in
)sh";
    std::string options;
    std::string arguments;
    for (const CLI::App* command : commands) {
        const std::string& name = command->get_name();
        for (const CLI::Option* option : help_options_of(*command)) {
            if (takes_value(*option))
                cases += bash_case(name, *option);
        }
        options += "        " + name +
                   ") options=" + shell_quoted(joined(names_of(help_options_of(*command)))) +
                   " ;;\n";
        const std::vector<const CLI::App*> below = help_commands_of(*command);
        const std::vector<const CLI::Option*> own = help_arguments_of(*command);
        if (!below.empty())
            arguments +=
                "        " + name + ") " + bash_reply({nullptr, joined(names_of(below))}) + " ;;\n";
        else if (!own.empty())
            arguments += "        " + name + ") " + bash_reply(values_of(*own.front())) + " ;;\n";
    }
    return text + cases + "    esac\n\n    local options=''\n    case $command in\n" + options +
           "    esac\n    if [[ $cur == -* ]]; then\n        _kizuna_cli_words \"$options " +
           joined(names_of(shared)) +
           "\"\n        return\n    fi\n\n    case $command in\n        '') _kizuna_cli_words " +
           shell_quoted(joined(names_of(commands))) + " ;;\n" + arguments +
           "    esac\n    __ltrim_colon_completions \"$cur\"\n} && complete -F _kizuna_cli "
           "kizuna-cli\n";
}

std::string zsh_completion(const CLI::App& program)
{
    std::string text = R"sh(#compdef kizuna-cli

# The ids of a list: bundled decks with "decks bundled:", kinds of deck files with "decks", formats with "rules".
_kizuna_cli_ids() {
    if [[ -n $2 ]]; then
        kizuna-cli decks --json 2>/dev/null | sed -n "s/.*\"id\": \"\($2[^\"]*\)\".*/\1/p"
    else
        kizuna-cli formats --json 2>/dev/null |
            sed -n "/^  \"$1\"/,/^  \]/ s/.*\"id\": \"\([^\"]*\)\".*/\1/p"
    fi
}
_kizuna_cli_decks() { local -a ids=(${(f)"$(_kizuna_cli_ids decks bundled:)"}); _files; compadd -a ids }
_kizuna_cli_formats() { local -a ids=(${(f)"$(_kizuna_cli_ids rules)"} all); compadd -a ids }
_kizuna_cli_kinds() { local -a ids=(${(f)"$(_kizuna_cli_ids decks)"}); compadd -a ids }

_kizuna-cli() {
    local curcontext=$curcontext state line
    local -a commands shared
    shared=()sh";
    text += zsh_options(help_options_of(program)) + "\n    )\n    commands=(";
    std::string cases;
    for (const CLI::App* command : help_commands_of(program)) {
        text += "\n        " +
                shell_quoted(command->get_name() + ':' + zsh_text(command->get_description()));
        cases += "        " + command->get_name() + ")\n            _arguments $shared" +
                 zsh_options(help_options_of(*command));
        const std::vector<const CLI::App*> below = help_commands_of(*command);
        if (!below.empty())
            cases += " \\\n        " + shell_quoted("1:" + command->get_name() + ":(" +
                                                    joined(names_of(below)) + ')');
        for (const CLI::Option* option : help_arguments_of(*command))
            cases += " \\\n        " +
                     shell_quoted("*:" + option->get_name() + ':' + zsh_action(values_of(*option)));
        cases += "\n            ;;\n";
    }
    return text + R"sh(
    )
    _arguments -C $shared '1:command:->command' '*::argument:->argument'
    case $state in
        command) _describe command commands ;;
        argument)
            curcontext=${curcontext%:*}-$words[1]:
            case $words[1] in
)sh" + cases +
           R"sh(            esac
            ;;
    esac
}

_kizuna-cli "$@"
)sh";
}

std::string fish_completion(const CLI::App& program)
{
    std::string text = R"sh(# fish completion for kizuna-cli

# The ids of a list: bundled decks with "decks bundled:", kinds of deck files with "decks", formats with "rules".
function __kizuna_cli_ids
    if set -q argv[2]
        kizuna-cli decks --json 2>/dev/null | string replace -rf '.*"id": "('$argv[2]'[^"]*)".*' '$1'
    else
        kizuna-cli formats --json 2>/dev/null | sed -n '/^  "'$argv[1]'"/,/^  \]/ s/.*"id": "\([^"]*\)".*/\1/p'
    end
end

complete -c kizuna-cli -f
)sh";
    for (const CLI::Option* option : help_options_of(program))
        text += fish_option(*option, "");
    for (const CLI::App* command : help_commands_of(program)) {
        const std::string& name = command->get_name();
        text += "complete -c kizuna-cli -n __fish_use_subcommand -a " + name + " -d " +
                shell_quoted(command->get_description()) + '\n';
        const std::string condition = " -n '__fish_seen_subcommand_from " + name + '\'';
        for (const CLI::Option* option : help_options_of(*command))
            text += fish_option(*option, condition);
        if (const auto below = help_commands_of(*command); !below.empty())
            text += "complete -c kizuna-cli" + condition + " -a " +
                    shell_quoted(joined(names_of(below))) + '\n';
        for (const CLI::Option* option : help_arguments_of(*command)) {
            if (const Values values = values_of(*option); values.kind || !values.words.empty())
                text += "complete -c kizuna-cli" + condition + fish_values(values) + '\n';
        }
    }
    return text;
}

} // namespace kizuna
