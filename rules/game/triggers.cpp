#include "game/play.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t most_waiting = 250;
/// Skills that set each other off without end make the game a draw after so many.
constexpr int longest_chain = 1000;

bool belongs_to_turn(Moment moment)
{
    return moment == Moment::TurnBegins || moment == Moment::TurnEnds;
}

} // namespace

/// Notes every automatic skill that the event sets off. `player` is the one the event is about:
/// whose unit, turn, orb or card. The event and the marks are judged now; the conditions when the
/// skill's turn comes, after the rule checks (RULING-9, RULING-10, RULING-12).
void Play::fire(Moment moment, Player player, UnitId subject, UnitId against, CardNumber card)
{
    if (!state_.cards->has_triggers())
        return;
    const Program& program = state_.cards->program();
    for (const Player owner : {state_.turn_player, other(state_.turn_player)}) {
        for (const Unit& unit : of(owner).units) {
            for_each_skill(state_, unit, [&](std::uint16_t skill) {
                const GameSkill& one = program.skills[skill];
                if (one.category == SkillCategory::Auto || one.category == SkillCategory::Spec)
                    fire_for(moment, player, subject, against, {owner, unit.top, unit.id}, skill);
            });
        }
        for (const CardNumber bond : of(owner).bonds) {
            const CardKind& kind = state_.kind(owner, bond);
            if (!kind.has_trigger || of(owner).face_down_bonds.contains(bond) ||
                (moment == Moment::Bonded && (owner != player || bond != card)))
                continue;
            for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
                const auto skill = static_cast<std::uint16_t>(kind.first_skill + at);
                if (program.skills[skill].category == SkillCategory::BondAuto)
                    fire_for(moment, player, subject, against, {owner, bond}, skill);
            }
        }
    }
}

void Play::fire_for(Moment moment, Player event_player, UnitId subject, UnitId against,
                    const Viewpoint& from, std::uint16_t number)
{
    const GameSkill& skill = state_.cards->program().skills[number];
    if (!skill.scripted || !skill.has_trigger || skill.moment != moment ||
        state_.waiting.size() >= most_waiting)
        return;
    const bool asks_player = belongs_to_turn(moment) || moment == Moment::OrbLost;
    if (asks_player && skill.trigger_whose != Whose::Both &&
        (skill.trigger_whose == Whose::Own) != (event_player == from.player))
        return;
    const auto fits = [&](Place16 filter, UnitId unit) {
        if (filter == nothing)
            return true;
        const Unit* one = state_.find(unit);
        return one && passes(state_, from, filter, *one);
    };
    // Without a filter the skill speaks of its own unit.
    const bool is_own = skill.subject != nothing || subject == no_unit || subject == from.unit;
    if (!is_own || !fits(skill.subject, subject) || !fits(skill.against, against))
        return;
    if (skill.once_per_turn && times_used(state_, from.player, from.card, number) > 0)
        return;
    if (!marks_hold(state_, from, skill))
        return;
    WaitingSkill waiting;
    waiting.skill = number;
    waiting.player = from.player;
    waiting.card = from.card;
    waiting.unit = from.unit;
    waiting.subject = subject;
    waiting.group = state_.group;
    state_.waiting.push_back(waiting);
}

/// Starts the next of the skills that wait, or asks in which order they come.
bool Play::start_waiting()
{
    std::uint8_t group = 0;
    for (const WaitingSkill& one : state_.waiting)
        group = std::max(group, one.group);
    state_.group = static_cast<std::uint8_t>(group + 1); // what they set off comes before the rest
    const Player leader = state_.turn_player;
    for (const Player player : {leader, other(leader)}) {
        std::size_t next = state_.waiting.size();
        int unordered = 0;
        bool any_starts = false;
        for (std::size_t at = state_.waiting.size(); at-- > 0;) {
            const WaitingSkill& one = state_.waiting[at];
            if (one.group != group || one.player != player)
                continue;
            unordered += one.ordered ? 0 : 1;
            any_starts = any_starts || can_start(one);
            if (next == state_.waiting.size() || one.ordered || !state_.waiting[next].ordered)
                next = at;
        }
        if (next == state_.waiting.size())
            continue;
        // Where none of them does anything no order does.
        if (unordered > 1 && any_starts) {
            ask(Decision::Order, player);
            return true;
        }
        const WaitingSkill waiting = state_.waiting[next];
        state_.waiting.erase_at(next);
        if (state_.waiting.empty())
            state_.group = 0;
        start_skill(waiting);
        return true;
    }
    return true;
}

/// True where a skill that was set off has an effect, or asks for its payment, as things are now.
bool Play::can_start(const WaitingSkill& waiting) const
{
    const GameSkill& skill = state_.cards->program().skills[waiting.skill];
    const bool is_support = skill.category == SkillCategory::Support;
    if (is_support && state_.battle.cancelled[index(waiting.player)])
        return false;
    if (skill.once_per_turn && times_used(state_, waiting.player, waiting.card, waiting.skill) > 0)
        return false;
    const Viewpoint from{waiting.player, waiting.card, waiting.unit, waiting.subject};
    // Of a unit that has left the marks were judged while it stood there.
    const bool has_left = waiting.unit != no_unit && !state_.find(waiting.unit);
    if (!is_support && !has_left && !marks_hold(state_, from, skill))
        return false;
    return hold(state_, from, skill.conditions) &&
           (skill.cost == skill.start || can_pay(state_, from, skill.cost));
}

void Play::start_skill(const WaitingSkill& waiting)
{
    if (!can_start(waiting))
        return;
    const GameSkill& skill = state_.cards->program().skills[waiting.skill];
    RunningEffect effect;
    effect.op = skill.cost;
    effect.skill = waiting.skill;
    effect.player = waiting.player;
    effect.card = waiting.card;
    effect.unit = waiting.unit;
    effect.subject = waiting.subject;
    const bool is_support = skill.category == SkillCategory::Support;
    const bool pays = skill.cost != skill.start;
    if (++state_.chain > longest_chain) {
        finish(std::nullopt);
        return;
    }
    tell(is_support ? EventKind::SupportSkill : EventKind::Skill, waiting.player, skill.number);
    tell_card(waiting.player, waiting.card);
    state_.effect = effect;
    state_.effect.stage = RunningEffect::Stage::Begin;
    if (pays)
        ask(Decision::May, waiting.player);
    else
        note_use(waiting.player, waiting.card, waiting.skill);
}

void Play::use_skill(const Viewpoint& from, std::uint16_t number)
{
    const GameSkill& skill = state_.cards->program().skills[number];
    tell(EventKind::Skill, from.player, skill.number);
    tell_card(from.player, from.card);
    note_use(from.player, from.card, number);
    RunningEffect effect;
    effect.op = skill.cost;
    effect.skill = number;
    effect.player = from.player;
    effect.card = from.card;
    effect.unit = from.unit;
    state_.effect = effect;
}

void Play::note_use(Player player, CardNumber card, std::uint16_t skill)
{
    constexpr int greatest = 255;
    for (SkillUse& use : state_.uses) {
        if (use.player == player && use.card == card && use.skill == skill) {
            use.times = static_cast<std::uint8_t>(std::min(use.times + 1, greatest));
            return;
        }
    }
    SkillUse use;
    use.skill = skill;
    use.player = player;
    use.card = card;
    use.times = 1;
    state_.uses.push_back(use);
}

} // namespace kizuna
