// Long because: each part of an event is asked here, of units, of bonds and of cards that work
// elsewhere.
#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Skills that set each other off without end make the game a draw: when max_waiting of them wait
/// and one more comes (an action names one of them in eight bits), or after max_chain of them.
constexpr std::size_t max_waiting = 250;
constexpr int max_chain = 1000;

/// True for moments of a player's turn, orbs or cards.
bool asks_for_player(Moment moment)
{
    switch (moment) {
    case Moment::TurnBegins:
    case Moment::TurnEnds:
    case Moment::OrbLost:
    case Moment::Draws:
    case Moment::Put:
    case Moment::Shown:
    case Moment::PhaseBegins:
    case Moment::PhaseEnds:
        return true;
    default:
        return false;
    }
}

/// True without a filter. A card that is not in a unit is tested in the zone where it lies.
bool fits_card(const GameState& state, const Viewpoint& from, Place16 filter,
               const Occasion& occasion)
{
    return filter == nothing ||
           (occasion.card != no_card &&
            passes(state, from, filter,
                   LyingCard{occasion.player, occasion.card, occasion.to.value_or(Zone::Hand)}));
}

bool fits_unit(const GameState& state, const Viewpoint& from, Place16 filter, UnitId unit)
{
    if (filter == nothing)
        return true;
    const Unit* one = state.find(unit);
    return one && passes(state, from, filter, *one);
}

bool is_cause(const GameState& state, const Viewpoint& from, const GameCause& cause,
              const Reason& reason)
{
    const bool is_skill = reason.kind == Reason::Kind::Skill;
    const GameSkill* skill = is_skill && reason.skill != nothing
                                 ? &state.cards->program().skills[reason.skill]
                                 : nullptr;
    switch (cause.kind) {
    case Cause::Kind::Attack:
        return reason.kind == Reason::Kind::Attack && fits_unit(state, from, cause.of, reason.unit);
    case Cause::Kind::Skill:
        return is_skill;
    case Cause::Kind::UnitSkill:
        if (!is_skill || reason.unit == no_unit)
            return false;
        if (state.find(reason.unit))
            return fits_unit(state, from, cause.of, reason.unit);
        return passes(
            state, from, cause.of, // the unit has left, as for the skill's cost
            LyingCard{reason.player, reason.card, zone_of(state, reason.player, reason.card)});
    case Cause::Kind::NumberedSkill:
        return skill && reason.player == from.player && reason.card == from.card &&
               reason.skill == cause.skill;
    case Cause::Kind::SupportSkill:
        return skill && skill->category == SkillCategory::Support &&
               (cause.whose == Whose::Both ||
                (cause.whose == Whose::Own) == (reason.player == from.player));
    case Cause::Kind::Emblem:
        return skill && skill->emblem == cause.emblem;
    }
    return false;
}

bool is_caused(const GameState& state, const Viewpoint& from, const GameTrigger& trigger,
               const Reason& reason)
{
    if (trigger.cause_count == 0)
        return true;
    const std::vector<GameCause>& causes = state.cards->program().causes;
    bool any = false;
    for (std::uint8_t at = 0; at < trigger.cause_count; ++at)
        any = any ||
              is_cause(state, from, causes[static_cast<std::size_t>(trigger.causes) + at], reason);
    return any != trigger.not_by;
}

bool is_subject(const GameState& state, const Viewpoint& from, const GameTrigger& trigger,
                const Occasion& occasion)
{
    const bool is_of_card = occasion.moment == Moment::Put || occasion.moment == Moment::Shown ||
                            (occasion.moment == Moment::SkillUsed && occasion.subject == no_unit);
    if (is_of_card && (trigger.subject != nothing || occasion.moment != Moment::SkillUsed))
        return fits_card(state, from, trigger.subject, occasion);
    // Without a filter the skill speaks of its own unit.
    if (trigger.subject == nothing)
        return !is_of_card && (occasion.subject == no_unit || occasion.subject == from.unit);
    return fits_unit(state, from, trigger.subject, occasion.subject);
}

