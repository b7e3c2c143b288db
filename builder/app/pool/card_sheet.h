#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/document/deck_document.h"
#include "app/skills/skill_text.h"

#include <string>
#include <vector>

namespace kizuna {

/// Everything the details of one card say, in the user's language, ready to be drawn or read aloud.
struct CardSheet {
    struct Line {
        std::string label;
        std::string text;
        bool is_sign = false; ///< said by one of `signs` too
    };

    /// A word of the face that has a picture of its own.
    struct Sign {
        std::string slug; ///< of the vocabulary; empty for a class
        std::string text;
        WordSet<SymbolId> symbols; ///< of a symbol; else empty
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
    std::string owned;           ///< how many there are at home; empty where none are told of
    std::vector<Number> numbers; ///< cost, class change, attack, support, range
    std::vector<Sign> signs;     ///< symbols, class, genders, weapons, types
    std::vector<Line> facts;
    std::string skills_heading;
    std::vector<SkillParts> skills;
    std::string texts_heading;
    std::vector<std::string> texts; ///< that the user imported
    std::string printings_heading;
    std::vector<Line> printings; ///< code and product

    /// The whole as plain text, a line for each thing.
    std::string as_text(const Messages& messages) const;
};

/// `cards` may be null: then nothing of the user's own is told.
CardSheet card_sheet(const Card& card, const DeckDocument& document, const Messages& messages,
                     const UserCards* cards = nullptr);

/// A card as a screen reader says it where only its picture is seen: its mark where something is
/// wrong with it, its name, how many copies there are, then what a row of the lists says.
/// `copies` and `mark` are in words and may be empty.
std::string spoken_card(const Card& card, const CardLibrary& library, const std::string& copies,
                        const std::string& mark, const Messages& messages);

} // namespace kizuna
