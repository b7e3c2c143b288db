#include "cli/curve/curve_report.h"

#include <cmath>

namespace kizuna {
namespace {

/// Writes whole numbers without a decimal point.
Json number_json(double number)
{
    return std::floor(number) == number ? Json(static_cast<std::int64_t>(number)) : Json(number);
}

/// Null if nothing was counted.
Json spread_json(const std::optional<Spread>& spread)
{
    if (!spread)
        return {};
    const bool has_interval = spread->has_interval();
    return Json::object({{"mean", spread->mean},
                         {"low", has_interval ? Json(spread->low) : Json()},
                         {"high", has_interval ? Json(spread->high) : Json()},
                         {"p10", number_json(spread->p10)},
                         {"p50", number_json(spread->p50)},
                         {"p90", number_json(spread->p90)}});
}

Json interval_json(const std::optional<Spread>& spread)
{
    return spread && spread->has_interval() ? Json(Json::Array{spread->low, spread->high}) : Json();
}

/// Null if there were no games.
Json share_json(const Share& share, std::uint64_t games)
{
    return games > 0 ? Json(share.share) : Json();
}

Json interval_json(const Share& share, std::uint64_t games)
{
    return games > 0 ? Json(Json::Array{share.low, share.high}) : Json();
}

Json turns_json(const GoldfishTotals& totals)
{
    Json::Array turns;
    for (const CurveTurn& turn : curve_turns(totals))
        turns.push_back(
            Json::object({{"turn", turns.size() + 1},
                          {"bonds", spread_json(turn.bonds)},
                          {"spent", spread_json(turn.spent)},
                          {"waste", spread_json(turn.waste)},
                          {"castable", spread_json(turn.castable)},
                          {"hand", spread_json(turn.hand)},
                          {"symbols_ready", share_json(turn.symbols_ready, turn.games)},
                          {"class_changed", share_json(turn.class_changed, turn.games)},
                          {"fuel", turn.fuel ? Json(turn.fuel->mean) : Json()},
                          {"games", turn.games},
                          {"symbols_ready_interval", interval_json(turn.symbols_ready, turn.games)},
                          {"class_changed_interval", interval_json(turn.class_changed, turn.games)},
                          {"fuel_interval", interval_json(turn.fuel)}}));
    return turns;
}

Json class_changes_json(const GoldfishTotals& totals)
{
    std::vector<std::uint64_t> games(totals.turns.size() + 1); // index 0: never
    for (const auto& [turn, times] : totals.class_change_turn)
        games[static_cast<std::size_t>(turn)] = times;
    const auto share = [&](std::uint64_t times) {
        return share_json(share_of(times, totals.games), totals.games);
    };
    Json json = Json::object();
    for (std::size_t turn = 1; turn < games.size(); ++turn)
        json.set(std::to_string(turn), share(games[turn]));
    return json.set("never", share(games[0]));
}

Json dead_cards_json(const CurveReport& report)
{
    return Json::list(dead_cards(report.totals), [&](const auto& dead) {
        const Share share = share_of(dead.second, report.totals.games);
        return Json::object({{"card", report.cards[dead.first]},
                             {"rate", share.share},
                             {"interval", interval_json(share, report.totals.games)}});
    });
}

} // namespace

bool CurveReport::asks_the_same(const CurveReport& other) const
{
    return protagonist == other.protagonist && level == other.level && policy == other.policy &&
           seed == other.seed && going == other.going && rule == other.rule &&
           dummy_strength == other.dummy_strength && dummy_support == other.dummy_support &&
           cards == other.cards && copies == other.copies &&
           totals.turns.size() == other.totals.turns.size();
}

Json curve_json(const CurveReport& report)
{
    const GoldfishTotals& totals = report.totals;
    const Share kept = share_of(totals.kept, totals.games);
    Json demand = Json::object();
    std::size_t numbers = report.demand.size() - report.demand.count("X");
    for (int cost = 0; numbers > 0; ++cost) { // in numeric order, without gaps
        const auto found = report.demand.find(std::to_string(cost));
        demand.set(std::to_string(cost), found == report.demand.end() ? 0 : found->second);
        numbers -= found == report.demand.end() ? 0 : 1;
    }
    if (const auto found = report.demand.find("X"); found != report.demand.end())
        demand.set("X", found->second);
    const bool attacks = report.level != goldfish_levels().front();
    return Json::object(
        {{"protagonist", report.protagonist},
         {"level", report.level},
         {"policy", report.policy},
         {"seed", report.seed},
         {"games", totals.games},
         {"going", report.going},
         {"rule", report.rule},
         {"keep_rate", share_json(kept, totals.games)},
         {"scripted", report.scripted},
         {"efficiency", totals.games > 0 ? Json(efficiency_of(totals)) : Json()},
         {"by_turn", turns_json(totals)},
         {"class_change_turn", class_changes_json(totals)},
         {"dead_cards", dead_cards_json(report)},
         {"demand", std::move(demand)},
         {"clock", spread_json(clock_of(totals))},
         {"asked", report.asked},
         {"keep_rate_interval", interval_json(kept, totals.games)},
         {"unfinished",
          attacks ? share_json(share_of(unfinished_games(totals), totals.games), totals.games)
                  : Json()},
         {"dummy",
          attacks ? Json::object({{"strength", report.dummy_strength},
                                  {"support", report.level == "gf-1" ? Json(report.dummy_support)
                                                                     : Json("own deck")}})
                  : Json()}});
}

} // namespace kizuna
