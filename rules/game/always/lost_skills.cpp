#include "game/always/always_on.h"
#include "game/values/choices.h"

namespace kizuna {
namespace {

/// Calls `use(viewpoint, op)` for each step with the verb of the printed always-on skills. Judged
/// by printed facts alone, because the answer decides which skills there are.
template <typename Use>
void for_each_printed(const GameState& state, Verb verb, Use use)
{
    const GameCards& cards = *state.cards;
    if ((cards.always_verbs() & verb_bit(verb)) == 0)
        return;
    const auto of_card = [&](Player player, CardNumber card, const CardKind& kind, UnitId unit,
                             bool in_bonds) {
        for (const GameSkill& skill : cards.skills_of(kind)) {
            if (!skill.scripted || (skill.verbs & verb_bit(verb)) == 0 || skill.level_up_min > 0 ||
                !is_always_on(skill, in_bonds))
                continue;
            walk_always(state, {player, card, unit, no_unit, nullptr, true}, skill,
                        [&](const Viewpoint& from, const Op& op) {
                            if (op.verb == verb)
                                use(from, op);
                        });
        }
    };
    for (const Player player : {Player::P, Player::Q}) {
        for (const Unit& unit : state[player].units)
            of_card(player, unit.top, state.kind(unit), unit.id, false);
        for (const CardNumber card : state[player].bonds) {
            if (!state[player].face_down_bonds.contains(card))
                of_card(player, card, cards.kind(player, card), no_unit, true);
        }
    }
}

} // namespace

// RULING-45: a text may take a skill away, or forbid its use. Then it is as if not printed.
bool is_silenced(const GameState& state, Player player, const Unit* unit, std::uint16_t skill)
{
    const Program& program = state.cards->program();
    if (!program.has_silence)
        return false;
    const auto speaks_of = [&](const Op& op) { return program.skill_sets[op.skills][skill]; };
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.kind == Modifier::Kind::Silence && speaks_of(program.ops[modifier.op]) &&
            (modifier.unit == no_unit ? modifier.by == player : unit && modifier.unit == unit->id))
            return true;
    }
    bool silenced = false;
    if (unit)
        for_each_printed(state, Verb::Silence, [&](const Viewpoint& from, const Op& op) {
            silenced = silenced || (speaks_of(op) && passes(state, from, op.of, *unit));
        });
    return silenced;
}

// MARK-LVS, LEVEL-15, RULING-29
bool level_mark_holds(const GameState& state, const Unit* unit, int level)
{
    if (level == 0)
        return true;
    if (!unit)
        return false;
    if (unit->size >= level)
        return true;
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.kind == Modifier::Kind::MarksHold && modifier.unit == unit->id &&
            ((modifier.value >> level) & 1) != 0)
            return true;
    }
    bool holds = false;
    for_each_printed(state, Verb::MarksHold, [&](const Viewpoint& from, const Op& op) {
        holds = holds || (((op.ranges >> level) & 1) != 0 && passes(state, from, op.of, *unit));
    });
    return holds;
}

// SKILL-5: where it is the player's choice, the cost that can be paid is paid.
CostNow cost_now(const GameState& state, const Viewpoint& from, std::uint16_t number)
{
    const Program& program = state.cards->program();
    const GameSkill& skill = program.skills[number];
    CostNow now{skill.cost, skill.start, skill.once_per_turn};
    if (skill.once_per_turn && skill.unlimited.count > 0)
        now.once_per_turn = !hold(state, from, skill.unlimited);
    if (!program.has_skill_costs || from.unit == no_unit)
        return now;
    const auto change = [&](const Op& op) {
        if (op.verb == Verb::SkillEffect) {
            now.cost = op.then;
            now.start = op.otherwise;
            return;
        }
        now.once_per_turn = now.once_per_turn && !op.loses_once;
        if (!op.gives_cost || op.then == nothing)
            return;
        const Op& other = program.ops[op.then];
        const bool is_offer = other.verb == Verb::Pay && other.refused == skill.cost;
        if (!is_offer)
            now.cost = op.then;
        else if (can_pay(state, from, other.then))
            now.cost = can_pay(state, from, skill.cost) ? op.then : other.then;
    };
    const auto is_meant = [&](const Op& op) {
        return op.of_skill == skill.number && program.skills[op.skill].kind == skill.kind;
    };
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.kind == Modifier::Kind::SkillCost && modifier.unit == from.unit &&
            is_meant(program.ops[modifier.op]))
            change(program.ops[modifier.op]);
    }
    for_each_always(state, {verb_bit(Verb::SkillCost) | verb_bit(Verb::SkillEffect), from.unit},
                    [&](const Viewpoint& by, const Op& op) {
                        if (by.unit == from.unit && is_meant(op))
                            change(op);
                    });
    return now;
}

} // namespace kizuna
