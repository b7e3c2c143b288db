#pragma once

#include "app/base/messages.h"
#include "app/play/table_view.h"

#include <string>
#include <vector>

namespace kizuna {

// What the player may do by hand on the table, which no rule asks for.

/// Something that the player may do by hand.
struct ManualChoice {
    Action action;
    std::string text;           ///< as a row of a menu
    bool asks_strength = false; ///< by how much and how long is still to be asked
};

/// A card, unit or orb that something may be done to, or a pile.
struct ManualThing {
    Action taken; ///< what is put elsewhere: without a place
    std::string text;
};
struct ManualSource {
    TablePlace place = TablePlace::Hand;
    std::string name;
    std::vector<ManualThing> things; ///< never empty
};

/// False while a question waits, and before and after the game.
bool can_do_by_hand(const GameState& state);

/// Everything that something may be done to, place by place: also what lies in deck and stacks.
std::vector<ManualSource> manual_sources(const GameSession& session, const Messages& messages);

/// What lies there on the table, to be put elsewhere: of a pile its top card. Action::zone is None
/// where nothing may be done with it.
Action taken_by_hand(const TableCard& card);

/// All that may be done with it now: what changes it first, then where it may be put.
std::vector<ManualChoice> manual_choices(const GameSession& session, const Action& taken,
                                         const Messages& messages);

Action draw_by_hand();
Action shuffle_by_hand();
/// `choice` with what was asked. `by`: not 0.
Action strength_by_hand(const ManualChoice& choice, int by, bool until_battle);
inline constexpr int max_change_by_hand = 990;

/// The manual action in words, as in "By hand: draw 1 card".
std::string manual_action_text(const GameState& state, const Action& action,
                               const Messages& messages);

} // namespace kizuna
