// Long because: every manual action is refused and done here, and both find what is meant in the
// same way.
#include "game/play/play.h"
#include "game/values/invariants.h"

#include <algorithm>

namespace kizuna {
namespace {

Zone zone_meant(ActionZone zone)
{
    const auto* const found = std::ranges::find(action_zones, zone, &ZoneOfAction::named);
    return found == action_zones.end() ? Zone::Field : found->zone;
}

Zone zone_meant(ManualPlace place)
{
    switch (place) {
    case ManualPlace::Hand:
        return Zone::Hand;
    case ManualPlace::DeckTop:
    case ManualPlace::DeckBottom:
        return Zone::Deck;
    case ManualPlace::Retreat:
        return Zone::Retreat;
    case ManualPlace::Bonds:
        return Zone::Bonds;
    case ManualPlace::Orbs:
        return Zone::Orbs;
    case ManualPlace::Infinite:
        return Zone::Infinite;
    default:
        return Zone::Field;
    }
}

bool is_line(ManualPlace place)
{
    return place == ManualPlace::Front || place == ManualPlace::Back;
}

bool is_stack(ManualPlace place)
{
    return place == ManualPlace::Onto || place == ManualPlace::Under;
}

/// The uppermost of the cards that is meant. BY-HAND-GONE: no_card where there is none.
CardNumber card_meant(const GameState& state, const Action& action)
{
    const Player player = action.player;
    const PlayerState& owner = state[player];
    const auto is_of_kind = [&](CardNumber card) {
        return state.cards->kind_number(player, card) == action.card;
    };
    if (action.zone == ActionZone::Stack) {
        const Unit* unit = unit_of(state, action.unit, player);
        CardNumber card = unit ? unit->top : no_card;
        while (card != no_card && !is_of_kind(card))
            card = owner.below[card];
        return card;
    }
    if (action.zone == ActionZone::Orbs)
        return action.number < owner.orbs.size() ? owner.orbs[action.number] : no_card;
    if (action.zone == ActionZone::Deck && action.card == nothing)
        return owner.deck.empty() ? no_card : owner.deck.back();
    const bool flips = action.manual == ManualAction::Flip;
    const bool is_face_down = flips ? !action.face_down : action.number == 1;
    const auto cards = cards_in(state, player, zone_meant(action.zone));
    for (std::size_t at = cards.size(); at-- > 0;) {
        const CardNumber card = cards[at];
        const bool is_as_meant = action.zone != ActionZone::Bonds ||
                                 owner.face_down_bonds.contains(card) == is_face_down;
        if (is_as_meant && is_of_kind(card))
            return card;
    }
    return no_card;
}

/// The circumstances of a manual action, which cards treat as the effect of a skill.
Circumstances by_hand_of(const GameState& state)
{
    return {.by = ForbiddenBy::Skill, .player = state.turn_player};
}

/// RULING-45: "cannot" beats "can".
Clause refusal_if(bool is_forbidden)
{
    return is_forbidden ? Clause::Ruling45 : Clause::None;
}

/// What forbids a manual action to a unit, or None: BY-HAND-GONE, BY-HAND-NOTHING, RULING-45.
Clause refusal_for_unit(const GameState& state, const Action& action)
{
    const Unit* unit = unit_of(state, action.unit, action.player);
    if (!unit)
        return Clause::ByHandGone;
    const Circumstances how = by_hand_of(state);
    switch (action.manual) {
    case ManualAction::Move:
        return refusal_if(is_forbidden(state, *unit, UnitAct::Move, how));
    case ManualAction::Tap:
        return unit->tapped ? Clause::ByHandNothing : Clause::None;
    case ManualAction::Untap:
        return !unit->tapped ? Clause::ByHandNothing
                             : refusal_if(is_forbidden(state, *unit, UnitAct::Untap, how));
    case ManualAction::Strength:
        return action.amount == 0 ? Clause::ByHandNothing : Clause::None;
    default:
        return refusal_if(is_forbidden(state, *unit, UnitAct::BeDestroyed, how));
    }
}

// BY-HAND-NOTHING, BY-HAND-GONE, RULING-45
Clause refusal_of_drawing(const GameState& state, const Action& action)
{
    if (action.number == 0)
        return Clause::ByHandNothing;
    if (state[action.player].deck.empty())
        return Clause::ByHandGone;
    return refusal_if(
        is_forbidden(state, LyingCard{action.player, no_card, Zone::Deck}, UnitAct::Draw));
}

// BY-HAND-GONE, BY-HAND-NOTHING, RULING-45
Clause refusal_of_flipping(const GameState& state, const Action& action)
{
    const bool is_orb = action.zone == ActionZone::Orbs;
    if (!is_orb && action.zone != ActionZone::Bonds)
        return Clause::ByHandGone;
    const CardNumber card = card_meant(state, action);
    if (card == no_card) {
        Action turned = action; // it may lie so already
        turned.face_down = !action.face_down;
        return !is_orb && card_meant(state, turned) != no_card ? Clause::ByHandNothing
                                                               : Clause::ByHandGone;
    }
    if (is_orb)
        return state[action.player].face_up_orbs.contains(card) == action.face_down
                   ? Clause::None
                   : Clause::ByHandNothing;
    return refusal_if(action.face_down &&
                      is_forbidden(state, LyingCard{action.player, card, Zone::Bonds},
                                   UnitAct::BeFlipped, by_hand_of(state)));
}

/// What forbids putting a whole unit elsewhere. BY-HAND-GONE; BY-HAND-PROTAGONIST: it stays.
/// BY-HAND-NOTHING: to the other line it goes by a move.
Clause refusal_of_putting_unit(const GameState& state, const Action& action)
{
    const Unit* unit = unit_of(state, action.unit, action.player);
    if (!unit)
        return Clause::ByHandGone;
    if (unit->protagonist)
        return Clause::ByHandProtagonist;
    return is_line(action.to) || is_stack(action.to) ? Clause::ByHandNothing : Clause::None;
}

/// True where the card lies there already (BY-HAND-NOTHING).
bool stays(const GameState& state, const Action& action, CardNumber card)
{
    const CardPile& deck = state[action.player].deck;
    switch (action.to) {
    case ManualPlace::DeckTop:
        return action.zone == ActionZone::Deck && deck.back() == card;
    case ManualPlace::DeckBottom:
        return action.zone == ActionZone::Deck && deck[0] == card;
    case ManualPlace::Front:
    case ManualPlace::Back:
        return false;
    case ManualPlace::Onto:
    case ManualPlace::Under:
        return action.zone == ActionZone::Stack && action.target == action.unit;
    default:
        return zone_meant(action.zone) == zone_meant(action.to);
    }
}

// RULING-45
bool is_put_forbidden(const GameState& state, const Action& action, CardNumber card)
{
    const LyingCard lying{action.player, card, zone_meant(action.zone)};
    Circumstances how = by_hand_of(state);
    switch (action.to) {
    case ManualPlace::Bonds:
        return is_forbidden(state, lying, UnitAct::Bond, how);
    case ManualPlace::Orbs:
        return is_forbidden(state, lying, UnitAct::AddOrb, how);
    case ManualPlace::Front:
    case ManualPlace::Back:
        return !may_stand_in(state, lying,
                             action.to == ManualPlace::Front ? Line::Front : Line::Back, how);
    case ManualPlace::Onto:
        how.with = &lying;
        return is_forbidden(state, *state.find(action.target), UnitAct::LevelUp, how);
    default:
        return false;
    }
}

/// LEVEL-1, GROW-1, RULING-54: a stack holds what can lie in it, also when a card is taken out.
bool keeps_stacks(const GameState& state, const Action& action)
{
    if (!is_stack(action.to) && action.zone != ActionZone::Stack)
        return true;
    GameState tried = state;
    Play play{tried};
    act(play, action);
    run(play);
    return broken_invariant(tried) == 0;
}

// BY-HAND-GONE, BY-HAND-NOTHING, RULING-45, LEVEL-1. BY-HAND-PROTAGONIST: not the last card.
Clause refusal_of_putting(const GameState& state, const Action& action)
{
    if (action.zone == ActionZone::Field)
        return refusal_of_putting_unit(state, action);
    const bool has_no_place = action.zone == ActionZone::None ||
                              action.zone == ActionZone::Support || action.to > ManualPlace::Last;
    const CardNumber card = has_no_place ? no_card : card_meant(state, action);
    if (card == no_card || (is_stack(action.to) && !unit_of(state, action.target, action.player)))
        return Clause::ByHandGone;
    if (action.zone == ActionZone::Stack && state.find(action.unit)->size == 1)
        return Clause::ByHandProtagonist;
    if (stays(state, action, card))
        return Clause::ByHandNothing;
    if (is_put_forbidden(state, action, card))
        return Clause::Ruling45;
    return keeps_stacks(state, action) ? Clause::None : Clause::Level1;
}

/// BY-HAND-DUMMY: it has a protagonist and orbs, and those can only vanish.
Clause refusal_for_dummy(const Action& action)
{
    const bool vanishes = action.zone == ActionZone::Orbs && action.to == ManualPlace::Infinite;
    switch (action.manual) {
    case ManualAction::Draw:
    case ManualAction::Shuffle:
    case ManualAction::Flip:
        return Clause::ByHandDummy;
    case ManualAction::Put:
        return vanishes || action.zone == ActionZone::Field ? Clause::None : Clause::ByHandDummy;
    default:
        return Clause::None;
    }
}

/// AREA-3, AREA-7, AREA-9: the turn player knows a card that they named, also where it lies hidden.
void note_looked_at(GameState& state, Player player, CardNumber card)
{
    const Player looks = state.turn_player;
    const Zone zone = zone_of(state, player, card);
    const bool is_open = zone == Zone::Orbs && state[player].face_up_orbs.contains(card);
    const bool is_hidden = zone == Zone::Deck || (zone == Zone::Orbs && !is_open) ||
                           (zone == Zone::Hand && player != looks);
    if (is_hidden)
        state[player].looked_at[index(looks)].insert(card);
}

// TERM-2
void draw_by_hand(Play& play, const Action& action)
{
    for (int cards = 0; cards < action.number; ++cards) {
        draw(play, action.player, reason_now(play.state));
        check_decks(play); // RULING-17: after every single card
    }
}

// MARK-DV: a turned orb stays an orb.
void flip_by_hand(Play& play, const Action& action)
{
    const Player player = action.player;
    PlayerState& owner = play[player];
    const CardNumber card = card_meant(play.state, action);
    if (action.zone == ActionZone::Orbs) {
        if (action.face_down)
            owner.face_up_orbs.erase(card);
        else
            owner.face_up_orbs.insert(card);
        for (CardBits& looked_at : owner.looked_at)
            looked_at.insert(card); // both saw it face-up
        play.tell(EventKind::OrbTurned, player, action.face_down ? 1 : 0);
    } else {
        if (action.face_down)
            owner.face_down_bonds.insert(card);
        else
            owner.face_down_bonds.erase(card);
        play.tell(EventKind::Flip, player, action.face_down ? 0 : 1);
    }
    play.tell_card(player, card);
}

// SKILL-21: until the end of the turn, or of the next battle.
void change_strength_by_hand(GameState& state, const Action& action)
{
    const Until until = action.number == 0 ? Until::EndOfTurn : Until::EndOfBattle;
    state.modifiers.push_back(
        {Modifier::Kind::StrengthBy, action.unit, action.amount, until, state.turn_player});
}

// TERM-3. RULING-64: or where a text sends the unit.
void destroy_by_hand(GameState& state, const Action& action)
{
    const Zone to = destination_of(state, *state.find(action.unit), by_hand_of(state));
    state.destructions.push_back({action.unit, 1, false, false, false, to});
}

/// LEVEL-10: the whole stack goes. The turn player knows its cards, also where they lie hidden.
void put_unit_by_hand(Play& play, const Action& action)
{
    PlayerState& owner = play[action.player];
    CardPile cards = cards_under(play.state, *play.state.find(action.unit));
    cards.push_back(play.state.find(action.unit)->top);
    remove_unit(play, action.unit, zone_meant(action.to),
                action.face_down && action.to != ManualPlace::Infinite,
                action.to == ManualPlace::DeckTop);
    for (const CardNumber card : cards) {
        if (action.to == ManualPlace::Orbs && !action.face_down)
            owner.face_up_orbs.insert(card);
        note_looked_at(play.state, action.player, card);
    }
}

// AREA-1. DEPLOY-1: into a line. LEVEL-1, GROW-1: onto or under a unit.
void put_by_hand(Play& play, const Action& action)
{
    GameState& state = play.state;
    const Player player = action.player;
    if (action.zone == ActionZone::Field) {
        put_unit_by_hand(play, action);
        return;
    }
    const CardNumber card = card_meant(state, action);
    const Zone from = zone_meant(action.zone);
    const bool is_known = action.card != nothing || state[player].face_up_orbs.contains(card) ||
                          state[player].looked_at[index(state.turn_player)].contains(card);
    Unit* holder = action.zone == ActionZone::Stack ? state.find(action.unit) : nullptr;
    if (holder && holder->top == card)
        take_top_card(play, *holder); // take_from() does not look there
    if (is_line(action.to)) {
        take_from(play, player, from, card);
        deploy(play, player, card, from, action.to == ManualPlace::Front ? Line::Front : Line::Back,
               false);
    } else if (action.to == ManualPlace::Onto) {
        take_from(play, player, from, card);
        level_up(play, player, card, *state.find(action.target));
    } else if (action.to == ManualPlace::Under) {
        take_from(play, player, from, card);
        Unit& unit = *state.find(action.target);
        grow(play, player, card, unit);
        unit.forget(TurnFact::Grows);
        fire(play, Moment::Grown, player, unit.id);
    } else {
        carry(play, player, card, from, zone_meant(action.to), action.face_down,
              action.to == ManualPlace::DeckTop);
        if (action.to == ManualPlace::Orbs && !action.face_down)
            state[player].face_up_orbs.insert(card);
        if (is_known)
            note_looked_at(state, player, card);
    }
}

} // namespace

// BY-HAND-WAITS, BY-HAND-DUMMY. BY-HAND-NOTHING: a deck of one card is not shuffled.
Clause refusal_by_hand(const GameState& state, const Action& action)
{
    if (state.decision != Decision::None || !to_act(state) || state.in_battle)
        return Clause::ByHandWaits;
    if (state.cards->is_dummy(action.player)) {
        if (const Clause refusal = refusal_for_dummy(action); refusal != Clause::None)
            return refusal;
    }
    switch (action.manual) {
    case ManualAction::Draw:
        return refusal_of_drawing(state, action);
    case ManualAction::Flip:
        return refusal_of_flipping(state, action);
    case ManualAction::Put:
        return refusal_of_putting(state, action);
    case ManualAction::Shuffle:
        return state[action.player].deck.size() < 2 ? Clause::ByHandNothing : Clause::None;
    default:
        return refusal_for_unit(state, action);
    }
}

/// Carries a manual action out like the effect of a skill that no card bears: it sets off what such
/// an effect would, and the rules see to the rest (RULING-9, RULING-10, RULING-26).
void by_hand(Play& play, const Action& action)
{
    GameState& state = play.state;
    state.effect = {};
    state.effect.player = state.turn_player;
    state.effect.op = 0; // such that what is set off knows of a skill
    play.tell(EventKind::ByHand, action.player, static_cast<int>(action.manual));
    switch (action.manual) {
    case ManualAction::Draw:
        draw_by_hand(play, action);
        break;
    case ManualAction::Flip:
        flip_by_hand(play, action);
        break;
    case ManualAction::Move:
        move(play, *state.find(action.unit));
        break;
    case ManualAction::Tap:
    case ManualAction::Untap: {
        const bool taps = action.manual == ManualAction::Tap;
        state.find(action.unit)->tapped = taps;
        fire(play, taps ? Moment::Tapped : Moment::Untapped, action.player, action.unit);
        break;
    }
    case ManualAction::Strength:
        change_strength_by_hand(state, action);
        break;
    case ManualAction::Destroy:
        destroy_by_hand(state, action);
        break;
    case ManualAction::Put:
        put_by_hand(play, action);
        break;
    case ManualAction::Shuffle:
        shuffle_deck(play, action.player);
        break;
    }
    state.effect.op = nothing;
    state.check_names = true; // RULING-26
}

} // namespace kizuna
