#include "cli/console/options.h"
#include "cli/files/deck_output.h"
#include "cli/help/completions.h"
#include "cli/help/help.h"

#include "cards/base/plain_text.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

namespace kizuna {
namespace {

/// Escapes text for man: hyphens can be copied, and no line is taken for a macro.
std::string plain(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if ((c == '.' || c == '\'') && (escaped.empty() || escaped.back() == '\n'))
            escaped += "\\&";
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
    }
    return escaped;
}

std::string bold(std::string_view text)
{
    return "\\fB" + plain(text) + "\\fR";
}

/// As in "kizuna-cli-library-lint".
std::string page_name(const CLI::App& command)
{
    std::string name = help_name(command);
    std::ranges::replace(name, ' ', '-');
    return name;
}

/// A manual page of the program or a command: the contents of its help, and for the program what
/// applies to all commands.
class Page {
public:
    Page(const CLI::App& command, const Messages& messages) : command_(command), messages_(messages)
    {
    }

    std::string text();

private:
    void heading(MessageKey key) { text_ += ".SH " + plain(messages_.get(key)) + '\n'; }
    void entry(const std::string& left, std::string_view right)
    {
        text_ += ".TP\n" + bold(left) + '\n' + plain(right) + '\n';
    }
    void entries(MessageKey key, const HelpRows& rows)
    {
        if (rows.empty())
            return;
        heading(key);
        for (const auto& [left, right] : rows)
            entry(left, right);
    }

    const CLI::App& command_;
    const Messages& messages_;
    std::string text_;
};

std::string Page::text()
{
    const CLI::App* program = &command_;
    while (program->get_parent())
        program = program->get_parent();
    const bool is_program = program == &command_;
    const std::string name = page_name(command_);
    const std::string description = command_.get_description();

    std::string capitals = name;
    std::ranges::transform(capitals, capitals.begin(),
                           [](unsigned char c) { return std::toupper(c); });
    text_ = ".TH " + plain(capitals) + " 1 \"\" \"" +
            plain(messages_.get("cli.manual.version"_msg, {{"version", KIZUNA_VERSION}})) + "\"\n";
    heading("cli.manual.name"_msg);
    text_ += plain(name) + " \\- " + plain(lines_of(description).front()) + '\n';
    heading("cli.manual.synopsis"_msg);
    text_ += plain(help_usage(command_, help_name(command_), messages_)) + '\n';
    if (is_program) {
        heading("cli.manual.description"_msg);
        text_ += plain(messages_.get("cli.manual.words"_msg)) + '\n';
    }
    entries("cli.manual.commands"_msg, help_rows(help_commands_of(command_)));
    entries("cli.manual.arguments"_msg, help_rows(help_arguments_of(command_)));
    entries("cli.manual.options"_msg, help_rows(help_options_of(command_)));
    if (is_program) {
        heading("cli.manual.queries"_msg);
        text_ += plain(messages_.get("cli.manual.queries.text"_msg)) + '\n';
        heading("cli.manual.exit"_msg);
        entry("0", messages_.get("cli.manual.exit.yes"_msg));
        entry("1", messages_.get("cli.manual.exit.no"_msg));
        entry("2", messages_.get("cli.manual.exit.unusable"_msg));
        heading("cli.manual.environment"_msg);
        entry("KIZUNA_DATA, KIZUNA_LOCALES", messages_.get("cli.manual.environment.text"_msg));
    }
    if (const std::string footer = command_.get_footer(); !footer.empty()) {
        heading("cli.manual.example"_msg);
        const std::vector<std::string_view> lines = lines_of(footer);
        entry(std::string(trimmed(lines.front())), lines.size() > 1 ? trimmed(lines[1]) : "");
    }
    heading("cli.manual.see"_msg);
    return text_ + (is_program ? ".BR kizuna (1)\n" : ".BR kizuna\\-cli (1)\n");
}

/// Adds "man1/kizuna-cli.1", "man1/kizuna-cli-check.1", …
void add_pages(const CLI::App& command, const Messages& messages,
               std::map<std::string, std::string>& files)
{
    files["man1/" + page_name(command) + ".1"] = Page(command, messages).text();
    for (const CLI::App* each : help_commands_of(command))
        add_pages(*each, messages, files);
}

void write_all(CommandLine& line, const std::filesystem::path& folder, const CLI::App& program)
{
    std::map<std::string, std::string> files;
    add_pages(program, line.messages(), files);
    files["bash/kizuna-cli"] = bash_completion(program);
    files["zsh/_kizuna-cli"] = zsh_completion(program);
    files["fish/kizuna-cli.fish"] = fish_completion(program);
    for (const auto& [name, text] : files) {
        const std::filesystem::path file = folder / name;
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error);
        if (!write_output(line, file.string(), text))
            return;
    }
}

} // namespace

void add_manual_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "manual", "cli.manual"_msg,
                             {"manual ~/kizuna-manual", "cli.manual.example.says"_msg});
    const CLI::Option& folder = command.argument("DIR", "cli.manual.folder"_msg);
    command.runs([&line, &folder, &parser] { write_all(line, value_of(folder), parser); });
}

} // namespace kizuna
