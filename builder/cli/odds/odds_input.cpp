#include "cli/odds/odds_input.h"

#include "app/text/card_label.h"
#include "app/text/policy_text.h"
#include "odds/counting/binomial.h"

#include <CLI/CLI.hpp>

#include <array>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 2> goings = {"first", "second"};
constexpr int usual_size = 50;

} // namespace

std::unique_ptr<OddsDeck> read_odds_deck(CommandLine& line, const std::string& argument)
{
    auto input = read_deck_input(line, argument);
    if (!input)
        return nullptr;
    auto result = std::make_unique<OddsDeck>();
    result->input = std::move(*input);
    const CardLibrary& library = line.catalogue().library;
    result->deck = resolve(result->input.deck, library);
    note_unknown_cards(line, result->deck, result->input);
    result->protagonist = protagonist_for(line, result->deck, result->input);
    if (!result->protagonist)
        return nullptr;
    result->context = line.catalogue().context(result->protagonist);
    const int known = result->deck.known_copies();
    if (known > max_population) {
        line.fail(line.text("cli.odds.too-large"_msg, {{"count", known}, {"most", max_population}}),
                  result->input.name);
        return nullptr;
    }
    if (known < usual_size)
        line.note(result->input.name + ": " + line.text("cli.odds.small"_msg, {{"count", known}}));
    return result;
}

WantOptions::WantOptions(const Subcommand& command, CommandLine& line, bool with_wants)
    : line_(line), command_(command.app),
      want_(with_wants ? &command.values("--want", "QUERY", "cli.odds.want"_msg) : nullptr),
      at_least_(with_wants ? &command.values("--at-least", "K", "cli.odds.at-least"_msg) : nullptr),
      turns_(command.value("--turns", "T", "cli.odds.turns"_msg)),
      going_(command.value("--going", "first|second", "cli.odds.going"_msg)),
      rule_(command.value("--mulligan", "RULE", "cli.hand.rule"_msg))
{
}

bool WantOptions::read_wants(std::string_view default_want, OpeningWants& wanted) const
{
    if (!want_)
        return true;
    const std::vector<std::string> formats = line_.catalogue().format_ids();
    const auto add = [&](const std::string& text) {
        auto parsed = Query::parse(text, line_.catalogue().library, formats);
        if (const Fault* fault = std::get_if<Fault>(&parsed)) {
            line_.fail_at_caret(*fault, text);
            return false;
        }
        wanted.wants.push_back({std::get<Query>(std::move(parsed)), 1});
        return true;
    };
    std::size_t next_want = 0;
    std::size_t next_count = 0;
    bool takes_count = false; // an --at-least belongs to the --want before it
    for (const CLI::Option* option : command_.parse_order()) {
        if (option == want_) {
            if (!add(want_->results()[next_want++]))
                return false;
            takes_count = true;
        } else if (option == at_least_) {
            const std::string& text = at_least_->results()[next_count++];
            if (wanted.wants.empty() && !default_want.empty()) {
                if (!add(std::string(default_want)))
                    return false;
                takes_count = true;
            }
            if (!takes_count) {
                line_.fail("cli.odds.at-least-first"_msg);
                return false;
            }
            const auto number = whole_number(line_, "--at-least", text, 1, max_population);
            if (!number)
                return false;
            wanted.wants.back().at_least = static_cast<int>(*number);
            takes_count = false;
        }
    }
    if (wanted.wants.empty() && !default_want.empty())
        return add(std::string(default_want));
    if (!wanted.wants.empty())
        return true;
    line_.fail("cli.odds.no-want"_msg);
    return false;
}

std::optional<OpeningWants> WantOptions::read(std::string_view default_want,
                                              int default_turns) const
{
    OpeningWants wanted;
    const auto turns =
        whole_number(line_, turns_, static_cast<std::uint64_t>(default_turns), 1, max_turns);
    const auto going = read_going(line_, going_);
    if (!turns || !going)
        return std::nullopt;
    wanted.turns = static_cast<int>(*turns);
    wanted.going = *going;
    if (is_about_other_game())
        return std::nullopt;
    auto rule = read_rule(line_, rule_);
    if (!rule)
        return std::nullopt;
    wanted.rule = std::move(*rule);
    if (!read_wants(default_want, wanted))
        return std::nullopt;
    return wanted;
}

/// True if a query about Cipher's cards is used for a deck of another game, which is reported
/// before the query is parsed.
bool WantOptions::is_about_other_game() const
{
    const bool has_query = (want_ && !want_->results().empty()) || !rule_.results().empty();
    const CLI::Option* deck = command_.get_option_no_throw("DECK");
    return has_query && deck && is_for_other_game(line_, value_of(*deck));
}

std::optional<Going> read_going(CommandLine& line, const CLI::Option& option)
{
    const std::string going = value_of(option, goings.front());
    if (!is_choice(line, option.get_name(), going, goings))
        return std::nullopt;
    return going == goings.front() ? Going::First : Going::Second;
}

std::optional<KeepRule> read_rule(CommandLine& line, const CLI::Option& option)
{
    const std::string rule = value_of(option, "cost-one");
    auto parsed = KeepRule::parse(rule, line.catalogue().library, line.catalogue().format_ids());
    if (const Fault* fault = std::get_if<Fault>(&parsed)) {
        line.fail_at_caret(*fault, rule);
        return std::nullopt;
    }
    return std::get<KeepRule>(std::move(parsed));
}

std::string text_of(Going going)
{
    return std::string(goings[going == Going::First ? 0 : 1]);
}

std::string text_of(const std::vector<Want>& wants)
{
    std::string text;
    for (const Want& want : wants) {
        text += text.empty() ? "" : ", ";
        const std::string query = want.query.to_text();
        text += std::to_string(want.at_least) + " × " + (query.empty() ? "*" : query);
    }
    return text;
}

std::string conditions_text(const OpeningWants& wanted, const Messages& messages)
{
    return messages.get(
        "cli.odds.conditions"_msg,
        {{"going", text_of(wanted.going)}, {"rule", rule_label(wanted.rule.to_text(), messages)}});
}

std::string head_text(const CommandLine& line, const OddsDeck& deck, int population)
{
    return line.text("cli.odds.head"_msg,
                     {{"deck", deck.input.title()},
                      {"count", population},
                      {"protagonist", card_label(*deck.protagonist, line.messages().language())}});
}

void fail_as_too_much(CommandLine& line, const OddsDeck& deck)
{
    line.fail(line.text("cli.odds.too-much"_msg), deck.input.name);
}

} // namespace kizuna
