#include "app/charts/opening_charts.h"

#include "app/charts/wanted_odds.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "app/text/signed_text.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int share_decimals = 2;

std::string percent(double share, const Messages& messages)
{
    return messages.percent(share, share_decimals);
}

} // namespace

std::string rule_condition(std::string_view preset)
{
    const std::string cheap = "count(cost=1 -unit:protagonist) >= 1";
    if (preset == "cost-one")
        return cheap;
    if (preset == "cost-one-and-promotion")
        return cheap + " and count(is:promotion) >= 1";
    return std::string(preset);
}

Chart opening_chart(const OpeningStudy& study, const Messages& messages)
{
    Chart chart;
    chart.title = messages.get("gui.opening.chart.title"_msg);
    chart.x_label = messages.get("gui.opening.turn"_msg);
    chart.y_label = messages.get("gui.support.chance"_msg);
    chart.decimals = share_decimals;
    const auto add = [&](MessageKey name, const std::vector<Chance>& by_turn) {
        ChartSeries series = chance_line(messages.get(name));
        for (const Chance& chance : by_turn)
            series.values.emplace_back(chance.hit);
        chart.series.push_back(std::move(series));
    };
    add_turns(chart, static_cast<int>(study.by_turn.size()), messages);
    add("gui.opening.own"_msg, study.by_turn);
    if (!study.best_by_turn.empty())
        add("gui.opening.best"_msg, study.best_by_turn);
    return chart;
}

ChartTable rules_table(const OpeningStudy& study, const Messages& messages)
{
    ChartTable table;
    table.headings = {
        messages.get("gui.opening.column.rule"_msg), messages.get("gui.support.chance"_msg),
        messages.get("gui.opening.column.kept"_msg), messages.get("gui.opening.column.gain"_msg)};
    const auto add = [&](const std::string& name, const Chance& chance, double keep_rate) {
        const double gain = std::max(0.0, study.best.chance.hit - chance.hit);
        table.rows.push_back({name, percent(chance.hit, messages), percent(keep_rate, messages),
                              study.hands ? points_text(gain, share_decimals, messages) : "–"});
    };
    add(messages.get("gui.opening.own"_msg), study.own.chance, study.own.keep_rate);
    if (study.hands)
        add(messages.get("gui.opening.best"_msg), study.best.chance, study.best.keep_rate);
    for (const RuleValue& preset : study.presets)
        add(rule_name(preset.rule, messages), preset.chance, preset.keep_rate);
    return table;
}

std::string opening_sentence(const OpeningStudy& study, const Messages& messages)
{
    const std::string text = messages.get("gui.opening.sentence"_msg,
                                          {{"turn", static_cast<int>(study.by_turn.size())},
                                           {"kept", percent(study.own.keep_rate, messages)},
                                           {"chance", percent(study.own.chance.hit, messages)}});
    const auto and_then = [&](const std::string& more) {
        return joined_sentences(text, more, messages);
    };
    if (!study.hands)
        return and_then(messages.get("gui.opening.sentence.too-much"_msg));
    if (!study.best.matters)
        return and_then(messages.get("gui.opening.sentence.no-difference"_msg));
    return and_then(messages.get("gui.opening.sentence.best"_msg,
                                 {{"gain", messages.number(100 * study.gain(), share_decimals)},
                                  {"chance", percent(study.best.chance.hit, messages)},
                                  {"rule", rule_in_words(study.best.rule, messages)}}));
}

std::string sample_sentence(const SampleHand& sample, const HandValues& hands,
                            const Messages& messages)
{
    constexpr std::array worths = {"gui.opening.sample.keep"_msg, "gui.opening.sample.redraw"_msg,
                                   "gui.opening.sample.same"_msg};
    static_assert(worths.size() == static_cast<std::size_t>(HandValues::Worth::Same) + 1);
    return joined_sentences(
        messages.get(sample.rule_keeps ? "gui.hand.rule-keeps"_msg : "gui.hand.rule-redraws"_msg),
        messages.get(worths.at(static_cast<std::size_t>(sample.worth)),
                     {{"keep", percent(sample.keep.hit, messages)},
                      {"redraw", percent(hands.redraw().hit, messages)}}),
        messages);
}

} // namespace kizuna
