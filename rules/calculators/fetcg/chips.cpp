#include "calculators/fetcg/chips.h"

#include <algorithm>

namespace kizuna::fetcg {
namespace {

using Kind = ChipAction::Kind;
using Refusal = std::optional<CalculationStep>;

ChipPile& pile_of(ChipLedger& ledger, std::string_view name)
{
    return *std::ranges::find(ledger.piles, name, &ChipPile::name);
}

Refusal pay_refusal(const ChipLedger& ledger, std::string_view clause, int chips)
{
    if (chips <= ledger.unused)
        return {};
    return CalculationStep{clause, StepKind::UnusedTooFew, {chips, ledger.unused}};
}

/// A unit that is there; chips on a weapon card are not a unit's.
Refusal unit_refusal(const ChipLedger& ledger, std::string_view clause, const std::string& name)
{
    const ChipPile* pile = ledger.pile(name);
    if (!pile)
        return CalculationStep{clause, StepKind::NoSuchUnit, {}, {name}};
    if (pile->is_weapon)
        return CalculationStep{"FET-CHIP-6", StepKind::WeaponUseOpen, {}, {name}};
    return {};
}

Refusal place_refusal(const ChipLedger& ledger, std::string_view clause, const ChipAction& action)
{
    if (ledger.pile(action.name))
        return CalculationStep{clause, StepKind::NameTaken, {}, {action.name}};
    if (action.chips < 1 || action.chips > action.max)
        return CalculationStep{
            clause, StepKind::ChipsOutside, {action.chips, 1, action.max}, {action.name}};
    return pay_refusal(ledger, clause, action.chips);
}

Refusal fill_refusal(const ChipLedger& ledger, std::string_view clause, const std::string& name,
                     int chips)
{
    if (auto refused = unit_refusal(ledger, clause, name))
        return refused;
    const ChipPile& pile = *ledger.pile(name);
    if (pile.chips + chips > pile.max)
        return CalculationStep{
            clause, StepKind::SpiritTooMuch, {chips, pile.chips, pile.max}, {name}};
    return {};
}

Refusal spend_refusal(const ChipLedger& ledger, std::string_view clause, const std::string& name,
                      int chips)
{
    if (auto refused = unit_refusal(ledger, clause, name))
        return refused;
    const ChipPile& pile = *ledger.pile(name);
    if (chips > pile.chips)
        return CalculationStep{clause, StepKind::SpiritTooFew, {chips, pile.chips}, {name}};
    return {};
}

/// Removes a unit whose last chip is gone.
void remove_if_empty(ChipLedger& ledger, const std::string& name, CalculationSteps& steps)
{
    if (pile_of(ledger, name).chips > 0)
        return;
    std::erase_if(ledger.piles, [&](const ChipPile& pile) { return pile.name == name; });
    steps.push_back({"FET-CHIP-9", StepKind::UnitGone, {}, {name}});
}

void take(ChipLedger& ledger, const std::string& name, int chips, std::string_view clause,
          StepKind kind, CalculationSteps& steps)
{
    ChipPile& pile = pile_of(ledger, name);
    const int taken = std::min(chips, pile.chips);
    pile.chips -= taken;
    ledger.used += taken;
    steps.push_back({clause, kind, {taken, pile.chips}, {name}});
    remove_if_empty(ledger, name, steps);
}

void pay(ChipLedger& ledger, const ChipAction& action, std::string_view clause, StepKind kind,
         CalculationSteps& steps)
{
    ledger.unused -= action.chips;
    ledger.used += action.chips;
    steps.push_back({clause, kind, {action.chips, ledger.unused}});
}

void place(ChipLedger& ledger, const ChipAction& action, std::string_view clause, StepKind kind,
           CalculationSteps& steps)
{
    ledger.unused -= action.chips;
    ledger.piles.push_back({action.name, action.chips, action.max, action.kind == Kind::Weapon});
    steps.push_back({clause, kind, {action.chips, ledger.unused}, {action.name}});
}

} // namespace

int ChipLedger::spirit() const
{
    int chips = 0;
    for (const ChipPile& pile : piles)
        chips += pile.chips;
    return chips;
}

const ChipPile* ChipLedger::pile(std::string_view name) const
{
    const auto found = std::ranges::find(piles, name, &ChipPile::name);
    return found == piles.end() ? nullptr : &*found;
}

Refusal refusal_of(const ChipLedger& ledger, const ChipAction& action)
{
    switch (action.kind) {
    case Kind::Deploy:
        return place_refusal(ledger, "FET-CHIP-5", action);
    case Kind::Weapon:
        return place_refusal(ledger, "FET-CHIP-6", action);
    case Kind::Item:
        return pay_refusal(ledger, "FET-CHIP-7", action.chips);
    case Kind::Surprise:
        return pay_refusal(ledger, "FET-CHIP-2", action.chips);
    case Kind::Support:
        if (ledger.supported + action.chips > max_support_chips)
            return CalculationStep{"FET-CHIP-8",
                                   StepKind::SupportTooMuch,
                                   {action.chips, ledger.supported, max_support_chips}};
        if (auto refused = fill_refusal(ledger, "FET-CHIP-8", action.name, action.chips))
            return refused;
        return pay_refusal(ledger, "FET-CHIP-8", action.chips);
    case Kind::Use:
        return spend_refusal(ledger, "FET-CHIP-9", action.name, action.chips);
    case Kind::Damage:
        return unit_refusal(ledger, "FET-CHIP-3", action.name);
    case Kind::Heal:
        if (action.name == action.to)
            return CalculationStep{"FET-RNG-5", StepKind::HealsItself, {}, {action.name}};
        if (action.chips < 1)
            return CalculationStep{
                "FET-RNG-5", StepKind::ChipsOutside, {action.chips, 1, all_chips}, {action.to}};
        // Where the cost cannot be paid, the action counts as not done.
        if (auto refused = spend_refusal(ledger, "FET-ACT-2", action.name, action.chips))
            return refused;
        return fill_refusal(ledger, "FET-RNG-5", action.to, action.chips);
    case Kind::TurnStart:
        return {};
    }
    return {};
}

CalculationSteps apply(ChipLedger& ledger, const ChipAction& action)
{
    CalculationSteps steps;
    switch (action.kind) {
    case Kind::Deploy:
        place(ledger, action, "FET-CHIP-5", StepKind::Deployed, steps);
        break;
    case Kind::Weapon:
        place(ledger, action, "FET-CHIP-6", StepKind::WeaponAttached, steps);
        break;
    case Kind::Item:
        pay(ledger, action, "FET-CHIP-7", StepKind::ItemPaid, steps);
        break;
    case Kind::Surprise:
        pay(ledger, action, "FET-CHIP-2", StepKind::CardPaid, steps);
        break;
    case Kind::Support: {
        ChipPile& pile = pile_of(ledger, action.name);
        pile.chips += action.chips;
        ledger.unused -= action.chips;
        ledger.supported += action.chips;
        steps.push_back({"FET-CHIP-8",
                         StepKind::Supported,
                         {action.chips, pile.chips, ledger.supported},
                         {action.name}});
        break;
    }
    case Kind::Use:
        take(ledger, action.name, action.chips, "FET-CHIP-3", StepKind::Spent, steps);
        break;
    case Kind::Damage:
        take(ledger, action.name, action.chips, "FET-CHIP-3", StepKind::Damaged, steps);
        break;
    case Kind::Heal:
        pile_of(ledger, action.to).chips += action.chips;
        pile_of(ledger, action.name).chips -= action.chips;
        steps.push_back({"FET-RNG-5", StepKind::Healed, {action.chips}, {action.name, action.to}});
        remove_if_empty(ledger, action.name, steps);
        break;
    case Kind::TurnStart:
        ledger.unused += ledger.used;
        steps.push_back({"FET-CHIP-4", StepKind::Returned, {ledger.used, ledger.unused}});
        ledger.used = 0;
        ledger.supported = 0;
        break;
    }
    return steps;
}

ChipRun run(const std::vector<ChipAction>& actions)
{
    ChipRun result;
    for (const ChipAction& action : actions) {
        result.refused = refusal_of(result.ledger, action);
        if (result.refused)
            return result;
        std::ranges::move(apply(result.ledger, action), std::back_inserter(result.steps));
        ++result.done;
    }
    const ChipLedger& ledger = result.ledger;
    result.steps.push_back({"FET-CHIP-1",
                            StepKind::ChipSum,
                            {ledger.unused, ledger.spirit(), ledger.used, ledger.sum()}});
    return result;
}

} // namespace kizuna::fetcg
