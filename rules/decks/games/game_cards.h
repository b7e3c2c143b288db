#pragma once

#include "decks/games/game_profile.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The greatest number on a card of another game; it may be a percentage.
inline constexpr int max_game_number = 100;

/// One of a user's own card lists: its text and how errors name it.
struct GameCardFile {
    std::string name;
    std::string text;
};

struct ListedCards {
    CardLibrary library;
    std::vector<Fault> findings; ///< everything wrong with the lists; those cards are left out
    /// Ids of cards that went, which no other card may get: decks may still speak of them.
    std::vector<std::string> removed;
};

/// Reads the card lists of a game (form: docs/GAMES.md) by its profile.
ListedCards read_game_cards(const GameProfile& profile, const std::vector<GameCardFile>& files);

/// Writes cards as such a list. Empty names of other languages and absent numbers are left out.
std::string write_game_cards(const GameProfile& profile, const std::vector<Card>& cards,
                             std::span<const std::string> removed = {});

/// "1-2"; "none" for a card that prints none, empty where that is not known.
std::string game_range_text(RangeSet range);
/// The range that "1" to "3", "1-2" or "none" means; empty for anything else.
std::optional<RangeSet> game_range(std::string_view text);

/// The game that a card list says it is for; empty where the text is no such list.
std::string game_of_card_list(std::string_view text);
/// Where it says so.
Place place_of_game(const GameCardFile& list);

} // namespace kizuna
