#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

// What a game against a dummy says to the one who plays P, in the user's language.

/// An action in words, as in "Deploy Caeda: Talys's Heart to the front line (cost 1)". It need not
/// be allowed.
std::string action_text(const GameState& state, const Action& action, const Messages& messages);

/// What happened, one sentence each, but one for several cards drawn in a row; events that say
/// nothing of their own are left out.
std::vector<std::string> event_texts(const EventLog& log, const GameCards& cards,
                                     const Messages& messages);

/// What the game waits for, as in "A critical hit with Marth?". For a phase, what it is for. A
/// choice for an effect says what becomes of the chosen card, and below it what we know of the
/// skill.
std::string question_text(const GameState& state, const Messages& messages);

std::string phase_text(Phase phase, const Messages& messages);
/// Turn and phase, or who has won.
std::string turn_text(const GameState& state, const Messages& messages);
/// The number of bonds, as in "3 bonds, 1 spent, 2 left".
std::string bonds_text(const GameState& state, const Messages& messages);
/// How many effects of the cards the engine cannot play; empty where it plays them all.
std::string unplayed_text(const GameCards& cards, const Messages& messages);

/// The full name of a kind of card; the dummy's cards have words of their own. Empty for nothing.
std::string kind_text(const GameCards& cards, std::uint16_t kind, const Messages& messages);
/// The name of a unit's top card.
std::string unit_text(const GameState& state, const Unit& unit, const Messages& messages);
/// The same by its id; empty where there is no such unit.
std::string unit_text(const GameState& state, UnitId id, const Messages& messages);

/// One after the other, as the language joins them.
std::string sentences_text(const std::vector<std::string>& sentences, const Messages& messages);

} // namespace kizuna
