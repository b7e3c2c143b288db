#include "game/game_watch.h"
#include "game/mutation.h"
#include "game/random_games.h"
#include "scenarios/scenario_files.h"

#include <boost/test/data/test_case.hpp>

#include <limits>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(game_watch)

namespace {

struct Broken {
    const char* clause;
    const char* invariant;
};
std::ostream& operator<<(std::ostream& out, const Broken& row)
{
    return out << row.clause << " for " << row.invariant;
}

// clang-format off
constexpr Broken known[] = {
    {"DEPLOY-3", "INV-5"},
    {"TURN-BOND-1", "INV-6"},
    {"AREA-5", "INV-7"},
    {"MOVE-1", "INV-12"},
    {"ATTACK-1", "INV-12"},
    {"SETUP-5", "INV-13"},
    {"SETUP-7", "INV-13"},
    {"ORB-2", "INV-14"},
    {"ORB-3", "INV-15"},
    {"TURN-2", "INV-13"}, // the hand has seven cards
    {"TURN-BEGIN-2", "INV-16"},
    {"JUDGE-1", "INV-17"},
    {"JUDGE-3", "JUDGE-3"},
    {"EVADE-2", "INV-17"},
};
// clang-format on

/// What a watch first says of random games, where one clause is not played.
std::string first_broken(const CardLibrary& library)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Rng rng(seed, 17);
        const std::array decks = {test::random_deck(library, rng), test::random_deck(library, rng)};
        GameState state = new_game(std::make_shared<const GameCards>(library, decks), seed);
        test::GameWatch watch;
        EventLog log;
        for (int step = 0; step < 400 && !state.is_over(); ++step) {
            const GameState before = state;
            const Action action = test::random_action(legal_actions(state), rng);
            log.clear();
            apply(state, action, &log);
            const std::string wrong = watch.look(before, state, action, log);
            if (!wrong.empty())
                return wrong;
        }
    }
    return "nothing";
}

BOOST_DATA_TEST_CASE(a_watch_notices_a_rule_that_is_not_played, boost::unit_test::data::make(known))
{
    const test::BrokenClause broken(sample.clause, std::numeric_limits<std::int64_t>::max());
    BOOST_TEST(first_broken(test::shipped_library()) == sample.invariant);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
