#include "cli/help/help.h"

#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "cards/base/utf8.h"
#include "cards/text/nearest.h"

#include <algorithm>

namespace kizuna {
namespace {

std::string left_side(const CLI::Option& option)
{
    if (option.get_positional())
        return option.get_name() + (option.get_allow_extra_args() ? "…" : "");
    std::string names = option.get_name(false, true);
    if (const std::size_t comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    const std::string kind = option.get_type_name();
    return option.get_type_size() == 0 || kind.empty() ? names : names + ' ' + kind;
}

/// The options that all commands share, without those that each command has itself.
std::vector<const CLI::Option*> shared_options_of(const CLI::App& program)
{
    return program.get_options([&](const CLI::Option* each) {
        return each != program.get_help_ptr() && each != program.get_version_ptr();
    });
}

std::string section(const std::string& heading, const HelpRows& rows, const Messages& messages)
{
    if (rows.empty())
        return {};
    std::size_t width = 0;
    for (const auto& row : rows)
        width = std::max(width, count_code_points(row.first));
    std::string text = "\n" + messages.get("cli.help.section"_msg, {{"heading", heading}}) + "\n";
    for (const auto& row : rows)
        text += "  " + row.first + std::string(width + 2 - count_code_points(row.first), ' ') +
                row.second + '\n';
    return text;
}

std::vector<std::string> option_names(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::App* app = &command; app; app = app->get_parent()) {
        for (const CLI::Option* option : app->get_options()) {
            for (const std::string& name : option->get_lnames())
                names.push_back("--" + name);
        }
    }
    return names;
}

const CLI::App& innermost(const CLI::App& parser)
{
    const auto named = parser.get_subcommands();
    return named.empty() ? parser : innermost(*named.front());
}

} // namespace

std::vector<std::string> names_of(const std::vector<const CLI::App*>& commands)
{
    std::vector<std::string> names;
    for (const CLI::App* command : commands)
        names.push_back(command->get_name());
    return names;
}

std::vector<const CLI::App*> help_commands_of(const CLI::App& command)
{
    return command.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<const CLI::Option*> help_arguments_of(const CLI::App& command)
{
    return command.get_options([](const CLI::Option* each) { return each->get_positional(); });
}

std::vector<const CLI::Option*> help_options_of(const CLI::App& command)
{
    return command.get_options([](const CLI::Option* each) { return !each->get_positional(); });
}

std::string help_name(const CLI::App& command)
{
    return command.get_parent() ? help_name(*command.get_parent()) + ' ' + command.get_name()
                                : command.get_name();
}

HelpRows help_rows(const std::vector<const CLI::App*>& commands)
{
    HelpRows rows;
    for (const CLI::App* command : commands)
        rows.emplace_back(command->get_name(), command->get_description());
    return rows;
}

HelpRows help_rows(const std::vector<const CLI::Option*>& options)
{
    HelpRows rows;
    for (const CLI::Option* option : options)
        rows.emplace_back(left_side(*option), option->get_description());
    return rows;
}

std::string help_usage(const CLI::App& command, const std::string& name, const Messages& messages)
{
    std::string text = name;
    if (help_commands_of(command).empty()) {
        text += " [" + messages.get("cli.help.options"_msg) + "]";
        for (const CLI::Option* option : help_arguments_of(command))
            text +=
                option->get_required() ? ' ' + left_side(*option) : " [" + left_side(*option) + ']';
    } else {
        text += ' ' + messages.get("cli.help.command"_msg) + " …";
    }
    return text;
}

std::string HelpFormatter::make_help(const CLI::App* command, std::string name,
                                     CLI::AppFormatMode) const
{
    std::string text = labelled(messages_.get("cli.help.usage"_msg),
                                help_usage(*command, name, messages_), messages_) +
                       "\n\n" + command->get_description() + '\n';

    text += section(messages_.get("cli.help.commands"_msg), help_rows(help_commands_of(*command)),
                    messages_);

    text += section(messages_.get("cli.help.arguments"_msg), help_rows(help_arguments_of(*command)),
                    messages_);
    text += section(messages_.get("cli.help.options"_msg), help_rows(help_options_of(*command)),
                    messages_);
    const CLI::App* root = command;
    while (root->get_parent())
        root = root->get_parent();
    if (root != command)
        text += section(messages_.get("cli.help.global"_msg), help_rows(shared_options_of(*root)),
                        messages_);

    if (const std::string example = command->get_footer(); !example.empty())
        text += '\n' +
                messages_.get("cli.help.section"_msg,
                              {{"heading", messages_.get("cli.help.example"_msg)}}) +
                '\n' + example + '\n';
    return text;
}

Complaint usage_complaint(const CLI::ParseError& error, const CLI::App& parser,
                          const std::vector<std::string>& arguments, const Messages& messages)
{
    const CLI::App& command = innermost(parser);
    Complaint complaint;
    const auto say = [&](MessageKey key, const std::string& what) {
        complaint.message = messages.get(key, {{"what", printable(what)}});
    };

    const std::vector<std::string> extra = parser.remaining(true);
    const auto option = std::ranges::find_if(
        extra, [](const std::string& each) { return each.size() > 1 && each.front() == '-'; });
    if (option != extra.end()) {
        const std::string name = option->substr(0, option->find('='));
        say("cli.usage.unknown-option"_msg, name);
        complaint.suggestions = nearest(name, option_names(command));
    } else if (!extra.empty() && !command.get_subcommands({}).empty()) {
        say("cli.usage.unknown-command"_msg, extra.front());
        complaint.suggestions = nearest(extra.front(), names_of(help_commands_of(command)));
    } else if (!extra.empty()) {
        say("cli.usage.unexpected"_msg, extra.front());
    } else if (!command.get_subcommands({}).empty()) {
        say("cli.usage.missing-command"_msg, {});
        complaint.suggestions = names_of(help_commands_of(command));
    } else if (dynamic_cast<const CLI::RequiredError*>(&error)) {
        const auto options = command.get_options(
            [](const CLI::Option* each) { return each->get_required() && each->count() == 0; });
        say("cli.usage.missing-argument"_msg, options.empty() ? "" : options.front()->get_name());
    } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) && !arguments.empty() &&
               arguments.back().find('=') == std::string::npos) {
        say("cli.usage.missing-value"_msg, arguments.back());
    } else {
        const auto with_value = std::ranges::find_if(arguments, [](const std::string& each) {
            return each.starts_with("--") && each.find('=') != std::string::npos;
        });
        say("cli.usage.takes-no-value"_msg, with_value == arguments.end()
                                                ? error.what()
                                                : with_value->substr(0, with_value->find('=')));
    }
    if (!complaint.suggestions.empty())
        complaint.picture = "  " + suggestion_text(complaint.suggestions, messages) + '\n';
    complaint.picture +=
        "  " + messages.get("cli.usage.see-help"_msg, {{"command", help_name(command)}}) + '\n';
    return complaint;
}

} // namespace kizuna
