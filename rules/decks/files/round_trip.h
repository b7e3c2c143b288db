#pragma once

#include "decks/files/deck_file.h"

#include <string>
#include <vector>

namespace kizuna {

/// One difference between a deck and the same deck read back from another form.
struct DeckDifference {
    DeckPart what = DeckPart::Cards;
    std::string code; ///< of Cards and Maybe: the card's, with its printing
    std::string before;
    std::string after; ///< of Cards and Maybe both are numbers of copies
    bool operator==(const DeckDifference&) const = default;
};

/// Everything that differs, in the order of DeckPart and then by code. Comments and the order of
/// cards make no difference, nor does a name that a deck without one gets: readers take the file's.
std::vector<DeckDifference> differences(const Deck& before, const Deck& after,
                                        const CardLibrary& library);

/// What reading back a written deck showed.
struct RoundTrip {
    enum class Outcome {
        Equal,
        Differs,
        WriteOnly,  ///< the form cannot be read
        Unreadable, ///< it can, but not what was written
    };
    Outcome outcome = Outcome::Equal;
    std::vector<DeckDifference> differences;
    /// Drops the differences of this part; the outcome becomes Equal if none are left.
    void ignore(DeckPart part);
};

/// Reads what was written of a deck as this program would read a file of this name, and compares.
RoundTrip round_trip(const Deck& deck, const WrittenDeck& written, const DeckFileKind& kind,
                     const std::string& file, const DeckFileTools& tools);

/// A deck in another form, and what reading it back showed.
struct ProvenDeck {
    WrittenDeck written;
    RoundTrip back;
    /// True if the writer reports no loss and the deck is read back equal or cannot be read back.
    bool is_whole() const;
    /// The differences that no problem of the writer tells of.
    std::vector<DeckDifference> unannounced(const CardLibrary& library) const;
};
/// Writes a deck and reads it back. `file` is the name that the file will have.
ProvenDeck write_proven(const Deck& deck, const DeckFileKind& kind, const std::string& file,
                        const DeckFileTools& tools);

} // namespace kizuna
