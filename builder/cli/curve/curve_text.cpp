#include "cli/console/text_layout.h"
#include "cli/curve/curve_report.h"

#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

constexpr int decimals = 2;
constexpr std::size_t max_dead_cards = 10;
constexpr int bar_width = 30;
constexpr const char* none = "–";

class CurveText {
public:
    CurveText(CommandLine& line, const CurveReport& report)
        : line_(line), report_(report), totals_(report.totals), paint_(line.colours())
    {
    }

    void say()
    {
        say_head();
        say_turns();
        say_class_changes();
        say_clock();
        say_dead_cards();
        say_demand();
        say_meanings();
    }

private:
    std::string number(double value) const { return line_.messages().number(value, decimals); }
    std::string count(std::uint64_t value) const
    {
        return line_.messages().number(static_cast<double>(value));
    }
    std::string percent(double share) const { return line_.messages().percent(share); }

    std::string label(const std::string& id) const
    {
        const Card* card = line_.catalogue().library.find(id).card;
        return card ? card_label(*card, line_.messages().language()) : id;
    }

    bool attacks() const { return report_.level != goldfish_levels().front(); }

    /// As in "2.42 ±0.01 (1–3)".
    std::string cell(const std::optional<Spread>& spread) const
    {
        if (!spread)
            return none;
        const std::string interval =
            spread->has_interval() ? " ±" + number(spread->high - spread->mean) : "";
        return with_aside(number(spread->mean) + interval,
                          number(spread->p10) + "–" + number(spread->p90), line_.messages());
    }
    std::string share_cell(const std::optional<Spread>& spread) const
    {
        if (!spread)
            return none;
        const Messages& messages = line_.messages();
        return with_aside(percent(spread->mean),
                          messages.percent(spread->p10, 0) + "–" + messages.percent(spread->p90, 0),
                          messages);
    }
    /// As in "100.0% [83.9–100]": a share need not be in the middle of its interval.
    std::string cell(const Share& share, std::uint64_t games) const
    {
        if (games == 0)
            return none;
        const auto end = [&](double value) { return line_.messages().number(100 * value, 1); };
        return percent(share.share) + " [" + end(share.low) + "–" + end(share.high) + ']';
    }
    std::string share_of_games(std::uint64_t times) const
    {
        return totals_.games == 0 ? none : percent(share_of(times, totals_.games).share);
    }

    void say_head()
    {
        line_.out << paint_.strong(line_.text(
                         "cli.curve.head"_msg,
                         {{"deck", report_.deck}, {"protagonist", label(report_.protagonist)}}))
                  << '\n';
        line_.say("cli.curve.conditions"_msg,
                  {{"games", static_cast<double>(totals_.games)},
                   {"level", level_label(report_.level, line_.messages())},
                   {"policy", policy_label(report_.policy, line_.messages())},
                   {"seed", std::to_string(report_.seed)},
                   {"going", report_.going},
                   {"rule", rule_label(report_.rule, line_.messages())}});
        line_.say("cli.odds.keeps"_msg,
                  {{"share", cell(share_of(totals_.kept, totals_.games), totals_.games)}});
        line_.say("cli.curve.scripted"_msg,
                  {{"share", line_.messages().percent(report_.scripted, 0)}});
        line_.say("cli.curve.efficiency"_msg, {{"share", percent(efficiency_of(totals_))}});
        if (attacks())
            line_.say(report_.level == goldfish_levels().back() ? "cli.curve.dummy-sampled"_msg
                                                                : "cli.curve.dummy-flat"_msg,
                      {{"strength", report_.dummy_strength}, {"support", report_.dummy_support}});
        line_.out << '\n';
    }

    void say_turns()
    {
        const auto column = [&](MessageKey heading) {
            return Column{.heading = line_.text(heading), .numbers = true};
        };
        const auto say = [&](const std::vector<MessageKey>& headings, const auto& row) {
            std::vector<Column> columns;
            columns.reserve(headings.size());
            for (const MessageKey heading : headings)
                columns.push_back(column(heading));
            std::vector<std::vector<std::string>> rows;
            for (const CurveTurn& turn : curve_turns(totals_)) {
                rows.push_back(row(turn));
                rows.back().insert(rows.back().begin(), count(rows.size()));
            }
            line_.out << table_text(columns, rows, paint_) << '\n';
        };
        say({"cli.odds.turn"_msg, "cli.curve.games"_msg, "cli.curve.bonds"_msg,
             "cli.curve.spent"_msg, "cli.curve.waste"_msg},
            [&](const CurveTurn& turn) -> std::vector<std::string> {
                return {count(turn.games), cell(turn.bonds), cell(turn.spent), cell(turn.waste)};
            });
        say({"cli.odds.turn"_msg, "cli.curve.castable"_msg, "cli.curve.hand"_msg,
             "cli.curve.fuel"_msg},
            [&](const CurveTurn& turn) -> std::vector<std::string> {
                return {share_cell(turn.castable), cell(turn.hand), cell(turn.fuel)};
            });
        say({"cli.odds.turn"_msg, "cli.curve.symbols"_msg, "cli.curve.changed"_msg},
            [&](const CurveTurn& turn) -> std::vector<std::string> {
                return {cell(turn.symbols_ready, turn.games), cell(turn.class_changed, turn.games)};
            });
    }

