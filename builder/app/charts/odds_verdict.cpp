#include "app/charts/odds_verdict.h"

#include <algorithm>

namespace kizuna {
namespace {

/// A want, or all of them together, with its chance by the turn.
struct WantChance {
    std::string what;
    double chance = 0;
};

std::optional<double> chance_by(const std::optional<OpeningOdds>& odds, int turn)
{
    const auto at = static_cast<std::size_t>(turn - 1);
    return odds && at < odds->by_turn.size() ? std::optional(odds->by_turn[at].chance.hit)
                                             : std::nullopt;
}

std::vector<WantChance> wants_known(const WantedOdds& odds, const OddsInputs& inputs, int turn,
                                    const Messages& messages)
{
    std::vector<WantChance> known;
    for (std::size_t at = 0; at < odds.rows.size() && at < inputs.wants.size(); ++at) {
        if (const auto chance = chance_by(odds.rows[at].odds, turn))
            known.push_back({want_label(inputs.wants[at], messages), *chance});
    }
    return known;
}

} // namespace

StudyVerdict odds_verdict(const std::optional<WantedOdds>& odds, const OddsInputs& inputs, int turn,
                          const Messages& messages)
{
    if (!odds)
        return {messages.get("odds.no-leader"_msg)};
    std::vector<WantChance> wants = wants_known(*odds, inputs, turn, messages);
    if (wants.empty())
        return {messages.get("verdict.odds.nothing"_msg)};
    const auto hardest = std::ranges::min_element(wants, {}, &WantChance::chance);
    const auto together = chance_by(odds->together, turn);
    StudyVerdict verdict{
        messages.get(together ? "verdict.odds.together"_msg : "verdict.odds"_msg,
                     {{"turn", turn},
                      {"what", hardest->what},
                      {"likely", likelihood_word(together.value_or(hardest->chance))}})};
    constexpr std::size_t max_figures = 3;
    const std::size_t room = max_figures - (together ? 1 : 0);
    std::ranges::stable_sort(wants, {}, &WantChance::chance); // the hardest say most
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
