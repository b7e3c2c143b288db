#include "game/legal.h"
#include "game/play.h"

#include <algorithm>

namespace kizuna {

void Play::attack(Unit& unit, const Unit& target)
{
    const Player attacker = owner_of(unit.id);
    unit.tapped = true;
    state_.in_battle = true;
    state_.battle = {};
    state_.battle.attacker = unit.id;
    state_.battle.defender = target.id;
    tell(EventKind::Attack, attacker);
    tell_card(attacker, unit.top);
    tell_card(other(attacker), target.top);
    fire(Moment::Attacks, attacker, unit.id, target.id);
    fire(Moment::Attacked, other(attacker), target.id, unit.id);
}

void Play::step_battle()
{
    Battle& battle = state_.battle;
    const Player attacker = attacking_player(state_);
    const Unit* attacking = state_.find(battle.attacker);
    const Unit* defending = state_.find(battle.defender);
    // RULING-23: a fighting unit has left.
    if ((!attacking || !defending) && battle.step < BattleStep::SupportsLeave)
        battle.step = BattleStep::SupportsLeave;
    const BattleStep step = battle.step;
    battle.step = static_cast<BattleStep>(static_cast<int>(step) + 1);
    switch (step) {
    case BattleStep::Supports:
        reveal_supports();
        break;
    case BattleStep::Success:
        check_support(attacker);
        check_support(other(attacker));
        break;
    case BattleStep::AttackerSkill:
        use_support_skill(attacker);
        break;
    case BattleStep::DefenderSkill:
        use_support_skill(other(attacker));
        break;
    case BattleStep::Critical:
        tell(EventKind::Strength, attacker, judged_strength(state_, attacker),
             judged_strength(state_, other(attacker)));
        if (!is_forbidden(state_, *attacking, Deed::Critical))
            ask(Decision::Critical, attacker);
        break;
    case BattleStep::Evasion:
        battle.critical_decided = true;
        if (!is_forbidden(state_, *defending, Deed::Evade))
            ask(Decision::Evade, other(attacker));
        break;
    case BattleStep::Judgement:
        judge();
        break;
    case BattleStep::SupportsLeave:
        for (const Player player : {attacker, other(attacker)}) {
            const CardNumber card = of(player).support;
            if (card == no_card)
                continue;
            of(player).support = no_card;
            put(player, card, Zone::Retreat, false, true);
        }
        break;
    case BattleStep::AttackEnds:
        fire(Moment::AttackEnds, attacker, battle.attacker, battle.defender);
        break;
    case BattleStep::Delayed:
        if (state_.delayed.empty())
            break;
        battle.step = BattleStep::Delayed; // until none is left
        {
            const DelayedSteps delayed = state_.delayed[0];
            state_.delayed.erase_at(0);
            RunningEffect effect;
            effect.op = delayed.op;
            effect.skill = delayed.skill;
            effect.player = delayed.player;
            effect.card = delayed.card;
            effect.unit = delayed.unit;
            state_.effect = effect;
        }
        break;
    case BattleStep::Expiry:
        end_battle();
        break;
    }
}

void Play::reveal_supports()
{
    const Player attacker = attacking_player(state_);
    tell(EventKind::SupportRevealed, attacker);
    for (const Player player : {attacker, other(attacker)}) {
        PlayerState& one = of(player);
        if (state_.cards->is_dummy(player)) {
            const std::vector<int>& supports = state_.cards->dummy()->supports;
            const int size = static_cast<int>(supports.size());
            const int pick = size > 1 ? random_pick(player, size) : 0;
            state_.battle.support_to[index(player)] =
                static_cast<std::int16_t>(supports[static_cast<std::size_t>(pick)]);
        }
        if (one.deck.empty())
            continue;
        one.support = one.deck.back();
        one.deck.pop_back();
        forget_looks(player, one.support);
        tell_card(player, one.support);
    }
    fire(Moment::SupportRevealed, attacker, no_unit);
}

void Play::check_support(Player player)
{
    PlayerState& one = of(player);
    const Unit* unit = state_.find(fighting_unit(state_, player));
    if (!unit)
        return;
    if (one.support == no_card) { // there was none to reveal (RULING-21)
        tell(EventKind::SupportFailed, player);
        return;
    }
    state_.battle.succeeded[index(player)] =
        !shares_name(state_, player, one.support, false, *unit);
    if (state_.battle.succeeded[index(player)])
        return;
    tell(EventKind::SupportFailed, player);
    tell_card(player, one.support);
    const CardNumber card = one.support;
    one.support = no_card;
    put(player, card, Zone::Retreat, false, true);
}

void Play::use_support_skill(Player player)
{
    const CardNumber card = of(player).support;
    if (card == no_card || !state_.battle.succeeded[index(player)] ||
        state_.battle.cancelled[index(player)])
        return;
    const CardKind& kind = state_.kind(player, card);
    if (!kind.has_support)
        return;
    const SupportType type =
        player == attacking_player(state_) ? SupportType::Attack : SupportType::Defense;
    for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
        const auto number = static_cast<std::uint16_t>(kind.first_skill + at);
        const GameSkill& skill = state_.cards->program().skills[number];
        const bool works = skill.support_type == type || skill.support_type == SupportType::Both;
        if (skill.category != SkillCategory::Support || !skill.scripted || !works)
            continue;
        WaitingSkill waiting;
        waiting.skill = number;
        waiting.player = player;
        waiting.card = card;
        waiting.group = state_.group;
        waiting.ordered = true;
        state_.waiting.push_back(waiting);
    }
}

void Play::discard_for_battle(const Action& action)
{
    Battle& battle = state_.battle;
    if (action.kind == ActionKind::NoCritical || action.kind == ActionKind::NoEvade)
        return;
    const CardNumber card = card_of_kind(state_, action.player, Zone::Hand, action.card);
    take_from(action.player, Zone::Hand, card);
    if (action.kind == ActionKind::Critical) {
        battle.critical = true;
        battle.critical_decided = true;
        tell(EventKind::Critical, action.player, judged_strength(state_, action.player));
        tell_card(action.player, card);
        put(action.player, card, Zone::Retreat, false, true);
        fire(Moment::CriticalHit, action.player, battle.attacker, battle.defender);
    } else {
        battle.evaded = true;
        tell(EventKind::Evade, action.player);
        tell_card(action.player, card);
        put(action.player, card, Zone::Retreat, false, true);
        fire(Moment::Evaded, action.player, battle.defender, battle.attacker);
    }
}

void Play::judge()
{
    const Player attacker = attacking_player(state_);
    const int attack = judged_strength(state_, attacker);
    const int defence = judged_strength(state_, other(attacker));
    tell(EventKind::Judged, attacker, attack, defence);
    const Unit& defending = *state_.find(state_.battle.defender);
    if (attack < defence || state_.battle.evaded || survives(state_, defending))
        return;
    Destruction destruction;
    destruction.unit = defending.id;
    destruction.orbs = static_cast<std::uint8_t>(std::clamp(orbs_of_battle(state_), 1, 99));
    destruction.in_battle = true;
    state_.destructions.push_back(destruction);
}

void Play::end_battle()
{
    for (std::size_t at = state_.modifiers.size(); at-- > 0;) {
        if (state_.modifiers[at].until == Until::EndOfBattle)
            state_.modifiers.erase_at(at);
    }
    tell(EventKind::EndOfBattle, attacking_player(state_));
    state_.in_battle = false;
    state_.battle = {};
}

} // namespace kizuna
