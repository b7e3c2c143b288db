#include "odds/policies/skill_answers.h"

#include "odds/policies/skill_worth.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The most uses of one skill in one turn: more would only be endless loops.
constexpr int max_uses = 5;

// Whether to pay for an automatic skill, or to accept a "may" within an effect.
Choice answer_may_by_worth(const GameState& state, const SkillJudge& judge)
{
    const Op& op = running_op(state);
    const Viewpoint from = viewpoint_of(state.effect);
    SkillWorth yes;
    SkillWorth no;
    if (op.is_payment) {
        yes = judge.worth_of(from, state.effect.op);
    } else {
        yes = judge.worth_of(from, op.then);
        no = judge.worth_of(from, op.verb == Verb::May ? op.otherwise : op.next);
    }
    if (yes.left() > no.left())
        return {plain_action(ActionKind::Yes),
                yes.price > no.price ? ChoiceReason::SkillPays : ChoiceReason::SkillFree};
    return {plain_action(ActionKind::No),
            yes.gain > no.gain ? ChoiceReason::SkillTooDear : ChoiceReason::SkillNoUse};
}

/// The candidates that may still be picked. Picks are made in ascending order, except where their
/// order matters.
Candidates candidates_left(const GameState& state, const Viewpoint& from, const Op& op)
{
    const auto& picked = state.effect.picked;
    Candidates left;
    bool is_later = picked.empty() || is_ordered(op);
    for (const std::uint16_t one : candidates_of(state, from, op)) {
        if (is_later && std::find(picked.begin(), picked.end(), one) == picked.end())
            left.push_back(one);
        is_later = is_later || one == picked.back();
    }
    return left;
}

Choice answer_choice_by_worth(const GameState& state, const SkillJudge& judge)
{
    const Op& op = running_op(state);
    const Viewpoint from = viewpoint_of(state.effect);
    const auto count = static_cast<std::size_t>(std::max<int>(0, state.effect.left));
    Candidates picks = judge.picks(from, op, count, candidates_left(state, from, op));
    const Candidates options = options_of(state);
    if (op.up_to && picks.empty())
        return {plain_action(ActionKind::Enough), ChoiceReason::ChoiceEnough};
    while (is_ordered(op) && picks.size() > 1)
        picks.pop_back(); // the others are picked next
    const auto is_picked = [&](std::uint16_t option) {
        const Action action = pick_action(state, option);
        return std::any_of(picks.begin(), picks.end(),
                           [&](std::uint16_t pick) { return pick_action(state, pick) == action; });
    };
    const auto found = std::find_if(options.begin(), options.end(), is_picked);
    if (found == options.end() && op.up_to)
        return {plain_action(ActionKind::Enough), ChoiceReason::ChoiceEnough};
    if (found == options.end() || (options.size() == 1 && !op.up_to))
        return decline(state);
    return {pick_action(state, *found), judge.takes_away(from, op, *found)
                                            ? ChoiceReason::ChoiceLeast
                                            : ChoiceReason::ChoiceBest};
}

/// The option with the greatest gain less its price, the first of equals.
Choice answer_option_by_worth(const GameState& state, const SkillJudge& judge)
{
    const std::vector<Op>& ops = state.cards->program().ops;
    const Op& op = running_op(state);
    const Viewpoint from = viewpoint_of(state.effect);
    Action action = plain_action(ActionKind::Option);
    int max = 0;
    Place16 option = op.then;
    for (std::uint8_t number = 0; number < op.count; ++number) {
        const int left = judge.worth_of(from, ops[option].then).left();
        if (number == 0 || left > max) {
            action.number = number;
            max = left;
        }
        option = ops[option].otherwise;
    }
    return {action, ChoiceReason::ChoiceBest};
}

/// The line for a unit, chosen as by deployment().
Choice answer_place(const GameState& state)
{
    Action action = plain_action(ActionKind::Place);
    const auto card = static_cast<CardNumber>(state.effect.picked[0]);
    if (state.kind(Player::P, card).range.contains(2))
        action.line = Line::Back;
    return {action, ChoiceReason::ChoiceLine};
}

/// Of two units with one name the stronger stays, of equals the older.
Choice answer_same_name(const GameState& state)
{
    Choice choice = decline(state);
    const auto pair = units_of_one_name(state, Player::P);
    if (pair && strength_of(state, *pair->second) > strength_of(state, *pair->first)) {
        choice.action.unit = pair->second->id;
        choice.reason = ChoiceReason::ChoiceBest;
    }
    return choice;
}

/// False only if P certainly has no act skill to use. Quicker than to list the legal actions.
bool has_act_skill(const GameState& state)
{
    const PlayerState& player = state[Player::P];
    const auto acts_elsewhere = [&](CardNumber card) {
        return state.kind(Player::P, card).has_act_elsewhere;
    };
    return state.cards->grants_acts() || state.cards->program().has_bond_skills ||
           std::any_of(player.units.begin(), player.units.end(),
                       [&](const Unit& unit) { return state.kind(unit).has_act; }) ||
           std::any_of(player.hand.begin(), player.hand.end(), acts_elsewhere) ||
           std::any_of(player.bonds.begin(), player.bonds.end(), acts_elsewhere);
}

} // namespace

Choice answer_by_worth(const GameState& state, bool attacks)
{
    switch (state.decision) {
    case Decision::May:
        return answer_may_by_worth(state, SkillJudge(state, attacks));
    case Decision::Choose:
        return answer_choice_by_worth(state, SkillJudge(state, attacks));
    case Decision::OneOf:
        return answer_option_by_worth(state, SkillJudge(state, attacks));
    case Decision::Place:
        return answer_place(state);
    case Decision::SameName:
        return answer_same_name(state);
    default:
        return decline(state);
    }
}

std::optional<Choice> best_use(const GameState& state, bool attacks)
{
    std::optional<Choice> best;
    if (!has_act_skill(state))
        return best;
    const ActionList actions = legal_actions(state);
    const auto is_use = [](const Action& action) { return action.kind == ActionKind::UseSkill; };
    if (std::none_of(actions.begin(), actions.end(), is_use))
        return best;
    const SkillJudge judge(state, attacks);
    int max = 0;
    for (const Action& action : actions) {
        if (!is_use(action))
            continue;
        Viewpoint from;
        const std::uint16_t skill = act_skill(state, action, from);
        if (times_used(state, Player::P, from.card, skill) >= max_uses)
            continue;
        const SkillWorth worth = judge.worth_of(from, state.cards->program().skills[skill].cost);
        if (worth.left() <= max)
            continue;
        max = worth.left();
        best = {action, worth.price > 0 ? ChoiceReason::SkillPays : ChoiceReason::SkillFree};
    }
    return best;
}

} // namespace kizuna
