#pragma once

#include "app/base/messages.h"
#include "app/play/table_view.h"

#include <string>
#include <vector>

namespace kizuna {

// Manual actions on the table, which no rule provides.

struct ManualChoice {
    Action action;
    std::string text;           ///< for a menu
    bool asks_strength = false; ///< amount and duration still have to be asked
};

/// A card, unit or orb, or a pile of equal cards.
struct ManualThing {
    Action taken; ///< a Put action without a destination
    std::string text;
};
struct ManualSource {
    TablePlace place = TablePlace::Hand;
    std::string name;
    std::vector<ManualThing> things; ///< never empty
};

/// False while a decision is pending, in a battle, and before and after the game.
bool can_do_by_hand(const GameState& state);

/// Everything that can be changed by hand, place by place, including the cards in deck and stacks.
std::vector<ManualSource> manual_sources(const GameSession& session, const Messages& messages);

/// A Put action for something on the table; for a pile, its top card. Action::zone is None if it
/// cannot be moved.
Action taken_by_hand(const TableCard& card);

/// All that can be done with it now: changes first, then destinations.
std::vector<ManualChoice> manual_choices(const GameSession& session, const Action& taken,
                                         const Messages& messages);

Action draw_by_hand();
Action shuffle_by_hand();
/// `choice` with amount and duration. `by`: not 0.
Action strength_by_hand(const ManualChoice& choice, int by, bool until_battle);
inline constexpr int max_change_by_hand = 990;

/// As in "By hand: draw 1 card".
std::string manual_action_text(const GameState& state, const Action& action,
                               const Messages& messages);

} // namespace kizuna
