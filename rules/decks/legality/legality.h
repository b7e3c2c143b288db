#pragma once

#include "decks/deck/deck.h"
#include "decks/legality/format.h"
#include "decks/legality/reached_sum.h"

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
    int copies = 0;             ///< 0 for Protagonist
    bool operator==(const Edit&) const = default;
};

enum class DeckClause {
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
    FormatSum,               ///< FORMAT-SUM
};

/// The clause's code, as in "DECK-2". Codes never change.
std::string_view code_of(DeckClause clause);

struct WrongSize {     ///< too few, or more than the format allows
    DeckClause clause; ///< Size or FormatSize
    int min;
    int max; ///< no_limit where there is no upper bound
    int actual;
    bool operator==(const WrongSize&) const = default;
};
struct TooManyCopies {
    DeckClause clause;              ///< Copies or FormatCopies
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
    int copies; ///< in all entries with this code
    /// Best first. Filled only for the first few unknown cards of a deck, so that a file full of
    /// unknown cards is not slow.
    std::vector<const Card*> suggestions;
    bool operator==(const UnknownCard&) const = default;
};
struct NotAllowed {
    DeckClause clause; ///< FormatAllowed, FormatBanned or FormatBannedProtagonist
    const Card* card;
    int copies;
    bool operator==(const NotAllowed&) const = default;
};
struct WrongCount {
    DeckClause clause; ///< FormatRequire or FormatExact
    std::string query;
    std::vector<const Card*> cards; ///< the deck's cards that match, by id
    int min;
    int max;
    int actual;
    /// Copies of another game's cards that may match as well: they are in no list, or their list
    /// gives no type.
    int open = 0;
    /// False where the open copies may make the number right.
    bool is_sure() const { return actual > max || saturating_sum(actual, open) < min || open == 0; }
    bool operator==(const WrongCount&) const = default;
};
struct WrongOpening {
    OpeningRule::Value value;
    std::string query;
    std::vector<const Card*> cards; ///< those that were added up, the protagonist first
    int min;
    int max;
    int actual;
    LocalText number = {}; ///< the name of a number of another game
    bool operator==(const WrongOpening&) const = default;
};
/// The same over every copy of the deck; the cards are those that add something, by id.
struct WrongSum : WrongOpening {
    bool operator==(const WrongSum&) const = default;
};

using ViolationReason = std::variant<WrongSize, TooManyCopies, NoCostOneCard, WrongProtagonist,
                                     UnknownCard, NotAllowed, WrongCount, WrongOpening, WrongSum>;

/// One reason why a deck may not be played, and the smallest edits that mend this reason alone.
struct Violation {
    DeckClause clause;
    ViolationReason reason;
    /// Edits with only a query leave a choice. Empty where no edit of cards would do: an opening
    /// sum that the alternatives alone exceed.
    std::vector<Edit> fix;
    /// The clause of another game's document that is broken, as in "DET-CON-1"; empty: it is
    /// `clause`.
    std::string stated_as = {};
    bool operator==(const Violation&) const = default;
};

/// False where it cannot be said whether the clause is broken: too little is known of the cards.
bool is_sure(const Violation& violation);

/// The code of the broken clause: that of another game's document, else of DeckClause.
std::string_view code_of(const Violation& violation);

/// Every reason why the deck may not be played in this format, in the order of DeckClause and
/// within one clause in deck order. Empty where the deck is legal. Cards point into the library.
///
/// A deck without a usable designated protagonist is judged with the cost-1 card that breaks the
/// fewest of the format's rules, because the choice is made in setup (DECK-10).
std::vector<Violation> check_legality(const Deck& deck, const Format& format,
                                      const CardLibrary& library);
/// The same for a deck already resolved: faster when checking several formats.
/// `cards` is resolve(deck, library).
std::vector<Violation> check_legality(const Deck& deck, const ResolvedDeck& cards,
                                      const Format& format, const CardLibrary& library);

/// Advice, never a reason to refuse a deck (ADVICE-1, RULING-1).
struct Warning {
    enum class Kind {
        NoProtagonist,       ///< none designated; cards: the one used instead
        OverFifty,           ///< legal, but chances thin out; expected: 50 or the format's minimum
        FewPromotions,       ///< class-change cards for the protagonist; cards: those there are
        LoneClassChange,     ///< cards: class-change cards with nothing in the deck to change from
        UnscriptedSkills,    ///< cards with skills that the engine does not play
        NewerForm,           ///< the file's version; expected: ours
        AlternativeUnusable, ///< alternatives that cannot lead; cards: those the library knows
        OpeningOutOfReach,   ///< cards: the nearest below; actual: their sum; expected: the sum
    };
    /// Whose opening it is, where the rule tells the players apart.
    enum class Going { Either, First, Second };
    Kind kind;
    std::vector<const Card*> cards; ///< in deck order
    int actual = 0;                 ///< how many; NewerForm: the version
    int expected = 0;               ///< 0 where nothing is expected
    Going going = Going::Either;    ///< OpeningOutOfReach
    bool is_sure = true;            ///< OpeningOutOfReach; false: cards not known may reach it
    bool operator==(const Warning&) const = default;
};
std::string_view code_of(Warning::Kind kind); ///< as in "NO-PROTAGONIST"

/// The cards of a deck from which an opening is made up, one for each copy.
struct OpeningNumbers {
    std::vector<const Card*> cards;
    std::vector<int> numbers; ///< of each of them
    /// Cards of another game that may belong to them: the list lacks their number or their type.
    std::vector<ResolvedDeck::Line> incomplete;
    int unknown = 0; ///< copies of cards that the library lacks
    /// True if a sum that `numbers` cannot make up is certainly out of reach.
    bool is_complete() const { return incomplete.empty() && unknown == 0; }
};
OpeningNumbers opening_numbers(const ResolvedDeck& deck, const ReachRule& rule,
                               const CardLibrary& library);

/// All advice on a deck, in the order of Warning::Kind, each kind at most once.
/// `cards` is resolve(deck, library).
std::vector<Warning> advise(const Deck& deck, const ResolvedDeck& cards, const Format& format,
                            const CardLibrary& library);

/// A whole mend: the mended deck, its changes, and what they leave broken.
struct Mend {
    Deck deck;
    std::vector<Edit> edits;
    std::vector<Violation> left; ///< empty where `deck` is legal
};

/// Makes the deck legal with the fewest copies added and removed (docs/CLI.md, "Fixes"): removes
/// what is too much from the latest entries, then fills up from the maybe-pile, then with more
/// copies of cards already in the deck, never with new cards. The designation changes only where it
/// must. Unknown cards stay, for only the player can say what was meant. A legal deck is given back
/// as it is.
Mend mend(const Deck& deck, const Format& format, const CardLibrary& library);

/// The deck after one edit that names a card; edits with only a query change nothing. Copies are
/// taken from the card's latest entries; they are added to its entry (the one written as its id,
/// else the latest) and leave the maybe-pile as far as it has them.
void apply(Deck& deck, const Edit& edit, const CardLibrary& library);

} // namespace kizuna
