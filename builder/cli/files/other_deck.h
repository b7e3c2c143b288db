#pragma once

#include "cli/files/deck_input.h"

namespace kizuna {

// Output for decks of another game, line.card_game().

void list_other_deck(CommandLine& line, const DeckInput& input, bool with_statistics);
void say_other_statistics(CommandLine& line, const DeckInput& input);

} // namespace kizuna
