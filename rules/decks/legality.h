#pragma once

#include "decks/deck.h"
#include "decks/format.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// One step of mending a deck.
struct Edit {
    enum class Kind { Add, Remove, Protagonist };
    Kind kind;
    const Card* card = nullptr; ///< null where any card that matches `query` would do
    std::string code;           ///< for entries the library does not know; else empty
    std::string query;          ///< in the query language; empty where `card` says all
    int copies = 0;
    bool operator==(const Edit&) const = default;
};

enum class Clause {
    Size,                    ///< DECK-1
    Copies,                  ///< DECK-2
    NoCostOne,               ///< DECK-3
    Protagonist,             ///< DECK-10
    UnknownCard,             ///< UNKNOWN-CARD
    FormatSize,              ///< FORMAT-SIZE
    FormatCopies,            ///< FORMAT-COPIES
    FormatAllowed,           ///< FORMAT-ALLOWED
    FormatBanned,            ///< FORMAT-BANNED
    FormatBannedProtagonist, ///< FORMAT-BANNED-PROTAGONIST
    FormatRequire,           ///< FORMAT-REQUIRE
    FormatExact,             ///< FORMAT-EXACT
    FormatOpening,           ///< FORMAT-OPENING
};

/// The clause's promised code, as in "DECK-2".
std::string_view code_of(Clause clause);

struct WrongSize { ///< too few, or more than the format allows
    Clause clause;
    int least;
    int most; ///< INT_MAX where there is no upper bound
    int actual;
    bool operator==(const WrongSize&) const = default;
};
struct TooManyCopies {
    Clause clause;                  ///< Copies or FormatCopies
    std::vector<const Card*> cards; ///< the deck's cards of this name, by id
    int allowed;
    int actual;
    bool operator==(const TooManyCopies&) const = default;
};
struct NoCostOneCard {
    bool operator==(const NoCostOneCard&) const = default;
};
struct WrongProtagonist {
    enum class Reason { NotInDeck, NotCostOne };
    Reason reason;
    const Card* card; ///< null where the library does not know it
    std::string code; ///< as the deck names it
    bool operator==(const WrongProtagonist&) const = default;
};
struct UnknownCard {
    std::string code;
    int copies;
    std::vector<std::string> suggestions;
    bool operator==(const UnknownCard&) const = default;
};
struct NotAllowed {
    Clause clause; ///< FormatAllowed, FormatBanned or FormatBannedProtagonist
    const Card* card;
    int copies;
    bool operator==(const NotAllowed&) const = default;
};
struct WrongCount {
    Clause clause; ///< FormatRequire or FormatExact
    std::string query;
    std::vector<const Card*> cards; ///< the deck's cards that match, by id
    int least;
    int most;
    int actual;
    bool operator==(const WrongCount&) const = default;
};
struct WrongOpening {
    OpeningRule::Value value;
    std::string query;
    std::vector<const Card*> cards;
    int least;
    int most;
    int actual;
    bool operator==(const WrongOpening&) const = default;
};

using Reason = std::variant<WrongSize, TooManyCopies, NoCostOneCard, WrongProtagonist, UnknownCard,
                            NotAllowed, WrongCount, WrongOpening>;

/// One reason why a deck may not be played, and the smallest edits that mend this reason alone.
struct Violation {
    Clause clause;
    Reason reason;
    std::vector<Edit> fix;
    bool operator==(const Violation&) const = default;
};

/// Every reason why the deck may not be played in this format, in the order of Clause and within
/// one clause in deck order. Empty where the deck is legal. Cards point into the library.
std::vector<Violation> check_legality(const Deck& deck, const Format& format,
                                      const CardLibrary& library);

/// Advice, never a reason to refuse a deck (ADVICE-1, RULING-1).
struct Warning {
    enum class Kind {
        NoProtagonist,
        OverFifty,
        FewPromotions,
        LoneClassChange,
        UnscriptedSkills,
        NewerForm,
        AlternativeUnusable
    };
    Kind kind;
    std::vector<const Card*>
        cards; ///< which cards it is about; NoProtagonist: the one used instead
    int actual = 0;
    int expected = 0;
    bool operator==(const Warning&) const = default;
};
std::string_view code_of(Warning::Kind kind); ///< as in "NO-PROTAGONIST"

std::vector<Warning> advise(const Deck& deck, const Format& format, const CardLibrary& library);

/// A whole mend: what to change, what it becomes, and what is left to choose.
struct Mend {
    Deck deck;
    std::vector<Edit> edits;
    std::vector<Violation> left; ///< empty where `deck` is legal
};

/// Makes the deck legal with the fewest edits (CLI.md, "Fixes"): removes what is too much from the
/// latest entries, then fills up from the maybe-pile, then with more copies of cards already
/// in the deck, never with new cards.
Mend mend(const Deck& deck, const Format& format, const CardLibrary& library);

/// The deck after one edit that names a card; edits with only a query change nothing.
void apply(Deck& deck, const Edit& edit, const CardLibrary& library);

} // namespace kizuna
