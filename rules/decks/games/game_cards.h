#pragma once

#include "decks/games/game_profile.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One of a user's own card lists: its text and how errors name it.
struct GameCardFile {
    std::string name;
    std::string text;
};

struct ListedCards {
    CardLibrary library;
    std::vector<Fault> findings; ///< everything wrong with the lists; those cards are left out
};

/// Reads the card lists of a game (form: docs/GAMES.md) by its profile.
ListedCards read_game_cards(const GameProfile& profile, const std::vector<GameCardFile>& files);

/// Writes cards as such a list. Empty names of other languages and absent numbers are left out.
std::string write_game_cards(const GameProfile& profile, const std::vector<Card>& cards);

/// The game that a card list says it is for; empty where the text is no such list.
std::string game_of_card_list(std::string_view text);

} // namespace kizuna
