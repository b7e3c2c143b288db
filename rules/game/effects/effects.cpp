#include "cards/effects/effect_memory.h"
#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Effects that could go on for ever, as by paying nothing again and again, stop here.
constexpr int max_repetitions = 200;

Player player_meant(const RunningEffect& effect, const Op& op)
{
    return op.whose == Whose::Own ? effect.player : other(effect.player);
}

/// Clears what an earlier step left in the memory that this step fills.
void forget(RunningEffect& effect, const Op& op)
{
    const bool sees = op.verb == Verb::Look || op.verb == Verb::Show || op.shows;
    if (sees && op.from != Zone::Seen)
        effect.seen.clear();
    if (is_remembered_as_done(op.verb) && !op.is_payment)
        effect.done.clear();
}

/// Orbs are chosen by position; positions shift as orbs leave, so the cards are noted.
void begin_acting(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    effect.stage = RunningEffect::Stage::Acting;
    forget(effect, op);
    if (chooses_units(op) || zone_of_cards(op) != Zone::Orbs || takes_from_anywhere(op))
        return;
    const CardPile& orbs = play[owner_of_cards(play.state, viewpoint_of(effect), op)].orbs;
    for (std::uint16_t& picked : effect.picked)
        picked = orbs[picked];
}

/// True for cards off the top of the deck, whatever they are. DECKOUT-2: also of a new deck.
bool takes_off_deck(const Op& op)
{
    return op.verb == Verb::Put && zone_of_cards(op) == Zone::Deck && op.or_from == 0 &&
           !op.chooses && !op.from_bottom;
}

/// DECKOUT-2: how many of the cards to take must come from a refreshed deck.
int missing_in_deck(const Play& play, const Op& op)
{
    const Player owner = owner_of_cards(play.state, viewpoint_of(play.state.effect), op);
    return std::max(0, std::max<int>(1, op.top) - static_cast<int>(play[owner].deck.size()));
}

/// RULING-17: the next of them, once the deck was made anew; none where there is no card left.
void go_on_with_new_deck(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    const Viewpoint from = viewpoint_of(effect);
    const CardPile& deck = play[owner_of_cards(play.state, from, op)].deck;
    Op rest = op;
    rest.top = static_cast<std::uint8_t>(effect.left);
    effect.left = static_cast<std::int16_t>(
        deck.empty() ? 0 : effect.left - std::min<int>(effect.left, static_cast<int>(deck.size())));
    for (const std::uint16_t candidate : candidates_of(play.state, from, rest))
        effect.picked.push_back(candidate);
}

/// Finds what the step can act on, and what of it is chosen. RULING-45: as many as there are.
/// RULING-62, RULING-63: it may be none.
void begin_choice(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    Candidates candidates = candidates_of(play.state, viewpoint_of(effect), op);
    effect.picked.clear();
    if (!op.chooses) {
        for (const std::uint16_t candidate : candidates)
            effect.picked.push_back(candidate);
        effect.left = static_cast<std::int16_t>(takes_off_deck(op) ? missing_in_deck(play, op) : 0);
        begin_acting(play, op);
        return;
    }
    const int count = std::min(number_to_choose(play.state, viewpoint_of(effect), op),
                               static_cast<int>(candidates.size()));
    if (op.at_random) {
        const Player owner = owner_of_cards(play.state, viewpoint_of(effect), op);
        for (int picks = 0; picks < count; ++picks) {
            const auto at = static_cast<std::size_t>(
                random_pick(play, owner, static_cast<int>(candidates.size())));
            effect.picked.push_back(candidates[at]);
            candidates.erase_at(at);
        }
        begin_acting(play, op);
        return;
    }
    effect.left = static_cast<std::int16_t>(count);
    effect.stage = RunningEffect::Stage::Choosing;
}

// SKILL-5, MARK-IS: only what can be paid in full is offered.
void offer_payment(Play& play, const Op& op)
{
    const RunningEffect& effect = play.state.effect;
    const bool repeats = op.verb == Verb::Repeat;
    const bool is_enough = repeats && times_used(play.state, effect.player, effect.card,
                                                 effect.skill) >= max_repetitions;
    if (is_enough || !can_pay(play.state, viewpoint_of(effect), op.then)) {
        next_op(play, repeats ? op.next : op.refused);
        return;
    }
    if (repeats)
        note_use(play, effect.player, effect.card, effect.skill);
    ask(play, Decision::May, chooser(viewpoint_of(effect), op));
}

