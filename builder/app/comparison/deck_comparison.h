#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "decks/deck/deck.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A card of which two decks have different numbers.
struct ComparedCard {
    std::string code;           ///< card id, or the code of an unknown card
    const Card* card = nullptr; ///< null where it is unknown
    std::string name;           ///< in the user's language; says so where it is the maybe pile
    Pile pile = Pile::Cards;
    int before = 0;
    int after = 0;
    std::string change; ///< "+2", "−1"
    bool operator==(const ComparedCard&) const = default;
};

/// One thing that can be said of both decks.
struct ComparedFact {
    std::string what;
    std::string before;
    std::string after;
    std::string change; ///< of numbers, as in "+0.4"; empty where nothing changed or no number does
    bool differs = false;
    bool operator==(const ComparedFact&) const = default;
};

struct DeckComparison {
    std::vector<ComparedCard> cards; ///< added, then removed, then changed, each by id; maybe last
    std::vector<ComparedFact> facts; ///< always the same ones but for symbols, which one has at all
    int added = 0;                   ///< copies of the deck proper
    int removed = 0;
    std::string summary; ///< one sentence about the cards
};

/// Two decks with all that is counted and computed of them; what is left are words.
struct MeasuredDecks;
/// Takes milliseconds, and any thread. The catalogue outlives what it gives.
std::shared_ptr<const MeasuredDecks> measured(Deck before, Deck after, const Catalogue& catalogue);

/// How one deck becomes another: cards with their numbers, and what it does to the statistics and
/// to the exact chance of a class change.
DeckComparison compare_decks(const MeasuredDecks& decks, const Messages& messages);

/// All of it as plain text for pasting into a message; the names are what the two are called.
std::string comparison_text(const DeckComparison& comparison, const std::string& before_name,
                            const std::string& after_name, const Messages& messages);
/// The same as a table for spreadsheets.
std::string comparison_csv(const DeckComparison& comparison, const Messages& messages);

} // namespace kizuna
