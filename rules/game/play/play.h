#pragma once

#include "game/play/engine.h"
#include "game/values/choices.h"
#include "game/values/legal.h"
#include "game/values/values.h"

#include <limits>

namespace kizuna {

/// A state that is being played, and the log that gets its events, if not null. The functions below
/// are the rules, file by file in the order of data/rules/clauses.yaml; `grep -rw CLAUSE
/// rules/game` finds the code of a clause.
struct Play {
    GameState& state;
    EventLog* log = nullptr;

    PlayerState& operator[](Player player) const { return state[player]; }

    void tell(EventKind kind, Player player, int number = 0, int second = 0) const
    {
        if (log)
            log->add(kind, player, number, second);
    }
    void tell_card(Player player, CardNumber card) const
    {
        if (log)
            log->add_card(player, card);
    }
    void tell(EventKind kind, const Unit& unit, int number = 0) const
    {
        tell(kind, owner_of(unit.id), number);
        tell_card(owner_of(unit.id), unit.top);
    }
};

/// Adds one to a count, up to 255.
constexpr void count_up(std::uint8_t& count)
{
    if (count < std::numeric_limits<std::uint8_t>::max())
        ++count;
}

/// Why something happens: by the rules or a player's own action, an attack, or a skill.
struct Reason {
    enum class Kind : std::uint8_t { Rules, Attack, Skill };
    Kind kind = Kind::Rules;
    Player player = Player::P;     ///< whose attack or skill
    UnitId unit = no_unit;         ///< the attacking unit, or the unit that has the skill
    CardNumber card = no_card;     ///< the card that has the skill
    std::uint16_t skill = nothing; ///< in the Program
};
/// The skill of the running effect; if none is running, of the last one.
Reason reason_of_effect(const GameState& state);
/// The skill of the running effect; if none is running, the rules.
Reason reason_now(const GameState& state);

// refusal.cpp
/// The unit; null if it is gone or not a unit of `owner`.
const Unit* unit_of(const GameState& state, UnitId unit, Player owner);

// engine.cpp: what is carried out next.
/// Plays on until a player must act or the game is over.
void run(Play& play);
/// Carries out an action, which must be legal, but not what follows from it.
void act(Play& play, const Action& action);
/// Stops the game until the player has answered the decision.
void ask(Play& play, Decision decision, Player player);
/// Ends the game; without a winner it is a draw.
void finish(Play& play, std::optional<Player> winner);

// cards.cpp: moves cards from area to area.
void take_from(Play& play, Player player, Zone zone, CardNumber card);
/// Puts a card that was taken out of its zone into another one, but not onto the battlefield.
void put(Play& play, Player player, CardNumber card, Zone to, bool face_down = false,
         bool to_top = true);
/// Moves a card that is not in a unit to another zone and sets off skills. `is_shown`: both players
/// see the card as it moves.
void carry(Play& play, Player player, CardNumber card, Zone from, Zone to, bool face_down,
           bool to_top, bool is_shown = false);
void add_to_hand(Play& play, Player player, CardNumber card);
/// Takes the top card off the deck, which is not empty.
CardNumber take_top(PlayerState& owner);
/// Does nothing if the deck is empty or drawing is forbidden.
void draw(Play& play, Player player, const Reason& reason);
/// Shuffles `cards` by `rng`, or into the next scripted order if there is GameState::chance, and
/// makes them the deck. The first becomes the top.
void shuffle_into_deck(Play& play, Player player, CardPile& cards, Rng& rng);
/// Shuffles a deck by PlayerState::effects.
void shuffle_deck(Play& play, Player player);
/// A number from 0 to `size` - 1, by PlayerState::effects or the next scripted pick.
int random_pick(Play& play, Player player, int size);
Unit& new_unit(Play& play, Player player, CardNumber card, Line line);
void stack(Play& play, Unit& unit, CardNumber card);
/// Puts a card below all other cards of the unit.
void put_under(Play& play, Unit& unit, CardNumber card);
/// Moves a card of the stack to directly below the top card.
void raise_card(Play& play, Unit& unit, CardNumber card);
/// Takes the top card off a unit, which must have another card under it.
void take_top_card(Play& play, Unit& unit);
/// Puts all cards of the unit into a zone.
void remove_unit(Play& play, UnitId unit, Zone to, bool face_down = false, bool to_top = true);

// setup.cpp
void step_setup(Play& play);
void choose_protagonist(Play& play, const Action& action);
void decide_redraw(Play& play, const Action& action);

// turn.cpp
void start_turn(Play& play);
void begin_phase(Play& play, Phase phase);
/// Sets off skills of the end of the phase; the next phase begins when they are done.
void end_phase(Play& play);
/// Ends the turn for its player: the phases still to come begin and end without actions.
void end_turn(Play& play);
/// Repeats the turn from that phase on.
void return_to_phase(Play& play, Phase phase);
/// Begins the next phase if the current one is over, or ends the action phase of a turn that is
/// over; false if neither is due.
bool step_over(Play& play);
/// Carries out a step of the beginning phase; false if it waits for begin_turn().
bool step_beginning(Play& play);
void bond(Play& play, const Action& action);
void step_end(Play& play);

// deployment.cpp
void deploy_from_hand(Play& play, const Action& action);
void deploy(Play& play, Player player, CardNumber card, Zone from, Line line, bool tapped);
void level_up_from_hand(Play& play, const Action& action);
void level_up(Play& play, Player player, CardNumber card, Unit& unit);
void grow(Play& play, Player player, CardNumber card, Unit& unit);
/// Gives the unit another top card without counting as a level-up.
void change_top(Play& play, CardNumber card, Unit& unit);

// movement.cpp
void move_by_action(Play& play, Unit& unit);
void move(Play& play, Unit& unit);
/// Lets the units of the player who waits march if their front line is empty; true if they did.
bool check_march(Play& play);

// battle.cpp
void attack(Play& play, Unit& unit, const Unit& target);
void step_battle(Play& play);
void answer_battle(Play& play, const Action& action);
void fail_support(Play& play, Player player);
/// `card`: the hand card that is discarded for it; no_card: something else was paid.
void deal_critical(Play& play, CardNumber card = no_card);
/// `card`: as for deal_critical().
void evade(Play& play, CardNumber card = no_card);

// checks.cpp: what the rules do without an action.
/// Does the first thing that is due. False if nothing is; else call it again.
bool check_rules(Play& play);
void lose_orb(Play& play, std::uint8_t position);
void keep_unit(Play& play, UnitId unit);

// refresh.cpp
/// Makes the retreat area the new deck of a player whose deck is empty; true if it did.
bool check_decks(Play& play);

// triggers.cpp: what sets skills off, and in which order they come.
/// Something that may set skills off.
struct Occasion {
    Moment moment = Moment::Deployed;
    Player player = Player::P; ///< whose unit, turn, orb or card it is about
    UnitId subject = no_unit;  ///< the unit that it is about
    UnitId against = no_unit;  ///< the other fighting unit
    CardNumber card = no_card; ///< of `player`: put, shown, used, the support or the old top card
    std::optional<Zone> from;  ///< where the card lay
    std::optional<Zone> to;    ///< where it lies now
    Phase phase = Phase::Begin;
    std::uint16_t skill = nothing; ///< SkillUsed
    Reason reason;
};
/// Adds the skills that the occasion sets off to those that wait.
void fire(Play& play, const Occasion& occasion);
/// The same for an occasion without card and zones, whose reason is reason_now().
void fire(Play& play, Moment moment, Player player, UnitId subject, UnitId against = no_unit);
/// The same for a card that was put face-up into the bond area.
void fire_bonded(Play& play, Player player, CardNumber card);
/// The same for a card that was put from zone to zone.
void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to);
void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to,
              const Reason& reason);
