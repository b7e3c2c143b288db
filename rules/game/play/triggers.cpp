#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_waiting = 250;
/// Skills that set each other off without end make the game a draw after so many.
constexpr int max_chain = 1000;

bool belongs_to_turn(Moment moment)
{
    return moment == Moment::TurnBegins || moment == Moment::TurnEnds;
}

/// Something that may set skills off.
struct Occasion {
    Moment moment;
    Player player; ///< whose unit, turn, orb or card it is about
    UnitId subject;
    UnitId against;
};

// SKILL-6, SKILL-11. The marks are judged now; the conditions when the skill's turn comes, after
// the rules (RULING-9, RULING-10, RULING-12).
void set_off(Play& play, const Occasion& occasion, const Viewpoint& from, std::uint16_t number)
{
    const GameState& state = play.state;
    const GameSkill& skill = state.cards->program().skills[number];
    if (!skill.scripted || !skill.has_trigger || skill.moment != occasion.moment ||
        state.waiting.size() >= max_waiting)
        return;
    const bool asks_player = belongs_to_turn(occasion.moment) || occasion.moment == Moment::OrbLost;
    if (asks_player && skill.trigger_whose != Whose::Both &&
        (skill.trigger_whose == Whose::Own) != (occasion.player == from.player))
        return;
    const auto fits = [&](Place16 filter, UnitId unit) {
        if (filter == nothing)
            return true;
        const Unit* one = state.find(unit);
        return one && passes(state, from, filter, *one);
    };
    // Without a filter the skill speaks of its own unit.
    const bool is_own =
        skill.subject != nothing || occasion.subject == no_unit || occasion.subject == from.unit;
    if (!is_own || !fits(skill.subject, occasion.subject) || !fits(skill.against, occasion.against))
        return;
    if (skill.once_per_turn && times_used(state, from.player, from.card, number) > 0) // SKILL-12
        return;
    if (!marks_hold(state, from, skill))
        return;
    queue_skill(play, number, {from.player, from.card, from.unit, occasion.subject});
}

/// True where a skill that was set off has an effect, or asks for its payment, as things are now.
bool can_start(const GameState& state, const WaitingSkill& waiting)
{
    const GameSkill& skill = state.cards->program().skills[waiting.skill];
    const bool is_support = skill.category == SkillCategory::Support;
    if (is_support && state.battle.cancelled[index(waiting.player)])
        return false;
    if (skill.once_per_turn && times_used(state, waiting.player, waiting.card, waiting.skill) > 0)
        return false;
    const Viewpoint from{waiting.player, waiting.card, waiting.unit, waiting.subject};
    // Of a unit that has left the marks were judged while it stood there.
    const bool has_left = waiting.unit != no_unit && !state.find(waiting.unit);
    if (!is_support && !has_left && !marks_hold(state, from, skill))
        return false;
    return hold(state, from, skill.conditions) &&
           (skill.cost == skill.start || can_pay(state, from, skill.cost));
}

// RULING-32, SKILL-6: it is carried out, and only a cost makes it a choice.
void start_skill(Play& play, const WaitingSkill& waiting)
{
    GameState& state = play.state;
    if (!can_start(state, waiting))
        return;
    const GameSkill& skill = state.cards->program().skills[waiting.skill];
    const bool is_support = skill.category == SkillCategory::Support;
    const bool pays = skill.cost != skill.start;
    if (++state.chain > max_chain) {
        finish(play, std::nullopt);
        return;
    }
    play.tell(is_support ? EventKind::SupportSkill : EventKind::Skill, waiting.player,
              skill.number);
    play.tell_card(waiting.player, waiting.card);
    start_effect(play, skill.cost, waiting.skill,
                 {waiting.player, waiting.card, waiting.unit, waiting.subject});
    if (pays)
        ask(play, Decision::May, waiting.player);
    else
        note_use(play, waiting.player, waiting.card, waiting.skill);
}

} // namespace

void fire(Play& play, Moment moment, Player player, UnitId subject, UnitId against, CardNumber card)
{
    const GameState& state = play.state;
    const GameCards& cards = *state.cards;
    const MomentSet now = moment_bit(moment);
    if ((cards.moments() & now) == 0)
        return;
    const Program& program = cards.program();
    const bool are_granted = (cards.granted_moments() & now) != 0 && may_have_granted_skills(state);
    const Occasion occasion{moment, player, subject, against};
    for (const Player owner : {state.turn_player, other(state.turn_player)}) {
        for (const Unit& unit : state[owner].units) {
            if (!are_granted && !cards.has_dragon_blood() && (state.kind(unit).moments & now) == 0)
                continue;
            for_each_skill(
                state, unit,
                [&](std::uint16_t skill) {
                    const GameSkill& one = program.skills[skill];
                    if (one.category == SkillCategory::Auto || one.category == SkillCategory::Spec)
                        set_off(play, occasion, {owner, unit.top, unit.id}, skill);
                },
                are_granted);
        }
        for (const CardNumber bond : state[owner].bonds) {
            const CardKind& kind = state.kind(owner, bond);
            if ((kind.moments & now) == 0 || state[owner].face_down_bonds.contains(bond) ||
                (moment == Moment::Bonded && (owner != player || bond != card)))
                continue;
            for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
                const auto skill = static_cast<std::uint16_t>(kind.first_skill + at);
                if (program.skills[skill].category == SkillCategory::BondAuto)
                    set_off(play, occasion, {owner, bond}, skill);
            }
        }
    }
}

void queue_skill(Play& play, std::uint16_t skill, const Viewpoint& from, bool ordered)
{
    WaitingSkill waiting;
    waiting.skill = skill;
    waiting.player = from.player;
    waiting.card = from.card;
    waiting.unit = from.unit;
    waiting.subject = from.subject;
    waiting.group = play.state.group;
    waiting.ordered = ordered;
    play.state.waiting.push_back(waiting);
}

std::uint8_t latest_group(const GameState& state)
{
    std::uint8_t group = 0;
    for (const WaitingSkill& one : state.waiting)
        group = std::max(group, one.group);
    return group;
}

// RULING-31: what a skill sets off comes before what still waits; the turn player's come first.
// SKILL-16: a player whose skills are due together says which is first.
void start_waiting(Play& play)
{
    GameState& state = play.state;
    const std::uint8_t group = latest_group(state);
    state.group = static_cast<std::uint8_t>(group + 1);
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
        // Where none of them does anything no order does.
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
    const std::uint8_t group = latest_group(play.state);
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
