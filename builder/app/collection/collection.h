#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"
#include "decks/files/deck_file.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The cards a person owns: a number of copies by printing code or card id. All printings of a card
/// are worth the same, so decks ask for their sum, owned().
class Collection {
public:
    /// Sets the copies of an entry; 0 removes the entry.
    void set(const std::string& code, int copies);
    void add(const std::string& code, int copies);
    const std::map<std::string, int>& copies() const { return copies_; }
    bool empty() const { return copies_.empty(); }
    /// Copies of this entry alone.
    int copies_of(const std::string& code) const;
    /// Copies of all printings of the card.
    int owned(const Card& card) const;
    /// The number of all copies in it.
    int size() const;

    bool operator==(const Collection&) const = default;

private:
    std::map<std::string, int> copies_;
};

/// A list of cards that was read, and the lines that could not be.
struct ImportedCollection {
    Collection collection;
    std::vector<ImportProblem> problems;
    std::vector<Fault> faults; ///< not empty: the file could not be used at all
};

/// Reads "copies code" lines, comma, semicolon or tab separated tables (copies and code in either
/// order or as their headings say), and every kind of deck file, as LackeyCCG's.
ImportedCollection read_collection(std::string_view text, const std::string& file,
                                   const DeckFileTools& tools);
/// "copies code" lines by code, with the name behind, as read_collection() reads them.
std::string collection_text(const Collection& collection, const CardLibrary& library);

/// What one card lacks for the decks asked about.
struct MissingCard {
    const Card* card;
    int needed;
    int owned;
    int missing() const { return needed > owned ? needed - owned : 0; }
    bool operator==(const MissingCard&) const = default;
};

/// How several decks share the cards one has.
enum class BuiltDecks {
    OneAtATime, ///< a card may go from one deck into the next
    AllAtOnce   ///< every deck stands on its own
};

/// For each card of the decks, the copies needed and owned; sorted by card id.
std::vector<MissingCard> cards_needed(std::span<const ResolvedDeck> decks, BuiltDecks built,
                                      const Collection& collection);

/// The lines of the report: every card that is short, then how many copies that is altogether.
std::string missing_text(const std::vector<MissingCard>& cards, const Messages& messages);
/// The missing copies as a list that every deck program reads: "2 Marth: Altean Prince (B01-003)".
std::string missing_list(const std::vector<MissingCard>& cards);
/// How many copies are short.
int missing_copies(const std::vector<MissingCard>& cards);

} // namespace kizuna
