#include "app/charts/wanted_odds.h"

#include "app/text/policy_text.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace kizuna {
namespace {

std::optional<Query> query_of(const std::string& text, const Catalogue& catalogue)
{
    auto parsed = Query::parse(text, catalogue.library, catalogue.format_ids());
    Query* query = std::get_if<Query>(&parsed);
    return query ? std::optional(std::move(*query)) : std::nullopt;
}

/// A resolved deck with a protagonist.
struct LedDeck {
    ResolvedDeck cards;
    const Card& protagonist;
    QueryContext context;

    std::optional<OpeningOdds> odds(const OpeningWants& wanted) const
    {
        return opening_odds(cards, protagonist, wanted, context);
    }
};

std::optional<OpeningOdds> all_together(const LedDeck& deck, OpeningWants wanted,
                                        const std::vector<Want>& wants, bool among_orbs)
{
    if (wants.size() < 2)
        return std::nullopt;
    wanted.wants = wants;
    wanted.among_orbs = among_orbs;
    return deck.odds(wanted);
}

std::optional<double> chance_by(const std::optional<OpeningOdds>& odds, int turn)
{
    const auto at = static_cast<std::size_t>(turn - 1);
    return odds && at < odds->by_turn.size() ? std::optional(odds->by_turn[at].chance.hit)
                                             : std::nullopt;
}

ChartSeries series_of(const std::string& name, const std::optional<OpeningOdds>& odds, int turns)
{
    ChartSeries series = chance_line(name);
    for (int turn = 1; turn <= turns; ++turn)
        series.values.push_back(chance_by(odds, turn));
    return series;
}

/// The position of the bracket that closes the one at `open`; npos if there is none.
std::size_t closing_bracket(std::string_view text, std::size_t open)
{
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t at = open; at < text.size(); ++at) {
        if (text[at] == '"')
            is_quoted = !is_quoted;
        if (is_quoted)
            continue;
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth == 0)
            return at;
    }
    return std::string_view::npos;
}

/// Takes "count(QUERY) >= N" off the start of a rule; empty if the rule starts otherwise.
std::optional<WantLine> take_count(std::string_view& rule)
{
    constexpr std::string_view begins = "count(";
    constexpr std::string_view at_least = " >= ";
    if (!rule.starts_with(begins))
        return std::nullopt;
    const std::size_t close = closing_bracket(rule, begins.size() - 1);
    if (close == std::string_view::npos || rule.substr(close + 1, at_least.size()) != at_least)
        return std::nullopt;
    WantLine want{std::string(rule.substr(begins.size(), close - begins.size()))};
    const std::string_view digits = rule.substr(close + 1 + at_least.size());
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), want.at_least);
    if (read.ec != std::errc())
        return std::nullopt;
    rule = digits.substr(static_cast<std::size_t>(read.ptr - digits.data()));
    return want;
}

/// The label of a want and its chance by the given turn.
struct WantChance {
    std::string what;
    double chance = 0;
};

} // namespace

std::optional<Fault> want_fault(const std::string& query, const Catalogue& catalogue)
{
    auto parsed = Query::parse(query, catalogue.library, catalogue.format_ids());
    Fault* fault = std::get_if<Fault>(&parsed);
    return fault ? std::optional(std::move(*fault)) : std::nullopt;
}

std::optional<Fault> rule_fault(const std::string& rule, const Catalogue& catalogue)
{
    auto parsed = KeepRule::parse(rule, catalogue.library, catalogue.format_ids());
    Fault* fault = std::get_if<Fault>(&parsed);
    return fault ? std::optional(std::move(*fault)) : std::nullopt;
}

std::string want_label(const WantLine& want, const Messages& messages)
{
    const std::string what = want.query == promotion_query   ? messages.get("odds.class-change"_msg)
                             : want.query == companion_query ? messages.get("odds.companion"_msg)
                             : want.query.empty()            ? messages.get("cli.odds.any-card"_msg)
                                                             : want.query;
    return messages.get(want.among_orbs ? "odds.want.orbs"_msg : "odds.want"_msg,
                        {{"count", want.at_least}, {"what", what}});
}

std::string rule_in_words(const std::string& rule, const Messages& messages)
{
    if (const std::string name = rule_name(rule, messages); name != rule)
        return name;
    const std::pair<std::string_view, std::string> words[] = {
        {" and ", " " + messages.get("odds.rule.and"_msg) + " "},
        {" or ", " " + messages.get("odds.rule.or"_msg) + " "},
        {"(", "("},
        {")", ")"}};
    std::string text;
    for (std::string_view rest = rule; !rest.empty();) {
        if (const auto want = take_count(rest)) {
            text += want_label(*want, messages);
            continue;
        }
        const auto word = std::ranges::find_if(
            words, [&](const auto& each) { return rest.starts_with(each.first); });
        if (word == std::end(words))
            return rule;
        text += word->second;
        rest.remove_prefix(word->first.size());
    }
    return text;
}

