#pragma once

#include "cli/files/deck_input.h"

namespace kizuna {

// Decks and cards of another game, line.game(), as the commands say them that need no board.

void list_game_deck(CommandLine& line, const DeckInput& input, bool with_statistics);
void say_game_statistics(CommandLine& line, const DeckInput& input);

} // namespace kizuna
