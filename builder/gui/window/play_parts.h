#pragma once

#include "gui/games/games_window.h"

#include <filesystem>
#include <string>

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp opens to play with the deck.
void open_test_hand(WindowParts& parts);
void open_table(WindowParts& parts);
void open_games(WindowParts& parts);

/// Shows a deck of another game in the window for those.
void open_game_deck(WindowParts& parts, const std::filesystem::path& file, const std::string& game);
void go_on_with_games(WindowParts& parts, GamesWindow::Kept kept);

} // namespace kizuna
