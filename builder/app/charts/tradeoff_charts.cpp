#include "app/charts/tradeoff_charts.h"

#include "app/text/joined_text.h"
#include "app/text/signed_text.h"

#include <algorithm>

namespace kizuna {
namespace {

struct Numbers {
    double failure = 0;
    double promotion = 0;
    double two_named = 0;
};

Numbers numbers_of(const Tradeoff::Row& row, int turn)
{
    const auto at = static_cast<std::size_t>(turn - 1);
    return {row.failure, row.promotion_by_turn[at].hit, row.two_fuel_by_turn[at].hit};
}

} // namespace

Chart tradeoff_chart(const Tradeoff& table, int turn, const Messages& messages)
{
    Chart chart;
    chart.title = messages.get("gui.tradeoff.title"_msg, {{"turn", turn}});
    chart.x_label = messages.get("gui.tradeoff.m"_msg);
    chart.y_label = messages.get("gui.support.chance"_msg);
    chart.mark_name = messages.get("gui.tradeoff.own"_msg);
    chart.series = {chance_line(messages.get("gui.tradeoff.fails"_msg)),
                    chance_line(messages.get("gui.tradeoff.promotion"_msg, {{"turn", turn}})),
                    chance_line(messages.get("gui.tradeoff.two"_msg, {{"turn", turn}})),
                    {.name = messages.get("gui.tradeoff.promotions"_msg),
                     .shape = ChartSeries::Shape::TableOnly,
                     .unit = ChartUnit::Count}};
    for (const Tradeoff::Row& row : table.rows) {
        const Numbers numbers = numbers_of(row, turn);
        if (row.m == table.line)
            chart.marked = chart.places.size();
        chart.places.push_back(messages.number(row.m));
        chart.at.push_back(row.m);
        chart.series[0].values.emplace_back(numbers.failure);
        chart.series[1].values.emplace_back(numbers.promotion);
        chart.series[2].values.emplace_back(numbers.two_named);
        chart.series[3].values.emplace_back(row.promotions);
    }
    return chart;
}

std::string tradeoff_sentence(const Tradeoff& table, int turn, const Messages& messages)
{
    const Tradeoff::Row* own = table.row(table.line);
    if (!own)
        return messages.get("gui.tradeoff.sentence.outside"_msg,
                            {{"count", table.line}, {"least", min_line}, {"most", max_line}});
    const Numbers now = numbers_of(*own, turn);
    std::string text =
        messages.get("gui.tradeoff.sentence"_msg, {{"count", own->m},
                                                   {"promotions", own->promotions},
                                                   {"turn", turn},
                                                   {"failure", messages.percent(now.failure)},
                                                   {"promotion", messages.percent(now.promotion)},
                                                   {"two", messages.percent(now.two_named)}});
    const Tradeoff::Row* longer = table.row(table.line + 1);
    if (!longer)
        return text;
    const Numbers then = numbers_of(*longer, turn);
    return joined_sentences(
        text,
        messages.get("gui.tradeoff.sentence.longer"_msg,
                     {{"failure", points_text(then.failure - now.failure, 1, messages)},
                      {"promotion", points_text(then.promotion - now.promotion, 1, messages)},
                      {"two", points_text(then.two_named - now.two_named, 1, messages)}}),
        messages);
}

} // namespace kizuna
