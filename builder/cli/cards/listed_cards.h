#pragma once

#include "cli/console/subcommands.h"

namespace kizuna {

// Cards of another game: of line.card_game(), unless a game is given.

/// A table of the cards with their types and numbers.
void say_listed_cards(CommandLine& line, const std::vector<CardIndex>& cards);
Json listed_card_json(const CommandLine& line, const Card& card);

/// For a game without cards: in which file to list them.
std::string no_card_list_text(const CommandLine& line);

/// Says that the game is known only in part, and by which clauses its decks are checked.
void say_partial(CommandLine& line, const CardGame& game);
Json card_game_json(const CommandLine& line);
Json card_game_json(const CommandLine& line, const CardGame& game);

} // namespace kizuna
