#include "calculators/detainer/battle.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace kizuna::detainer {
namespace {

using Fighters = std::array<const Fighter*, 2>;
using Ending = Outcome::Ending;

constexpr int percent = 100;

std::vector<std::string> named(std::size_t side)
{
    return {side == 0 ? "first" : "second"};
}

bool has_messenger(const Fighters& fighters)
{
    return std::ranges::any_of(
        fighters, [](const Fighter* fighter) { return fighter->kind == Fighter::Kind::Messenger; });
}

void note_unsaid(const Fighters& fighters, CalculationSteps& steps)
{
    for (const std::size_t side : {0U, 1U}) {
        if (!fighters[side]->knows_attack)
            steps.push_back({"", StepKind::AttackNotSaid, {}, named(side)});
        if (!fighters[side]->knows_speed)
            steps.push_back({"", StepKind::SpeedNotSaid, {}, named(side)});
        if (!fighters[side]->knows_stigmata)
            steps.push_back({"", StepKind::StigmataNotSaid, {}, named(side)});
    }
}

std::array<int, 2> initiative(const Fighters& fighters, CalculationSteps& steps)
{
    std::array<int, 2> speeds = {fighters[0]->speed, fighters[1]->speed};
    for (const std::size_t side : {0U, 1U}) {
        if (fighters[1 - side]->cows) {
            speeds[side] = 0;
            steps.push_back({"DET-BAT-3", StepKind::SpeedIsZero, {}, named(side)});
        }
    }
    if (has_messenger(fighters))
        steps.push_back({"DET-WIN-3", StepKind::MessengerStrikesNever});
    else if (speeds[0] == speeds[1])
        steps.push_back({"DET-BAT-2", StepKind::SameSpeed, {speeds[0]}});
    else
        steps.push_back({"", StepKind::SpeedDiffers, {speeds[0], speeds[1]}});
    return speeds;
}

void strike(const Fighters& fighters, std::size_t by, Outcome& outcome)
{
    const std::size_t at = 1 - by;
    int damage = fighters[by]->attack;
    if (outcome.critical[by]) {
        damage += fighters[by]->critical_adds;
        outcome.steps.push_back(
            {"DET-BAT-4", StepKind::CriticalAdds, {fighters[by]->critical_adds}, named(by)});
    }
    Side& side = outcome.sides[at];
    side.was_hit = true;
    side.dealt = damage;
    side.damage += damage;
    if (damage > 0)
        outcome.steps.push_back({"DET-BAT-1", StepKind::Dealt, {damage}, named(at)});
    else
        outcome.steps.push_back({"DET-BAT-6", StepKind::DealtNone, {}, named(at)});
}

/// True where the end-of-battle step makes it retreat, before anything saves it.
bool must_retreat(const Fighters& fighters, std::size_t at, Outcome& outcome)
{
    const Side& side = outcome.sides[at];
    const Fighter& fighter = *fighters[at];
    // What a broken Stigma restored holds, however low its durability is (DET-WIN-5).
    const bool is_fresh = fighter.kind == Fighter::Kind::Detainer && side.broke_stigmata > 0;
    const bool reaches = side.damage >= fighter.durability && !is_fresh;
    if (is_fresh && side.damage >= fighter.durability)
        outcome.steps.push_back(
            {"DET-WIN-5", StepKind::FreshHolds, {fighter.durability}, named(at)});
    else
        outcome.steps.push_back({"DET-BAT-1",
                                 reaches ? StepKind::DamageReaches : StepKind::DamageFallsShort,
                                 {side.damage, fighter.durability},
                                 named(at)});
    if (side.was_hit && fighters[1 - at]->drives_off) {
        outcome.steps.push_back({"DET-BAT-6", StepKind::RetreatByAbility, {}, named(at)});
        return true;
    }
    return reaches;
}

/// Carries the retreat out; true where it is a defeat.
bool is_defeated(const Fighters& fighters, std::size_t at, Outcome& outcome)
{
    Side& side = outcome.sides[at];
    const Fighter& fighter = *fighters[at];
    if (fighter.defended) {
        outcome.steps.push_back({"DET-STR-1", StepKind::RetreatPrevented, {}, named(at)});
        return false;
    }
    if (fighter.kind == Fighter::Kind::Detainer && side.stigmata > 0) {
        --side.stigmata;
        ++side.broke_stigmata;
        side.damage = 0;
        outcome.steps.push_back({"DET-WIN-1", StepKind::StigmaBreaks, {side.stigmata}, named(at)});
        outcome.steps.push_back({"DET-WIN-5", StepKind::DurabilityFresh, {}, named(at)});
        return false;
    }
    side.retreats = true;
    switch (fighter.kind) {
    case Fighter::Kind::Unit:
        outcome.steps.push_back({"DET-BAT-1", StepKind::UnitRetreats, {}, named(at)});
        return false;
    case Fighter::Kind::Detainer:
        outcome.steps.push_back({"DET-WIN-1", StepKind::DetainerDefeated, {}, named(at)});
        return true;
    case Fighter::Kind::Messenger:
        outcome.steps.push_back({"DET-WIN-3", StepKind::MessengerDefeated, {}, named(at)});
        return true;
    }
    return false;
}

void break_force_unit(const Fighters& fighters, std::size_t at, Outcome& outcome)
{
    Side& side = outcome.sides[at];
    if (!fighters[at]->carries_force_unit || !side.was_hit || side.force_unit_drops)
        return;
    side.force_unit_broken = true;
    outcome.steps.push_back({"DET-FU-3", StepKind::ForceUnitBroken, {}, named(at)});
}

void drop_force_unit(const Fighters& fighters, std::size_t at, Outcome& outcome)
{
    Side& side = outcome.sides[at];
    if (!fighters[at]->carries_force_unit || !side.retreats || side.force_unit_broken)
        return;
    side.force_unit_drops = true;
    outcome.steps.push_back({"DET-FU-4", StepKind::ForceUnitDrops, {}, named(at)});
}

/// An effect that breaks a Stigma of the one that was hit.
void break_by_effect(const Fighters& fighters, std::size_t at, Outcome& outcome)
{
    Side& side = outcome.sides[at];
    if (!side.was_hit || !fighters[1 - at]->breaks_stigma)
        return;
    if (side.stigmata == 0) {
        outcome.steps.push_back({"DET-WIN-4", StepKind::BreakSkipped, {}, named(at)});
        return;
    }
    --side.stigmata;
    ++side.broke_stigmata;
    outcome.steps.push_back({"DET-BAT-6", StepKind::BrokenByEffect, {side.stigmata}, named(at)});
    if (fighters[at]->kind == Fighter::Kind::Detainer) {
        side.damage = 0;
        outcome.steps.push_back({"DET-WIN-5", StepKind::DurabilityFresh, {}, named(at)});
    }
}

void end_battle(const Fighters& fighters, Outcome& outcome)
{
    const auto both = [&](bool is_now, auto&& happens) {
        for (const std::size_t at : {0U, 1U}) {
            if (is_now)
                happens(fighters, at, outcome);
        }
    };
    both(outcome.order.breaks_before_retreats, break_by_effect);
    both(outcome.order.destroys_before_retreats, break_force_unit);
    // Who retreats is settled for both before either goes.
    std::array<bool, 2> retreat{};
    for (const std::size_t at : {0U, 1U})
        retreat[at] = must_retreat(fighters, at, outcome);
    std::array<bool, 2> defeated{};
    for (const std::size_t at : {0U, 1U}) {
        defeated[at] = retreat[at] && is_defeated(fighters, at, outcome);
        drop_force_unit(fighters, at, outcome);
    }
    both(!outcome.order.destroys_before_retreats, break_force_unit);
    both(!outcome.order.breaks_before_retreats, break_by_effect);
    if (defeated[0] && defeated[1]) {
        const bool detainers = fighters[0]->kind == Fighter::Kind::Detainer &&
                               fighters[1]->kind == Fighter::Kind::Detainer;
        outcome.ending = detainers ? Ending::Messengers : Ending::BothLose;
        outcome.steps.push_back({detainers ? "DET-WIN-3" : "",
                                 detainers ? StepKind::BothDefeated : StepKind::BothDefeatedOpen});
    } else if (defeated[0]) {
        outcome.ending = Ending::FirstLoses;
    } else if (defeated[1]) {
        outcome.ending = Ending::SecondLoses;
    }
}

/// Who deals damage in the Damage step.
std::array<bool, 2> strikers(const Fighters& fighters, const std::array<int, 2>& speeds,
                             bool slower_strikes)
{
    std::array<bool, 2> strikes{};
    for (const std::size_t side : {0U, 1U})
        strikes[side] = fighters[side]->kind != Fighter::Kind::Messenger &&
                        (slower_strikes || speeds[side] >= speeds[1 - side]);
    return strikes;
}

Outcome outcome_of(const Fighters& fighters, std::array<bool, 2> strikes,
                   std::array<bool, 2> critical, EndOrder order)
{
    Outcome outcome;
    outcome.critical = critical;
    outcome.order = order;
    outcome.weight = 1;
    for (const std::size_t side : {0U, 1U}) {
        const int chance = strikes[side] ? fighters[side]->critical : 0;
        outcome.weight *= critical[side] ? chance : percent - chance;
        outcome.sides[side].damage = fighters[side]->damage;
        outcome.sides[side].stigmata = fighters[side]->stigmata;
    }
    for (const std::size_t by : {0U, 1U}) {
        if (strikes[by])
            strike(fighters, by, outcome);
    }
    end_battle(fighters, outcome);
    return outcome;
}

/// Every combination of criticals that can be, the most likely first.
std::vector<Outcome> outcomes_of(const Fighters& fighters, std::array<bool, 2> strikes,
                                 EndOrder order)
{
    std::vector<Outcome> outcomes;
    for (const bool of_first : {false, true}) {
        for (const bool of_second : {false, true}) {
            Outcome outcome = outcome_of(fighters, strikes, {of_first, of_second}, order);
            if (outcome.weight > 0)
                outcomes.push_back(std::move(outcome));
        }
    }
    std::ranges::stable_sort(outcomes, std::greater(), &Outcome::weight);
    return outcomes;
}

bool end_alike(const Outcome& one, const Outcome& other)
{
    return one.ending == other.ending && one.sides == other.sides;
}

} // namespace

