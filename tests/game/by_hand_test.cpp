#include "game/by_hand.h"
#include "game/observation.h"
#include "game/random_game.h"
#include "game/values/invariants.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(by_hand)

namespace {

using test::fixture_library;
using test::place_of;
using test::random_manual_action;
using test::RandomGame;
using test::skill_library;

/// How many manual actions of each sort were done, and how many were refused for what.
struct Tally {
    std::array<int, static_cast<std::size_t>(ManualAction::Last) + 1> done{};
    std::set<Clause> refusals;
};

/// One manual action; whatever comes of it holds, and whatever is refused changes nothing.
void do_manual_action(RandomGame& game, std::uint64_t seed, Tally& tally)
{
    const GameState before = game.state;
    const Action manual_action = random_manual_action(game.state, game.rng);
    const Clause refusal = refusal_of(before, manual_action);
    EventLog log;
    if (apply(game.state, manual_action, &log) != refusal)
        BOOST_FAIL("refused otherwise than it was told: " << place_of(before, seed));
    if (refusal != Clause::None) {
        tally.refusals.insert(refusal);
        if (!(game.state == before) || !log.events().empty())
            BOOST_FAIL("a refused manual action changed the game: " << place_of(before, seed));
        return;
    }
    ++tally.done.at(static_cast<std::size_t>(manual_action.manual));
    GameState twin = before;
    apply(twin, manual_action);
    const std::string what = to_text(before, manual_action) + '\n' + place_of(before, seed);
    if (!(twin == game.state))
        BOOST_FAIL("INV-18 after " << what);
    if (const int broken = broken_invariant(game.state))
        BOOST_FAIL("INV-" << broken << " after " << what);
    if (log.events().empty() || log.events()[0].kind != EventKind::ByHand)
        BOOST_FAIL("not told: " << what);
}

Tally play_with_manual_actions(const CardLibrary& library, std::uint64_t games, int max_actions)
{
    Tally tally;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        RandomGame game(seed, library);
        for (int step = 0; step < max_actions && !game.state.is_over(); ++step) {
            if (game.rng.below(2) == 0) {
                do_manual_action(game, seed, tally);
                continue;
            }
            const ActionList actions = legal_actions(game.state);
            const GameState before = game.state;
            const Action action = test::random_action(actions, game.rng);
            apply(game.state, action);
            if (const int broken = broken_invariant(game.state))
                BOOST_FAIL("INV-" << broken << " later, after " << to_text(before, action) << '\n'
                                  << place_of(game.state, seed));
        }
    }
    return tally;
}

void check_tally(const Tally& tally)
{
    for (const int times : tally.done)
        BOOST_TEST(times > 0);
    for (const Clause clause : {Clause::ByHandWaits, Clause::ByHandGone, Clause::ByHandNothing,
                                Clause::ByHandProtagonist, Clause::Level1})
        BOOST_TEST(tally.refusals.contains(clause), id_of(clause));
}

BOOST_AUTO_TEST_CASE(random_manual_actions_in_random_games_keep_every_invariant)
{
    check_tally(play_with_manual_actions(fixture_library(), 300, 400));
}

BOOST_AUTO_TEST_CASE(random_manual_actions_among_cards_with_skills_keep_every_invariant)
{
    check_tally(play_with_manual_actions(skill_library(), 200, 300));
}

BOOST_AUTO_TEST_CASE(random_manual_actions_with_the_real_cards_keep_every_invariant)
{
    check_tally(play_with_manual_actions(test::shipped_library(), 100, 300));
}

BOOST_AUTO_TEST_CASE(a_manual_action_that_names_nothing_known_is_refused)
{
    RandomGame game(1, fixture_library());
    while (game.state.decision != Decision::None)
        apply(game.state, legal_actions(game.state)[0]);
    Action manual_action;
    manual_action.kind = ActionKind::ByHand;
    manual_action.card = 9999;
    manual_action.unit = manual_action.target = 9999;
    manual_action.number = 255;
    manual_action.amount = 10;
    for (int what = static_cast<int>(ManualAction::Flip); what <= 255; ++what) {
        for (int zone = 0; zone <= 255; ++zone) {
            manual_action.manual = static_cast<ManualAction>(what);
            manual_action.zone = static_cast<ActionZone>(zone);
            if (manual_action.manual == ManualAction::Shuffle)
                continue;
            BOOST_TEST_REQUIRE((refusal_of(game.state, manual_action) == Clause::ByHandGone));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_manual_action_is_never_listed)
{
    RandomGame game(2, skill_library());
    for (int step = 0; step < 300 && !game.state.is_over(); ++step) {
        const ActionList actions = legal_actions(game.state);
        for (const Action& action : actions)
            BOOST_TEST_REQUIRE((action.kind != ActionKind::ByHand));
        apply(game.state, test::random_action(actions, game.rng));
    }
}

/// What a player knows of the orbs of P, where the top card of the deck becomes one.
std::uint16_t seen_orb(std::uint16_t named, Player viewer)
{
    RandomGame game(3, fixture_library());
    while (game.state.decision != Decision::None)
        apply(game.state, legal_actions(game.state)[0]);
    Action manual_action;
    manual_action.kind = ActionKind::ByHand;
    manual_action.player = game.state.turn_player;
    manual_action.manual = ManualAction::Put;
    manual_action.zone = ActionZone::Deck;
    manual_action.to = ManualPlace::Orbs;
    manual_action.face_down = true;
    if (named != nothing)
        manual_action.card =
            game.cards->kind_number(manual_action.player, game.state[manual_action.player].deck[0]);
    BOOST_REQUIRE((apply(game.state, manual_action) == Clause::None));
    const Player seen_by = viewer == Player::P ? manual_action.player : other(manual_action.player);
    return observe(game.state, seen_by).sides[index(manual_action.player)].orbs.back();
}

BOOST_AUTO_TEST_CASE(only_who_names_a_hidden_card_knows_where_it_went)
{
    BOOST_TEST(seen_orb(0, Player::P) != nothing);
    BOOST_TEST(seen_orb(0, Player::Q) == nothing);
    BOOST_TEST(seen_orb(nothing, Player::P) == nothing);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
