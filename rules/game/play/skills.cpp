#include "game/play/play.h"

#include <algorithm>

// SKILL in its order, as far as skills are used by action.
namespace kizuna {

// SKILL-1, SKILL-12, SKILL-13, MARK-CCS, MARK-LVS, MARK-US, RULING-33: what its limit, its marks
// and its text demand. SKILL-4, SKILL-19: otherwise as often as it can be paid for, tapped or not.
Clause refusal_of_skill(const GameState& state, const Viewpoint& from, std::uint16_t number)
{
    const GameSkill& skill = state.cards->program().skills[number];
    const Unit* unit = from.unit == no_unit ? nullptr : state.find(from.unit);
    const CostNow now = cost_now(state, from, number);
    if (skill.taps_self && unit && unit->tapped && now.cost == skill.cost)
        return Clause::Skill13;
    if (is_silenced(state, from.player, unit, number))
        return Clause::Ruling45;
    if (now.once_per_turn && times_used(state, from.player, from.card, number) > 0)
        return Clause::Skill12;
    if (skill.class_change_skill && !(unit && is_class_changed(state, *unit)))
        return Clause::MarkCcs;
    if (!level_mark_holds(state, unit, skill.level_up_min))
        return Clause::MarkLvs;
    if (!can_pay(state, from, now.cost)) // SKILL-5, MARK-FS
        return skill.formation ? Clause::MarkFs : Clause::Skill5;
    if (is_usable(state, from, skill))
        return Clause::None;
    return skill.union_symbols != 0 ? Clause::MarkUs : Clause::Skill3;
}
namespace {

/// The copy that would use a skill: of several the one that has used it least, since each counts
/// for itself (RULING-30). MARK-BS, SKILL-8: of bonds only those that lie face-up.
CardNumber copy_to_use(const GameState& state, const Action& action, std::uint16_t skill)
{
    const bool in_bonds = action.zone == ActionZone::Bonds;
    CardNumber found = no_card;
    int fewest = 0;
    for (const CardNumber card :
         cards_in(state, action.player, in_bonds ? Zone::Bonds : Zone::Hand)) {
        const bool may_use = !in_bonds || !state[action.player].face_down_bonds.contains(card);
        if (state.cards->kind_number(action.player, card) != action.card || !may_use)
            continue;
        const int used = times_used(state, action.player, card, skill);
        if (found == no_card || used < fewest || (used == fewest && card < found)) {
            found = card;
            fewest = used;
        }
    }
    return found;
}

/// SKILL-8: a skill that a bond acquired; `nothing` where it has none.
std::uint16_t acquired_by_bond(const GameState& state, const Action& action, Viewpoint& from)
{
    const Program& program = state.cards->program();
    for (std::size_t at = 0; at < program.skills.size(); ++at) {
        const GameSkill& skill = program.skills[at];
        if (skill.kind != action.of || skill.number != action.number ||
            skill.category != SkillCategory::BondAct)
            continue;
        const auto number = static_cast<std::uint16_t>(at);
        from.card = copy_to_use(state, action, number);
        const GrantedSkills acquired = from.card == no_card
                                           ? GrantedSkills{}
                                           : skills_of_bond(state, action.player, from.card);
        const bool is_had = std::find(acquired.begin(), acquired.end(), number) != acquired.end();
        return is_had ? number : nothing;
    }
    return nothing;
}

} // namespace

// SKILL-3, SKILL-8, SKILL-9, SKILL-20, MARK-CP: of units, of face-up bonds and of hand cards.
std::uint16_t act_skill(const GameState& state, const Action& action, Viewpoint& from)
{
    const Program& program = state.cards->program();
    std::uint16_t found = nothing;
    from = {action.player};
    if (action.zone == ActionZone::Field) {
        const Unit* unit = unit_of(state, action.unit, action.player);
        if (!unit)
            return nothing;
        from.card = unit->top;
        from.unit = unit->id;
        for_each_skill(state, *unit, [&](std::uint16_t number) {
            const GameSkill& skill = program.skills[number];
            if (skill.number == action.number && skill.category == SkillCategory::Act &&
                (action.card == nothing || action.card == skill.kind))
                found = found == nothing ? number : found;
        });
        return found;
    }
    const bool in_bonds = action.zone == ActionZone::Bonds;
    if (action.card >= state.cards->kind_count() || (!in_bonds && action.zone != ActionZone::Hand))
        return nothing;
    if (in_bonds && action.of != nothing)
        return acquired_by_bond(state, action, from);
    const CardKind& kind = state.cards->kind(action.card);
    if (action.number == 0 || action.number > kind.skill_count)
        return nothing;
    const auto number = static_cast<std::uint16_t>(kind.first_skill + action.number - 1);
    const SkillCategory wanted = in_bonds ? SkillCategory::BondAct : SkillCategory::HandAct;
    const GameSkill& skill = program.skills[number];
    if (!skill.scripted || skill.category != wanted)
        return nothing;
    from.card = copy_to_use(state, action, number);
    return from.card == no_card ? nothing : number;
}

// SKILL-6: keeps what the skill remembers for those that it sets off.
void fire_skill_done(Play& play)
{
    GameState& state = play.state;
    if (!state.cards->hears(Moment::SkillDone) || state.effect.unit == no_unit)
        return;
    state.seen_before = state.effect.seen;
    state.done_before = state.effect.done;
    fire(play, {.moment = Moment::SkillDone,
                .player = state.effect.player,
                .subject = state.effect.unit,
                .card = state.effect.card,
                .skill = state.effect.skill,
                .reason = reason_of_effect(state)});
}

// SKILL-12, RULING-30: for each card and skill.
void note_use(Play& play, Player player, CardNumber card, std::uint16_t skill)
{
    for (SkillUse& use : play.state.uses) {
        if (use.player == player && use.card == card && use.skill == skill) {
            count_up(use.times);
            return;
        }
    }
    play.state.uses.push_back({skill, player, card, 1});
}

// SKILL-15, SKILL-5, MARK-FS: the cost first, then the effect in its printed order.
void use_skill(Play& play, const Action& action)
{
    GameState& state = play.state;
    Viewpoint from;
    const std::uint16_t number = act_skill(state, action, from);
    const GameSkill& skill = state.cards->program().skills[number];
    play.tell(EventKind::Skill, from.player, skill.number);
    play.tell_card(from.player, from.card);
    const Place16 cost = cost_now(state, from, number).cost;
    note_use(play, from.player, from.card, number);
    if (skill.category == SkillCategory::HandAct)
        count_up(state[from.player].hand_skills);
    fire(play, {.moment = Moment::SkillUsed,
                .player = from.player,
                .subject = from.unit,
                .card = from.card,
                .skill = number});
    start_effect(play, cost, number, from);
    state.effect.is_whole = true;
}

} // namespace kizuna
