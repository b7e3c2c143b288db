#include "calculators/fetcg/chain.h"

#include "calculators/fetcg/chips.h"

#include <algorithm>

namespace kizuna::fetcg {
namespace {

using State = ChainEffect::State;

std::string name_of(Player player)
{
    return player == Player::A ? "A" : "B";
}

int number(std::size_t place)
{
    return static_cast<int>(place) + 1;
}

/// One timing in which effects are used. Lives as long as one run.
class Timing {
public:
    explicit Timing(ChainRun& run) : run_(run) {}

    std::optional<CalculationStep> use(const ChainAction& action)
    {
        int stops = 0;
        if (action.stops) {
            stops = action.stopped > 0 ? action.stopped : last_waiting();
            if (stops == 0)
                return CalculationStep{"FET-CHN-1", StepKind::NothingToStop};
            if (stops > number(run_.effects.size()) - 1 || !waits(stops))
                return CalculationStep{"FET-CHN-2", StepKind::NotWaiting, {stops}};
        }
        const int chips = run_.chips_paid(action.player) + action.chips;
        if (chips > all_chips)
            return CalculationStep{
                "FET-CHIP-1", StepKind::ChainChips, {chips, all_chips}, {name_of(action.player)}};
        if (!run_.effects.empty() && last_waiting() == 0)
            run_.steps.push_back(
                {"FET-CHN-3", StepKind::UsedAgain, {}, {name_of(action.player), action.effect}});
        run_.effects.push_back({action.player, action.effect, action.chips, action.discards, stops,
                                action.is_surprise});
        run_.steps.push_back({"FET-CHN-4",
                              StepKind::Declared,
                              {number(run_.effects.size() - 1), action.chips},
                              {name_of(action.player), action.effect}});
        return {};
    }

    /// Somebody said "nothing": the last effect that waits resolves.
    std::optional<CalculationStep> pass(std::string_view clause)
    {
        const int last = last_waiting();
        if (last == 0)
            return CalculationStep{"FET-CHN-2", StepKind::NothingLeft};
        resolve(last, clause);
        return {};
    }

    void resolve_rest()
    {
        while (last_waiting() > 0)
            resolve(last_waiting(), "FET-CHN-1");
    }

private:
    ChainEffect& effect(int number) { return run_.effects[static_cast<std::size_t>(number - 1)]; }
    bool waits(int number) { return effect(number).state == State::Waiting; }

    int last_waiting()
    {
        for (int at = static_cast<int>(run_.effects.size()); at > 0; --at) {
            if (waits(at))
                return at;
        }
        return 0;
    }

    void resolve(int number, std::string_view clause)
    {
        ChainEffect& now = effect(number);
        const std::string player = name_of(now.player);
        run_.order.push_back(number);
        run_.steps.push_back({clause, StepKind::ResolvesNext, {number}, {player, now.effect}});
        now.state = now.was_stopped ? State::Stopped : State::Resolved;
        if (now.was_stopped) {
            run_.steps.push_back({clause, StepKind::WasStopped, {number}, {now.effect}});
            if (now.chips > 0)
                run_.steps.push_back({"FET-CHN-4", StepKind::KeepsNoChips, {now.chips}, {player}});
            if (now.discards > 0)
                run_.steps.push_back({"FET-CHN-4", StepKind::KeepsCards, {now.discards}, {player}});
            if (now.is_surprise)
                run_.steps.push_back({"", StepKind::OutsideOpen, {}, {now.effect}});
            return;
        }
        if (now.discards > 0)
            run_.steps.push_back({"FET-CHN-4", StepKind::Discards, {now.discards}, {player}});
        if (now.stops > 0)
            stop(now, number, clause);
        if (now.is_surprise)
            run_.steps.push_back({"FET-CHN-4", StepKind::GoesOutside, {}, {now.effect}});
    }

    void stop(const ChainEffect& by, int number, std::string_view clause)
    {
        ChainEffect& other = effect(by.stops);
        if (other.state != State::Waiting || other.was_stopped) {
            run_.steps.push_back({clause, StepKind::StopMisses, {number}, {by.effect}});
            return;
        }
        other.was_stopped = true;
        run_.steps.push_back(
            {clause, StepKind::Stops, {number, by.stops}, {by.effect, other.effect}});
    }

    ChainRun& run_;
};

int sum_of(const ChainRun& run, Player player, int ChainEffect::*what, bool of_all)
{
    int sum = 0;
    for (const ChainEffect& effect : run.effects) {
        if (effect.player == player && (of_all || effect.state == State::Resolved))
            sum += effect.*what;
    }
    return sum;
}

} // namespace

int ChainRun::chips_paid(Player player) const
{
    return sum_of(*this, player, &ChainEffect::chips, true);
}

int ChainRun::cards_discarded(Player player) const
{
    return sum_of(*this, player, &ChainEffect::discards, false);
}

ChainRun run(const std::vector<ChainAction>& actions)
{
    ChainRun result;
    Timing timing(result);
    for (const ChainAction& action : actions) {
        result.refused =
            action.kind == ChainAction::Kind::Use ? timing.use(action) : timing.pass("FET-CHN-2");
        if (result.refused)
            return result;
        ++result.done;
    }
    timing.resolve_rest();
    return result;
}

} // namespace kizuna::fetcg
