#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

// Texts of a game against a dummy, for the player P, in the user's language.

/// As in "Deploy Caeda: Talys's Heart to the front line (cost 1)". The action need not be legal.
std::string action_text(const GameState& state, const Action& action, const Messages& messages);

/// A sentence for each event; cards drawn in a row share one, and events without a text are left
/// out.
std::vector<std::string> event_texts(const EventLog& log, const GameCards& cards,
                                     const Messages& messages);

/// What the game waits for, as in "A critical hit with Marth?", or what the phase is for. The
/// choice of an effect includes what happens to the chosen card, and the skill's text below.
std::string question_text(const GameState& state, const Messages& messages);

std::string phase_text(Phase phase, const Messages& messages);
/// Turn and phase, or the winner.
std::string turn_text(const GameState& state, const Messages& messages);
/// As in "3 bonds, 1 spent, 2 left".
std::string bonds_text(const GameState& state, const Messages& messages);
/// The number of effects that the engine cannot play; empty for none.
std::string unplayed_text(const GameCards& cards, const Messages& messages);

/// The name of a kind of card; the dummy's cards have texts of their own. Empty for nothing.
std::string kind_text(const GameCards& cards, std::uint16_t kind, const Messages& messages);
/// The name of the unit's top card.
std::string unit_text(const GameState& state, const Unit& unit, const Messages& messages);
/// By id; empty if there is no such unit.
std::string unit_text(const GameState& state, UnitId id, const Messages& messages);

/// Sentences joined as the language does it.
std::string sentences_text(const std::vector<std::string>& sentences, const Messages& messages);

} // namespace kizuna
