#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Copies what the step's filters read of the effect, which is over before the modifier is.
void note_what_is_forbidden(const GameState& state, const Op& op, Modifier& modifier)
{
    const RunningEffect& effect = state.effect;
    modifier.op = static_cast<Place16>(&op - state.cards->program().ops.data());
    modifier.source = effect.unit;
    if (!effect.chosen.empty()) {
        modifier.chosen = effect.chosen[0];
        modifier.chosen_top = effect.chosen_tops[0];
    }
    modifier.subject = effect.subject;
    modifier.subject_top = effect.subject_top;
}

// SKILL-21. RULING-38: what comes after the decision on a critical hit is not multiplied.
void add_modifier(GameState& state, const Op& op, UnitId unit, Modifier::Kind kind, int value)
{
    Modifier modifier;
    modifier.kind = kind;
    modifier.unit = unit;
    modifier.value = static_cast<std::int16_t>(value);
    modifier.until = op.until;
    modifier.by = state.effect.player;
    modifier.card = state.effect.card;
    modifier.after_critical = state.in_battle && state.battle.critical_decided;
    if (op.until == Until::EndOfBattle && !state.in_battle)
        return; // there is none whose end it could wait for
    if (kind == Modifier::Kind::Forbid || kind == Modifier::Kind::Silence ||
        kind == Modifier::Kind::SkillCost)
        note_what_is_forbidden(state, op, modifier);
    if (op.until == Until::InOwnTurn) {
        modifier.until = Until::EndOfTurn;
        state.coming.push_back(modifier);
        return;
    }
    state.modifiers.push_back(modifier);
}

void choose(GameState& state, UnitId id)
{
    state.effect.chosen.push_back(id);
    state.effect.chosen_tops.push_back(state.find(id)->top);
    const RunningEffect& effect = state.effect;
    if (state.cards->program().remembers_used)
        state.used_units.push_back({true, effect.skill, effect.player, effect.card, id});
}

// RULING-45: a unit that may not be destroyed is left alone.
void destroy(GameState& state, const Op& op, UnitId id)
{
    const Unit* unit = state.find(id);
    const Circumstances how = by_skill(viewpoint_of(state.effect));
    if (unit && !is_forbidden(state, *unit, UnitAct::BeDestroyed, how))
        state.destructions.push_back(
            {id, 1, false, true, op.is_payment, destination_of(state, *unit, how)});
}

void grant(GameState& state, const Op& op, UnitId id)
{
    const Unit* unit = state.find(id);
    if (unit && !(op.unless_had && has_alike(state, *unit, op.grants)))
        add_modifier(state, op, id, Modifier::Kind::Skill, op.grants);
}

void change_facts(GameState& state, const Op& op, UnitId unit)
{
    if (op.facts != nothing)
        add_modifier(state, op, unit, Modifier::Kind::Facts, op.facts);
    if (op.ranges != 0)
        add_modifier(state, op, unit, Modifier::Kind::RangeLost, op.ranges);
}

/// Gives the unit the wanted skills of the cards that `op.from` remembers.
void acquire(GameState& state, const Op& op, UnitId unit)
{
    const Memory* cards = memory_of(viewpoint_of(state.effect), op.from);
    for (std::size_t at = 0; cards && at < cards->size(); ++at) {
        const Remembered& one = (*cards)[at];
        if (one.zone == Zone::Field)
            continue;
        const CardKind& kind = state.kind(one.owner, static_cast<CardNumber>(one.number));
        for (const GameSkill& skill : state.cards->skills_of(kind)) {
            const std::uint16_t number = state.cards->program().place_of(skill);
            if (state.cards->program().skill_sets[op.skills][number])
                add_modifier(state, op, unit, Modifier::Kind::Skill, number);
        }
    }
}

bool is_for_units_at_once(Verb verb)
{
    return verb == Verb::Strength || verb == Verb::Range || verb == Verb::Forbid ||
           verb == Verb::Survive || verb == Verb::Choose || verb == Verb::Destroy ||
           verb == Verb::Grant || verb == Verb::FailSupport || verb == Verb::Cost ||
           verb == Verb::Silence || verb == Verb::MarksHold || verb == Verb::SkillCost ||
           verb == Verb::SkillEffect || verb == Verb::CountAs || verb == Verb::Lose ||
           verb == Verb::Acquire || verb == Verb::CancelSupportSkill;
}

// RULING-61: the units that are there now get it, and units that come later do not.
void act_on_units_at_once(GameState& state, const Op& op)
{
    RunningEffect& effect = state.effect;
    using Kind = Modifier::Kind;
    if (op.verb == Verb::Choose) {
        effect.chosen.clear();
        effect.chosen_tops.clear();
    }
    const int amount =
        op.verb == Verb::Strength || op.verb == Verb::Cost
            ? std::clamp(measure(state, viewpoint_of(effect), op.amount), -9999, 9999)
            : 0;
    for (const std::uint16_t unit : effect.picked) {
        if (op.verb == Verb::Choose)
            choose(state, unit);
        else if (op.verb == Verb::Destroy)
            destroy(state, op, unit);
        else if (op.verb == Verb::Strength)
            add_modifier(state, op, unit,
                         op.multiplies ? Kind::StrengthTimes
                         : op.sets     ? Kind::StrengthTo
                                       : Kind::StrengthBy,
                         amount);
        else if (op.verb == Verb::Range && op.against != nothing)
            add_modifier(state, op, unit, Kind::RangeAgainst, effect.op);
        else if (op.verb == Verb::Cost)
            add_modifier(state, op, unit, op.sets ? Kind::CostTo : Kind::CostBy, amount);
        else if (op.verb == Verb::FailSupport)
            add_modifier(state, op, unit, Kind::SupportFails, 0);
        else if (op.verb == Verb::Range)
            add_modifier(state, op, unit, op.sets ? Kind::RangeOnly : Kind::RangeAlso, op.ranges);
        else if (op.verb == Verb::Forbid)
            add_modifier(state, op, unit, Kind::Forbid, static_cast<int>(op.act));
        else if (op.verb == Verb::Grant)
            grant(state, op, unit);
        else if (op.verb == Verb::CountAs || op.verb == Verb::Lose)
            change_facts(state, op, unit);
        else if (op.verb == Verb::Acquire)
            acquire(state, op, unit);
        else if (op.verb == Verb::CancelSupportSkill)
            add_modifier(state, op, unit, Kind::SupportSkillOff, effect.op);
        else if (op.verb == Verb::Silence)
            add_modifier(state, op, unit, Kind::Silence, 0);
        else if (op.verb == Verb::MarksHold)
            add_modifier(state, op, unit, Kind::MarksHold, op.ranges);
        else if (op.verb == Verb::SkillCost || op.verb == Verb::SkillEffect)
            add_modifier(state, op, unit, Kind::SkillCost, 0);
        else
            add_modifier(state, op, unit, Kind::Survives, 0);
    }
}

