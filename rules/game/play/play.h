#pragma once

#include "game/play/engine.h"
#include "game/values/choices.h"
#include "game/values/legal.h"
#include "game/values/values.h"

#include <limits>

namespace kizuna {

/// A game that is being played: its state, and the log that is told what happens, where there is
/// one. The functions below are the rules, file by file in the order of data/rules/clauses.yaml;
/// `grep -rw CLAUSE rules/game` finds where a clause is played.
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

/// Adds one to a count that stops at 255.
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
    UnitId unit = no_unit;         ///< that attacks, or that the skill is on
    CardNumber card = no_card;     ///< the skill is printed on
    std::uint16_t skill = nothing; ///< in the Program
};
/// The skill whose effect was carried out last, over or not.
Reason reason_of_effect(const GameState& state);
/// What is being carried out now: a skill, or only the rules.
Reason reason_now(const GameState& state);

// refusal.cpp
/// The unit of that player; null where the player has no such one.
const Unit* unit_of(const GameState& state, UnitId unit, Player owner);

// engine.cpp: what is carried out next.
/// Goes on until somebody has to decide, or the game is over.
void run(Play& play);
/// Carries out an action that nothing forbids.
void act(Play& play, const Action& action);
/// Nothing goes on until the player has answered.
void ask(Play& play, Decision decision, Player player);
/// Ends the game; without a winner it is a draw.
void finish(Play& play, std::optional<Player> winner);

// cards.cpp: from area to area.
void take_from(Play& play, Player player, Zone zone, CardNumber card);
/// Lets a card that was taken go somewhere; not to the battlefield.
void put(Play& play, Player player, CardNumber card, Zone to, bool face_down = false,
         bool to_top = true);
/// Moves a card that is not in a unit to another zone, and sets off what follows. `is_shown`: both
/// players see the card as it goes.
void carry(Play& play, Player player, CardNumber card, Zone from, Zone to, bool face_down,
           bool to_top, bool is_shown = false);
void add_to_hand(Play& play, Player player, CardNumber card);
/// Takes the top card off the deck, which is not empty.
CardNumber take_top(PlayerState& owner);
/// Does nothing where the deck is empty.
void draw(Play& play, Player player, const Reason& reason);
/// Makes `cards` the deck, in an order drawn by `rng` or, where chances are scripted, in the next
/// scripted order. The first of them becomes the top.
void shuffle_into_deck(Play& play, Player player, CardPile& cards, Rng& rng);
/// Shuffles a deck as an effect does.
void shuffle_deck(Play& play, Player player);
/// A number from 0 to `size` - 1, of the game's own generator.
int random_pick(Play& play, Player player, int size);
Unit& new_unit(Play& play, Player player, CardNumber card, Line line);
void stack(Play& play, Unit& unit, CardNumber card);
/// Puts a card below all other cards of the unit.
void put_under(Play& play, Unit& unit, CardNumber card);
/// Moves a card of the stack to directly below the top card.
void raise_card(Play& play, Unit& unit, CardNumber card);
/// Takes the top card, under which there is another one.
void take_top_card(Play& play, Unit& unit);
/// Removes the whole stack.
void remove_unit(Play& play, UnitId unit, Zone to, bool face_down = false, bool to_top = true);

// setup.cpp
void step_setup(Play& play);
void choose_protagonist(Play& play, const Action& action);
void decide_redraw(Play& play, const Action& action);

// turn.cpp
void start_turn(Play& play);
/// Sets off what begins with a phase, or ends with it.
void begin_phase(Play& play, Phase phase);
void end_phase(Play& play);
/// By its player's will: the phases that are still to come begin and end, and nobody acts in them.
void end_turn(Play& play);
/// The turn goes on from that phase once more, and through those after it.
void return_to_phase(Play& play, Phase phase);
/// Goes on to the phase after the one that is over.
bool step_over(Play& play);
/// False where the beginning waits for begin_turn().
bool step_beginning(Play& play);
void bond(Play& play, const Action& action);
void step_end(Play& play);

// deployment.cpp
void deploy_from_hand(Play& play, const Action& action);
void deploy(Play& play, Player player, CardNumber card, Zone from, Line line, bool tapped);
void level_up_from_hand(Play& play, const Action& action);
void level_up(Play& play, Player player, CardNumber card, Unit& unit);
void grow(Play& play, Player player, CardNumber card, Unit& unit);
/// Gives the unit another top card, which is no level-up.
void change_top(Play& play, CardNumber card, Unit& unit);

