#pragma once

#include "app/base/history.h"
#include "app/card_games/card_game_catalogue.h"
#include "decks/legality/legality.h"
#include "decks/legality/reached_sum.h"

#include <array>
#include <filesystem>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace kizuna {

class Messages;

/// EnteredCard::type of a card without a type.
inline constexpr std::size_t no_type = std::numeric_limits<std::size_t>::max();

/// A card as entered, without an id.
struct EnteredCard {
    std::string name;
    std::string name_ja = {};   ///< may be empty
    std::size_t type = no_type; ///< index in Vocabulary::types
    /// By Vocabulary::numbers; negative: none is printed.
    std::vector<int> numbers;
    std::vector<std::string> texts = {}; ///< by Vocabulary::texts
    RangeSet range = {};
    int copies = 1; ///< in the deck
    bool operator==(const EnteredCard&) const = default;
};

/// The editor of a game's cards and a deck of them. Independent of the window.
class CardGameEditor {
public:
    /// Starts with the user's card list of the game and the lists for it in the added folders, and
    /// an empty deck. Throws DataError.
    CardGameEditor(const ProgramFolders& folders, const std::string& game,
                   const std::vector<std::filesystem::path>& added = {});

    const CardGame& profile() const { return profile_; }
    const std::vector<EnteredCard>& cards() const { return now().cards; }
    const std::string& id(std::size_t card) const { return now().ids[card]; }

    /// True for a card from an added folder: only its copies can be changed, and remove() sets them
    /// to 0.
    bool is_added(std::size_t card) const { return added_.contains(id(card)); }

    /// Both return false for a card without a name.
    bool add(EnteredCard card);
    bool change(std::size_t card, EnteredCard to);
    void remove(std::size_t card);

    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }
    void undo() { history_.undo(); }
    void redo() { history_.redo(); }

    /// Indices in cards() of the cards that a search finds, in the given order; or the fault of the
    /// query.
    std::variant<std::vector<std::size_t>, Fault> find(const std::string& query,
                                                       const ListedCardOrder& order) const;

    /// Replaces the deck by that of a file, keeping entries that the list lacks and everything else
    /// in the file. Returns a fault and changes nothing if it is no deck of this game. Cannot be
    /// undone.
    std::optional<Fault> open(const std::string& text, const std::string& file);

    /// `name`: used if the opened deck has none.
    Deck deck(const std::string& name) const;
    /// The contents of the card list file and the deck file.
    std::string list_text() const;
    std::string deck_text(const std::string& name) const;

    /// The deck's verdict, violations and possible openings, one sentence each.
    std::vector<std::string> verdict(const Messages& messages) const;

private:
    struct State {
        std::vector<EnteredCard> cards;
        std::vector<std::string> ids;     ///< of each card
        std::vector<std::string> removed; ///< ids of cards that were removed from the list
        Deck opened;                      ///< the deck last read by open(); copies are in `cards`
        bool operator==(const State&) const = default;
    };

    const State& now() const { return history_.now(); }
    void become(State next) { history_.push(std::move(next), {}); }
    std::vector<Card> as_cards(bool is_added) const;
    CardLibrary library() const;
    std::string new_id();

    CardGame profile_;
    History<State> history_{State()};
    std::set<std::string> added_; ///< ids of cards from added folders
    std::set<std::string> given_; ///< used ids, including those of removed cards
    std::vector<Card> before_; ///< all cards as first read, for values that cannot be entered here
};

} // namespace kizuna