// MARK-HS
void change_protagonist(Play& play, Unit& unit)
{
    const LyingCard any{owner_of(unit.id), no_card, Zone::Field};
    if (unit.protagonist || is_forbidden(play.state, any, UnitAct::ChangeProtagonist))
        return;
    for (Unit& one : play[owner_of(unit.id)].units)
        one.protagonist = false;
    unit.protagonist = true;
    play.tell(EventKind::ProtagonistChanged, unit);
}

/// RULING-24: the range is not checked again, but bans on the attack are.
void become_defender(Play& play, const Unit& unit)
{
    GameState& state = play.state;
    const Unit* attacker = state.in_battle ? state.find(state.battle.attacker) : nullptr;
    if (!attacker || state.battle.step != BattleStep::Supports ||
        unit.id == state.battle.defender || owner_of(unit.id) == owner_of(attacker->id))
        return;
    if (is_forbidden(state, *attacker, UnitAct::Attack, {.against = &unit}) ||
        is_forbidden(state, unit, UnitAct::BeAttacked))
        return;
    state.battle.defender = unit.id;
    play.tell(EventKind::Attack, owner_of(attacker->id));
    play.tell_card(owner_of(attacker->id), attacker->top);
    play.tell_card(owner_of(unit.id), unit.top);
    fire(play, Moment::Attacked, owner_of(unit.id), unit.id, attacker->id);
}

/// Copying a unit that is itself a copy copies the original card.
void become_copy(GameState& state, const Unit& copied)
{
    Unit* unit = state.find(state.effect.unit);
    if (!unit)
        return;
    const std::uint16_t own = state.cards->kind_number(owner_of(unit->id), unit->top);
    unit->copy = state.cards->copy_of(own, state.kind_number(copied));
}

// RULING-45: what may not be moved, or untapped, stays as it is.
void act_on_unit(Play& play, const Op& op, Unit& unit)
{
    switch (op.verb) {
    case Verb::Move:
        if (is_forbidden(play.state, unit, UnitAct::Move,
                         by_skill(viewpoint_of(play.state.effect))))
            return;
        remember(play, op, owner_of(unit.id), Zone::Field, unit.id);
        move(play, unit); // MOVE-2, MOVE-3
        return;
    case Verb::Tap:
        unit.tapped = true;
        remember(play, op, owner_of(unit.id), Zone::Field, unit.id);
        fire(play, Moment::Tapped, owner_of(unit.id), unit.id);
        return;
    case Verb::Untap:
        if (is_forbidden(play.state, unit, UnitAct::Untap,
                         by_skill(viewpoint_of(play.state.effect))))
            return;
        unit.tapped = false;
        remember(play, op, owner_of(unit.id), Zone::Field, unit.id);
        fire(play, Moment::Untapped, owner_of(unit.id), unit.id);
        return;
    case Verb::Defender:
        become_defender(play, unit);
        return;
    case Verb::Protagonist:
        change_protagonist(play, unit);
        return;
    case Verb::Copy:
        become_copy(play.state, unit);
        return;
    case Verb::Put:
        if (unit.protagonist)
            return; // it never leaves the battlefield
        remember(play, op, owner_of(unit.id), Zone::Field, unit.id);
        remove_unit(play, unit.id, op.to, op.face_down && op.to != Zone::Infinite, op.to_top);
        return;
    default:
        return;
    }
}

} // namespace

bool follows_defender(const GameState& state, const Op& op)
{
    return op.verb == Verb::Forbid && op.until == Until::EndOfBattle && !op.chooses &&
           state.cards->program().wants(op.of, Quality::Defender);
}

// RULING-45: what a text forbids to cards, to a player or to the defender, also the use of a skill.
void forbid_at_large(GameState& state, const Op& op)
{
    const bool silences = op.verb == Verb::Silence;
    add_modifier(state, op, no_unit, silences ? Modifier::Kind::Silence : Modifier::Kind::Forbid,
                 silences ? 0 : static_cast<int>(op.act));
}

void act_on_units(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    if (is_for_units_at_once(op.verb)) {
        act_on_units_at_once(play.state, op);
        next_op(play, op.next);
        return;
    }
    // RULING-60: those that move do so together; otherwise the rules are checked in between.
    do {
        const std::uint16_t id = effect.picked[0];
        effect.picked.erase_at(0);
        if (Unit* unit = play.state.find(id))
            act_on_unit(play, op, *unit);
    } while (op.verb == Verb::Move && !effect.picked.empty());
    if (effect.picked.empty())
        next_op(play, op.next);
}

} // namespace kizuna
