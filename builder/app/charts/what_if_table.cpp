#include "app/charts/what_if_table.h"

#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "app/text/violation_text.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr const char* no_change = "=";

struct Measure {
    MessageKey name;
    MessageKey meaning;
    std::optional<double> DeckMeasures::*value;
    bool is_share;
};

constexpr std::array measures = {
    Measure{"gui.what-if.failure"_msg, "gui.what-if.failure.meaning"_msg, &DeckMeasures::failure,
            true},
    Measure{"gui.what-if.promotion-3"_msg, "gui.what-if.promotion.meaning"_msg,
            &DeckMeasures::promotion_3, true},
    Measure{"gui.what-if.promotion-4"_msg, "gui.what-if.promotion.meaning"_msg,
            &DeckMeasures::promotion_4, true},
    Measure{"gui.what-if.opener"_msg, "gui.what-if.opener.meaning"_msg, &DeckMeasures::opener,
            true},
    Measure{"gui.what-if.cost"_msg, "gui.what-if.cost.meaning"_msg, &DeckMeasures::mean_cost,
            false},
    Measure{"gui.what-if.symbol"_msg, "gui.what-if.symbol.meaning"_msg, &DeckMeasures::symbol_share,
            true},
};

std::string value_cell(std::optional<double> value, bool is_share, const Messages& messages)
{
    return value_text(value, is_share ? ChartUnit::Percent : ChartUnit::Plain, is_share ? 1 : 2,
                      messages);
}

/// The change from now, as in "+1.3 pp"; the new value itself if either value is missing.
std::string change_cell(std::optional<double> now, std::optional<double> then, bool is_share,
                        const Messages& messages)
{
    if (!now || !then)
        return value_cell(then, is_share, messages);
    const int decimals = is_share ? 1 : 2;
    const std::string change = is_share ? points_text(*then - *now, decimals, messages)
                                        : signed_text(*then - *now, decimals, messages);
    if (change == messages.number(0, decimals))
        return no_change;
    return is_share ? messages.get("gui.what-if.points"_msg, {{"change", change}}) : change;
}

std::string rules_change_cell(const WhatIf::Change& change, const Messages& messages)
{
    std::string text;
    const auto say = [&](const char* sign, std::size_t count) {
        if (count > 0)
            text += (text.empty() ? "" : " ") + std::string(sign) +
                    messages.number(static_cast<double>(count));
    };
    say("+", change.gained.size());
    say("−", change.mended.size());
    return text.empty() ? no_change : text;
}

struct Column {
    std::string heading; ///< few letters
    std::string words;
    const WhatIf::Change* change;
};

std::vector<Column> columns_of(const WhatIf& answer, const Messages& messages)
{
    std::vector<Column> columns;
    const auto add = [&](const std::optional<WhatIf::Change>& change, MessageKey heading,
                         const std::string& words) {
        if (change)
            columns.push_back({messages.get(heading), words, &*change});
    };
    const std::string out =
        answer.out ? unit_name(*answer.out, messages.card_language()) : std::string();
    add(answer.more, "gui.what-if.more.short"_msg, messages.get("gui.what-if.more"_msg));
    add(answer.less, "gui.what-if.less.short"_msg, messages.get("gui.what-if.less"_msg));
    add(answer.swap, "gui.what-if.swap.short"_msg,
        messages.get("gui.what-if.swap"_msg, {{"card", out}}));
    add(answer.mend, "gui.what-if.mend.short"_msg, messages.get("gui.what-if.mend"_msg));
    return columns;
}

std::string violations_text(const std::vector<Column>& columns, const Messages& messages)
{
    std::string text;
    const auto say = [&](MessageKey key, const std::string& change,
                         const std::vector<Violation>& violations) {
        for (const Violation& each : violations)
            text += (text.empty() ? "" : "\n") +
                    messages.get(
                        key, {{"change", change}, {"violation", violation_text(each, messages)}});
    };
    for (const Column& column : columns) {
        say("gui.what-if.gains"_msg, column.words, column.change->gained);
        say("gui.what-if.mends"_msg, column.words, column.change->mended);
    }
    return text;
}

} // namespace

WhatIfTable what_if_table(const WhatIf& answer, const Messages& messages, bool counts_rules)
{
    const std::vector<Column> columns = columns_of(answer, messages);
    WhatIfTable made;
    if (counts_rules)
        made.violations = violations_text(columns, messages);
    const std::string now_word = messages.get("gui.what-if.now"_msg);
    made.table.headings = {"", now_word};
    for (const Column& column : columns)
        made.table.headings.push_back(column.heading);
    std::string same;
    const auto add = [&](std::vector<std::string> row, const std::string& meaning) {
        const bool changes = std::any_of(row.begin() + 2, row.end(),
                                         [](const std::string& cell) { return cell != no_change; });
        if (changes) {
            made.table.rows.push_back(std::move(row));
            made.meanings.push_back(meaning);
            return;
        }
        const std::string stays = row[0] + " " + row[1];
        same = same.empty() ? stays : joined_parts(same, stays, messages);
        made.same_meaning += (made.same_meaning.empty() ? "" : "\n") + meaning;
    };
    if (counts_rules) {
        std::vector<std::string> rules = {messages.get("gui.what-if.legality"_msg),
                                          messages.number(static_cast<double>(answer.broken))};
        for (const Column& column : columns)
            rules.push_back(rules_change_cell(*column.change, messages));
        add(std::move(rules), messages.get("gui.what-if.legality.meaning"_msg));
    }
    for (const Measure& measure : measures) {
        if (!answer.card && measure.value == &DeckMeasures::symbol_share)
            continue; // a measure of the card alone
        const auto now = answer.now.*measure.value;
        const auto is_known = [&](const Column& column) {
            return (column.change->then.*measure.value).has_value();
        };
        if (!now && std::ranges::none_of(columns, is_known))
            continue; // a deck without cards to draw has no odds
        const std::string value = value_cell(now, measure.is_share, messages);
        std::vector<std::string> row = {messages.get(measure.name), value};
        std::string meaning =
            messages.get(measure.meaning) + "\n" + labelled(now_word, value, messages);
        for (const Column& column : columns) {
            const auto then = column.change->then.*measure.value;
            row.push_back(change_cell(now, then, measure.is_share, messages));
            meaning += "\n" + labelled(column.words, value_cell(then, measure.is_share, messages),
                                       messages);
        }
        add(std::move(row), meaning);
    }
    if (!same.empty())
        made.same = labelled(messages.get("gui.what-if.same"_msg), same, messages);
    return made;
}

} // namespace kizuna
