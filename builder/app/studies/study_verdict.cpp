#include "app/studies/study_verdict.h"

#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

constexpr int max_one_in = 20;

std::string name_in(const Card& card, const Messages& messages)
{
    return unit_name(card, messages.card_language());
}

/// As in "about one support in five fails".
std::string fails_clause(double failure, const Messages& messages)
{
    if (failure <= 0)
        return messages.get("verdict.fails.none"_msg);
    if (failure < hardly_fails)
        return messages.get("verdict.fails.hardly"_msg);
    if (failure >= likely)
        return messages.get("verdict.fails.most"_msg);
    int one_in = 2; // the fraction 1 / one_in nearest to the chance
    while (one_in < max_one_in && failure < (1.0 / one_in + 1.0 / (one_in + 1)) / 2)
        ++one_in;
    return messages.get("verdict.fails"_msg, {{"one_in", one_in}});
}

VerdictFigure failure_figure(double failure, const std::string& unit, const Messages& messages)
{
    return {figure_percent(failure, messages),
            messages.get("verdict.figure.fails"_msg, {{"unit", unit}})};
}

/// Whether one more card of the line pays: its gain for the class change, or for two cards of the
/// line, compared with the additional support failures.
std::string one_more(const Tradeoff::Row& now, const Tradeoff::Row& then, std::size_t turn)
{
    const double cost = then.failure - now.failure;
    const double gain = std::max(then.promotion_by_turn[turn].hit - now.promotion_by_turn[turn].hit,
                                 then.two_fuel_by_turn[turn].hit - now.two_fuel_by_turn[turn].hit);
    return gain >= paying_share * cost ? "pays" : gain >= even_share * cost ? "even" : "costs";
}

} // namespace

std::string verdict_spoken(const StudyVerdict& verdict, const Messages& messages)
{
    std::string text = verdict.sentence;
    for (const VerdictFigure& figure : verdict.figures)
        text =
            joined_sentences(text,
                             messages.get("verdict.figure.spoken"_msg,
                                          {{"meaning", figure.meaning}, {"value", figure.value}}),
                             messages);
    return text;
}

std::string likelihood_word(double chance)
{
    return chance >= almost_certain ? "certain"
           : chance >= very_likely  ? "very"
           : chance >= likely       ? "likely"
           : chance >= even_chance  ? "even"
           : chance >= unlikely     ? "unlikely"
           : chance > 0             ? "rare"
                                    : "never";
}

std::string figure_percent(double share, const Messages& messages, int decimals)
{
    const double rounds_down = 0.005 * std::pow(0.1, decimals);
    constexpr double tells_none = 0.0005; // below it, a tenth of a percent rounds to 0
    constexpr double inexact = 1e-12;     // rounding errors of summed chances
    const bool is_whole = share < inexact || share > 1 - inexact;
    if (is_whole || (share >= rounds_down && share < 1 - rounds_down))
        return messages.percent(share, decimals);
    if (share >= 1 - tells_none)
        return messages.get("verdict.above"_msg, {{"share", messages.percent(0.999)}});
    if (share < tells_none)
        return messages.get("verdict.below"_msg, {{"share", messages.percent(0.001)}});
    return messages.percent(share);
}

StudyVerdict deck_verdict(const DeckStatistics& statistics, const Messages& messages)
{
    if (statistics.size == 0)
        return {messages.get("verdict.deck.empty"_msg)};
    if (statistics.size < min_judged)
        return {messages.get("verdict.deck.begun"_msg, {{"count", statistics.size}})};
    const double cost = mean_cost(statistics);
    const double support = statistics.support_mean;
    const Card* leader = statistics.protagonist;
    StudyVerdict verdict{messages.get(
        "verdict.deck"_msg, {{"pace", std::string(cost < quick_cost   ? "quick"
                                                  : cost > heavy_cost ? "heavy"
                                                                      : "even")},
                             {"supports", std::string(support < weak_support     ? "weak"
                                                      : support > strong_support ? "strong"
                                                                                 : "usual")},
                             {"led", std::string(leader ? "yes" : "no")},
                             {"unit", leader ? name_in(*leader, messages) : std::string()}})};
    verdict.figures = {
        {messages.number(cost, 1), messages.get("verdict.figure.cost"_msg)},
        {messages.number(support, 1), messages.get("verdict.figure.support-mean"_msg)}};
    if (leader)
        verdict.figures.push_back(
            failure_figure(statistics.support_failure, name_in(*leader, messages), messages));
    return verdict;
}

