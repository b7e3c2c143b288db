#pragma once

#include "decks/files/deck_file.h"

#include <string>
#include <vector>

namespace kizuna {

/// One thing that another form brings back otherwise than it was.
struct DeckDifference {
    enum class What { Name, Author, Format, Protagonist, Alternatives, Tags, Notes, Cards, Maybe };
    What what = What::Cards;
    std::string code; ///< of Cards and Maybe: the card's, with its printing
    std::string before;
    std::string after; ///< of Cards and Maybe both are numbers of copies
    bool operator==(const DeckDifference&) const = default;
};

/// Everything that differs, in the order of What and then by code. Comments and the order of cards
/// make no difference, nor does a name that a deck without one gets: readers take the file's.
std::vector<DeckDifference> differences(const Deck& before, const Deck& after,
                                        const CardLibrary& library);

/// What reading a written deck again showed.
struct RoundTrip {
    enum class Outcome {
        Equal,
        Differs,
        WriteOnly,  ///< the form cannot be read
        Unreadable, ///< it can, but not what was written
    };
    Outcome outcome = Outcome::Equal;
    std::vector<DeckDifference> differences;
};

/// Reads what was written of a deck as a file of this name, and compares. Where the form leaves the
/// deck's name to the file's, another name is no difference.
RoundTrip round_trip(const Deck& deck, const WrittenDeck& written, const DeckFileKind& kind,
                     const std::string& file, const DeckFileTools& tools);

} // namespace kizuna
