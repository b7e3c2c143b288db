#pragma once

namespace kizuna {

class WindowParts;

// What the table of window_parts.cpp opens to play with the deck.
void open_test_hand(WindowParts& parts);
void open_table(WindowParts& parts);
void open_games(WindowParts& parts);

} // namespace kizuna
