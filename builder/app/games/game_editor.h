#pragma once

#include "app/base/history.h"
#include "app/games/game_catalogue.h"
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

/// The type of a card that has none.
inline constexpr std::size_t no_type = std::numeric_limits<std::size_t>::max();

/// A card as it is entered, before it has an id.
struct EnteredCard {
    std::string name;
    std::string name_ja = {};   ///< may be empty
    std::size_t type = no_type; ///< position in Vocabulary::types
    /// The card's numbers, by Vocabulary::numbers; below 0: none is printed.
    std::vector<int> numbers;
    std::vector<std::string> texts = {}; ///< by Vocabulary::texts
    RangeSet range = {};
    int copies = 1; ///< in the deck
    bool operator==(const EnteredCard&) const = default;
};

/// The cards of a game that a person enters, and a deck of them. Knows no window.
class GameEditor {
public:
    /// Begins with the user's own card list of the game, and the lists for it in the folders that
    /// were added; none of the cards is in the deck. Throws DataError.
    GameEditor(const ProgramFolders& folders, const std::string& game,
               const std::vector<std::filesystem::path>& added = {});

    const GameProfile& profile() const { return profile_; }
    const std::vector<EnteredCard>& cards() const { return now().cards; }
    const std::string& id(std::size_t card) const { return now().ids[card]; }

    /// Whether it comes from a folder that was added: then its copies alone can be changed, and
    /// removing it leaves it in no deck.
    bool is_added(std::size_t card) const { return added_.contains(id(card)); }

    /// A name is needed; false where there is none.
    bool add(EnteredCard card);
    bool change(std::size_t card, EnteredCard to);
    void remove(std::size_t card);

    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }
    void undo() { history_.undo(); }
    void redo() { history_.redo(); }

    /// The cards that a search finds, by their places in cards(), in this order; or what is wrong
    /// with the search.
    std::variant<std::vector<std::size_t>, Fault> find(const std::string& query,
                                                       const GameOrder& order) const;

    /// Puts the cards of a deck file into the deck, in place of those that are in it. Cards that
    /// the list lacks stay in the deck, and so does everything else that the file says. A fault,
    /// and nothing is changed, where it is no deck of this game. It cannot be undone.
    std::optional<Fault> open(const std::string& text, const std::string& file);

    /// The deck; `name` is for one that was opened with none.
    Deck deck(const std::string& name) const;
    /// The text of the card list and of the deck, as they are kept in files.
    std::string list_text() const;
    std::string deck_text(const std::string& name) const;

    /// What the deck breaks and what its openings can be, in sentences: the verdict, then a line
    /// for each answer and each step of its proof.
    std::vector<std::string> verdict(const Messages& messages) const;

private:
    struct State {
        std::vector<EnteredCard> cards;
        std::vector<std::string> ids;     ///< of each card
        std::vector<std::string> removed; ///< ids of cards that were in the list once
        Deck opened; ///< what open() read last; the copies are those of `cards`
        bool operator==(const State&) const = default;
    };

    const State& now() const { return history_.now(); }
    void become(State next) { history_.push(std::move(next), {}); }
    std::vector<Card> as_cards(bool is_added) const;
    CardLibrary library() const;
    std::string new_id();

    GameProfile profile_;
    History<State> history_{State()};
    std::set<std::string> added_; ///< ids of cards from folders that were added
    std::set<std::string> given_; ///< ids that are taken, those of removed cards too
    std::vector<Card> before_;    ///< as the user's list had them, for what is not entered here
};

} // namespace kizuna
