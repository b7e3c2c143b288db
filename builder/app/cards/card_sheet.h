#pragma once

#include "app/decks/deck_document.h"
#include "app/messages.h"

#include <string>
#include <vector>

namespace kizuna {

/// Everything the details of one card say, in the user's language, ready to be drawn or read aloud.
struct CardSheet {
    struct Line {
        std::string label;
        std::string text;
    };

    struct Number {
        std::string caption; ///< short, as above the columns of lists
        std::string label;
        std::string text;
    };

    const Card* card = nullptr; ///< null: nothing to show
    std::string unit;
    std::string title;
    std::string other_name;      ///< in the other language; may be empty
    std::string in_deck;         ///< copies in the deck, and whether it is the protagonist
    std::vector<Number> numbers; ///< cost, class change, attack, support, range
    std::vector<Line> facts;
    std::string skills_heading;
    std::vector<std::string> skills;
    std::string printings_heading;
    std::vector<Line> printings; ///< code and product

    /// The whole as plain text, a line for each thing.
    std::string as_text() const;
};

CardSheet card_sheet(const Card& card, const DeckDocument& document, const Messages& messages);

} // namespace kizuna
