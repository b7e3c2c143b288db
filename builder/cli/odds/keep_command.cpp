#include "cli/console/text_layout.h"
#include "cli/console/verdict.h"
#include "cli/odds/odds_input.h"

#include "app/studies/opening_study.h"
#include "app/studies/study_deck.h"
#include "app/text/policy_text.h"
#include "odds/openings/keep_odds.h"

#include <CLI/CLI.hpp>

#include <ostream>

namespace kizuna {
namespace {

/// The values of the presets, and of the user's rule if one was given.
struct KeepAnswer {
    HandValues::Best best;
    Chance redraw;
    std::vector<RuleValue> presets; ///< without always-redraw
    std::optional<RuleValue> own;
};

std::optional<RuleValue> value_of_rule(const OddsDeck& deck, const OpeningWants& wanted)
{
    const auto odds = opening_odds(deck.deck, *deck.protagonist, wanted, deck.context);
    if (!odds)
        return std::nullopt;
    return RuleValue{wanted.rule.to_text(), odds->by_turn.back().chance, odds->keep_rate};
}

std::optional<KeepAnswer> answer_of(const OddsDeck& deck, const OpeningWants& wanted, bool has_rule)
{
    const auto values = HandValues::of(deck.deck, *deck.protagonist, wanted, deck.context);
    if (!values)
        return std::nullopt;
    KeepAnswer answer;
    answer.best = values->best();
    answer.redraw = values->redraw();
    for (const std::string_view preset : keep_rule_presets()) {
        if (preset == "always-redraw")
            continue; // same value as always-keep
        OpeningWants asked = wanted;
        asked.rule = std::get<KeepRule>(KeepRule::parse(preset, *deck.context.library));
        const auto value = value_of_rule(deck, asked);
        if (!value)
            return std::nullopt;
        answer.presets.push_back(*value);
    }
    if (has_rule) {
        answer.own = value_of_rule(deck, wanted);
        if (!answer.own)
            return std::nullopt;
    }
    return answer;
}

Json keep_json(const OddsDeck& deck, const OpeningWants& wanted, const KeepAnswer& answer)
{
    Json presets = Json::object();
    for (const RuleValue& preset : answer.presets)
        presets.set(preset.rule, preset.chance.hit);
    Json document = Json::object({{"goal", text_of(wanted.wants)},
                                  {"best", answer.best.chance.hit},
                                  {"keep_rate", answer.best.keep_rate},
                                  {"rule", answer.best.rule},
                                  {"presets", std::move(presets)},
                                  {"redraw", answer.redraw.hit},
                                  {"protagonist", deck.protagonist->id},
                                  {"turn", wanted.turns},
                                  {"going", text_of(wanted.going)},
                                  {"matters", answer.best.matters}});
    if (answer.own)
        document.set("own", Json::object({{"rule", answer.own->rule},
                                          {"probability", answer.own->chance.hit},
                                          {"keep_rate", answer.own->keep_rate}}));
    return document;
}

void say(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted,
         const KeepAnswer& answer)
{
    constexpr int decimals = 2;
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    line.out << paint.strong(line.text("cli.keep.head"_msg, {{"deck", deck.input.title()},
                                                             {"goal", text_of(wanted.wants)},
                                                             {"turn", wanted.turns},
                                                             {"going", text_of(wanted.going)}}))
             << "\n\n"
             << (answer.best.matters ? line.text("cli.keep.rule"_msg,
                                                 {{"rule", rule_label(answer.best.rule, messages)}})
                                     : line.text("cli.keep.no-difference"_msg))
             << '\n';
    if (answer.own)
        line.say("cli.keep.own-rule"_msg, {{"rule", rule_label(answer.own->rule, messages)}});
    line.out << '\n';
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const std::string& rule, const Chance& chance, double keep_rate) {
        const double loss = answer.best.chance.hit - chance.hit;
        rows.push_back({rule, messages.percent(chance.hit, decimals),
                        messages.percent(keep_rate, decimals),
                        messages.percent(loss < 0 ? 0 : loss, decimals)});
    };
    add(line.text("cli.keep.best"_msg), answer.best.chance, answer.best.keep_rate);
    for (const RuleValue& preset : answer.presets)
        add(rule_label(preset.rule, messages), preset.chance, preset.keep_rate);
    if (answer.own)
        add(line.text("cli.keep.own"_msg), answer.own->chance, answer.own->keep_rate);
    line.out << table_text({{.heading = line.text("cli.keep.column.rule"_msg)},
                            {.heading = line.text("cli.odds.chance"_msg), .numbers = true},
                            {.heading = line.text("cli.keep.column.kept"_msg), .numbers = true},
                            {.heading = line.text("cli.keep.column.gain"_msg), .numbers = true}},
                           rows, paint)
             << '\n';
    line.say("cli.keep.meaning"_msg, {{"redraw", messages.percent(answer.redraw.hit, decimals)}});
}

void keep(CommandLine& line, const std::string& argument, const OpeningWants& wanted, bool has_rule)
{
    const auto deck = read_odds_deck(line, argument);
    if (!deck)
        return;
    const auto answer = answer_of(*deck, wanted, has_rule);
    if (!answer)
        return fail_as_too_much(line, *deck);
    std::optional<StudyVerdict> verdict;
    if (const auto study = study_opening(study_deck(deck->input.deck, line.catalogue()), wanted))
        verdict = opening_verdict(*study, line.messages());
    if (line.options.json) {
        Json document = keep_json(*deck, wanted, *answer);
        if (verdict)
            document.set("verdict", verdict_json(*verdict));
        line.print(std::move(document));
    } else {
        if (verdict)
            say_verdict(line, *verdict);
        say(line, *deck, wanted, *answer);
    }
}

} // namespace

void add_keep_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "keep", "cli.keep"_msg,
        {"keep bundled:altean-vanguard --want is:promotion --turns 3", "cli.keep.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const auto options = std::make_shared<WantOptions>(command, line);
    command.runs([&line, &deck, &app = command.app, options] {
        if (const auto wanted = options->read())
            keep(line, value_of(deck), *wanted, app.count("--mulligan") > 0);
    });
}

} // namespace kizuna
