#pragma once

#include "decks/files/deck_file.h"

#include <string_view>

namespace kizuna::fuzz {

/// The shipped library and exchange ids.
const DeckFileTools& tools();

/// Reads the input as a deck of the kind of this name, then writes it in every kind and reads that
/// again. Returns what was read; its deck is empty where the input could not be used.
ImportedDeck use_as(std::string_view input, std::string_view kind);

} // namespace kizuna::fuzz
