#include "game/play/engine.h"
#include "scenarios/scenario_files.h"

#include <set>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(new_games)

namespace {

/// Both protagonists are chosen, the first player's hand waits to be kept.
GameState dealt(std::uint64_t seed)
{
    const Scenario scenario = test::read_scenario(test::game_folder() / "golden/G1-opening.yaml");
    GameState state = new_game(scenario.start().cards, seed, {});
    while (state.decision == Decision::Protagonist)
        BOOST_REQUIRE((apply(state, legal_actions(state)[0]) == Clause::None));
    return state;
}

void decide(GameState& state, ActionKind kind)
{
    Action action;
    action.kind = kind;
    action.player = state.decider;
    BOOST_REQUIRE((apply(state, action) == Clause::None));
}

BOOST_AUTO_TEST_CASE(the_seed_draws_who_goes_first) // RULING-5
{
    std::set<Player> first;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const GameState state = dealt(seed);
        first.insert(state.first);
        BOOST_TEST((state.first == dealt(seed).first));
        BOOST_TEST((state.decider == state.first));
    }
    BOOST_TEST(first.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_redraw_leaves_the_other_players_cards_alone) // RULING-6
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        GameState kept = dealt(seed);
        GameState redrawn = kept;
        const Player first = kept.first;
        decide(kept, ActionKind::Keep);
        decide(redrawn, ActionKind::Mulligan);
        decide(kept, ActionKind::Mulligan);
        decide(redrawn, ActionKind::Mulligan);
        const PlayerState& one = kept[other(first)];
        const PlayerState& same = redrawn[other(first)];
        BOOST_TEST((one.hand == same.hand));
        BOOST_TEST((one.orbs == same.orbs));
        BOOST_TEST((one.deck == same.deck));
        BOOST_TEST(!(kept[first].deck == redrawn[first].deck));
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
