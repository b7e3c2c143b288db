#include "calculators/fetcg/fight.h"

#include "calculators/fetcg/chips.h"

#include <algorithm>
#include <array>

namespace kizuna::fetcg {
namespace {

constexpr int crest_strength = 2;
constexpr int crest_protection = -2;

/// What each clause of the crest abilities says of one use; nothing where it may be.
std::optional<CalculationStep> refusal_of(const Fight& fight, std::size_t at)
{
    const CrestUse& use = fight.crests[at];
    const auto before = fight.crests.begin() + static_cast<std::ptrdiff_t>(at);
    if (std::any_of(fight.crests.begin(), before,
                    [&](const CrestUse& other) { return other.unit == use.unit; }))
        return CalculationStep{"FET-CRE-1", StepKind::CrestTwice, {}, {use.unit}};
    if (use.printed_cost && use.paid != *use.printed_cost)
        return CalculationStep{
            "FET-CRE-8", StepKind::CrestCost, {*use.printed_cost, use.paid}, {use.unit}};
    const auto wrong_side = [&](std::string_view clause, bool is_for_attacker) {
        return is_for_attacker == use.is_attackers
                   ? std::nullopt
                   : std::optional(CalculationStep{clause,
                                                   StepKind::CrestNotTheirs,
                                                   {},
                                                   {use.unit, crest_words.of(use.crest)}});
    };
    switch (use.crest) {
    case Crest::Strength:
        return wrong_side("FET-CRE-2", true);
    case Crest::Speed:
        if (const auto refused = wrong_side("FET-CRE-4", false))
            return refused;
        if (!fight.can_step_back)
            return CalculationStep{"FET-CRE-4", StepKind::CrestNoSquare, {}, {use.unit}};
        return {};
    case Crest::Defence:
    case Crest::Magic: {
        const std::string_view clause = use.crest == Crest::Magic ? "FET-CRE-6" : "FET-CRE-5";
        if (const auto refused = wrong_side(clause, false))
            return refused;
        if (!fight.knows_kind)
            return CalculationStep{
                clause, StepKind::CrestNeedsKind, {}, {use.unit, crest_words.of(use.crest)}};
        return {};
    }
    case Crest::Luck:
        if (at == 0)
            return CalculationStep{"FET-CRE-7", StepKind::CrestNothing, {}, {use.unit}};
        return {};
    case Crest::Skill:
        return {};
    }
    return {};
}

/// A unit without chips is removed, and nobody has more than all of them.
std::optional<CalculationStep> chips_refusal(int chips, const char* side)
{
    if (chips >= 1 && chips <= all_chips)
        return {};
    return CalculationStep{chips < 1 ? "FET-CHIP-9" : "FET-CHIP-1",
                           StepKind::FighterChips,
                           {chips, 1, all_chips},
                           {side}};
}

/// The crest abilities are paid as they are declared (FET-CHN-4); the step that forbids one where
/// its unit has too few chips.
std::optional<CalculationStep> pay_crests(const Fight& fight, std::array<int, 2>& chips,
                                          CalculationSteps& steps)
{
    for (const CrestUse& use : fight.crests) {
        const std::vector<std::string> unit{use.unit};
        if (!use.printed_cost) {
            steps.push_back({"FET-CRE-1", StepKind::CrestCostOpen, {}, unit});
            continue;
        }
        switch (use.cost) {
        case CrestCost::Open:
            steps.push_back({"FET-CRE-8", StepKind::CrestPaid, {use.paid}, unit});
            break;
        case CrestCost::Cards:
            steps.push_back({"FET-CHN-4", StepKind::CrestPaidCards, {use.paid}, unit});
            break;
        case CrestCost::Spirit: {
            int& left = chips[use.is_attackers ? 0 : 1];
            if (left < use.paid)
                return CalculationStep{
                    "FET-CHIP-9", StepKind::CrestTooDear, {use.paid, left}, unit};
            left -= use.paid;
            steps.push_back({"FET-CHN-4", StepKind::CrestPaidSpirit, {use.paid, left}, unit});
            if (left == 0)
                steps.push_back({"FET-CHIP-9", StepKind::CrestTookLast, {}, unit});
            break;
        }
        }
    }
    return {};
}

/// What the crest abilities come to, the last one first.
struct Crests {
    int modifier = 0;
    bool avoided = false;
};

Crests resolve(const Fight& fight, CalculationSteps& steps)
{
    Crests result;
    std::vector<bool> stopped(fight.crests.size(), false);
    for (std::size_t at = fight.crests.size(); at-- > 0;) {
        if (stopped[at])
            continue;
        const CrestUse& use = fight.crests[at];
        const auto protect = [&](std::string_view clause, bool fits) {
            const std::vector<std::string> names{use.unit, crest_words.of(use.crest)};
            if (fits) {
                result.modifier += crest_protection;
                steps.push_back({clause, StepKind::CrestProtects, {crest_protection}, names});
            } else {
                steps.push_back({clause, StepKind::CrestNoMatter, {}, names});
            }
        };
        switch (use.crest) {
        case Crest::Strength:
            result.modifier += crest_strength;
            steps.push_back({"FET-CRE-2", StepKind::CrestStrength, {crest_strength}, {use.unit}});
            break;
        case Crest::Skill:
            steps.push_back({"FET-CRE-3", StepKind::CrestStopsSkill, {}, {use.unit}});
            break;
        case Crest::Speed:
            result.avoided = true;
            steps.push_back({"FET-CRE-4", StepKind::CrestAvoids, {}, {use.unit}});
            break;
        case Crest::Defence:
            protect("FET-CRE-5", !fight.by_magic && fight.by_weapon);
            break;
        case Crest::Magic:
            protect("FET-CRE-6", fight.by_magic);
            break;
        case Crest::Luck: {
            const CrestUse& other = fight.crests[at - 1];
            stopped[at - 1] = true;
            steps.push_back({"FET-CRE-7",
                             StepKind::CrestStops,
                             {},
                             {use.unit, crest_words.of(other.crest), other.unit}});
            break;
        }
        }
    }
    return result;
}

/// Pays the attack (FET-BAT-3) or the counter (FET-BAT-6); false where there is none.
bool pay(const Fight& fight, FightResult& result)
{
    const bool is_free = fight.is_counter && fight.by_initial_equipment;
    const std::string_view no_attack = fight.is_counter ? "FET-BAT-6" : "FET-BAT-4";
    const int chips = result.attacker_left;
    const bool can_attack = fight.in_range && (is_free || chips >= fight.cost);
    if (!can_attack && !fight.is_counter)
        result.steps.push_back({"FET-BAT-1", StepKind::FightDeclared});
    if (!fight.in_range) {
        result.steps.push_back({no_attack, StepKind::OutOfRange});
    } else if (!can_attack) {
        result.steps.push_back({no_attack,
                                fight.is_counter ? StepKind::CounterTooFew : StepKind::TooFewChips,
                                {chips, fight.cost}});
    }
    if (!can_attack) {
        if (!fight.is_counter)
            result.steps.push_back({"FET-BAT-4", StepKind::CounterIsNext});
        return false;
    }
    if (is_free) {
        result.steps.push_back({"FET-BAT-6", StepKind::CounterIsFree, {chips}});
        return true;
    }
    result.paid = fight.cost;
    result.attacker_left -= fight.cost;
    result.steps.push_back({fight.is_counter ? "FET-BAT-6" : "FET-BAT-3",
                            StepKind::AttackPaid,
                            {chips, fight.cost, result.attacker_left}});
    return true;
}

/// What is left of both, after the blow.
void settle(const Fight& fight, int receiver_chips, FightResult& result)
{
    result.receiver_left = {std::max(0, receiver_chips - result.damage.high),
                            std::max(0, receiver_chips - result.damage.low)};
    result.steps.push_back(
        {"FET-BAT-3", StepKind::Hit, {receiver_chips, result.damage, result.receiver_left}});
    result.attacker_gone = result.attacker_left == 0;
    result.receiver_gone = result.receiver_left.high == 0;
    result.receiver_may_go = result.receiver_left.low == 0 && !result.receiver_gone;
    if (result.attacker_gone)
        result.steps.push_back({"FET-CHIP-9", StepKind::AttackerGone});
    if (result.receiver_gone)
        result.steps.push_back({"FET-CHIP-9", StepKind::ReceiverGone});
    if (result.receiver_may_go)
        result.steps.push_back({"FET-CHIP-9", StepKind::ReceiverMayBeGone});
    // In a counter, the receiver is the unit whose fight it is.
    const bool fighter_gone = fight.is_counter ? result.receiver_gone : result.attacker_gone;
    const bool other_stays =
        fight.is_counter ? !result.attacker_gone : !result.receiver_gone && !result.receiver_may_go;
    if (fighter_gone && other_stays)
        result.steps.push_back({"FET-BAT-6", StepKind::NoProcessing});
}

} // namespace

std::optional<CrestCost> crest_cost_called(std::string_view word)
{
    if (word == "spirit")
        return CrestCost::Spirit;
    return word == "cards" ? std::optional(CrestCost::Cards) : std::nullopt;
}

std::variant<FightResult, CalculationStep> fight(const Fight& fight)
{
    if (auto refused = chips_refusal(fight.attacker_chips, "attacker"))
        return std::move(*refused);
    if (auto refused = chips_refusal(fight.receiver_chips, "receiver"))
        return std::move(*refused);
    if (fight.damage.by_base_attack && !fight.by_initial_equipment)
        return CalculationStep{"FET-DMG-4", StepKind::BaseWithCard};
    for (std::size_t at = 0; at < fight.crests.size(); ++at) {
        if (auto refused = refusal_of(fight, at))
            return std::move(*refused);
    }
    FightResult result;
    std::array<int, 2> chips = {fight.attacker_chips, fight.receiver_chips};
    if (auto refused = pay_crests(fight, chips, result.steps))
        return std::move(*refused);
    result.attacker_left = chips[0];
    result.receiver_left = chips[1];
    result.attacker_gone = chips[0] == 0;
    result.receiver_gone = chips[1] == 0;
    if (result.attacker_gone || result.receiver_gone)
        return result; // the document does not say how such a fight goes on
    const Crests resolved = resolve(fight, result.steps);
    if (!pay(fight, result))
        return result;
    result.attacked = true;
    if (fight.is_counter)
        result.steps.push_back({"", StepKind::CounterPowerOpen});

    if (!resolved.avoided) {
        Damage damage = fight.damage;
        damage.modifier.plus += resolved.modifier;
        DamageResult dealt = damage_of(damage);
        result.damage = dealt.damage;
        std::ranges::move(dealt.steps, std::back_inserter(result.steps));
    }
    settle(fight, chips[1], result);
    return result;
}

} // namespace kizuna::fetcg
