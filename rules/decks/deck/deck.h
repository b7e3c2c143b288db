#pragma once

#include "cards/library/card_library.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The characters of the ids of games and formats, which stand in queries and deck files.
inline constexpr std::string_view id_characters = "abcdefghijklmnopqrstuvwxyz0123456789-";

inline constexpr int max_copies_of_an_entry = 9999; ///< in a deck, a deck file and a collection

/// One line of a deck: a card, or one printing of it, and how many.
struct DeckEntry {
    std::string code; ///< card id or printing code as written; may be unknown to the library
    int copies = 1;   ///< 1 to max_copies_of_an_entry
    std::vector<std::string> comments; ///< lines above it: comments with their `#`, or empty
    std::string raw; ///< the line of an unknown card as it was read; empty once it is edited
    bool operator==(const DeckEntry&) const = default;
};

/// A top-level key of a deck file: where it stood, and for keys we do not know, what it held.
struct DeckSection {
    std::string key;
    std::vector<std::string> comments; ///< lines above it: comments with their `#`, or empty
    std::string raw;      ///< word for word with its final newline; empty for values we understand
    std::string trailing; ///< the comment behind the value on the key's line; else empty
    bool operator==(const DeckSection&) const = default;
};

/// The version of the native deck file that we read and write whole.
inline constexpr int kizuna_form = 1;

/// What a deck file held beside the deck, so that saving loses nothing (docs/DECKS.md).
struct DeckFileMemory {
    int form = kizuna_form;                 ///< version of the file; may be newer than ours
    std::vector<DeckSection> sections;      ///< in the file's order; empty for a new deck
    std::vector<std::string> last_comments; ///< after everything else
    bool operator==(const DeckFileMemory&) const = default;
};

enum class Pile : std::uint8_t { Cards, Maybe };

/// A list of cards the player is working on. It may be unfinished, against the rules, or name cards
/// the library does not know. A plain value: copy it, compare it, keep old ones for undo.
struct Deck {
    std::string name;
    std::string author;
    std::string game = "cipher"; ///< the id of a game profile
    std::string format = "unlimited";
    std::string protagonist;               ///< id or code of one of `cards`; empty: none designated
    std::vector<std::string> alternatives; ///< other protagonists considered
    std::vector<std::string> tags;
    std::string notes;
    std::vector<DeckEntry> cards; ///< in the player's order; the protagonist is counted here
    std::vector<DeckEntry> maybe; ///< not counted
    DeckFileMemory memory;

    std::vector<DeckEntry>& pile(Pile which) { return which == Pile::Cards ? cards : maybe; }
    const std::vector<DeckEntry>& pile(Pile which) const
    {
        return which == Pile::Cards ? cards : maybe;
    }
    bool operator==(const Deck&) const = default;
};

/// The sum, limited to the range of int: a hostile file may name more copies than an int can count.
int saturating_sum(int sum, int copies);
/// The same of a product of two numbers not below 0.
int saturating_product(int number, int copies);

/// All copies of a pile.
int copies_in(const std::vector<DeckEntry>& pile);

/// Adds copies of a card or printing to a pile, at the end or to the entry with this code; a
/// negative number takes away, the entry with exactly this code first, then the card's other
/// entries from the last one. An emptied entry goes, and its comments pass to the entry below it. A
/// protagonist without a copy left is no longer designated. An entry never holds more than
/// max_copies_of_an_entry.
void change_copies(Deck& deck, Pile pile, std::string_view code, int copies,
                   const CardLibrary& library);

/// A deck with its codes looked up in a library: entries of one card are added up.
struct ResolvedDeck {
    struct Line {
        const Card* card;
        int copies;
    };
    std::vector<Line> cards; ///< in the order of their first entry
    std::vector<const DeckEntry*>
        unknown; ///< entries the library does not know; they point into the deck
    std::vector<const Card*> entry_cards; ///< one for each entry of the deck; null where unknown
    const Card* designated = nullptr;     ///< the named protagonist, where the library knows it
    int size = 0;                         ///< every copy, unknown ones too

    /// Copies of one card; 0 where it is not in the deck.
    int copies_of(const Card& card) const;
    /// Copies of cards that the library knows.
    int known_copies() const;
};

/// Copies of cards that the library does not know.
int unknown_copies(const ResolvedDeck& deck);

/// `deck` and `library` must outlive the result.
ResolvedDeck resolve(const Deck& deck, const CardLibrary& library);

/// The id of the card that a code means, whatever its printing; the code itself where the library
/// does not know it.
std::string card_id_of(const std::string& code, const CardLibrary& library);

inline bool costs_one(const Card& card)
{
    return card.cost == Amount(1); // X is not 1 (RULING-3)
}

/// True where the designated protagonist meets DECK-10: it is in the deck and costs 1.
bool is_designation_usable(const ResolvedDeck& deck);

/// The deck's cost-1 cards, the best protagonist first: of the unit with the most cards in the
/// deck, then with the most copies, then with the lowest id.
std::vector<const Card*> possible_protagonists(const ResolvedDeck& deck);

/// The designated protagonist if it is usable, else the best that is possible. Null where no card
/// costs 1.
const Card* protagonist_of(const ResolvedDeck& deck);

} // namespace kizuna
