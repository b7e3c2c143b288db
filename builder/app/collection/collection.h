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

/// The cards a user owns: copies by printing code or card id. All printings of a card are
/// equivalent, so decks use their sum, owned().
class Collection {
public:
    /// Sets the copies of an entry; 0 removes the entry.
    void set(const std::string& code, int copies);
    void add(const std::string& code, int copies);
    const std::map<std::string, int>& copies() const { return copies_; }
    bool empty() const { return copies_.empty(); }
    /// Copies of this code alone.
    int copies_of(const std::string& code) const;
    /// Copies of all printings of the card together.
    int owned(const Card& card) const;
    /// The sum of all copies.
    int size() const;

    bool operator==(const Collection&) const = default;

private:
    std::map<std::string, int> copies_;
};

/// A card list that was read, with the lines that could not be.
struct ImportedCollection {
    Collection collection;
    std::vector<ImportProblem> problems;
    std::vector<Fault> faults; ///< if not empty, nothing could be read
};

/// Reads "copies code" lines, tables separated by commas, semicolons or tabs (copies and code in
/// either order, or as headings name them), and every kind of deck file, as LackeyCCG's.
ImportedCollection read_collection(std::string_view text, const std::string& file,
                                   const DeckFileTools& tools);
/// "copies code" lines sorted by code, each with the card's name, in a form that read_collection()
/// reads.
std::string collection_text(const Collection& collection, const CardLibrary& library);

/// Copies of one card needed by some decks, and owned.
struct MissingCard {
    const Card* card;
    int needed;
    int owned;
    int missing() const { return needed > owned ? needed - owned : 0; }
    bool operator==(const MissingCard&) const = default;
};

/// How several decks share the owned cards.
enum class BuiltDecks {
    OneAtATime, ///< decks may use the same copies
    AllAtOnce   ///< every deck needs copies of its own
};

/// The copies needed and owned of each card in the decks, sorted by card id.
std::vector<MissingCard> cards_needed(std::span<const ResolvedDeck> decks, BuiltDecks built,
                                      const Collection& collection);

/// A line for each card with missing copies, then the total.
std::string missing_text(const std::vector<MissingCard>& cards, const Messages& messages);
/// The missing copies as a deck list that other programs can read: "2 Marth: Altean Prince
/// (B01-003)".
std::string missing_list(const std::vector<MissingCard>& cards);
/// The total number of missing copies.
int missing_copies(const std::vector<MissingCard>& cards);

} // namespace kizuna