StudyVerdict curve_verdict(const CurveStudy& study, const Messages& messages)
{
    const std::vector<CurveTurn> turns = curve_turns(study.totals);
    const auto turn = std::min<std::size_t>(judged_turn, turns.size());
    const double changed = turns[turn - 1].class_changed.share;
    const std::string unit = name_in(*study.protagonist, messages);
    const std::string fails = fails_clause(study.failure, messages);
    StudyVerdict verdict;
    if (study.has_promotion) {
        verdict.sentence = messages.get("verdict.curve"_msg, {{"unit", unit},
                                                              {"turn", static_cast<int>(turn)},
                                                              {"likely", likelihood_word(changed)},
                                                              {"fails", fails}});
        verdict.figures.push_back(
            {figure_percent(changed, messages),
             messages.get("verdict.figure.changed"_msg, {{"turn", static_cast<int>(turn)}})});
    } else {
        verdict.sentence =
            messages.get("verdict.curve.no-promotion"_msg, {{"unit", unit}, {"fails", fails}});
    }
    verdict.figures.push_back(failure_figure(study.failure, unit, messages));
    if (const auto clock = clock_of(study.totals))
        verdict.figures.push_back(
            {messages.number(clock->mean, 1), messages.get("verdict.figure.clock"_msg)});
    else
        verdict.figures.push_back({figure_percent(efficiency_of(study.totals), messages),
                                   messages.get("verdict.figure.spent"_msg)});
    return verdict;
}

StudyVerdict support_verdict(const UnitSupport& unit, double evasion, const Messages& messages)
{
    const std::string name = name_in(*unit.unit, messages);
    const double failure = unit.failure(DuelSide::Attack);
    const double succeeds = unit.chance(0).against_evasion(evasion);
    StudyVerdict verdict{
        messages.get("verdict.support"_msg, {{"unit", name},
                                             {"fails", fails_clause(failure, messages)},
                                             {"likely", !unit.can_attack ? "never"
                                                        : succeeds > 0   ? likelihood_word(succeeds)
                                                                         : "rare"}})};
    verdict.figures = {failure_figure(failure, name, messages),
                       {signed_text(mean_of(unit.odds(DuelSide::Attack)), 1, messages),
                        messages.get("verdict.figure.added"_msg)}};
    if (unit.can_attack)
        verdict.figures.push_back(
            {figure_percent(succeeds, messages), messages.get("verdict.figure.even"_msg)});
    return verdict;
}

StudyVerdict opening_verdict(const OpeningStudy& study, const Messages& messages)
{
    const auto turn = static_cast<int>(study.by_turn.size());
    const double lost = study.gain();
    const std::string worth = !study.hands             ? "unknown"
                              : !study.best.matters    ? "any"
                              : lost < same_gain       ? "best"
                              : lost < small_gain      ? "nearly"
                              : lost < noticeable_gain ? "little"
                                                       : "much";
    StudyVerdict verdict{messages.get(
        "verdict.opening"_msg,
        {{"worth", worth}, {"turn", turn}, {"likely", likelihood_word(study.own.chance.hit)}})};
    verdict.figures = {
        {figure_percent(study.own.chance.hit, messages),
         messages.get("verdict.figure.goal"_msg, {{"turn", turn}})},
        {figure_percent(study.own.keep_rate, messages), messages.get("verdict.figure.kept"_msg)}};
    if (study.hands)
        verdict.figures.push_back(
            {points_text(lost, 1, messages), messages.get("verdict.figure.best"_msg)});
    return verdict;
}

StudyVerdict tradeoff_verdict(const Tradeoff& table, int turn, const Messages& messages)
{
    const Tradeoff::Row* own = table.row(table.line);
    if (!own)
        return {messages.get("gui.tradeoff.sentence.outside"_msg,
                             {{"count", table.line}, {"least", min_line}, {"most", max_line}})};
    const auto at = static_cast<std::size_t>(turn - 1);
    const Tradeoff::Row* longer = table.row(table.line + 1);
    const double promotion = own->promotion_by_turn[at].hit;
    StudyVerdict verdict{
        messages.get("verdict.tradeoff"_msg,
                     {{"count", own->m},
                      {"fails", fails_clause(own->failure, messages)},
                      {"turn", turn},
                      {"likely", own->promotions > 0 ? likelihood_word(promotion) : "never"}})};
    if (longer)
        verdict.sentence = joined_sentences(
            verdict.sentence,
            messages.get("verdict.tradeoff.more"_msg, {{"worth", one_more(*own, *longer, at)}}),
            messages);
    verdict.figures = {
        {figure_percent(own->failure, messages), messages.get("gui.tradeoff.fails"_msg)},
        {figure_percent(promotion, messages),
         messages.get("gui.tradeoff.promotion"_msg, {{"turn", turn}})},
        {figure_percent(own->two_fuel_by_turn[at].hit, messages),
         messages.get("gui.tradeoff.two"_msg, {{"turn", turn}})}};
    return verdict;
}

} // namespace kizuna