std::optional<CalculationStep> battle_refusal(const Fighter& first)
{
    if (first.kind != Fighter::Kind::Messenger)
        return {};
    return CalculationStep{"DET-WIN-3", StepKind::MessengerAttacks};
}

BattleResult battle(const Fighter& first, const Fighter& second)
{
    const Fighters fighters = {&first, &second};
    BattleResult result;
    note_unsaid(fighters, result.steps);
    const std::array<int, 2> speeds = initiative(fighters, result.steps);
    for (const bool slower_strikes : {true, false}) {
        if (!slower_strikes && (speeds[0] == speeds[1] || has_messenger(fighters)))
            continue; // nothing is open
        const std::array<bool, 2> strikes = strikers(fighters, speeds, slower_strikes);
        std::vector<std::vector<Outcome>> ways; // that differ
        for (const EndOrder order :
             {EndOrder{}, EndOrder{false, true}, EndOrder{true, false}, EndOrder{false, false}}) {
            auto way = outcomes_of(fighters, strikes, order);
            for (Outcome& outcome : way)
                outcome.slower_strikes = slower_strikes;
            if (std::ranges::none_of(ways, [&](const std::vector<Outcome>& other) {
                    return std::ranges::equal(way, other, end_alike);
                }))
                ways.push_back(std::move(way));
        }
        for (std::vector<Outcome>& way : ways)
            std::ranges::move(way, std::back_inserter(result.outcomes));
    }
    return result;
}

} // namespace kizuna::detainer
