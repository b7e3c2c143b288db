#include "game/play.h"

#include "game/legal.h"

#include <algorithm>

namespace kizuna {

void Play::ask(Decision decision, Player player)
{
    state_.decision = decision;
    state_.decider = player;
}

void Play::run()
{
    for (;;) {
        run_to_decision();
        const bool asks_dummy = state_.decision != Decision::None && !state_.is_over() &&
                                state_.cards->is_dummy(state_.decider);
        if (!asks_dummy)
            return;
        ActionList choices;
        legal_actions(state_, choices);
        answer(choices[0]);
    }
}

void Play::run_to_decision()
{
    while (!state_.is_over() && state_.decision == Decision::None) {
        if (check_rules())
            continue;
        if (state_.effect.op != nothing)
            step_effect();
        else if (!state_.waiting.empty())
            start_waiting();
        else if (state_.in_battle)
            step_battle();
        else if (!step_phase())
            return;
    }
}

void Play::finish(std::optional<Player> winner)
{
    state_.phase = Phase::Over;
    state_.decision = Decision::None;
    state_.winner = winner;
    state_.drawn = !winner;
    if (winner)
        tell(EventKind::Won, *winner);
    else
        tell(EventKind::Drawn, state_.turn_player);
}

void Play::act(const Action& action)
{
    if (action.kind == ActionKind::Concede) {
        finish(other(action.player));
        return;
    }
    if (state_.decision != Decision::None) {
        answer(action);
        return;
    }
    state_.chain = 0;
    const Player player = action.player;
    switch (action.kind) {
    case ActionKind::Bond:
        bond(player, card_of_kind(state_, player, Zone::Hand, action.card));
        state_.phase = Phase::Deployment;
        break;
    case ActionKind::NoBond:
        state_.phase = Phase::Deployment;
        break;
    case ActionKind::Deploy: {
        const CardNumber card = card_of_kind(state_, player, Zone::Hand, action.card);
        of(player).spent =
            static_cast<std::uint8_t>(of(player).spent + cost_of(state_, player, card, false));
        take_from(player, Zone::Hand, card);
        deploy(player, card, action.line, false);
        break;
    }
    case ActionKind::LevelUp: {
        const CardNumber card = card_of_kind(state_, player, Zone::Hand, action.card);
        const bool class_change = state_.kind(player, card).has_class_change();
        const int cost = cost_of(state_, player, card, class_change);
        of(player).spent = static_cast<std::uint8_t>(of(player).spent + cost);
        take_from(player, Zone::Hand, card);
        level_up(player, card, *state_.find(action.unit));
        break;
    }
    case ActionKind::NextPhase:
        state_.phase = Phase::Action;
        break;
    case ActionKind::Attack:
        attack(*state_.find(action.unit), *state_.find(action.target));
        break;
    case ActionKind::Move: {
        Unit& unit = *state_.find(action.unit);
        unit.tapped = true;
        move_unit(unit);
        break;
    }
    case ActionKind::UseSkill: {
        Viewpoint from;
        const std::uint16_t skill = act_skill(state_, action, from);
        use_skill(from, skill);
        break;
    }
    case ActionKind::EndTurn:
        state_.phase = Phase::End;
        state_.step = 0;
        break;
    default:
        break;
    }
}

void Play::answer(const Action& action)
{
    const Decision decision = state_.decision;
    state_.decision = Decision::None;
    switch (decision) {
    case Decision::Protagonist: {
        PlayerState& player = of(action.player);
        const CardNumber card = card_of_kind(state_, action.player, Zone::Deck, action.card);
        take_from(action.player, Zone::Deck, card);
        player.units.clear();
        new_unit(action.player, card, Line::Front).protagonist = true;
        ++state_.step;
        break;
    }
    case Decision::Mulligan:
        of(action.player).redraws = action.kind == ActionKind::Mulligan;
        ++state_.step;
        break;
    case Decision::Critical:
    case Decision::Evade:
        discard_for_battle(action);
        break;
    case Decision::Orb:
        lose_orb(action.number);
        break;
    case Decision::Place:
        state_.effect.left = action.line == Line::Front ? 1 : 2;
        break;
    case Decision::SameName:
        keep_unit(action.unit);
        break;
    case Decision::None:
        break;
    default:
        state_.decision = decision;
        answer_choice(action);
        break;
    }
}

void Play::answer_choice(const Action& action)
{
    RunningEffect& effect = state_.effect;
    const Decision decision = state_.decision;
    const auto& ops = state_.cards->program().ops;
    if (decision == Decision::Choose) {
        const auto option =
            action.kind == ActionKind::Pick ? picked_option(state_, action) : std::nullopt;
        state_.decision = Decision::None;
        if (option) {
            effect.picked.push_back(*option);
            --effect.left;
        } else {
            effect.left = 0;
        }
        return;
    }
    state_.decision = Decision::None;
    if (decision == Decision::Order) {
        std::uint8_t group = 0;
        for (const WaitingSkill& one : state_.waiting)
            group = std::max(group, one.group);
        std::uint8_t position = 0;
        for (std::size_t at = 0; at < state_.waiting.size(); ++at) {
            WaitingSkill& one = state_.waiting[at];
            if (one.group != group || one.player != action.player || one.ordered)
                continue;
            if (position++ == action.number) {
                one.ordered = true;
                // Those already ordered come first, in the order of the answers.
                std::size_t place = 0;
                while (place < at && state_.waiting[place].ordered)
                    ++place;
                std::rotate(state_.waiting.begin() + place, state_.waiting.begin() + at,
                            state_.waiting.begin() + at + 1);
                return;
            }
        }
        return;
    }
    const Op& op = ops[effect.op];
    const bool yes = action.kind == ActionKind::Yes;
    if (op.is_payment) { // of the skill itself
        if (yes)
            note_use(effect.player, effect.card, effect.skill);
        else
            effect.op = nothing;
        return;
    }
    next_op(yes ? op.then : op.verb == Verb::May ? op.otherwise : op.next);
}

bool Play::check_rules()
{
    return check_decks() || check_bonuses() || check_names() || check_destructions() ||
           check_orbs() || check_defeat() || check_march();
}

bool Play::check_decks()
{
    if (state_.phase == Phase::Setup)
        return false;
    for (const Player player : {state_.turn_player, other(state_.turn_player)}) {
        PlayerState& one = of(player);
        if (!one.deck.empty())
            continue;
        if (!one.retreat.empty()) {
            refresh(player);
            return true;
        }
        if (state_.rulings.no_cards_loses && !state_.cards->is_dummy(player))
            one.loses = true;
    }
    return false;
}

bool Play::check_bonuses()
{
    for (const Player player : {state_.turn_player, other(state_.turn_player)}) {
        PlayerState& one = of(player);
        if (one.bonus_draws == 0)
            continue;
        --one.bonus_draws;
        draw(player);
        return true;
    }
    return false;
}

bool Play::check_names()
{
    if (!state_.check_names && !state_.cards->has_added_facts())
        return false;
    for (const Player player : {state_.turn_player, other(state_.turn_player)}) {
        const auto pair = units_of_one_name(state_, player);
        if (!pair)
            continue;
        const auto [older, newer] = *pair;
        if (older->protagonist || newer->protagonist)
            keep_unit(older->protagonist ? older->id : newer->id);
        else
            ask(Decision::SameName, player);
        return true;
    }
    state_.check_names = false;
    return false;
}

void Play::keep_unit(UnitId unit)
{
    const auto pair = units_of_one_name(state_, owner_of(unit));
    if (!pair)
        return;
    const Unit& gone = pair->first->id == unit ? *pair->second : *pair->first;
    tell(EventKind::SameNameRepair, gone);
    remove_unit(gone.id, Zone::Retreat, false, true);
}

bool Play::check_destructions()
{
    if (state_.destructions.empty())
        return false;
    const Destruction destruction = state_.destructions[0];
    state_.destructions.erase_at(0);
    const Unit* unit = state_.find(destruction.unit);
    if (!unit || is_forbidden(state_, *unit, Deed::BeDestroyed))
        return true;
    const Player owner = owner_of(unit->id);
    tell(EventKind::Destroyed, *unit);
    fire(Moment::Destroyed, owner, unit->id);
    if (destruction.in_battle && state_.in_battle) {
        state_.battle.destroyed = true;
        state_.battle.destroyed_unit = *unit;
        fire(Moment::Destroys, other(owner), state_.battle.attacker, unit->id);
    }
    if (!unit->protagonist) {
        remove_unit(unit->id, Zone::Retreat, false, true);
        return true;
    }
    PlayerState& player = of(owner);
    if (player.orbs.empty())
        player.loses = true;
    else
        player.orbs_to_lose = static_cast<std::uint8_t>(std::min<std::size_t>(
            static_cast<std::size_t>(player.orbs_to_lose) + destruction.orbs, player.orbs.size()));
    return true;
}

bool Play::check_orbs()
{
    for (const Player player : {other(state_.turn_player), state_.turn_player}) {
        if (of(player).orbs_to_lose > 0) {
            ask(Decision::Orb, player);
            return true;
        }
    }
    return false;
}

void Play::lose_orb(std::uint8_t position)
{
    state_.decision = Decision::None;
    const Player player = of(other(state_.turn_player)).orbs_to_lose > 0 ? other(state_.turn_player)
                                                                         : state_.turn_player;
    PlayerState& owner = of(player);
    --owner.orbs_to_lose;
    const CardNumber card = owner.orbs[position];
    const bool face_up = owner.face_up_orbs.contains(card);
    take_from(player, Zone::Orbs, card);
    tell(EventKind::OrbTaken, player, position, face_up ? 1 : 0);
    tell_card(player, card);
    if (state_.cards->is_dummy(player))
        owner.infinite.push_back(card); // it vanishes
    else
        add_to_hand(player, card);
    fire(Moment::OrbLost, player, no_unit);
}

bool Play::check_defeat()
{
    const bool first = of(Player::P).loses;
    const bool second = of(Player::Q).loses;
    if (!first && !second)
        return false;
    if (first && second)
        finish(std::nullopt);
    else
        finish(first ? Player::Q : Player::P);
    return true;
}

bool Play::check_march()
{
    return state_.phase != Phase::Setup && march(other(state_.turn_player));
}

bool Play::march(Player player)
{
    PlayerState& owner = of(player);
    if (owner.units.empty() || has_front(owner))
        return false;
    tell(EventKind::March, player);
    for (Unit& unit : owner.units) {
        unit.line = Line::Front;
        tell_card(player, unit.top);
    }
    return true;
}

} // namespace kizuna
