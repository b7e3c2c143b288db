#include "cards/effects/effect_memory.h"
#include "game/play/play.h"

#include <algorithm>

namespace kizuna {

void start_effect(Play& play, Place16 op, std::uint16_t skill, const Viewpoint& from)
{
    play.state.effect = {.op = op,
                         .skill = skill,
                         .player = from.player,
                         .card = from.card,
                         .unit = from.unit,
                         .subject = from.subject,
                         .subject_top = from.subject_top};
}

void interrupt(Play& play, const Offer& offer)
{
    play.state.interrupted = play.state.effect;
    start_effect(play, offer.op->then, offer.op->skill, offer.from);
}

bool start_delayed(Play& play, bool of_turn)
{
    GameState& state = play.state;
    for (std::size_t at = 0; at < state.delayed.size(); ++at) {
        const DelayedSteps delayed = state.delayed[at];
        if (delayed.of_turn != of_turn)
            continue;
        state.delayed.erase_at(at);
        start_effect(play, delayed.op, delayed.skill, {delayed.player, delayed.card, delayed.unit});
        if (delayed.chosen != no_unit) {
            state.effect.chosen.push_back(delayed.chosen);
            state.effect.chosen_tops.push_back(delayed.chosen_top);
        }
        return true;
    }
    return false;
}

// RULING-63: for later steps that hang on what was done.
void remember(Play& play, const Op& op, Player owner, Zone zone, std::uint16_t number, Zone now)
{
    RunningEffect& effect = play.state.effect;
    for (Remembered& one : effect.seen)
        one.moved |= zone != Zone::Field && one.number == number && one.owner == owner;
    if (op.is_payment && zone == Zone::Field && play.state.cards->program().remembers_used)
        play.state.used_units.push_back({false, effect.skill, effect.player, effect.card, number});
    if (op.is_payment)
        effect.paid.push_back({number, owner, zone, now});
    else if (is_remembered_as_done(op.verb))
        effect.done.push_back({number, owner, zone, now});
}

void note_seen(RunningEffect& effect, Player owner, Zone zone, CardNumber card)
{
    const bool is_noted = std::ranges::any_of(effect.seen, [&](const Remembered& one) {
        return one.number == card && one.owner == owner;
    });
    if (!is_noted)
        effect.seen.push_back({card, owner, zone});
}

void show(Play& play, Player owner, Zone zone, CardNumber card)
{
    RunningEffect& effect = play.state.effect;
    effect.shown_owner = owner;
    effect.shown = card;
    note_seen(effect, owner, zone, card);
    play.tell(EventKind::Show, owner);
    play.tell_card(owner, card);
    fire(play, {.moment = Moment::Shown,
                .player = owner,
                .card = card,
                .from = zone_of(play.state, owner, card),
                .reason = reason_of_effect(play.state)});
}

void next_op(Play& play, Place16 op)
{
    RunningEffect& effect = play.state.effect;
    if (op == nothing && effect.op != nothing && effect.is_whole)
        fire_skill_done(play);
    effect.op = op;
    effect.stage = RunningEffect::Stage::Begin;
    effect.left = 0;
    effect.picked.clear();
}

} // namespace kizuna
