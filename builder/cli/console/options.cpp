#include "cli/console/options.h"

#include "app/text/printable.h"
#include "cards/base/plain_text.h"
#include "cards/text/nearest.h"

#include <algorithm>

namespace kizuna {

Subcommand::Subcommand(CLI::App& parser, const CommandLine& line, const char* name,
                       MessageKey summary, const Example& example)
    : app(*parser.add_subcommand(name, line.text(summary))), line_(line)
{
    app.footer("  kizuna-cli " + std::string(example.command) + "\n      " +
               line.text(example.says));
}

CLI::Option& Subcommand::add(const char* name, MessageKey help) const
{
    const std::string description = line_.text(help);
    return *app.add_option(name, description);
}

const CLI::Option& Subcommand::argument(const char* name, MessageKey help) const
{
    return *add(name, help).required();
}

const CLI::Option& Subcommand::optional_argument(const char* name, MessageKey help) const
{
    return add(name, help);
}

const CLI::Option& Subcommand::arguments(const char* name, MessageKey help) const
{
    return *add(name, help)
                .required()
                ->expected(-1)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

const CLI::Option& Subcommand::optional_arguments(const char* name, MessageKey help) const
{
    return *add(name, help).expected(-1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

const CLI::Option& Subcommand::value(const char* name, const char* kind, MessageKey help) const
{
    return *add(name, help).type_name(kind)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

const CLI::Option& Subcommand::values(const char* name, const char* kind, MessageKey help) const
{
    return *add(name, help)
                .type_name(kind)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
                ->allow_extra_args(false);
}

const CLI::Option& Subcommand::files(const char* name, MessageKey help) const
{
    return *add(name, help)
                .type_name("FILE...")
                ->expected(-1)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

const CLI::Option& Subcommand::flag(const char* name, MessageKey help) const
{
    const std::string description = line_.text(help);
    return *app.add_flag(name, description);
}

std::string value_of(const CLI::Option& option, std::string_view otherwise)
{
    return option.results().empty() ? std::string(otherwise) : option.results().back();
}

bool is_set(const CLI::Option& option)
{
    return option.count() > 0 && option.as<bool>();
}

std::optional<std::uint64_t> whole_number(CommandLine& line, const CLI::Option& option,
                                          std::uint64_t otherwise, std::uint64_t min,
                                          std::uint64_t max)
{
    if (option.results().empty())
        return otherwise;
    return whole_number(line, option.get_name(), option.results().back(), min, max);
}

std::optional<std::uint64_t> whole_number(CommandLine& line, const std::string& option,
                                          const std::string& text, std::uint64_t min,
                                          std::uint64_t max)
{
    const auto number = number_in<std::uint64_t>(text);
    if (number && *number >= min && *number <= max)
        return number;
    fail_number(line, option, text, line.messages().whole_number(min),
                line.messages().whole_number(max));
    return std::nullopt;
}

void fail_number(CommandLine& line, const std::string& option, const std::string& text,
                 const std::string& min, const std::string& max)
{
    line.fail("cli.usage.not-a-number"_msg,
              {{"option", option}, {"value", printable(text)}, {"least", min}, {"most", max}});
}

void fail_choice(CommandLine& line, const std::string& option, const std::string& word,
                 const std::vector<std::string>& known)
{
    line.fail(line.text("cli.usage.not-a-choice"_msg, {{"option", option},
                                                       {"value", printable(word)},
                                                       {"choices", line.messages().either(known)}}),
              {}, nearest(word, known));
}

bool is_choice(CommandLine& line, const std::string& option, const std::string& value,
               std::span<const std::string_view> choices)
{
    if (std::ranges::count(choices, value) > 0)
        return true;
    fail_choice(line, option, value, {choices.begin(), choices.end()});
    return false;
}

} // namespace kizuna