// RULING-63: outside a battle there is no end of one that they could wait for.
void delay_steps(GameState& state, const Op& op)
{
    const RunningEffect& effect = state.effect;
    const bool of_turn = op.verb == Verb::AtEndOfTurn;
    if (!of_turn && !state.in_battle)
        return;
    const bool has_chosen = !effect.chosen.empty();
    state.delayed.push_back({.op = op.then,
                             .of_turn = of_turn,
                             .chosen = has_chosen ? effect.chosen[0] : no_unit,
                             .chosen_top = has_chosen ? effect.chosen_tops[0] : no_card,
                             .skill = effect.skill,
                             .player = effect.player,
                             .card = effect.card,
                             .unit = effect.unit});
}

// JUDGE-3, RULING-64: a unit whose player declined the offer leaves like any destroyed unit: to
// retreat, or where another text sends it.
Zone where_it_leaves_to(const GameState& state, const Op& op)
{
    const Unit* unit = state.find(state.effect.subject);
    if (!unit || op.to != Zone::Retreat)
        return op.to;
    const RunningEffect& destroyer = state.interrupted ? *state.interrupted : state.effect;
    return destination_of(
        state, *unit, state.orbs_by_attack ? by_attack(state) : by_skill(viewpoint_of(destroyer)));
}

// CARD-11: in a battle only.
void change_support(GameState& state, const Op& op)
{
    if (!state.in_battle)
        return;
    const std::size_t player = index(state.effect.player);
    const int amount =
        std::clamp(measure(state, viewpoint_of(state.effect), op.amount), -9999, 9999);
    if (op.sets)
        state.battle.support_to[player] = static_cast<std::int16_t>(std::max(0, amount));
    else
        state.battle.support_by[player] = static_cast<std::int16_t>(
            std::clamp(state.battle.support_by[player] + amount, -9999, 9999));
}

// ORB-5, RULING-44: of several that say "destroys N" the largest N counts; "N more" adds to it.
void set_orbs_to_destroy(GameState& state, const Op& op, int amount)
{
    if (!state.in_battle)
        return;
    if (!op.sets) {
        const int more = std::clamp(state.battle.more_orbs + amount, 0, 99);
        state.battle.more_orbs = static_cast<std::uint8_t>(more);
        return;
    }
    const int orbs = std::max<int>(state.battle.orbs, std::clamp(amount, 1, 99));
    state.battle.orbs = static_cast<std::uint8_t>(orbs);
}

// SUPPORT-3, RULING-45: by a text the support fails, or its skill is not carried out.
void cancel_support(Play& play, const Op& op)
{
    GameState& state = play.state;
    const Player player = player_meant(state.effect, op);
    if (!state.in_battle)
        return;
    state.battle.cancelled[index(player)] = true;
    if (op.verb != Verb::FailSupport)
        return;
    state.battle.will_fail[index(player)] = true;
    if (state.cards->is_dummy(player))
        state.battle.support_to[index(player)] = 0;
    if (state[player].support != no_card)
        fail_support(play, player);
}

void begin_step(Play& play, const Op& op)
{
    GameState& state = play.state;
    RunningEffect& effect = state.effect;
    const auto amount = [&] { return measure(state, viewpoint_of(effect), op.amount); };
    switch (op.verb) {
    case Verb::If: // SKILL-15
        next_op(play, hold(state, viewpoint_of(effect), op.conditions) ? op.then : op.otherwise);
        return;
    case Verb::May: // RULING-32
        ask(play, Decision::May, chooser(viewpoint_of(effect), op));
        return;
    case Verb::Pay:
    case Verb::Repeat:
        offer_payment(play, op);
        return;
    case Verb::Draw:
        effect.left = static_cast<std::int16_t>(std::clamp(amount(), 0, 255));
        forget(effect, op);
        effect.stage = RunningEffect::Stage::Acting;
        return;
    case Verb::AtEndOfBattle:
    case Verb::AtEndOfTurn:
        delay_steps(state, op);
        break;
    case Verb::OneOf: // RULING-32
        ask(play, Decision::OneOf, chooser(viewpoint_of(effect), op));
        return;
    case Verb::Guess:
        ask(play, Decision::May, chooser(viewpoint_of(effect), op));
        return;
    case Verb::Leave:
        remove_unit(play, effect.subject, where_it_leaves_to(state, op), false, op.to_top);
        break;
    case Verb::Spare: // GAME-3, by a card's text
        play[effect.player].falls = false;
        play[effect.player].offers = 0;
        break;
    case Verb::SupportValue:
        change_support(state, op);
        break;
    case Verb::OrbsToDestroy:
        set_orbs_to_destroy(state, op, amount());
        break;
    case Verb::CriticalTimes: // RULING-38
        state.battle.critical_times = static_cast<std::uint8_t>(std::clamp(amount(), 1, 9));
        break;
    case Verb::Shuffle:
        shuffle_deck(play, player_meant(effect, op));
        break;
    case Verb::CancelSupportSkill:
    case Verb::FailSupport:
        if (op.of != nothing) {
            begin_choice(play, op);
            return;
        }
        cancel_support(play, op);
        break;
    case Verb::Win: // GAME-5
        play[other(player_meant(effect, op))].loses = true;
        break;
    case Verb::Again:
        return_to_phase(play, phase_of(op.phase));
        break;
    case Verb::ClassChangeCost:
    case Verb::Waive:
    case Verb::AllowSupport:
    case Verb::CriticalBy:
    case Verb::EvadeBy:
    case Verb::Instead:
    case Verb::SupportSkillTimes:
    case Verb::AlsoDeploy:
        break; // always-on only
    case Verb::DealCritical:
        deal_critical(play);
        break;
    case Verb::Dodge:
        evade(play);
        break;
    case Verb::Silence:
    case Verb::Forbid:
        if (op.verb == Verb::Silence ? op.from == Zone::Field
                                     : !is_of_cards(op.act) && !follows_defender(state, op)) {
            begin_choice(play, op);
            return;
        }
        forbid_at_large(state, op);
        break;
    default:
        begin_choice(play, op);
        return;
    }
    next_op(play, op.next);
}

