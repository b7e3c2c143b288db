#include "odds/goldfish/goldfish_replay.h"
#include "odds/goldfish/goldfish_tools.h"
#include "odds/openings/opening.h"

#include "scenarios/scenario_files.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(goldfish)

namespace {

namespace data = boost::unit_test::data;

const std::vector<std::string> bundled = {"altean-vanguard", "golden-deer"};

/// The opening of one game: what lay in the hand and what the rule said.
class OpeningWatcher : public GoldfishWatcher {
public:
    std::vector<CardIndex> first;
    bool kept = false;

    explicit OpeningWatcher(const CardLibrary& library) : library_(library) {}
    void opened(const GameState& state, bool keeps) override
    {
        kept = keeps;
        for (const CardNumber card : state[Player::P].hand)
            first.push_back(library_.index_of(*state.kind(Player::P, card).card));
    }

private:
    const CardLibrary& library_;
};

/// How many attacks there were, and what is left of the dummy.
class Battles : public GoldfishWatcher {
public:
    int attacks = 0;
    std::size_t orbs = 0;
    void decides(const GameState&, const Choice& choice) override
    {
        attacks += choice.action.kind == ActionKind::Attack ? 1 : 0;
    }
    void ends(const GameState& state) override { orbs = state[Player::Q].orbs.size(); }
};

std::string text_of(const Replay& replay)
{
    ReplayComments comments;
    comments.name = "A replay";
    comments.steps.assign(replay.steps.size(), "why");
    comments.turns.assign(20, "turn");
    return scenario_text(replay, comments);
}

/// Plays the replay's scenario on the engine.
ScenarioResult replayed(const Replay& replay, const CardLibrary& library)
{
    const std::shared_ptr<const CardLibrary> cards(std::shared_ptr<void>(), &library);
    static std::vector<std::unique_ptr<Scenario>> kept; // results point into them
    kept.push_back(std::make_unique<Scenario>(text_of(replay), "replay.yaml", cards,
                                              [&](const std::string&) { return cards; }));
    return play(*kept.back());
}

} // namespace

BOOST_DATA_TEST_CASE(a_game_opens_as_the_hand_of_its_number, data::make(bundled))
{
    const GoldfishDeck deck = bundled_deck(sample);
    GoldfishSettings settings;
    settings.seed = 7;
    settings.rule = rule_of("cost-one-and-promotion", deck.library);
    const Goldfish goldfish = deck.goldfish(settings);
    const QueryContext context{.library = &deck.library, .protagonist = &deck.protagonist};
    for (std::uint64_t game = 0; game < 50; ++game) {
        OpeningWatcher watcher(deck.library);
        GoldfishPlayer(goldfish).play(game, watcher);
        OpeningDeal deal =
            deal_opening(deck.deck, deck.protagonist, settings.rule, context, 7, game);
        std::ranges::sort(deal.first);
        BOOST_TEST(watcher.first == deal.first, boost::test_tools::per_element());
        BOOST_TEST(watcher.kept == deal.kept);
    }
}

BOOST_AUTO_TEST_CASE(the_same_game_is_the_same_and_another_is_not)
{
    const GoldfishDeck deck = bundled_deck("golden-deer");
    for (const std::string_view policy : policy_ids()) {
        GoldfishSettings settings;
        settings.level = GoldfishLevel::SampledDummy;
        settings.policy = policy;
        const Goldfish goldfish = deck.goldfish(settings);
        const std::string once = text_of(replay_game(goldfish, 11));
        BOOST_TEST(text_of(replay_game(goldfish, 11)) == once);
        BOOST_TEST(text_of(replay_game(goldfish, 12)) != once);
    }
}

BOOST_AUTO_TEST_CASE(a_player_plays_a_game_the_same_whatever_it_played_before)
{
    const GoldfishDeck deck = bundled_deck("golden-deer");
    const Goldfish goldfish = deck.goldfish({});
    GoldfishCounter all(goldfish);
    GoldfishPlayer player(goldfish);
    for (std::uint64_t game = 0; game < 20; ++game)
        player.play(game, all);
    GoldfishCounter fresh(goldfish);
    for (std::uint64_t game = 20; game-- > 0;)
        GoldfishPlayer(goldfish).play(game, fresh);
    BOOST_CHECK(all.totals() == fresh.totals());
}

BOOST_AUTO_TEST_CASE(only_the_hand_tester_knows_no_attacks)
{
    const GoldfishDeck deck = bundled_deck("altean-vanguard");
    for (const GoldfishLevel level :
         {GoldfishLevel::HandTester, GoldfishLevel::PassiveDummy, GoldfishLevel::SampledDummy}) {
        GoldfishSettings settings;
        settings.level = level;
        Battles battles;
        GoldfishPlayer(deck.goldfish(settings)).play(0, battles);
        BOOST_TEST((battles.attacks == 0) == (level == GoldfishLevel::HandTester));
        BOOST_TEST((battles.orbs == 5) == (level == GoldfishLevel::HandTester));
    }
}

BOOST_DATA_TEST_CASE(a_replay_is_a_scenario_that_comes_out_the_same, data::make(bundled))
{
    const GoldfishDeck deck = bundled_deck(sample);
    for (const std::string_view policy : policy_ids()) {
        for (const GoldfishLevel level : {GoldfishLevel::HandTester, GoldfishLevel::PassiveDummy,
                                          GoldfishLevel::SampledDummy}) {
            for (std::uint64_t game = 0; game < 3; ++game) {
                GoldfishSettings settings;
                settings.level = level;
                settings.policy = policy;
                settings.goes_first = game != 1;
                settings.rule = rule_of("always-redraw", deck.library);
                const Replay replay = replay_game(deck.goldfish(settings), game);
                BOOST_TEST(replay.playable);
                const ScenarioResult result = replayed(replay, deck.library);
                BOOST_TEST(result.passed(), test::text_of(result.differences) + text_of(replay));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_replay_with_a_refresh_states_its_shuffle)
{
    const GoldfishDeck deck = bundled_deck("altean-vanguard");
    GoldfishSettings settings;
    settings.level = GoldfishLevel::PassiveDummy;
    settings.dummy_strength = 1000; // so that the game goes on until the deck is empty
    settings.turns = 12;
    const Replay replay = replay_game(deck.goldfish(settings), 0);
    BOOST_TEST(replay.chance.starts_with("shuffles: {P: [["), replay.chance);
    BOOST_TEST(replayed(replay, deck.library).passed());
}

BOOST_AUTO_TEST_SUITE_END()