/// True where an event is the one that a trigger speaks of (SKILL-6).
bool is_meant(const GameState& state, const Viewpoint& from, const GameTrigger& trigger,
              const Occasion& occasion)
{
    if (trigger.moment != occasion.moment)
        return false;
    if (asks_for_player(occasion.moment) && trigger.whose != Whose::Both &&
        (trigger.whose == Whose::Own) != (occasion.player == from.player))
        return false;
    if ((trigger.from && trigger.from != occasion.from) ||
        (trigger.to && trigger.to != occasion.to))
        return false;
    switch (occasion.moment) {
    case Moment::PhaseBegins:
    case Moment::PhaseEnds:
        if (phase_of(trigger.phase) != occasion.phase)
            return false;
        break;
    case Moment::SkillUsed:
    case Moment::SkillDone: {
        const GameSkill& skill = state.cards->program().skills[occasion.skill];
        if ((trigger.marks != 0 && (skill.marks & trigger.marks) == 0) ||
            (trigger.number != 0 && skill.number != trigger.number))
            return false;
        break;
    }
    default:
        break;
    }
    return is_subject(state, from, trigger, occasion) &&
           fits_unit(state, from, trigger.against, occasion.against) &&
           fits_card(state, from, trigger.with, occasion) &&
           is_caused(state, from, trigger, occasion.reason);
}

// SKILL-6, SKILL-11. The marks are judged now; the conditions when the skill's turn comes, after
// the rules (RULING-9, RULING-10, RULING-12).
void set_off(Play& play, const Occasion& occasion, const Viewpoint& from, std::uint16_t number)
{
    const GameState& state = play.state;
    const GameSkill& skill = state.cards->program().skills[number];
    if (!skill.scripted || (skill.moments & moment_bit(occasion.moment)) == 0)
        return;
    bool is_set_off = false;
    for (std::uint8_t at = 0; at < skill.trigger_count; ++at) {
        const auto place = static_cast<std::size_t>(skill.triggers) + at;
        is_set_off =
            is_set_off || is_meant(state, from, state.cards->program().triggers[place], occasion);
    }
    if (!is_set_off)
        return;
    if (times_used(state, from.player, from.card, number) > 0 && // SKILL-12
        cost_now(state, from, number).once_per_turn)
        return;
    if (is_silenced(state, from.player, nullptr, number))
        return; // of units the silenced ones are not asked
    if (!marks_hold(state, from, skill))
        return;
    Viewpoint then{from.player, from.card, from.unit, occasion.subject};
    if (const Unit* subject = state.find(occasion.subject))
        then.subject_top = subject->top;
    if (state.waiting.size() < max_waiting)
        queue_skill(play, number, then);
    else
        play.state.chain = max_chain + 1; // the game is a draw when the next one's turn comes
}

/// SKILL-11: skills that say that they work in the hand, in retreat or in the infinite area.
void set_off_elsewhere(Play& play, const Occasion& occasion)
{
    const GameState& state = play.state;
    const Program& program = state.cards->program();
    for (const Player owner : {state.turn_player, other(state.turn_player)}) {
        for (const Zone zone : {Zone::Hand, Zone::Retreat, Zone::Infinite}) {
            for (const CardNumber card : cards_in(state, owner, zone)) {
                const CardKind& kind = state.kind(owner, card);
                if ((kind.moments & moment_bit(occasion.moment)) == 0)
                    continue;
                for (const GameSkill& skill : state.cards->skills_of(kind)) {
                    if (skill.works_in == zone)
                        set_off(play, occasion, {owner, card}, program.place_of(skill));
                }
            }
        }
    }
}

Viewpoint viewpoint_of(const WaitingSkill& waiting)
{
    Viewpoint from{waiting.player, waiting.card, waiting.unit, waiting.subject};
    from.subject_top = waiting.subject_top;
    return from;
}

