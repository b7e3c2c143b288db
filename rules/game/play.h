#pragma once

#include "game/choices.h"
#include "game/engine.h"
#include "game/values.h"

namespace kizuna {

/// Plays a state on: what actions do, and everything that follows by itself. The loop in run() is
/// the official order: refresh, class-change bonus, rule checks, then skills that were set off.
class Play {
public:
    Play(GameState& state, EventLog* log) : state_(state), log_(log) {}

    /// Carries out an action that nothing forbids.
    void act(const Action& action);
    /// Until somebody has to decide, or the game is over.
    void run();
    void finish(std::optional<Player> winner);

    // Setup and phases (phases.cpp).
    void start_turn();

private:
    // play.cpp
    void run_to_decision();
    void answer(const Action& action);
    void answer_choice(const Action& action);
    bool check_rules();
    bool check_decks();
    bool check_bonuses();
    bool check_names();
    bool check_destructions();
    bool check_orbs();
    bool check_defeat();
    bool check_march();
    bool march(Player player);
    void lose_orb(std::uint8_t position);
    void keep_unit(UnitId unit);
    void ask(Decision decision, Player player);

    // phases.cpp
    bool step_phase();
    bool step_setup();
    bool step_beginning();
    void untap_units(Player player);
    bool step_end();
    void deal();
    void redraw(Player player);
    void expire_turn();
    void bond(Player player, CardNumber card);
    void deploy(Player player, CardNumber card, Line line, bool tapped);
    void level_up(Player player, CardNumber card, Unit& unit);

    // battle.cpp
    void attack(Unit& unit, const Unit& target);
    void step_battle();
    void reveal_supports();
    void check_support(Player player);
    void use_support_skill(Player player);
    void judge();
    void end_battle();
    void discard_for_battle(const Action& action);

    // cards.cpp
    void take_from(Player player, Zone zone, CardNumber card);
    void add_to_hand(Player player, CardNumber card);
    bool draw(Player player);
    void refresh(Player player);
    void shuffle_into_deck(Player player, CardPile& cards, Rng& rng);
    void order_cards(Player player, CardPile& cards, const std::vector<std::uint16_t>& order);
    void put(Player player, CardNumber card, Zone to, bool face_down, bool to_top);
    Unit& new_unit(Player player, CardNumber card, Line line);
    void stack(Unit& unit, CardNumber card);
    void move_unit(Unit& unit);
    void remove_unit(UnitId unit, Zone to, bool face_down, bool to_top);
    void forget_uses(Player player, CardNumber card);
    void forget_looks(Player player, CardNumber card);
    int random_pick(Player player, int size);

    // triggers.cpp
    void fire(Moment moment, Player player, UnitId subject, UnitId against = no_unit,
              CardNumber card = no_card);
    void fire_for(Moment moment, Player event_player, UnitId subject, UnitId against,
                  const Viewpoint& from, std::uint16_t skill);
    bool start_waiting();
    bool can_start(const WaitingSkill& waiting) const;
    void start_skill(const WaitingSkill& waiting);
    void use_skill(const Viewpoint& from, std::uint16_t skill);
    void note_use(Player player, CardNumber card, std::uint16_t skill);

    // effects.cpp
    void step_effect();
    void begin_step(const Op& op);
    bool begin_choice(const Op& op);
    void begin_acting(const Op& op);
    void next_op(Place16 op);
    void act_on_units(const Op& op);
    bool act_on_unit(const Op& op, Unit& unit);
    void act_on_cards(const Op& op);
    void act_on_card(const Op& op, Player owner, CardNumber card);
    void show(Player owner, CardNumber card);
    void change_support(const Op& op);
    void add_modifier(const Op& op, UnitId unit, Modifier::Kind kind, int value);
    void change_protagonist(Unit& unit);
    void deploy_by_effect(const Op& op, Player owner, CardNumber card);
    void stack_by_effect(const Op& op, Player owner, CardNumber card);

    // Events.
    void tell(EventKind kind, Player player, int number = 0, int second = 0)
    {
        if (log_)
            log_->add(kind, player, number, second);
    }
    void tell_card(Player player, CardNumber card)
    {
        if (log_)
            log_->add_card(player, card);
    }
    void tell(EventKind kind, const Unit& unit, int number = 0)
    {
        tell(kind, owner_of(unit.id), number);
        tell_card(owner_of(unit.id), unit.top);
    }

    PlayerState& of(Player player) { return state_[player]; }

    GameState& state_;
    EventLog* log_;
};

} // namespace kizuna
