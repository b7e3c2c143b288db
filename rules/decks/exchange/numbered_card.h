#pragma once

#include "decks/files/deck_import.h"

#include <string>
#include <string_view>

namespace kizuna {

/// What the forms share that name printings by a program's own numbers (ExchangeIds).
class NumberedCards {
public:
    /// `prefix` stands before an unknown number in a deck, as in "ciphervit:", so that it can be
    /// written back. `tools` outlives this.
    NumberedCards(NumberingProgram program, std::string_view prefix, const DeckFileTools& tools)
        : program_(program), prefix_(prefix), tools_(tools)
    {
    }

    /// Adds the line's copies of the card with this number, known or not. The code it is kept
    /// under.
    std::string add(DeckImport& import, const DeckLine& line, const std::string& number) const;

    struct Written {
        std::string number;         ///< empty: the program has none for the card
        bool other_artwork = false; ///< reading the number gives another printing
    };
    /// The number of an entry's printing, else of another printing of its card.
    Written number_of(const DeckEntry& entry) const;

private:
    /// Of the printing that a number means; with the prefix where it is unknown.
    std::string code_of(std::string_view number) const;
    CardLookup not_found(std::string_view number) const;

    NumberingProgram program_;
    std::string_view prefix_;
    const DeckFileTools& tools_;
};

} // namespace kizuna
