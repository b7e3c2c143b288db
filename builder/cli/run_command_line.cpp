#include "cli/console/subcommands.h"

#include "app/text/printable.h"
#include "cli/console/options.h"
#include "cli/help/help.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <exception>
#include <ostream>

namespace kizuna {
namespace {

using AddCommand = void (*)(CLI::App&, CommandLine&);

/// In the order of docs/CLI.md, which is the order in the help.
constexpr AddCommand commands[] = {
    add_check_command,    add_fix_command,     add_list_command,     add_show_command,
    add_search_command,   add_stats_command,   add_propose_command,  add_hand_command,
    add_odds_command,     add_support_command, add_tradeoff_command, add_keep_command,
    add_curve_command,    add_replay_command,  add_play_command,     add_perft_command,
    add_convert_command,  add_picture_command, add_pictures_command, add_qr_command,
    add_print_command,    add_diff_command,    add_library_command,  add_formats_command,
    add_policies_command, add_decks_command,   add_rules_command,    add_manual_command,
    add_game_command,
};

/// The value of an option that is needed before the parser is built, for its help and errors. Empty
/// if it is not given.
std::string early_value(const std::vector<std::string>& arguments, const std::string& option)
{
    std::string value;
    for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--"; ++at) {
        if (arguments[at] == option && at + 1 < arguments.size())
            value = arguments[at + 1];
        else if (arguments[at].starts_with(option + "="))
            value = arguments[at].substr(option.size() + 1);
    }
    return value;
}

bool early_flag(const std::vector<std::string>& arguments, const std::string& option)
{
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, option) != end;
}

void add_global_options(CLI::App& parser, CommandLine& line)
{
    GlobalOptions& options = line.options;
    parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    parser.set_help_flag("-h,--help", line.text("cli.option.help"_msg));
    parser.set_version_flag("--version", "kizuna-cli " KIZUNA_VERSION,
                            line.text("cli.option.version"_msg));
    parser.add_option("--lang", options.language, line.text("cli.option.lang"_msg))
        ->type_name("en|ja|it");
    parser
        .add_option_function<std::string>(
            "--library",
            [&options](const std::string& folder) { options.library.instead = folder; },
            line.text("cli.option.library"_msg))
        ->type_name("DIR");
    parser
        .add_option_function<std::vector<std::string>>(
            "--add-library",
            [&options](const std::vector<std::string>& folders) {
                options.library.also.assign(folders.begin(), folders.end());
            },
            line.text("cli.option.add-library"_msg))
        ->type_name("DIR")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false);
    parser.add_flag("--json", options.json, line.text("cli.option.json"_msg));
    parser.add_option("--color", options.color, line.text("cli.option.color"_msg))
        ->type_name("auto|always|never");
    parser.add_flag("--quiet,-q", options.quiet, line.text("cli.option.quiet"_msg));
    parser
        .add_option("--protagonist", options.protagonist, line.text("cli.option.protagonist"_msg))
        ->type_name("CARD");
}

constexpr std::string_view color_choices[] = {"auto", "always", "never"};

bool are_good(CommandLine& line, const GlobalOptions& options)
{
    const std::vector<std::string_view> languages(message_languages().begin(),
                                                  message_languages().end());
    return (options.language.empty() || is_choice(line, "--lang", options.language, languages)) &&
           is_choice(line, "--color", options.color, color_choices);
}

void run(CommandLine& line, const std::vector<std::string>& arguments)
{
    CLI::App parser(line.text("cli.description"_msg) + '\n' + line.text("cli.exit-codes"_msg),
                    "kizuna-cli");
    parser.formatter(std::make_shared<HelpFormatter>(line.messages()));
    parser.fallthrough();
    parser.require_subcommand(1);
    add_global_options(parser, line);
    for (const AddCommand add : commands)
        add(parser, line);
    parser.footer("  kizuna-cli check bundled:altean-vanguard --format all\n      " +
                  line.text("cli.example"_msg));

    // Check the options when all are known, before the first command runs.
    parser.parse_complete_callback([&line] {
        if (!are_good(line, line.options))
            throw CLI::RuntimeError();
    });
    try {
        std::vector<std::string> from_last_to_first(arguments.rbegin(), arguments.rend());
        parser.parse(from_last_to_first);
    } catch (const CLI::CallForHelp&) {
        line.out << parser.help();
    } catch (const CLI::CallForVersion& version) {
        line.out << version.what() << '\n';
    } catch (const CLI::RuntimeError&) {
        // Already reported.
    } catch (const CLI::ParseError& error) {
        line.options.json = early_flag(arguments, "--json");
        line.fail(usage_complaint(error, parser, arguments, line.messages()));
    }
}

} // namespace

int run_command_line(int argc, const char* const* argv, const Console& console)
try {
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    std::string language = early_value(arguments, "--lang");
    if (language.empty())
        language = user_language();
    ProgramFolders folders = console.folders ? *console.folders : find_program_folders();
    Messages messages(folders.locales, language);

    CommandLine line(console, std::move(folders), std::move(messages));
    try {
        run(line, arguments);
    } catch (const DataError& error) {
        line.fail(error.fault());
    } catch (const std::exception& error) {
        line.fail("cli.internal-error"_msg, {{"reason", error.what()}});
    }
    return line.finish();
} catch (const std::exception& error) {
    // Without its message files, the program can only speak English.
    console.err << "kizuna-cli: " << printable(error.what(), std::string::npos) << '\n';
    return static_cast<int>(Answer::Unusable);
}

} // namespace kizuna
