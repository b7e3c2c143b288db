#include "game/play/engine.h"
#include "scenarios/scenario_files.h"

#include <map>
#include <set>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(hidden_cards)

namespace {

/// The first card of the first event of that kind, as a viewer sees it.
std::string card_of(const ScenarioResult& result, EventKind kind, Player viewer)
{
    for (const Event& event : result.log.events()) {
        if (event.kind != kind)
            continue;
        const EventCard card = result.log.cards(event)[0];
        return sees_cards(event, viewer) ? result.state.kind(card.player, card.card).card->id
                                         : "hidden";
    }
    return "none";
}

/// Keeps the scenario, which holds the cards that the result speaks of.
const Scenario& scenario_of(const std::string& file)
{
    static std::map<std::string, Scenario> read;
    const auto found = read.find(file);
    if (found != read.end())
        return found->second;
    return read.emplace(file, test::read_scenario(test::game_folder() / "scenarios" / file))
        .first->second;
}

ScenarioResult played(const std::string& file)
{
    return play(scenario_of(file));
}

BOOST_AUTO_TEST_CASE(only_who_looks_at_a_card_sees_it)
{
    const ScenarioResult result = played("emblems/illumination.yaml");
    BOOST_TEST(card_of(result, EventKind::Look, Player::P) == "E904");
    BOOST_TEST(card_of(result, EventKind::Look, Player::Q) == "hidden");
}

BOOST_AUTO_TEST_CASE(both_players_see_a_card_that_is_shown)
{
    const ScenarioResult result = played("emblems/wicked-tactics.yaml");
    BOOST_TEST(card_of(result, EventKind::Show, Player::P) == "E904");
    BOOST_TEST(card_of(result, EventKind::Show, Player::Q) == "E904");
}

BOOST_AUTO_TEST_CASE(a_face_down_orb_and_a_drawn_card_are_seen_by_their_owner_only)
{
    const ScenarioResult result = played("emblems/hope.yaml");
    BOOST_TEST(card_of(result, EventKind::OrbTaken, Player::Q) == "E903");
    BOOST_TEST(card_of(result, EventKind::OrbTaken, Player::P) == "hidden");
    const ScenarioResult drawn = played("skills/COST-reveal-hand.yaml");
    BOOST_TEST(card_of(drawn, EventKind::Draw, Player::P) == "K12");
    BOOST_TEST(card_of(drawn, EventKind::Draw, Player::Q) == "hidden");
}

/// The card of the opponent's hand that a skill discards at random.
std::string discarded(std::uint64_t seed)
{
    const auto file = test::game_folder() / "scenarios/skills/SKILL-4-random-pick.yaml";
    const Scenario scenario = test::read_scenario(file);
    GameState state = scenario.start();
    state.chance.reset();
    state[Player::Q].effects = Rng(seed);
    for (const Action& action : legal_actions(state)) {
        if (action.kind != ActionKind::UseSkill)
            continue;
        apply(state, action);
        while (state.decision != Decision::None)
            apply(state, legal_actions(state)[0]);
        return state.kind(Player::Q, state[Player::Q].retreat[0]).card->id;
    }
    return "none";
}

BOOST_AUTO_TEST_CASE(the_seed_decides_what_is_picked_at_random_and_every_card_can_be)
{
    std::set<std::string> found;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        found.insert(discarded(seed));
        BOOST_TEST(discarded(seed) == discarded(seed));
    }
    BOOST_TEST(found == (std::set<std::string>{"K03", "K04", "K05"}), "each card of the hand");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
