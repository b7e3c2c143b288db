#pragma once

#include "game/random_games.h"
#include "game/state/transcript.h"
#include "scenarios/given.h"
#include "scenarios/scenario_files.h"

#include <memory>
#include <string>

namespace kizuna::test {

inline const CardLibrary& fixture_library()
{
    static const CardLibrary library = load_library(
        shipped_words(), {{"fixture-cards.yaml", file_text(game_folder() / "fixture-cards.yaml")}});
    return library;
}

inline const CardLibrary& skill_library()
{
    static const CardLibrary library = load_library(
        shipped_words(), {{"skill-cards.yaml", file_text(game_folder() / "skill-cards.yaml")}});
    return library;
}

/// Two random decks before the first decision, and the chance that picks the actions.
struct RandomGame {
    explicit RandomGame(std::uint64_t seed, const CardLibrary& library) : rng(seed, 17)
    {
        const std::array decks = {random_deck(library, rng), random_deck(library, rng)};
        cards = std::make_shared<const GameCards>(library, decks);
        state = new_game(cards, seed);
    }
    Rng rng;
    std::shared_ptr<const GameCards> cards;
    GameState state;
};

/// Where a random game stands, for whoever has to find it again.
inline std::string place_of(const GameState& state, std::uint64_t seed)
{
    return "seed " + std::to_string(seed) + ", turn " + std::to_string(state.turn) + "\n" +
           to_given(state);
}

} // namespace kizuna::test