std::optional<WantedOdds> wanted_odds(const Deck& deck, const OddsInputs& inputs,
                                      const Catalogue& catalogue)
{
    const ResolvedDeck cards = resolve(deck, catalogue.library);
    const Card* protagonist = protagonist_of(cards);
    if (!protagonist)
        return std::nullopt;
    const LedDeck led{cards, *protagonist, catalogue.context(protagonist)};
    WantedOdds answer;
    answer.rows.resize(inputs.wants.size());
    auto parsed = KeepRule::parse(inputs.rule, catalogue.library, catalogue.format_ids());
    KeepRule* rule = std::get_if<KeepRule>(&parsed);
    if (!rule)
        return answer;
    OpeningWants asked{.rule = std::move(*rule),
                       .going = inputs.goes_first ? Going::First : Going::Second,
                       .turns = inputs.turns};
    if (const auto odds = led.odds(asked))
        answer.keep_rate = odds->keep_rate;

    std::vector<Want> seen;
    std::vector<Want> orbs;
    bool all_are_right = true;
    for (std::size_t at = 0; at < inputs.wants.size(); ++at) {
        const WantLine& line = inputs.wants[at];
        const std::optional<Query> query = query_of(line.query, catalogue);
        all_are_right = all_are_right && query;
        if (!query)
            continue;
        asked.wants = {{*query, line.at_least}};
        asked.among_orbs = line.among_orbs;
        (line.among_orbs ? orbs : seen).push_back(asked.wants.front());
        answer.rows[at].odds = led.odds(asked);
        if (const auto& odds = answer.rows[at].odds)
            answer.rows[at].matching = odds->matching.front();
    }
    if (all_are_right) {
        answer.together = all_together(led, asked, seen, false);
        answer.in_orbs = all_together(led, asked, orbs, true);
    }
    return answer;
}

Chart odds_chart(const WantedOdds& odds, const OddsInputs& inputs, int marked,
                 const Messages& messages)
{
    Chart chart{.title = messages.get("odds.chart"_msg),
                .x_label = messages.get("odds.chart.turn"_msg),
                .y_label = messages.get("cli.odds.chance"_msg)};
    add_turns(chart, inputs.turns, messages);
    for (std::size_t at = 0; at < inputs.wants.size() && at < odds.rows.size(); ++at)
        chart.series.push_back(
            series_of(want_label(inputs.wants[at], messages), odds.rows[at].odds, inputs.turns));
    if (odds.together)
        chart.series.push_back(
            series_of(messages.get("odds.together"_msg), odds.together, inputs.turns));
    if (odds.in_orbs)
        chart.series.push_back(
            series_of(messages.get("odds.together.orbs"_msg), odds.in_orbs, inputs.turns));
    if (marked >= 1 && marked <= inputs.turns) {
        chart.marked = static_cast<std::size_t>(marked - 1);
        chart.mark_name = messages.get("odds.chart.marked"_msg, {{"turn", marked}});
    }
    return chart;
}

StudyVerdict odds_verdict(const std::optional<WantedOdds>& odds, const OddsInputs& inputs, int turn,
                          const Messages& messages)
{
    if (!odds)
        return {messages.get("odds.no-leader"_msg)};
    std::vector<WantChance> wants;
    for (std::size_t at = 0; at < odds->rows.size() && at < inputs.wants.size(); ++at) {
        if (const auto chance = chance_by(odds->rows[at].odds, turn))
            wants.push_back({want_label(inputs.wants[at], messages), *chance});
    }
    if (wants.empty())
        return {messages.get("verdict.odds.nothing"_msg)};
    std::ranges::stable_sort(wants, {}, &WantChance::chance); // the least likely first
    const auto together = chance_by(odds->together, turn);
    StudyVerdict verdict{
        messages.get(together ? "verdict.odds.together"_msg : "verdict.odds"_msg,
                     {{"turn", turn},
                      {"what", wants.front().what},
                      {"likely", likelihood_word(together.value_or(wants.front().chance))}})};
    constexpr std::size_t max_figures = 3;
    const std::size_t room = max_figures - (together ? 1 : 0);
    wants.resize(std::min(wants.size(), room));
    if (together)
        wants.push_back({messages.get("odds.together"_msg), *together});
    for (const WantChance& want : wants)
        verdict.figures.push_back(
            {figure_percent(want.chance, messages),
             messages.get("verdict.figure.want"_msg, {{"what", want.what}, {"turn", turn}})});
    if (verdict.figures.size() < 2 && odds->keep_rate)
        verdict.figures.push_back(
            {figure_percent(*odds->keep_rate, messages), messages.get("verdict.figure.kept"_msg)});
    return verdict;
}

} // namespace kizuna
