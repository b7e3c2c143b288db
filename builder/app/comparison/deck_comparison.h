#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "decks/deck/deck.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A card with different numbers of copies in two decks.
struct ComparedCard {
    std::string code;           ///< card id, or the code of an unknown card
    const Card* card = nullptr; ///< null if unknown
    std::string name;           ///< in the user's language; says so if it is in the maybe pile
    Pile pile = Pile::Cards;
    int before = 0;
    int after = 0;
    std::string change; ///< "+2", "−1"
    bool operator==(const ComparedCard&) const = default;
};

/// A fact about both decks.
struct ComparedFact {
    std::string what;
    std::string before;
    std::string after;
    std::string change; ///< of numbers, as in "+0.4"; empty if equal or not a number
    bool differs = false;
    bool operator==(const ComparedFact&) const = default;
};

struct DeckComparison {
    std::vector<ComparedCard> cards; ///< added, removed, then changed ones, each by id; maybe pile
                                     ///< last
    std::vector<ComparedFact> facts; ///< a fixed list, plus the symbols that either deck has
    int added = 0;                   ///< copies, without the maybe pile
    int removed = 0;
    std::string summary; ///< one sentence about the cards
};

/// Two decks with everything computed that compare_decks() puts into words.
struct MeasuredDecks;
/// Takes milliseconds; any thread may call it. The catalogue must outlive the result.
std::shared_ptr<const MeasuredDecks> measured(Deck before, Deck after, const Catalogue& catalogue);

/// The changes from one deck to another: cards, statistics and the exact chance of a class change.
DeckComparison compare_decks(const MeasuredDecks& decks, const Messages& messages);

/// The comparison as plain text, for a message. The names stand for the two decks.
std::string comparison_text(const DeckComparison& comparison, const std::string& before_name,
                            const std::string& after_name, const Messages& messages);
/// The comparison as CSV.
std::string comparison_csv(const DeckComparison& comparison, const Messages& messages);

} // namespace kizuna