// movement.cpp
void move_by_action(Play& play, Unit& unit);
void move(Play& play, Unit& unit);
/// True where the units of a player marched.
bool check_march(Play& play);

// battle.cpp
void attack(Play& play, Unit& unit, const Unit& target);
void step_battle(Play& play);
void answer_battle(Play& play, const Action& action);
void fail_support(Play& play, Player player);
/// `card` is the one that was paid; no_card: something else was.
void deal_critical(Play& play, CardNumber card = no_card);
void evade(Play& play, CardNumber card = no_card);

// checks.cpp: what the rules see to by themselves.
/// True where there was something to do, after which all is checked once more.
bool check_rules(Play& play);
void lose_orb(Play& play, std::uint8_t position);
void keep_unit(Play& play, UnitId unit);

// refresh.cpp
bool check_decks(Play& play);

// triggers.cpp: what sets skills off, and in which order they come.
/// Something that may set skills off.
struct Occasion {
    Moment moment = Moment::Deployed;
    Player player = Player::P; ///< whose unit, turn, orb or card it is about
    UnitId subject = no_unit;
    UnitId against = no_unit;  ///< the other fighting unit
    CardNumber card = no_card; ///< of `player`: put, shown, used, or the support
    std::optional<Zone> from;  ///< where the card lay
    std::optional<Zone> to;    ///< where it lies now
    Phase phase = Phase::Begin;
    std::uint16_t skill = nothing; ///< SkillUsed
    Reason reason;
};
/// Notes the skills that something sets off.
void fire(Play& play, const Occasion& occasion);
/// The same where nothing but the units, or the player, counts.
void fire(Play& play, Moment moment, Player player, UnitId subject, UnitId against = no_unit);
/// A card was put face-up into the bond area.
void fire_bonded(Play& play, Player player, CardNumber card);
/// A card was put from zone to zone.
void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to);
void fire_put(Play& play, Player player, CardNumber card, std::optional<Zone> from, Zone to,
              const Reason& reason);
/// Lets a skill wait for its turn. `ordered`: nobody is asked in which order it comes.
void queue_skill(Play& play, std::uint16_t skill, const Viewpoint& from, bool ordered = false);
/// The group of the waiting skills that come next.
std::uint16_t latest_group(const GameState& state);
void start_waiting(Play& play);
void put_in_order(Play& play, const Action& action);

// skills.cpp
void use_skill(Play& play, const Action& action);
void note_use(Play& play, Player player, CardNumber card, std::uint16_t skill);
/// Sets off what waits for the end of the effect that is being carried out.
void fire_skill_done(Play& play);

// running_effects.cpp: how the steps of a skill begin, and what they remember.
/// `op`: the first step.
void start_effect(Play& play, Place16 op, std::uint16_t skill, const Viewpoint& from);
/// Carries out what an always-on skill offers; whatever effect is running goes on after it.
void interrupt(Play& play, const Offer& offer);
/// Starts the next of what effects left for the end of the battle, or of the turn; false where
/// none is left.
bool start_delayed(Play& play, bool of_turn);
void next_op(Play& play, Place16 op);
/// Notes for later steps that a card was looked at or shown.
void note_seen(RunningEffect& effect, Player owner, Zone zone, CardNumber card);
/// Shows a card to both players.
void show(Play& play, Player owner, Zone zone, CardNumber card);
/// Notes for later steps what the step that is due was done to. Zone::Field: a unit. `now`: where
/// the card lies then.
void remember(Play& play, const Op& op, Player owner, Zone zone, std::uint16_t number,
              Zone now = Zone::Field);

// effects.cpp, effects_on_units.cpp, effects_on_cards.cpp: the steps of a skill.
void step_effect(Play& play);
void answer_effect(Play& play, const Action& action);
/// Carries out the step on one unit; on all of them at once where the result for one must not
/// change the result for the next.
void act_on_units(Play& play, const Op& op);
/// True where the step's ban on the defender passes on to a unit that is attacked in its place.
bool follows_defender(const GameState& state, const Op& op);
/// Forbids something to cards, to a player, or to the defender.
void forbid_at_large(GameState& state, const Op& op);
void act_on_cards(Play& play, const Op& op);

// by_hand.cpp
void by_hand(Play& play, const Action& action);

} // namespace kizuna
