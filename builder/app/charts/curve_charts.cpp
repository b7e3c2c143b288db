#include "app/charts/curve_charts.h"

#include "app/charts/deck_charts.h"
#include "app/text/card_label.h"
#include "app/text/policy_text.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::size_t max_dead_cards = 20;

/// "5.30 ± 0.12", or for a share "53.1% ± 0.4".
std::string spread_text(const std::optional<Spread>& spread, bool is_share,
                        const Messages& messages)
{
    if (!spread)
        return "–";
    const std::string mean =
        is_share ? messages.percent(spread->mean) : messages.number(spread->mean, 2);
    const double half = (spread->high - spread->low) / 2;
    return !spread->has_interval() ? mean
           : is_share              ? mean + " ± " + messages.number(100 * half, 1)
                                   : mean + " ± " + messages.number(half, 2);
}

std::string interval_text(double low, double high, const Messages& messages)
{
    return messages.percent(low) + " – " + messages.percent(high);
}

class CurveText {
public:
    CurveText(const CurveStudy& study, const Messages& messages)
        : study_(study), messages_(messages), turns_(curve_turns(study.totals))
    {
    }

    Chart bonds() const
    {
        Chart chart = by_turn("gui.curve.bonds.title"_msg);
        chart.y_label = messages_.get("gui.curve.bonds.axis"_msg);
        ChartSeries payable{.name = messages_.get("gui.curve.payable"_msg),
                            .shape = ChartSeries::Shape::TableOnly,
                            .unit = ChartUnit::Percent};
        for (const CurveTurn& turn : turns_)
            payable.values.push_back(turn.bonds ? std::optional(payable_by(turn.bonds->mean))
                                                : std::nullopt);
        chart.series = {spread("gui.curve.bonds"_msg, &CurveTurn::bonds),
                        spread("gui.curve.spent"_msg, &CurveTurn::spent),
                        demanded_by("gui.curve.half"_msg, 0.5),
                        demanded_by("gui.curve.most"_msg, 0.9), std::move(payable)};
        return chart;
    }

    Chart demand() const
    {
        Chart chart;
        chart.title = messages_.get("gui.curve.demand.title"_msg);
        chart.x_label = messages_.get("gui.curve.cost"_msg);
        chart.y_label = messages_.get("gui.curve.cards"_msg);
        chart.series = {{.name = messages_.get("gui.curve.cards"_msg),
                         .shape = ChartSeries::Shape::Bars,
                         .unit = ChartUnit::Count},
                        {.name = messages_.get("gui.curve.paid-from"_msg),
                         .shape = ChartSeries::Shape::TableOnly,
                         .unit = ChartUnit::Count}};
        const auto add = [&](const std::string& cost, int cards, std::optional<double> turn) {
            chart.places.push_back(cost);
            chart.series[0].values.emplace_back(cards);
            chart.series[1].values.push_back(turn);
        };
        for (int cost = 0; cost <= max_cost(); ++cost)
            add(messages_.number(cost), count_at(study_.demand, std::to_string(cost)),
                paid_from(cost));
        if (const int cards = count_at(study_.demand, "X"); cards > 0)
            add("X", cards, std::nullopt);
        return chart;
    }

    Chart readiness() const
    {
        Chart chart = by_turn("gui.curve.readiness.title"_msg);
        chart.y_label = messages_.get("gui.curve.share"_msg);
        chart.series = {share("gui.curve.changed"_msg, &CurveTurn::class_changed),
                        share("gui.curve.symbols"_msg, &CurveTurn::symbols_ready)};
        return chart;
    }

