#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/document/deck_document.h"
#include "app/skills/skill_text.h"

#include <string>
#include <vector>

namespace kizuna {

/// The details of one card in the user's language, for drawing and for screen readers.
struct CardSheet {
    struct Line {
        std::string label;
        std::string text;
        bool is_sign = false; ///< also shown as one of `signs`
    };

    /// A word of the face that has a pictogram.
    struct Sign {
        std::string slug; ///< of the vocabulary; empty for a class
        std::string text;
        WordSet<SymbolId> symbols; ///< for a symbol; else empty
    };

    struct Number {
        std::string caption; ///< short, for narrow space
        std::string label;
        std::string text;
    };

    const Card* card = nullptr; ///< null: nothing to show
    std::string unit;
    std::string title;
    std::string other_name;      ///< name in the other language; may be empty
    std::string in_deck;         ///< copies in the deck, and whether it is the protagonist
    std::string owned;           ///< copies owned; empty if there is no collection
    std::vector<Number> numbers; ///< cost, class change, attack, support, range
    std::vector<Sign> signs;     ///< symbols, class, genders, weapons, types
    std::vector<Line> facts;
    std::string skills_heading;
    std::vector<SkillParts> skills;
    std::string texts_heading;
    std::vector<std::string> texts; ///< imported by the user
    std::string printings_heading;
    std::vector<Line> printings; ///< code and product

    /// Plain text, one line for each item.
    std::string as_text(const Messages& messages) const;
};

/// `cards` may be null: then without the user's own data.
CardSheet card_sheet(const Card& card, const DeckDocument& document, const Messages& messages,
                     const UserCards* cards = nullptr);

/// A card for screen readers, where only its picture is shown: its mark, name and copies, then the
/// contents of a list row. `copies` and `mark` are words and may be empty.
std::string spoken_card(const Card& card, const CardLibrary& library, const std::string& copies,
                        const std::string& mark, const Messages& messages);

} // namespace kizuna
