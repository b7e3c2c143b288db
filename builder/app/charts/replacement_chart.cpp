#include "app/charts/replacement_chart.h"

#include "app/text/card_label.h"

namespace kizuna {

Chart replacement_chart(const Replacements& found, const Replacement& by, const Messages& messages)
{
    Chart chart{.title = messages.get("gui.replace.curve"_msg),
                .x_label = messages.get("gui.replace.curve.cost"_msg),
                .y_label = messages.get("gui.replace.curve.cards"_msg),
                .places = {}};
    const std::string name = card_name(*by.card, messages.card_language());
    ChartSeries before{.name = messages.get("gui.replace.curve.before"_msg), .values = {}};
    ChartSeries after{.name = messages.get("gui.replace.curve.after"_msg, {{"card", name}}),
                      .values = {}};
    for (const CostChange& each : cost_changes(found, by)) {
        chart.places.push_back(each.cost);
        before.values.emplace_back(each.before);
        after.values.emplace_back(each.after);
    }
    chart.series = {std::move(before), std::move(after)};
    return chart;
}

} // namespace kizuna
