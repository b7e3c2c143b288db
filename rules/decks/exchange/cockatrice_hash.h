#pragma once

#include "decks/deck/deck.h"

#include <string>

namespace kizuna {

/// The deck hash that Cockatrice shows for a deck with these names: eight digits of base 32. Empty
/// for a deck of over 100,000 copies.
std::string cockatrice_hash(const Deck& deck, const CardLibrary& library);

} // namespace kizuna
