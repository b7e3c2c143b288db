#pragma once

#include "app/play/game_session.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace kizuna {

/// The games of a table, of each deck the last few that were dealt: whoever deals another one, or
/// looks at another deck, can come back to a game with all its branches.
class TableGames {
public:
    /// The game of the deck that was looked at last; null where none was dealt.
    GameSession* of(std::uint64_t deck) const;
    /// Comes behind all others of the deck, and is looked at.
    GameSession* add(std::uint64_t deck, std::unique_ptr<GameSession> game);
    bool has_previous(std::uint64_t deck) const;
    bool has_next(std::uint64_t deck) const;
    GameSession* previous(std::uint64_t deck); ///< only where has_previous()
    GameSession* next(std::uint64_t deck);     ///< only where has_next()

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
