#pragma once

#include "app/games/game_catalogue.h"
#include "decks/legality/legality.h"
#include "decks/legality/reached_sum.h"

#include <array>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// A card as it is entered, before it has an id.
struct EnteredCard {
    std::string name;
    std::size_t type = 0; ///< position in Vocabulary::types
    /// By Vocabulary::numbers; below 0: none is printed.
    std::vector<int> numbers;
    int copies = 1; ///< in the deck
    bool operator==(const EnteredCard&) const = default;
};

/// The cards of a game that a person enters, and a deck of them. Knows no window.
class GameEditor {
public:
    /// With the user's own card list of the game, none of them in the deck.
    explicit GameEditor(GameCatalogue game);

    const GameProfile& profile() const { return profile_; }
    const std::vector<EnteredCard>& cards() const { return cards_; }
    const std::string& id(std::size_t card) const { return ids_[card]; }

    /// A name is needed; false where there is none.
    bool add(EnteredCard card);
    bool change(std::size_t card, EnteredCard to);
    void remove(std::size_t card);

    /// Puts the cards of a deck file into the deck, in place of those that are in it. Cards that
    /// the list lacks stay in the deck, and so does everything else that the file says. A fault,
    /// and nothing is changed, where it is no deck of this game.
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
    std::vector<Card> as_cards() const;
    CardLibrary library() const;
    std::string new_id();

    GameProfile profile_;
    std::vector<EnteredCard> cards_;
    std::vector<std::string> ids_; ///< of each card
    std::set<std::string> given_;  ///< ids that are taken, those of removed cards too
    std::vector<Card> before_;     ///< as the user's list had them, for what is not entered here
    Deck opened_;                  ///< what open() read last; the copies are those of cards_
};

} // namespace kizuna