/// Adds a skill to those that wait. `ordered`: no player is asked for its place among them.
void queue_skill(Play& play, std::uint16_t skill, const Viewpoint& from, bool ordered = false);
/// The group of the waiting skills that come next.
std::uint16_t latest_group(const GameState& state);
void start_waiting(Play& play);
void put_in_order(Play& play, const Action& action);

// skills.cpp
void use_skill(Play& play, const Action& action);
void note_use(Play& play, Player player, CardNumber card, std::uint16_t skill);
/// Fires Moment::SkillDone for the running effect, if it is of a unit's skill.
void fire_skill_done(Play& play);

// running_effects.cpp: how the steps of a skill begin, and what they remember.
/// `op`: the first step.
void start_effect(Play& play, Place16 op, std::uint16_t skill, const Viewpoint& from);
/// Starts the steps of the offer; the running effect goes on after them.
void interrupt(Play& play, const Offer& offer);
/// Starts the next of the steps that effects left for the end of the battle or turn; false if none
/// are left.
bool start_delayed(Play& play, bool of_turn);
void next_op(Play& play, Place16 op);
/// Notes for later steps that a card was looked at or shown.
void note_seen(RunningEffect& effect, Player owner, Zone zone, CardNumber card);
/// Shows a card to both players.
void show(Play& play, Player owner, Zone zone, CardNumber card);
/// Notes for later steps that the current step was done to a card, or with Zone::Field to a unit.
/// `now`: the zone where the card lies afterwards.
void remember(Play& play, const Op& op, Player owner, Zone zone, std::uint16_t number,
              Zone now = Zone::Field);

// effects.cpp, effects_on_units.cpp, effects_on_cards.cpp: the steps of a skill.
void step_effect(Play& play);
void answer_effect(Play& play, const Action& action);
/// Carries out the step on the next picked unit, or on all of them at once if the result for one
/// must not change the result for the next.
void act_on_units(Play& play, const Op& op);
/// True if what the step forbids the defender also holds for a unit attacked in its place.
bool follows_defender(const GameState& state, const Op& op);
/// Forbids something to cards, to a player, or to the defender.
void forbid_at_large(GameState& state, const Op& op);
void act_on_cards(Play& play, const Op& op);

// by_hand.cpp
void by_hand(Play& play, const Action& action);

} // namespace kizuna
