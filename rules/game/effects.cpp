#include "game/play.h"

#include <algorithm>

namespace kizuna {
namespace {

bool is_for_units_at_once(Verb verb)
{
    return verb == Verb::Strength || verb == Verb::Range || verb == Verb::Forbid ||
           verb == Verb::Survive || verb == Verb::Choose || verb == Verb::Destroy ||
           verb == Verb::Grant;
}

/// Effects that could go on for ever, as by paying nothing again and again, stop here.
constexpr int most_repetitions = 200;

} // namespace

void Play::next_op(Place16 op)
{
    state_.effect.op = op;
    state_.effect.stage = RunningEffect::Stage::Begin;
    state_.effect.left = 0;
    state_.effect.picked.clear();
}

/// One step, or one card or unit of a step: between two of them the rule checks run.
void Play::step_effect()
{
    RunningEffect& effect = state_.effect;
    const Op& op = state_.cards->program().ops[effect.op];
    switch (effect.stage) {
    case RunningEffect::Stage::Begin:
        begin_step(op);
        return;
    case RunningEffect::Stage::Choosing: {
        Candidates options;
        if (effect.left > 0)
            options_of(state_, options);
        if (effect.left > 0 && !options.empty()) {
            ask(Decision::Choose, chooser(viewpoint_of(effect), op));
            return;
        }
        begin_acting(op);
        effect.left = 0;
        return;
    }
    case RunningEffect::Stage::Acting:
        if (op.verb == Verb::Draw) {
            if (effect.left-- <= 0)
                next_op(op.next);
            else
                draw(op.opponent_does ? other(effect.player) : effect.player);
        } else if (effect.picked.empty()) {
            next_op(op.next);
        } else if (chooses_units(op)) {
            act_on_units(op);
        } else {
            act_on_cards(op);
        }
        return;
    }
}

void Play::begin_step(const Op& op)
{
    RunningEffect& effect = state_.effect;
    const Viewpoint from = viewpoint_of(effect);
    switch (op.verb) {
    case Verb::If:
        next_op(hold(state_, from, op.conditions) ? op.then : op.otherwise);
        return;
    case Verb::May:
        ask(Decision::May, effect.player);
        return;
    case Verb::Pay:
    case Verb::Repeat: {
        const bool again = op.verb == Verb::Repeat && times_used(state_, effect.player, effect.card,
                                                                 effect.skill) >= most_repetitions;
        if (again || !can_pay(state_, from, op.then)) {
            next_op(op.next);
            return;
        }
        if (op.verb == Verb::Repeat)
            note_use(effect.player, effect.card, effect.skill);
        ask(Decision::May, effect.player);
        return;
    }
    case Verb::AtEndOfBattle:
        if (state_.in_battle) {
            DelayedSteps delayed;
            delayed.op = op.then;
            delayed.skill = effect.skill;
            delayed.player = effect.player;
            delayed.card = effect.card;
            delayed.unit = effect.unit;
            state_.delayed.push_back(delayed);
        }
        break;
    case Verb::Draw:
        effect.left =
            static_cast<std::int16_t>(std::clamp(measure(state_, from, op.amount), 0, 255));
        effect.stage = RunningEffect::Stage::Acting;
        return;
    case Verb::SupportValue:
        change_support(op);
        break;
    case Verb::OrbsToDestroy:
        if (state_.in_battle) {
            const int amount = std::clamp(measure(state_, from, op.amount), 1, 99);
            const int orbs = std::max<int>(state_.battle.orbs, amount);
            state_.battle.orbs = static_cast<std::uint8_t>(orbs);
        }
        break;
    case Verb::CriticalTimes:
        state_.battle.critical_times =
            static_cast<std::uint8_t>(std::clamp(measure(state_, from, op.amount), 1, 9));
        break;
    case Verb::Shuffle: {
        const Player player = op.whose == Whose::Own ? effect.player : other(effect.player);
        CardPile cards = of(player).deck;
        std::reverse(cards.begin(), cards.end()); // the top first
        shuffle_into_deck(player, cards, of(player).effects);
        break;
    }
    case Verb::CancelSupportSkill:
    case Verb::FailSupport: {
        const Player player = op.whose == Whose::Own ? effect.player : other(effect.player);
        if (!state_.in_battle)
            break;
        state_.battle.cancelled[index(player)] = true;
        if (op.verb == Verb::FailSupport && state_.cards->is_dummy(player))
            state_.battle.support_to[index(player)] = 0;
        const CardNumber card = of(player).support;
        if (op.verb == Verb::FailSupport && card != no_card) {
            state_.battle.succeeded[index(player)] = false;
            tell(EventKind::SupportFailed, player);
            tell_card(player, card);
            of(player).support = no_card;
            put(player, card, Zone::Retreat, false, true);
        }
        break;
    }
    case Verb::Win:
        of(op.whose == Whose::Own ? other(effect.player) : effect.player).loses = true;
        break;
    case Verb::Cost:
    case Verb::ClassChangeCost:
    case Verb::CountAs:
        break; // always-on only
    default:
        begin_choice(op);
        return;
    }
    next_op(op.next);
}

/// Orbs are chosen by position; positions shift as orbs leave, so the cards are noted.
void Play::begin_acting(const Op& op)
{
    RunningEffect& effect = state_.effect;
    effect.stage = RunningEffect::Stage::Acting;
    if (chooses_units(op) || zone_of_cards(op) != Zone::Orbs)
        return;
    const CardPile& orbs = of(owner_of_cards(viewpoint_of(effect), op)).orbs;
    for (std::uint16_t& picked : effect.picked)
        picked = orbs[picked];
}

/// Finds what the step can act on, and what of it is chosen. Always true.
bool Play::begin_choice(const Op& op)
{
    RunningEffect& effect = state_.effect;
    Candidates candidates;
    candidates_of(state_, viewpoint_of(effect), op, candidates);
    effect.picked.clear();
    if (!op.chooses) {
        for (const std::uint16_t candidate : candidates)
            effect.picked.push_back(candidate);
        begin_acting(op);
        return true;
    }
    const int most = std::min<int>(op.count, static_cast<int>(candidates.size()));
    if (op.at_random) {
        for (int picks = 0; picks < most; ++picks) {
            const auto at = static_cast<std::size_t>(random_pick(
                owner_of_cards(viewpoint_of(effect), op), static_cast<int>(candidates.size())));
            effect.picked.push_back(candidates[at]);
            candidates.erase_at(at);
        }
        begin_acting(op);
        return true;
    }
    effect.left = static_cast<std::int16_t>(most);
    effect.stage = RunningEffect::Stage::Choosing;
    return true;
}

void Play::act_on_units(const Op& op)
{
    RunningEffect& effect = state_.effect;
    if (is_for_units_at_once(op.verb)) {
        if (op.verb == Verb::Choose)
            effect.chosen.clear();
        // What one unit gets must not change what the next one gets.
        const int amount =
            op.verb == Verb::Strength
                ? std::clamp(measure(state_, viewpoint_of(effect), op.amount), -9999, 9999)
                : 0;
        for (const std::uint16_t unit : effect.picked) {
            if (op.verb == Verb::Choose)
                effect.chosen.push_back(unit);
            else if (op.verb == Verb::Destroy)
                state_.destructions.push_back({unit, 1, false});
            else if (op.verb == Verb::Strength)
                add_modifier(op, unit,
                             op.sets ? Modifier::Kind::StrengthTo : Modifier::Kind::StrengthBy,
                             amount);
            else if (op.verb == Verb::Range)
                add_modifier(op, unit,
                             op.sets ? Modifier::Kind::RangeOnly : Modifier::Kind::RangeAlso,
                             op.ranges);
            else if (op.verb == Verb::Forbid)
                add_modifier(op, unit, Modifier::Kind::Forbid, static_cast<int>(op.deed));
            else if (op.verb == Verb::Grant)
                add_modifier(op, unit, Modifier::Kind::Skill, op.grants);
            else
                add_modifier(op, unit, Modifier::Kind::Survives, 0);
        }
        next_op(op.next);
        return;
    }
    const std::uint16_t id = effect.picked[0];
    effect.picked.erase_at(0);
    const bool last = effect.picked.empty();
    if (Unit* unit = state_.find(id))
        act_on_unit(op, *unit);
    if (last)
        next_op(op.next);
}

bool Play::act_on_unit(const Op& op, Unit& unit)
{
    switch (op.verb) {
    case Verb::Move:
        if (is_forbidden(state_, unit, Deed::Move))
            return false;
        move_unit(unit);
        return true;
    case Verb::Tap:
        unit.tapped = true;
        return true;
    case Verb::Untap:
        unit.tapped = false;
        return true;
    case Verb::Protagonist:
        change_protagonist(unit);
        return true;
    case Verb::Put:
        if (unit.protagonist)
            return false; // it never leaves the battlefield (RULING-45)
        remove_unit(unit.id, op.to, op.face_down && op.to != Zone::Infinite, op.to_top);
        return true;
    default:
        return false;
    }
}

void Play::act_on_cards(const Op& op)
{
    RunningEffect& effect = state_.effect;
    const Player owner = owner_of_cards(viewpoint_of(effect), op);
    const auto card = static_cast<CardNumber>(effect.picked[0]);
    // What happened since it was picked may have taken it away, as a refresh does.
    const Zone zone = zone_of_cards(op);
    const auto cards = cards_in(state_, owner, zone);
    const bool is_there =
        zone == Zone::Self || std::find(cards.begin(), cards.end(), card) != cards.end();
    if (is_there && op.verb == Verb::Deploy && op.line == Step::Line::Any && effect.left == 0) {
        ask(Decision::Place, effect.player);
        return; // the answer is put into `left`
    }
    effect.picked.erase_at(0);
    const bool last = effect.picked.empty();
    if (is_there)
        act_on_card(op, owner, card);
    effect.left = 0;
    if (last)
        next_op(op.next);
}

} // namespace kizuna