// TERM-2, RULING-17: one card at a time.
void draw_next(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    if (effect.left-- <= 0) {
        next_op(play, op.next);
        return;
    }
    const Player player = op.opponent_does ? other(effect.player) : effect.player;
    const PlayerState& one = play[player];
    const CardNumber top = one.deck.empty() ? no_card : one.deck.back();
    draw(play, player, reason_of_effect(play.state));
    if (top == no_card || std::ranges::find(one.hand, top) == one.hand.end())
        return;
    remember(play, op, player, Zone::Hand, top);
    if (op.shows)
        show(play, player, Zone::Hand, top);
}

void answer_pick(Play& play, const Action& action)
{
    RunningEffect& effect = play.state.effect;
    const auto option =
        action.kind == ActionKind::Pick ? picked_option(play.state, action) : std::nullopt;
    if (option) {
        effect.picked.push_back(*option);
        --effect.left;
    } else {
        effect.left = 0;
    }
}

// RULING-32. RULING-59: a skill whose cost is not paid was not used.
void answer_may(Play& play, bool yes)
{
    RunningEffect& effect = play.state.effect;
    const Op& op = running_op(play.state);
    if (op.verb == Verb::Guess)
        next_op(play, yes == hold(play.state, viewpoint_of(effect), op.conditions) ? op.then
                                                                                   : op.otherwise);
    else if (!op.is_payment)
        next_op(play, yes                    ? op.then
                      : op.verb == Verb::May ? op.otherwise
                      : op.verb == Verb::Pay ? op.refused
                                             : op.next);
    else if (yes) // the skill's own cost
        note_use(play, effect.player, effect.card, effect.skill);
    else
        effect.op = nothing;
}

/// The options of a step stand one after the other.
void answer_option(Play& play, int number)
{
    const std::vector<Op>& ops = play.state.cards->program().ops;
    Place16 option = running_op(play.state).then;
    for (; number > 0; --number)
        option = ops[option].otherwise;
    next_op(play, ops[option].then);
}

} // namespace

// CARD-13, SKILL-15: the steps in their printed order. Each time only one step, or one card or unit
// of a step, so that the rules are checked in between.
void step_effect(Play& play)
{
    RunningEffect& effect = play.state.effect;
    const Op& op = running_op(play.state);
    switch (effect.stage) {
    case RunningEffect::Stage::Begin:
        begin_step(play, op);
        return;
    case RunningEffect::Stage::Choosing:
        if (effect.left > 0 && !options_of(play.state).empty()) {
            ask(play, Decision::Choose, chooser(viewpoint_of(effect), op));
            return;
        }
        begin_acting(play, op);
        effect.left = 0;
        return;
    case RunningEffect::Stage::Acting:
        if (op.verb == Verb::Draw)
            draw_next(play, op);
        else if (effect.picked.empty() && effect.left > 0)
            go_on_with_new_deck(play, op);
        else if (effect.picked.empty())
            next_op(play, op.next);
        else if (chooses_units(op))
            act_on_units(play, op);
        else
            act_on_cards(play, op);
        return;
    }
}

void answer_effect(Play& play, const Action& action)
{
    if (action.kind == ActionKind::Place)
        play.state.effect.left = action.line == Line::Front ? 1 : 2;
    else if (action.kind == ActionKind::Option)
        answer_option(play, action.number);
    else if (action.kind == ActionKind::Yes || action.kind == ActionKind::No)
        answer_may(play, action.kind == ActionKind::Yes);
    else
        answer_pick(play, action);
}

} // namespace kizuna
