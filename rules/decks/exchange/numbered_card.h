#pragma once

#include "decks/files/deck_import.h"

#include <string>

namespace kizuna {

// What the forms share that name printings by a program's own numbers (ExchangeIds).

/// Adds the line's copies of the card with this number, known or not. Returns the code of the
/// deck's entry; for an unknown number the number after the program's name, as in "ciphervit:47",
/// so that it can be written back.
std::string add_numbered(DeckImport& import, const DeckLine& line, const std::string& number,
                         NumberingProgram program, const DeckFileTools& tools);

struct NumberedCard {
    std::string number;         ///< empty: the program has none for the card
    bool other_artwork = false; ///< reading the number gives another printing
};
/// The number of an entry's printing, else of another printing of its card.
NumberedCard numbered_card(const DeckEntry& entry, NumberingProgram program,
                           const DeckFileTools& tools);

} // namespace kizuna