    void say_class_changes()
    {
        std::vector<std::string> parts;
        const std::uint64_t never = times_of(totals_.class_change_turn, 0);
        for (const auto& [turn, times] : totals_.class_change_turn) {
            if (turn > 0)
                parts.push_back(line_.text("cli.curve.change-in"_msg,
                                           {{"turn", turn}, {"share", share_of_games(times)}}));
        }
        parts.push_back(line_.text(attacks() ? "cli.curve.change-never-or-over"_msg
                                             : "cli.curve.change-never"_msg,
                                   {{"share", share_of_games(never)}}));
        line_.say("cli.curve.change"_msg, {{"turns", line_.messages().list(parts)}});
    }

    void say_clock()
    {
        if (attacks())
            line_.say("cli.curve.clock"_msg,
                      {{"clock", cell(clock_of(totals_))},
                       {"share", share_of_games(unfinished_games(totals_))}});
    }

    void say_dead_cards()
    {
        const auto dead = dead_cards(totals_);
        line_.out << '\n'
                  << line_.text(dead.empty() ? "cli.curve.no-dead-cards"_msg
                                             : "cli.curve.dead-cards"_msg)
                  << '\n';
        std::vector<std::vector<std::string>> rows;
        for (std::size_t at = 0; at < std::min(dead.size(), max_dead_cards); ++at)
            rows.push_back({label(report_.cards[dead[at].first]),
                            cell(share_of(dead[at].second, totals_.games), totals_.games)});
        if (!rows.empty())
            line_.out << table_text({{}, {.heading = {}, .numbers = true}}, rows, paint_, "  ");
    }

    /// Cards by their cheapest use, with the first turn whose bonds pay for it.
    void say_demand()
    {
        int max = 0;
        for (const auto& [cost, cards] : report_.demand)
            max = std::max(max, cards);
        const std::vector<CurveTurn> turns = curve_turns(totals_);
        std::vector<std::vector<std::string>> rows;
        for (int cost = 0; cost < 100; ++cost) {
            const auto found = report_.demand.find(std::to_string(cost));
            if (found == report_.demand.end())
                continue;
            // The first turn with enough bonds on average.
            std::string turn = none;
            for (std::size_t at = 0; at < turns.size() && turn == none; ++at) {
                if (turns[at].bonds && turns[at].bonds->mean >= cost)
                    turn = count(at + 1);
            }
            rows.push_back({count(static_cast<std::uint64_t>(cost)),
                            count(static_cast<std::uint64_t>(found->second)), turn,
                            bar_text(found->second, max, bar_width)});
        }
        if (const auto found = report_.demand.find("X"); found != report_.demand.end())
            rows.push_back({"X", count(static_cast<std::uint64_t>(found->second)), none,
                            bar_text(found->second, max, bar_width)});
        line_.out << '\n'
                  << line_.text("cli.curve.demand"_msg) << '\n'
                  << table_text({{.heading = line_.text("cli.curve.cost"_msg), .numbers = true},
                                 {.heading = line_.text("cli.curve.cards"_msg), .numbers = true},
                                 {.heading = line_.text("cli.curve.paid-in"_msg), .numbers = true},
                                 {}},
                                rows, paint_, "  ");
    }

    void say_meanings()
    {
        std::vector<MessageKey> keys = {
            "cli.curve.meaning.spread"_msg,     "cli.curve.meaning.costs"_msg,
            "cli.curve.meaning.cards"_msg,      "cli.curve.meaning.ready"_msg,
            "cli.curve.meaning.efficiency"_msg, "cli.curve.meaning.skills"_msg};
        if (attacks())
            keys.insert(keys.begin() + 1, "cli.curve.meaning.games"_msg);
        line_.out << '\n';
        for (const MessageKey key : keys)
            line_.say(key);
    }

    CommandLine& line_;
    const CurveReport& report_;
    const GoldfishTotals& totals_;
    Paint paint_;
};

} // namespace

void say_curve(CommandLine& line, const CurveReport& report)
{
    CurveText(line, report).say();
}

} // namespace kizuna
