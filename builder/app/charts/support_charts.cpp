#include "app/charts/support_charts.h"

#include "app/studies/study_text.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"

#include <cmath>
#include <set>

namespace kizuna {
namespace {

std::string name_of(const UnitSupport& unit, const Messages& messages)
{
    return unit_name(*unit.unit, messages.card_language());
}

/// A difference of shares in percentage points, always with two decimals so that columns line up;
/// "0" if it rounds to 0.
std::string fixed_points(double difference, const Messages& messages)
{
    std::string size = messages.percent(std::abs(difference), 2);
    if (size == messages.percent(0, 2))
        return "0";
    size.pop_back(); // the percent sign
    return with_sign(difference, size);
}

void add_effect(std::vector<std::string>& row, const std::optional<SupportChange::Effect>& effect,
                const Messages& messages)
{
    if (!effect) {
        row.insert(row.end(), {"–", "–"});
        return;
    }
    row.push_back(fixed_points(effect->failure, messages));
    row.push_back(fixed_points(effect->even, messages));
}

} // namespace

ChartTable support_units_table(std::span<const UnitSupport> units, const Messages& messages)
{
    ChartTable table;
    table.headings = {
        messages.get("support.unit"_msg),          messages.get("support.strength"_msg),
        messages.get("support.fails"_msg),         messages.get("support.on-attack"_msg),
        messages.get("support.on-defence"_msg),    messages.get("support.even"_msg),
        messages.get("support.even-critical"_msg), messages.get("support.skills"_msg)};
    for (const UnitSupport& unit : units) {
        const std::string name = name_of(unit, messages);
        const DuelChance even = unit.chance(0);
        table.rows.push_back(
            {unit.is_protagonist ? messages.get("support.protagonist"_msg, {{"unit", name}}) : name,
             messages.number(unit.unit->attack.or_zero()),
             messages.percent(unit.failure(DuelSide::Attack)),
             messages.number(mean_of(unit.odds(DuelSide::Attack)), 1),
             messages.number(mean_of(unit.odds(DuelSide::Defence)), 1),
             unit.can_attack ? messages.percent(even.probability)
                             : messages.get("support.no-attack"_msg),
             unit.can_attack ? messages.percent(even.with_critical) : "–",
             support_skills_text(unit, messages)});
    }
    return table;
}

std::string support_sentence(const UnitSupport& unit, double evasion, const Messages& messages)
{
    std::string text =
        messages.get("gui.support.sentence"_msg,
                     {{"unit", name_of(unit, messages)},
                      {"failure", messages.percent(unit.failure(DuelSide::Attack))},
                      {"attack", messages.number(mean_of(unit.odds(DuelSide::Attack)), 1)},
                      {"defence", messages.number(mean_of(unit.odds(DuelSide::Defence)), 1)}});
    const auto add = [&](const std::string& more) {
        text = joined_sentences(text, more, messages);
    };
    add(x_supports_sentence(unit, messages));
    if (!unit.can_attack) {
        add(messages.get("gui.support.sentence.no-attack"_msg));
        add(duel_sentence(unit, messages));
        return text;
    }
    const DuelChance even = unit.chance(0);
    add(messages.get("gui.support.sentence.even"_msg,
                     {{"chance", messages.percent(even.probability)},
                      {"critical", messages.percent(even.with_critical)}}));
    if (evasion > 0)
        add(messages.get("gui.support.sentence.evasion"_msg,
                         {{"evasion", messages.percent(evasion, 0)},
                          {"chance", messages.percent(even.against_evasion(evasion))},
                          {"critical", messages.percent(even.critical_against_evasion(evasion))}}));
    add(duel_sentence(unit, messages));
    return text;
}

Chart support_chart(const UnitSupport& unit, const Messages& messages)
{
    const StrengthOdds attack = unit.odds(DuelSide::Attack);
    const StrengthOdds defence = unit.odds(DuelSide::Defence);
    std::set<int> strengths;
    for (const StrengthOdds* odds : {&attack, &defence}) {
        for (const auto& [strength, chance] : *odds)
            strengths.insert(strength);
    }
    Chart chart;
    chart.title =
        messages.get("gui.support.distribution.title"_msg, {{"unit", name_of(unit, messages)}});
    chart.x_label = messages.get("gui.support.added"_msg);
    chart.y_label = messages.get("gui.support.chance"_msg);
    chart.series = {chance_line(messages.get("support.on-attack"_msg)),
                    chance_line(messages.get("support.on-defence"_msg))};
    for (ChartSeries& series : chart.series)
        series.shape = ChartSeries::Shape::Bars;
    const auto chance_in = [](const StrengthOdds& odds, int strength) {
        const auto found = odds.find(strength);
        return found == odds.end() ? 0.0 : found->second;
    };
    for (const int strength : strengths) {
        chart.places.push_back(signed_text(strength, 0, messages));
        chart.series[0].values.emplace_back(chance_in(attack, strength));
        chart.series[1].values.emplace_back(chance_in(defence, strength));
    }
    return chart;
}

Chart success_chart(const UnitSupport& unit, double evasion, const Messages& messages)
{
    Chart chart;
    chart.title =
        messages.get("gui.support.success.title"_msg, {{"unit", name_of(unit, messages)}});
    chart.x_label = messages.get("gui.support.difference"_msg);
    chart.y_label = messages.get("gui.support.chance"_msg);
    chart.mark_name = messages.get("gui.support.even.mark"_msg);
    chart.series = {chance_line(messages.get("gui.support.success.plain"_msg)),
                    chance_line(messages.get("support.success.critical"_msg))};
    if (evasion > 0) {
        chart.series.push_back(chance_line(messages.get("support.success.evasion"_msg)));
        chart.series.push_back(chance_line(messages.get("support.success.both"_msg)));
    }
    if (!unit.can_attack)
        return chart;
    for (const DuelChance& duel : unit.chances()) {
        if (duel.difference == 0)
            chart.marked = chart.places.size();
        chart.places.push_back(signed_text(duel.difference, 0, messages));
        chart.at.push_back(duel.difference);
        chart.series[0].values.emplace_back(duel.probability);
        chart.series[1].values.emplace_back(duel.with_critical);
        if (evasion > 0) {
            chart.series[2].values.emplace_back(duel.against_evasion(evasion));
            chart.series[3].values.emplace_back(duel.critical_against_evasion(evasion));
        }
    }
    return chart;
}

ChartTable support_changes_table(const UnitSupport& unit, const Messages& messages)
{
    ChartTable table;
    table.headings = {messages.get("support.card"_msg), messages.get("support.more-fails"_msg),
                      messages.get("support.more-even"_msg), messages.get("support.less-fails"_msg),
                      messages.get("support.less-even"_msg)};
    for (const SupportChange& change : support_changes(unit)) {
        std::vector<std::string> row = {card_label(*change.card, messages.card_language())};
        add_effect(row, change.more, messages);
        add_effect(row, change.less, messages);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace kizuna
