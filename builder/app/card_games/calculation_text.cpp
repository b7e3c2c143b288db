#include "app/card_games/calculation_text.h"

#include "app/base/messages.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "calculators/fetcg/fight.h"

#include <array>

namespace kizuna {
namespace {

/// The message of a kind of step, with the names of its arguments.
struct StepMessage {
    StepKind kind;
    MessageKey key;
    std::array<std::string_view, 5> numbers = {};
    std::array<std::string_view, 3> names = {};
};

constexpr std::array<std::string_view, 5> of_change = {"value", "doublings", "halvings", "plus",
                                                       "result"};

/// In the order of StepKind.
constexpr StepMessage step_messages[] = {
    {StepKind::AttackChanged, "calculator.step.attack-changed"_msg, of_change},
    {StepKind::ModifierChanged, "calculator.step.modifier-changed"_msg, of_change},
    {StepKind::AttacksChanged, "calculator.step.attacks-changed"_msg, of_change},
    {StepKind::ExtraChanged, "calculator.step.extra-changed"_msg, of_change},
    {StepKind::RoundingOpen, "calculator.step.rounding-open"_msg, {"damage"}},
    {StepKind::Advantage, "calculator.step.advantage"_msg, {"modifier"}, {"weapon", "against"}},
    {StepKind::NoAdvantage, "calculator.step.no-advantage"_msg, {}, {"weapon", "against"}},
    {StepKind::EquipmentDecides,
     "calculator.step.equipment-decides"_msg,
     {},
     {"weapon", "against"}},
    {StepKind::NoWeapon, "calculator.step.no-weapon"_msg},
    {StepKind::PrintedTriangle, "calculator.step.printed-triangle"_msg, {"modifier"}},
    {StepKind::BaseAttack, "calculator.step.base-attack"_msg, {"attack"}},
    {StepKind::BaseWithCard, "calculator.step.base-with-card"_msg},
    {StepKind::Product, "calculator.step.product"_msg, {"attack", "modifier", "attacks", "result"}},
    {StepKind::BelowZero, "calculator.step.below-zero"_msg, {"number"}},
    {StepKind::FloorOpen, "calculator.step.floor-open"_msg, {"value", "extra", "damage"}},
    {StepKind::ExtraAdded, "calculator.step.extra-added"_msg, {"before", "extra", "damage"}},
    {StepKind::ExtraLost, "calculator.step.extra-lost"_msg, {"extra"}},
    {StepKind::FighterChips,
     "calculator.step.fighter-chips"_msg,
     {"chips", "least", "most"},
     {"side"}},
    {StepKind::FightDeclared, "calculator.step.fight-declared"_msg},
    {StepKind::OutOfRange, "calculator.step.out-of-range"_msg},
    {StepKind::TooFewChips, "calculator.step.too-few-chips"_msg, {"chips", "needed"}},
    {StepKind::CounterTooFew, "calculator.step.counter-too-few"_msg, {"chips", "needed"}},
    {StepKind::AttackPaid, "calculator.step.attack-paid"_msg, {"before", "paid", "left"}},
    {StepKind::CounterIsFree, "calculator.step.counter-is-free"_msg, {"chips"}},
    {StepKind::CounterPowerOpen, "calculator.step.counter-power-open"_msg},
    {StepKind::Hit, "calculator.step.hit"_msg, {"before", "damage", "left"}},
    {StepKind::AttackerGone, "calculator.step.attacker-gone"_msg},
    {StepKind::ReceiverGone, "calculator.step.receiver-gone"_msg},
    {StepKind::ReceiverMayBeGone, "calculator.step.receiver-may-be-gone"_msg},
    {StepKind::CrestStrength, "calculator.step.crest-strength"_msg, {"change"}, {"unit"}},
    {StepKind::CrestProtects, "calculator.step.crest-protects"_msg, {"change"}, {"unit", "crest"}},
    {StepKind::CrestNoMatter, "calculator.step.crest-no-matter"_msg, {}, {"unit", "crest"}},
    {StepKind::CrestStopsSkill, "calculator.step.crest-stops-skill"_msg, {}, {"unit"}},
    {StepKind::CrestAvoids, "calculator.step.crest-avoids"_msg, {}, {"unit"}},
    {StepKind::CrestStops, "calculator.step.crest-stops"_msg, {}, {"unit", "crest", "other"}},
    {StepKind::CrestTwice, "calculator.step.crest-twice"_msg, {}, {"unit"}},
    {StepKind::CrestNothing, "calculator.step.crest-nothing"_msg, {}, {"unit"}},
    {StepKind::CrestNoSquare, "calculator.step.crest-no-square"_msg, {}, {"unit"}},
    {StepKind::CrestNotTheirs, "calculator.step.crest-not-theirs"_msg, {}, {"unit", "crest"}},
    {StepKind::CrestNeedsKind, "calculator.step.crest-needs-kind"_msg, {}, {"unit", "crest"}},
    {StepKind::CrestCost, "calculator.step.crest-cost"_msg, {"printed", "paid"}, {"unit"}},
    {StepKind::CrestPaid, "calculator.step.crest-paid"_msg, {"paid"}, {"unit"}},
    {StepKind::CrestPaidCards, "calculator.step.crest-paid-cards"_msg, {"cards"}, {"unit"}},
    {StepKind::CrestPaidSpirit,
     "calculator.step.crest-paid-spirit"_msg,
     {"chips", "left"},
     {"unit"}},
    {StepKind::CrestTooDear, "calculator.step.crest-too-dear"_msg, {"chips", "there"}, {"unit"}},
    {StepKind::CrestTookLast, "calculator.step.crest-took-last"_msg, {}, {"unit"}},
    {StepKind::CrestCostOpen, "calculator.step.crest-cost-open"_msg, {}, {"unit"}},
    {StepKind::CounterIsNext, "calculator.step.counter-is-next"_msg},
    {StepKind::NoProcessing, "calculator.step.no-processing"_msg},
    {StepKind::Deployed, "calculator.step.deployed"_msg, {"chips", "unused"}, {"unit"}},
    {StepKind::WeaponAttached,
     "calculator.step.weapon-attached"_msg,
     {"chips", "unused"},
     {"weapon_card"}},
    {StepKind::ItemPaid, "calculator.step.item-paid"_msg, {"chips", "unused"}},
    {StepKind::CardPaid, "calculator.step.card-paid"_msg, {"chips", "unused"}},
    {StepKind::Supported, "calculator.step.supported"_msg, {"chips", "there", "given"}, {"unit"}},
    {StepKind::Spent, "calculator.step.spent"_msg, {"chips", "left"}, {"unit"}},
    {StepKind::Damaged, "calculator.step.damaged"_msg, {"chips", "left"}, {"unit"}},
    {StepKind::UnitGone, "calculator.step.unit-gone"_msg, {}, {"unit"}},
    {StepKind::Returned, "calculator.step.returned"_msg, {"chips", "unused"}},
    {StepKind::Healed, "calculator.step.healed"_msg, {"chips"}, {"from", "to"}},
    {StepKind::ChipSum, "calculator.step.chip-sum"_msg, {"unused", "spirit", "used", "sum"}},
    {StepKind::UnusedTooFew, "calculator.step.unused-too-few"_msg, {"needed", "unused"}},
    {StepKind::ChipsOutside,
     "calculator.step.chips-outside"_msg,
     {"chips", "least", "most"},
     {"name"}},
    {StepKind::SupportTooMuch, "calculator.step.support-too-much"_msg, {"chips", "given", "limit"}},
    {StepKind::NameTaken, "calculator.step.name-taken"_msg, {}, {"name"}},
    {StepKind::NoSuchUnit, "calculator.step.no-such-unit"_msg, {}, {"name"}},
    {StepKind::SpiritTooFew, "calculator.step.spirit-too-few"_msg, {"chips", "there"}, {"unit"}},
    {StepKind::SpiritTooMuch,
     "calculator.step.spirit-too-much"_msg,
     {"chips", "there", "max"},
     {"unit"}},
    {StepKind::WeaponUseOpen, "calculator.step.weapon-use-open"_msg, {}, {"weapon_card"}},
    {StepKind::HealsItself, "calculator.step.heals-itself"_msg, {}, {"unit"}},
    {StepKind::SquaresKnown, "calculator.step.squares-known"_msg, {"count"}},
    {StepKind::SquaresBlocked, "calculator.step.squares-blocked"_msg, {"count"}},
    {StepKind::StillDiagonal, "calculator.step.still-diagonal"_msg},
    {StepKind::ShooterOpen, "calculator.step.shooter-open"_msg},
    {StepKind::StaffOpen, "calculator.step.staff-open"_msg},
    {StepKind::BreathIsItself, "calculator.step.breath-is-itself"_msg},
    {StepKind::Declared, "calculator.step.declared"_msg, {"number", "chips"}, {"player", "effect"}},
    {StepKind::ResolvesNext, "calculator.step.resolves-next"_msg, {"number"}, {"player", "effect"}},
    {StepKind::Stops, "calculator.step.stops"_msg, {"number", "stopped"}, {"effect", "other"}},
    {StepKind::WasStopped, "calculator.step.was-stopped"_msg, {"number"}, {"effect"}},
    {StepKind::StopMisses, "calculator.step.stop-misses"_msg, {"number"}, {"effect"}},
    {StepKind::Discards, "calculator.step.discards"_msg, {"cards"}, {"player"}},
    {StepKind::GoesOutside, "calculator.step.goes-outside"_msg, {}, {"effect"}},
    {StepKind::OutsideOpen, "calculator.step.outside-open"_msg, {}, {"effect"}},
    {StepKind::KeepsCards, "calculator.step.keeps-cards"_msg, {"cards"}, {"player"}},
    {StepKind::KeepsNoChips, "calculator.step.keeps-no-chips"_msg, {"chips"}, {"player"}},
    {StepKind::NothingLeft, "calculator.step.nothing-left"_msg},
    {StepKind::NothingToStop, "calculator.step.nothing-to-stop"_msg},
    {StepKind::NotWaiting, "calculator.step.not-waiting"_msg, {"number"}},
    {StepKind::UsedAgain, "calculator.step.used-again"_msg, {}, {"player", "effect"}},
    {StepKind::ChainChips, "calculator.step.chain-chips"_msg, {"chips", "most"}, {"player"}},
    {StepKind::AttackNotSaid, "calculator.step.attack-not-said"_msg, {}, {"side"}},
    {StepKind::SpeedNotSaid, "calculator.step.speed-not-said"_msg, {}, {"side"}},
    {StepKind::StigmataNotSaid, "calculator.step.stigmata-not-said"_msg, {}, {"side"}},
    {StepKind::SpeedIsZero, "calculator.step.speed-is-zero"_msg, {}, {"side"}},
    {StepKind::SameSpeed, "calculator.step.same-speed"_msg, {"speed"}},
    {StepKind::SpeedDiffers, "calculator.step.speed-differs"_msg, {"first", "second"}},
    {StepKind::Dealt, "calculator.step.dealt"_msg, {"damage"}, {"side"}},
    {StepKind::DealtNone, "calculator.step.dealt-none"_msg, {}, {"side"}},
    {StepKind::CriticalAdds, "calculator.step.critical-adds"_msg, {"damage"}, {"side"}},
    {StepKind::DamageReaches,
     "calculator.step.damage-reaches"_msg,
     {"damage", "durability"},
     {"side"}},
    {StepKind::DamageFallsShort,
     "calculator.step.damage-falls-short"_msg,
     {"damage", "durability"},
     {"side"}},
    {StepKind::FreshHolds, "calculator.step.fresh-holds"_msg, {"durability"}, {"side"}},
    {StepKind::RetreatByAbility, "calculator.step.retreat-by-ability"_msg, {}, {"side"}},
    {StepKind::RetreatPrevented, "calculator.step.retreat-prevented"_msg, {}, {"side"}},
    {StepKind::StigmaBreaks, "calculator.step.stigma-breaks"_msg, {"stigmata"}, {"side"}},
    {StepKind::DurabilityFresh, "calculator.step.durability-fresh"_msg, {}, {"side"}},
    {StepKind::UnitRetreats, "calculator.step.unit-retreats"_msg, {}, {"side"}},
    {StepKind::DetainerDefeated, "calculator.step.detainer-defeated"_msg, {}, {"side"}},
    {StepKind::MessengerDefeated, "calculator.step.messenger-defeated"_msg, {}, {"side"}},
    {StepKind::BothDefeated, "calculator.step.both-defeated"_msg},
    {StepKind::BothDefeatedOpen, "calculator.step.both-defeated-open"_msg},
    {StepKind::MessengerAttacks, "calculator.step.messenger-attacks"_msg},
    {StepKind::MessengerStrikesNever, "calculator.step.messenger-strikes-never"_msg},
    {StepKind::ForceUnitBroken, "calculator.step.force-unit-broken"_msg, {}, {"side"}},
    {StepKind::ForceUnitDrops, "calculator.step.force-unit-drops"_msg, {}, {"side"}},
    {StepKind::BrokenByEffect, "calculator.step.broken-by-effect"_msg, {"stigmata"}, {"side"}},
    {StepKind::BreakSkipped, "calculator.step.break-skipped"_msg, {}, {"side"}},
    {StepKind::MovementFixed, "calculator.step.movement-fixed"_msg, {"movement"}},
    {StepKind::Equips, "calculator.step.equips"_msg, {"step"}, {"force"}},
    {StepKind::StaysFixed, "calculator.step.stays-fixed"_msg, {"movement", "bonus"}, {"force"}},
    {StepKind::MoveEnds, "calculator.step.move-ends"_msg, {"steps"}},
    {StepKind::MayGoOn, "calculator.step.may-go-on"_msg, {"steps"}},
    {StepKind::ZeroStep, "calculator.step.zero-step"_msg},
    {StepKind::ZeroStepOpen, "calculator.step.zero-step-open"_msg, {"movement"}},
    {StepKind::MovedBack, "calculator.step.moved-back"_msg},
    {StepKind::NotAway, "calculator.step.not-away"_msg, {"step"}},
    {StepKind::OneMoreAction, "calculator.step.one-more-action"_msg},
    {StepKind::MoveTooFar, "calculator.step.move-too-far"_msg, {"step", "movement"}},
};

constexpr bool is_in_order()
{
    for (std::size_t at = 0; at < std::size(step_messages); ++at) {
        if (static_cast<std::size_t>(step_messages[at].kind) != at)
            return false;
    }
    return true;
}
static_assert(is_in_order());

/// The mark printed on cards.
std::string crest_text(fetcg::Crest crest)
{
    constexpr std::array<const char*, 6> signs = {"【力】", "【技】", "【速】",
                                                  "【守】", "【魔】", "【運】"};
    return signs[static_cast<std::size_t>(crest)];
}

std::string name_text(std::string_view argument, const std::string& name, const Messages& messages)
{
    if (argument == "weapon" || argument == "against")
        return messages.get("calculator.weapon"_msg, {{"weapon", select_word(name)}});
    if (argument == "crest") {
        const auto crest = fetcg::crest_words.called(name);
        return crest ? crest_text(*crest) : printable(name);
    }
    return printable(name);
}

} // namespace

std::string calculation_text(const CalculationStep& step, const Messages& messages)
{
    const StepMessage& message = step_messages[static_cast<std::size_t>(step.kind)];
    std::vector<MessageArgument> arguments;
    for (std::size_t at = 0; at < step.numbers.size(); ++at) {
        const Bounds& number = step.numbers[at];
        // Plural forms need an exact number.
        if (number.is_exact())
            arguments.emplace_back(message.numbers[at], number.low);
        else
            arguments.emplace_back(message.numbers[at], bounds_text(number, messages));
    }
    for (std::size_t at = 0; at < step.names.size(); ++at) {
        const std::string_view argument = message.names[at];
        arguments.emplace_back(argument == "weapon_card" ? "weapon" : argument,
                               name_text(argument, step.names[at], messages));
    }
    return messages.get(message.key, arguments);
}

std::string bounds_text(const Bounds& bounds, const Messages& messages)
{
    const std::string low = messages.number(bounds.low);
    return bounds.is_exact() ? low : low + "–" + messages.number(bounds.high);
}

} // namespace kizuna