    ChartTable turns_table() const
    {
        ChartTable table;
        for (const MessageKey key :
             {"gui.curve.turn"_msg, "gui.curve.bonds"_msg, "gui.curve.spent"_msg,
              "gui.curve.waste"_msg, "gui.curve.castable"_msg, "gui.curve.hand"_msg,
              "gui.curve.fuel"_msg, "gui.curve.symbols"_msg, "gui.curve.changed"_msg})
            table.headings.push_back(messages_.get(key));
        for (std::size_t at = 0; at < turns_.size(); ++at) {
            const CurveTurn& turn = turns_[at];
            const auto share = [&](const Share& games) {
                return messages_.percent(games.share) + " ± " +
                       messages_.number(50 * (games.high - games.low), 1);
            };
            const auto mean = [&](const std::optional<Spread>& spread) {
                return spread_text(spread, false, messages_);
            };
            table.rows.push_back(
                {messages_.number(static_cast<double>(at + 1)), mean(turn.bonds), mean(turn.spent),
                 mean(turn.waste), spread_text(turn.castable, true, messages_), mean(turn.hand),
                 mean(turn.fuel), share(turn.symbols_ready), share(turn.class_changed)});
        }
        return table;
    }

    ChartTable totals_table() const
    {
        const GoldfishTotals& totals = study_.totals;
        ChartTable table;
        table.headings = {messages_.get("gui.curve.measure"_msg),
                          messages_.get("gui.curve.value"_msg),
                          messages_.get("gui.curve.interval"_msg)};
        const auto add = [&](MessageKey name, const std::string& value,
                             const std::string& interval = "–") {
            table.rows.push_back({messages_.get(name), value, interval});
        };
        const auto add_share = [&](MessageKey name, const Share& share) {
            add(name, messages_.percent(share.share),
                interval_text(share.low, share.high, messages_));
        };
        add("gui.curve.efficiency"_msg, messages_.percent(efficiency_of(totals)));
        if (study_.settings.level != GoldfishLevel::HandTester) {
            const auto clock = clock_of(totals);
            add("gui.curve.clock"_msg, clock ? messages_.fixed(clock->mean, 2) : "–",
                clock && clock->has_interval()
                    ? messages_.fixed(clock->low, 2) + " – " + messages_.fixed(clock->high, 2)
                    : "–");
            add_share("gui.curve.unfinished"_msg, share_of(unfinished_games(totals), totals.games));
        }
        const std::uint64_t never = times_of(totals.class_change_turn, 0);
        add_share("gui.curve.no-change"_msg, share_of(never, totals.games));
        add_share("gui.curve.kept"_msg, share_of(totals.kept, totals.games));
        add("gui.curve.scripted"_msg, messages_.percent(study_.scripted, 0));
        return table;
    }

    ChartTable dead_cards_of_all() const
    {
        ChartTable table;
        table.headings = {messages_.get("gui.curve.dead"_msg), messages_.get("gui.curve.share"_msg),
                          messages_.get("gui.curve.interval"_msg)};
        const auto dead = dead_cards(study_.totals);
        for (std::size_t at = 0; at < std::min(dead.size(), max_dead_cards); ++at) {
            const Share share = share_of(dead[at].second, study_.totals.games);
            table.rows.push_back(
                {card_label(*study_.kinds[dead[at].first], messages_.card_language()),
                 messages_.percent(share.share), interval_text(share.low, share.high, messages_)});
        }
        if (dead.empty())
            table.rows.push_back({messages_.get("gui.curve.no-dead"_msg), "–", "–"});
        return table;
    }

private:
    /// The highest numeric cost; 0 if there is none.
    int max_cost() const
    {
        int max = 0;
        for (const auto& [cost, cards] : study_.demand)
            max = std::max(max, number_in<int>(cost).value_or(0)); // "X" is not a number
        return max;
    }
    /// The bonds that pay for this share of the cards, as a level line over all turns. No values if
    /// cards without a fixed cost make that impossible.
    ChartSeries demanded_by(MessageKey name, double share) const
    {
        std::optional<double> bonds;
        for (int cost = 0; cost <= max_cost() && !bonds; ++cost) {
            if (payable_by(cost) >= share)
                bonds = cost;
        }
        return {.name = messages_.get(name),
                .shape = ChartSeries::Shape::Lines,
                .unit = ChartUnit::Plain,
                .values = std::vector(turns_.size(), bonds)};
    }
    double payable_by(double bonds) const
    {
        int all = 0;
        int payable = 0;
        for (const auto& [cost, cards] : study_.demand) {
            all += cards;
            payable += number_in<int>(cost).value_or(bonds + 1) <= bonds ? cards : 0;
        }
        return all == 0 ? 0 : static_cast<double>(payable) / all;
    }
    std::optional<double> paid_from(int cost) const
    {
        for (std::size_t at = 0; at < turns_.size(); ++at) {
            if (turns_[at].bonds && turns_[at].bonds->mean >= cost)
                return static_cast<double>(at + 1);
        }
        return std::nullopt;
    }

