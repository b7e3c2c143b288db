#pragma once

#include "cli/console/subcommands.h"

namespace kizuna {

// Cards of another game: line.game(), where none is named.

/// A table with their types and numbers.
void say_game_cards(CommandLine& line, const std::vector<CardIndex>& cards);
Json game_card_json(const CommandLine& line, const Card& card);

/// Where its cards are to be written; for a game without any.
std::string no_card_list_text(const CommandLine& line);

/// Says that the game is known in part only, and by which clauses its decks are checked.
void say_partial(CommandLine& line, const GameProfile& game);
Json game_json(const CommandLine& line);
Json game_json(const CommandLine& line, const GameProfile& game);

} // namespace kizuna
