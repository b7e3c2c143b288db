#include "cli/console/text_layout.h"
#include "cli/console/verdict.h"
#include "cli/odds/odds_input.h"

#include "odds/support/tradeoff.h"

#include <ostream>

namespace kizuna {
namespace {

Json tradeoff_json(const OddsDeck& deck, const OpeningWants& wanted, const Tradeoff& table)
{
    const auto row_json = [](const Tradeoff::Row& row) {
        return Json::object({{"m", row.m},
                             {"failure", row.failure},
                             {"promotions", row.promotions},
                             {"promotion_by_turn", Json::list(row.promotion_by_turn, &Chance::hit)},
                             {"two_fuel_by_turn", Json::list(row.two_fuel_by_turn, &Chance::hit)}});
    };
    return Json::object({{"protagonist", deck.protagonist->id},
                         {"population", table.population},
                         {"line", table.line},
                         {"rule", wanted.rule.to_text()},
                         {"going", text_of(wanted.going)},
                         {"rows", Json::list(table.rows, row_json)}});
}

void say(CommandLine& line, const OddsDeck& deck, const OpeningWants& wanted, const Tradeoff& table)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    line.out << paint.strong(head_text(line, deck, table.population)) << '\n'
             << conditions_text(wanted, messages) << '\n'
             << line.text("cli.tradeoff.own"_msg, {{"count", table.line}}) << "\n\n";
    // The turns that matter most: 3 and 4, and the last one requested.
    std::vector<std::size_t> turns;
    for (const int turn : {3, 4, wanted.turns}) {
        if (turn <= wanted.turns && (turns.empty() || turns.back() < std::size_t(turn)))
            turns.push_back(static_cast<std::size_t>(turn));
    }
    std::vector<Column> columns = {
        {},
        {.heading = line.text("cli.tradeoff.same-name"_msg), .numbers = true},
        {.heading = line.text("cli.tradeoff.promotions"_msg), .numbers = true},
        {.heading = line.text("cli.tradeoff.failure"_msg), .numbers = true}};
    for (const MessageKey key : {"cli.tradeoff.promotion"_msg, "cli.tradeoff.two"_msg}) {
        for (const std::size_t turn : turns)
            columns.push_back(
                {.heading = line.text(key, {{"turn", static_cast<int>(turn)}}), .numbers = true});
    }
    std::vector<std::vector<std::string>> rows;
    for (const Tradeoff::Row& row : table.rows) {
        rows.push_back({row.m == table.line ? "→" : "", messages.number(row.m),
                        messages.number(row.promotions), messages.percent(row.failure)});
        for (const auto* by_turn : {&row.promotion_by_turn, &row.two_fuel_by_turn}) {
            for (const std::size_t turn : turns)
                rows.back().push_back(messages.percent((*by_turn)[turn - 1].hit));
        }
    }
    line.out << table_text(columns, rows, paint) << '\n'
             << line.text("cli.tradeoff.meaning"_msg) << '\n';
}

void show_tradeoff(CommandLine& line, const std::string& argument, const OpeningWants& wanted)
{
    const auto deck = read_odds_deck(line, argument);
    if (!deck)
        return;
    const auto table = tradeoff(deck->deck, *deck->protagonist, wanted, deck->context);
    if (!table)
        return fail_as_too_much(line, *deck);
    if (table->population < max_line)
        line.note(deck->input.name + ": " +
                  line.text("cli.tradeoff.small"_msg, {{"count", table->population}}));
    const StudyVerdict verdict = tradeoff_verdict(*table, wanted.turns, line.messages());
    if (line.options.json) {
        line.print(tradeoff_json(*deck, wanted, *table).set("verdict", verdict_json(verdict)));
    } else {
        say_verdict(line, verdict);
        say(line, *deck, wanted, *table);
    }
}

} // namespace

void add_tradeoff_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "tradeoff", "cli.tradeoff"_msg,
        {"tradeoff bundled:golden-deer --turns 4", "cli.tradeoff.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const auto options = std::make_shared<WantOptions>(command, line, false);
    command.runs([&line, &deck, options] {
        if (const auto wanted = options->read())
            show_tradeoff(line, value_of(deck), *wanted);
    });
}

} // namespace kizuna
