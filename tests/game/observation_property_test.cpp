#include "game/observation.h"
#include "game/random_game.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(observation_property)

namespace {

/// The same table with everything exchanged that the viewer does not know.
GameState with_hidden_cards_exchanged(const GameState& state, Player viewer, Rng& rng)
{
    GameState changed = state;
    for (const Player player : {Player::P, Player::Q}) {
        PlayerState& one = changed[player];
        std::vector<CardNumber*> hidden;
        const auto hide = [&](CardPile& pile, auto is_open) {
            for (CardNumber& card : pile) {
                if (!is_open(card) && !one.looked_at[index(viewer)].contains(card))
                    hidden.push_back(&card);
            }
        };
        hide(one.deck, [](CardNumber) { return false; });
        hide(one.orbs, [&](CardNumber card) { return one.face_up_orbs.contains(card); });
        hide(one.infinite, [&](CardNumber card) { return one.open_infinite.contains(card); });
        if (player != viewer)
            hide(one.hand, [](CardNumber) { return false; });
        if (player != viewer && state.phase == Phase::Setup && !one.units.empty())
            hidden.push_back(&one.units[0].top);
        for (std::size_t left = hidden.size(); left > 1; --left)
            std::swap(*hidden[left - 1], *hidden[rng.below(static_cast<std::uint32_t>(left))]);
        std::sort(one.hand.begin(), one.hand.end());
        one.refresh = Rng(rng.next());
        one.effects = Rng(rng.next());
    }
    return changed;
}

/// How often somebody had to choose, knew a card of a deck or an orb, and a card lay hidden in an
/// infinite area.
struct Looks {
    int all = 0;
    int choices = 0;
    int known = 0;
    int infinite = 0;
};

void check_leaks(const CardLibrary& library, int steps, Looks& looks)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        test::RandomGame game(seed, library);
        for (int step = 0; step < steps && !game.state.is_over(); ++step) {
            GameState state = game.state;
            for (PlayerState& player : state.players)
                player.open_infinite = seed % 2 == 0 ? CardBits{} : player.open_infinite;
            for (const Player viewer : {Player::P, Player::Q}) {
                const GameState other = with_hidden_cards_exchanged(state, viewer, game.rng);
                if (!(observe(state, viewer) == observe(other, viewer)))
                    BOOST_FAIL(test::place_of(state, seed));
                for (const PlayerState& player : state.players) {
                    looks.known += player.looked_at[index(viewer)] == CardBits{} ? 0 : 1;
                    for (const CardNumber card : player.infinite)
                        looks.infinite += player.open_infinite.contains(card) ? 0 : 1;
                }
            }
            ++looks.all;
            looks.choices += state.decision == Decision::Choose ? 1 : 0;
            const ActionList actions = legal_actions(state);
            apply(game.state, test::random_action(actions, game.rng));
        }
    }
}

BOOST_AUTO_TEST_CASE(an_observation_tells_nothing_that_the_viewer_may_not_know)
{
    Looks looks;
    check_leaks(test::shipped_library(), 200, looks);
    check_leaks(test::skill_library(), 300, looks);
    BOOST_TEST(looks.all > 1000);
    BOOST_TEST(looks.choices > 100);
    BOOST_TEST(looks.known > 10);
    BOOST_TEST(looks.infinite > 10);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
