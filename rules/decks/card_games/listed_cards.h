#pragma once

#include "decks/card_games/card_game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The greatest number on a card of another game; it may be a percentage.
inline constexpr int max_listed_number = 100;

/// One of a user's own card lists: its text and how errors name it.
struct OwnCardFile {
    std::string name;
    std::string text;
};

struct ListedCards {
    CardLibrary library;
    std::vector<Fault> findings; ///< everything wrong with the lists; those cards are left out
    /// Ids of deleted cards, which no other card may get: decks may still name them.
    std::vector<std::string> removed;
};

/// Reads the card lists of a game (form: docs/GAMES.md) by its profile.
ListedCards read_listed_cards(const CardGame& profile, const std::vector<OwnCardFile>& files);

/// Writes cards as a list that read_listed_cards() reads. Empty names of other languages and absent
/// numbers are left out.
std::string write_listed_cards(const CardGame& profile, const std::vector<Card>& cards,
                               std::span<const std::string> removed = {});

/// "1-2"; "none" for a card that prints none, empty where that is not known.
std::string listed_range_text(RangeSet range);
/// The range that "1" to "3", "1-2" or "none" means; empty for anything else.
std::optional<RangeSet> listed_range(std::string_view text);

/// The game that a card list says it is for; empty where the text is no such list.
std::string card_game_of_list(std::string_view text);
/// The place where a list says which game it is for; line 0 where that cannot be read.
Place place_of_card_game(const OwnCardFile& list);

} // namespace kizuna
