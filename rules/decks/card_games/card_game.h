#pragma once

#include "cards/library/card_library.h"
#include "decks/legality/format.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The game of a deck that names none.
inline constexpr std::string_view cipher_game = "cipher";

/// The games that data/games has a profile of.
inline constexpr std::array<std::string_view, 3> known_card_games = {cipher_game, "detainer",
                                                                     "fetcg"};

/// One clause of a game's document, in our own words.
struct CardGameClause {
    std::string id; ///< as in "DET-CON-1"
    LocalText section;
    LocalText statement;
    LocalText not_shown; ///< why no calculator and no check shows it; empty where one does
};

/// What is known of a game, and what is not. Read from data/games/ID.yaml.
struct CardGame {
    std::string id; ///< as in "detainer"
    LocalText name;
    LocalText summary;              ///< what its document is
    bool partial = false;           ///< the document is no whole rulebook
    std::vector<LocalText> unknown; ///< what the document leaves open
    /// The words for its cards: their types and numbers. Empty for Cipher, whose are shipped apart.
    Vocabulary words;
    bool counts_by_name = true; ///< copies count by name; false: by id
    /// The game's rules of construction. Its id is "unlimited", as that of a deck that names none.
    Format format;
    bool has_construction_rules = false;
    std::vector<std::string> construction; ///< ids of the clauses that these rules state
    std::vector<CardGameClause> clauses;   ///< empty for Cipher, whose are shipped apart
};

/// Reads a profile; its id is the file's name without folder and extension. Throws DataError.
CardGame read_card_game(std::string_view yaml, const std::string& file);

/// The clause of an id in any letter case; null where there is none.
const CardGameClause* find_clause(std::span<const CardGameClause> clauses, std::string_view id);

} // namespace kizuna
