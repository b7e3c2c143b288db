#pragma once

#include "app/play/game_session.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace kizuna {

/// The last games dealt for each deck, so that the user can return to a game with all its branches.
/// Decks are identified by OpenDeck::id.
class TableGames {
public:
    /// The current game of a deck; null if none was dealt.
    GameSession* of(std::uint64_t deck) const;
    /// Adds a game after all others of the deck and makes it current. Deletes the oldest beyond
    /// max_of_a_deck.
    GameSession* add(std::uint64_t deck, std::unique_ptr<GameSession> game);
    bool has_previous(std::uint64_t deck) const;
    bool has_next(std::uint64_t deck) const;
    GameSession* previous(std::uint64_t deck); ///< requires has_previous()
    GameSession* next(std::uint64_t deck);     ///< requires has_next()

    static constexpr std::size_t max_of_a_deck = 20;

private:
    struct OfDeck {
        std::vector<std::unique_ptr<GameSession>> games;
        std::size_t at = 0;
    };
    const OfDeck* find(std::uint64_t deck) const;

    std::map<std::uint64_t, OfDeck> decks_;
};

} // namespace kizuna