/// True where a skill that was set off has an effect, or asks for its payment, as things are now.
/// SKILL-1, SKILL-5, SKILL-12. SUPPORT-8: a support skill by its own conditions, too.
bool can_start(const GameState& state, const WaitingSkill& waiting)
{
    const GameSkill& skill = state.cards->program().skills[waiting.skill];
    const bool is_support = skill.category == SkillCategory::Support;
    if (is_support && state.battle.cancelled[index(waiting.player)])
        return false;
    if (skill.works_in != Zone::Field &&
        zone_of(state, waiting.player, waiting.card) != skill.works_in)
        return false; // it went elsewhere meanwhile
    if (is_silenced(state, waiting.player, nullptr, waiting.skill))
        return false; // its player may no longer use it
    const Viewpoint from = viewpoint_of(waiting);
    const CostNow now = cost_now(state, from, waiting.skill);
    if (now.once_per_turn && times_used(state, waiting.player, waiting.card, waiting.skill) > 0)
        return false;
    // The marks of a unit that has left were judged while it stood there.
    const bool has_left = waiting.unit != no_unit && !state.find(waiting.unit);
    if (!is_support && !has_left && !marks_hold(state, from, skill))
        return false;
    return hold(state, from, skill.conditions) && (!now.pays() || can_pay(state, from, now.cost));
}

// RULING-32, SKILL-6: it is carried out, and only a cost makes it a choice. RULING-59: without one
// it is used, whatever its player then declines.
void start_skill(Play& play, const WaitingSkill& waiting)
{
    GameState& state = play.state;
    if (!can_start(state, waiting))
        return;
    const GameSkill& skill = state.cards->program().skills[waiting.skill];
    const bool is_support = skill.category == SkillCategory::Support;
    const Viewpoint from = viewpoint_of(waiting);
    const CostNow now = cost_now(state, from, waiting.skill);
    const bool pays = now.pays();
    if (++state.chain > max_chain) {
        finish(play, std::nullopt);
        return;
    }
    play.tell(is_support ? EventKind::SupportSkill : EventKind::Skill, waiting.player,
              skill.number);
    play.tell_card(waiting.player, waiting.card);
    start_effect(play, now.cost, waiting.skill, from);
    state.effect.is_whole = true;
    if ((skill.moments & moment_bit(Moment::SkillDone)) != 0) {
        state.effect.seen = state.seen_before;
        state.effect.done = state.done_before;
    }
    if (pays)
        ask(play, Decision::May, waiting.player);
    else
        note_use(play, waiting.player, waiting.card, waiting.skill);
}

} // namespace

Reason reason_of_effect(const GameState& state)
{
    const RunningEffect& effect = state.effect;
    return {Reason::Kind::Skill, effect.player, effect.unit, effect.card, effect.skill};
}

Reason reason_now(const GameState& state)
{
    return state.effect.op == nothing ? Reason{} : reason_of_effect(state);
}

void fire(Play& play, Moment moment, Player player, UnitId subject, UnitId against)
{
    fire(play, {.moment = moment,
                .player = player,
                .subject = subject,
                .against = against,
                .reason = reason_now(play.state)});
}

// SKILL-8, MARK-BS: for skills of a card that becomes a bond.
void fire_bonded(Play& play, Player player, CardNumber card)
{
    fire(play, {.moment = Moment::Bonded,
                .player = player,
                .card = card,
                .reason = reason_now(play.state)});
}

void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to)
{
    fire_put(play, player, card, from, to, reason_now(play.state));
}

void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to,
              const Reason& reason)
{
    fire(play, {.moment = Moment::Put,
                .player = player,
                .card = card,
                .from = from,
                .to = to,
                .reason = reason});
}

