#pragma once

#include "decks/files/deck_import.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

// What the JSON forms share. JSON's own types stay in json_deck.cpp and the forms' files.

/// True where the text begins as an object and holds all these keys.
bool is_json_with(std::string_view text, std::initializer_list<std::string_view> keys);

/// One card of a JSON deck, as its program names it. Either part may be missing.
struct JsonCard {
    std::string card;
    std::string artwork;
};

/// A part of such a deck, as in "main".
struct JsonZone {
    std::string name;
    std::vector<JsonCard> cards;        ///< one for each copy
    std::vector<std::string> malformed; ///< elements that are no cards, as JSON
    std::vector<std::string> unknown;   ///< what elements hold beside cards, as "Key: value"
};

/// A deck as Decksteria and its predecessor keep it.
struct JsonDeck {
    std::string format;
    std::vector<JsonZone> zones;      ///< as the file orders them
    std::vector<std::string> unknown; ///< unknown keys and values
    std::optional<Fault> fault;       ///< the file could not be used
};

/// Reads the decks of both programs: zones as a map of lists or as a list of named ones.
JsonDeck read_json_deck(std::string_view text, const std::string& file);

} // namespace kizuna