    Chart by_turn(MessageKey title) const
    {
        Chart chart;
        chart.title = messages_.get(title);
        chart.x_label = messages_.get("gui.curve.turn"_msg);
        add_turns(chart, static_cast<int>(turns_.size()), messages_);
        return chart;
    }

    ChartSeries spread(MessageKey name, std::optional<Spread> CurveTurn::*member) const
    {
        ChartSeries series{.name = messages_.get(name),
                           .shape = ChartSeries::Shape::Lines,
                           .unit = ChartUnit::Plain};
        ChartSeries::Band band{.name = messages_.get("gui.curve.percentiles"_msg),
                               .low_name = messages_.get("gui.curve.p10"_msg),
                               .high_name = messages_.get("gui.curve.p90"_msg)};
        for (const CurveTurn& turn : turns_) {
            const auto& numbers = turn.*member;
            series.values.push_back(numbers ? std::optional(numbers->mean) : std::nullopt);
            band.low.push_back(numbers ? numbers->p10 : 0);
            band.high.push_back(numbers ? numbers->p90 : 0);
        }
        series.band = std::move(band);
        return series;
    }

    ChartSeries share(MessageKey name, Share CurveTurn::*member) const
    {
        ChartSeries series = chance_line(messages_.get(name));
        ChartSeries::Band band{.name = messages_.get("gui.curve.interval"_msg),
                               .low_name = messages_.get("gui.curve.low"_msg),
                               .high_name = messages_.get("gui.curve.high"_msg)};
        for (const CurveTurn& turn : turns_) {
            const Share& games = turn.*member;
            series.values.emplace_back(games.share);
            band.low.push_back(games.low);
            band.high.push_back(games.high);
        }
        series.band = std::move(band);
        return series;
    }

    const CurveStudy& study_;
    const Messages& messages_;
    std::vector<CurveTurn> turns_;
};

} // namespace

Chart bonds_chart(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).bonds();
}

Chart demand_chart(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).demand();
}

Chart readiness_chart(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).readiness();
}

ChartTable curve_turns_table(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).turns_table();
}

ChartTable curve_totals_table(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).totals_table();
}

ChartTable dead_cards_table(const CurveStudy& study, const Messages& messages)
{
    return CurveText(study, messages).dead_cards_of_all();
}

std::string curve_conditions(const GoldfishSettings& settings, std::uint64_t games,
                             const Messages& messages)
{
    return messages.get("gui.curve.conditions"_msg,
                        {{"level", level_name(settings.level, messages)},
                         {"policy", policy_name(settings.policy, messages)},
                         {"going", std::string(settings.goes_first ? "first" : "second")},
                         {"rule", rule_name(settings.rule.to_text(), messages)},
                         {"turns", settings.turns},
                         {"games", static_cast<int>(games)},
                         {"seed", std::to_string(settings.seed)}});
}

std::string curve_note(const CurveStudy& study, const Messages& messages)
{
    return study.out_of_reach ? messages.get("cli.curve.out-of-reach"_msg) : std::string();
}

} // namespace kizuna