// SKILL-6: of units. SKILL-8, MARK-BS: of face-up bonds. SKILL-11: of cards elsewhere.
void fire(Play& play, const Occasion& occasion)
{
    const GameState& state = play.state;
    const GameCards& cards = *state.cards;
    const MomentSet now = moment_bit(occasion.moment);
    if ((cards.moments() & now) == 0)
        return;
    const Program& program = cards.program();
    const bool are_granted = (cards.granted_moments() & now) != 0 && may_have_granted_skills(state);
    for (const Player owner : {state.turn_player, other(state.turn_player)}) {
        if (!are_granted && !cards.may_hear(owner, now))
            continue;
        for (const Unit& unit : state[owner].units) {
            if (!are_granted && (state.kind(unit).moments & now) == 0)
                continue;
            for_each_skill(
                state, unit,
                [&](std::uint16_t skill) {
                    const GameSkill& one = program.skills[skill];
                    if (one.category == SkillCategory::Auto ||
                        (one.category == SkillCategory::Spec && one.works_in == Zone::Field))
                        set_off(play, occasion, {owner, unit.top, unit.id}, skill);
                },
                are_granted);
        }
        if ((program.bond_moments & now) == 0)
            continue;
        for (const CardNumber bond : state[owner].bonds) {
            const CardKind& kind = state.kind(owner, bond);
            if ((kind.moments & now) == 0 || state[owner].face_down_bonds.contains(bond) ||
                (occasion.moment == Moment::Bonded &&
                 (owner != occasion.player || bond != occasion.card)))
                continue;
            for (const GameSkill& skill : cards.skills_of(kind)) {
                if (skill.category == SkillCategory::BondAuto)
                    set_off(play, occasion, {owner, bond}, program.place_of(skill));
            }
        }
    }
    if ((cards.moments_elsewhere() & now) != 0)
        set_off_elsewhere(play, occasion);
    if (occasion.moment != Moment::Put)
        return;
    // SKILL-11: what a card's own text says of where it goes is in effect there.
    const CardKind& kind = state.kind(occasion.player, occasion.card);
    for (const GameSkill& skill : cards.skills_of(kind)) {
        if ((kind.moments & now) != 0 && skill.category == SkillCategory::Spec)
            set_off(play, occasion, {occasion.player, occasion.card}, program.place_of(skill));
    }
}

// RULING-31: it joins the group that is set off now. SKILL-16: `ordered` where its place is known.
void queue_skill(Play& play, std::uint16_t skill, const Viewpoint& from, bool ordered)
{
    play.state.waiting.push_back({.skill = skill,
                                  .unit = from.unit,
                                  .subject = from.subject,
                                  .group = play.state.group,
                                  .player = from.player,
                                  .card = from.card,
                                  .subject_top = from.subject_top,
                                  .ordered = ordered});
}

// RULING-31: what a skill set off comes before what is older.
std::uint16_t latest_group(const GameState& state)
{
    std::uint16_t group = 0;
    for (const WaitingSkill& one : state.waiting)
        group = std::max(group, one.group);
    return group;
}

// RULING-31: what a skill sets off comes before what still waits; the turn player's come first.
// SKILL-16: a player whose skills are due together says which is first.
void start_waiting(Play& play)
{
    GameState& state = play.state;
    if (state.chain > max_chain) {
        finish(play, std::nullopt);
        return;
    }
    const std::uint16_t group = latest_group(state);
    state.group = static_cast<std::uint16_t>(group + 1);
    const Player leader = state.turn_player;
    for (const Player player : {leader, other(leader)}) {
        std::size_t next = state.waiting.size();
        int unordered = 0;
        bool any_starts = false;
        for (std::size_t at = state.waiting.size(); at-- > 0;) {
            const WaitingSkill& one = state.waiting[at];
            if (one.group != group || one.player != player)
                continue;
            unordered += one.ordered ? 0 : 1;
            any_starts = any_starts || can_start(state, one);
            if (next == state.waiting.size() || one.ordered || !state.waiting[next].ordered)
                next = at;
        }
        if (next == state.waiting.size())
            continue;
        // If no waiting skill can do anything, their order is not worth a question.
        if (unordered > 1 && any_starts) {
            ask(play, Decision::Order, player);
            return;
        }
        const WaitingSkill waiting = state.waiting[next];
        state.waiting.erase_at(next);
        if (state.waiting.empty())
            state.group = 0;
        start_skill(play, waiting);
        return;
    }
}

// SKILL-16: those already put in order come first, as they were named.
void put_in_order(Play& play, const Action& action)
{
    auto& waiting = play.state.waiting;
    const std::uint16_t group = latest_group(play.state);
    std::uint8_t position = 0;
    for (std::size_t at = 0; at < waiting.size(); ++at) {
        WaitingSkill& one = waiting[at];
        if (one.group != group || one.player != action.player || one.ordered)
            continue;
        if (position++ != action.number)
            continue;
        one.ordered = true;
        std::size_t place = 0;
        while (place < at && waiting[place].ordered)
            ++place;
        std::rotate(waiting.begin() + place, waiting.begin() + at, waiting.begin() + at + 1);
        return;
    }
}

} // namespace kizuna
