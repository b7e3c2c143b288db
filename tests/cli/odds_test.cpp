#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

namespace {

constexpr double near = 1e-12;
const char* const bundled[] = {"bundled:altean-vanguard", "bundled:golden-deer"};

double first_chance(const std::string& rule)
{
    return run({"odds", starter_file(), "--protagonist", "B01-003", "--want",
                "cost=1 -unit:protagonist", "--turns", "1", "--going", "first", "--json",
                "--mulligan", rule})
        .json()["by_turn"][0]["probability"]
        .get<double>();
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_command)

BOOST_AUTO_TEST_CASE(the_starter_deck_has_the_chances_that_are_promised)
{
    BOOST_TEST(std::abs(first_chance("always-keep") - 0.9961195141583671) < near);
    BOOST_TEST(std::abs(first_chance("cost-one") - 0.9999849418296329) < near);
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_keys)
{
    const JsonDocument document =
        run({"odds", bundled[0], "--want", "is:promotion", "--json"}).json();
    BOOST_TEST(document["protagonist"] == "B01-003");
    BOOST_TEST(document["population"] == 49);
    BOOST_TEST(document["exact"] == true);
    BOOST_TEST(document["rule"] == "cost-one");
    BOOST_TEST(document["going"] == "first");
    BOOST_REQUIRE(document["by_turn"].size() == 8u);
    BOOST_TEST(document["by_turn"][0]["turn"] == 1);
    BOOST_TEST(document["by_turn"][0]["seen"] == 6);
    BOOST_TEST(document["by_turn"][7]["seen"] == 13);
}

BOOST_AUTO_TEST_CASE(each_at_least_belongs_to_the_want_before_it)
{
    const auto probability = [](std::vector<std::string> wants) {
        wants.insert(wants.begin(), {"odds", bundled[0], "--json", "--turns", "3"});
        return run(wants).json()["by_turn"][2]["probability"].get<double>();
    };
    const double one = probability({"--want", "is:promotion", "--want", "support=10"});
    BOOST_TEST(probability({"--want", "is:promotion", "--at-least", "1", "--want", "support=10",
                            "--at-least", "1"}) == one);
    BOOST_TEST(probability({"--want", "is:promotion", "--at-least", "2", "--want", "support=10"}) <
               one);
    BOOST_TEST(probability({"--want", "is:promotion", "--at-least", "2", "--want", "support=10"}) !=
               probability({"--want", "is:promotion", "--want", "support=10", "--at-least", "2"}));
}

BOOST_DATA_TEST_CASE(bad_options_are_refused_with_exit_2,
                     boost::unit_test::data::make({"--at-least=0", "--at-least=256",
                                                   "--at-least=1000000000000", "--turns=0",
                                                   "--turns=121", "--going=third", "--in=deck",
                                                   "--want=cost>", "--mulligan=cost-two"}))
{
    const Run answer = run({"odds", bundled[0], "--json", "--want", "cost=1", sample});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
}

BOOST_AUTO_TEST_CASE(without_a_want_it_says_how_to_write_one)
{
    const Run answer = run({"odds", bundled[0]});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("--want is:promotion"));
    BOOST_TEST(run({"odds", bundled[0], "--at-least", "2"}).warns("belongs behind a --want"));
}

BOOST_AUTO_TEST_CASE(a_want_that_matches_nothing_is_told_and_has_no_chance)
{
    const Run answer = run({"odds", bundled[0], "--want", "cost=9", "--json"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.warns("No card of the deck but the protagonist matches “cost=9”."));
    BOOST_TEST(answer.json()["by_turn"][7]["probability"] == 0.0);
}

BOOST_AUTO_TEST_CASE(the_odds_can_be_tried_out_with_a_seed)
{
    const std::vector<std::string> arguments = {
        "odds", bundled[0], "--want", "cost=2", "--simulate", "20000", "--seed", "7", "--json"};
    const JsonDocument document = run(arguments).json();
    BOOST_TEST(document["exact"] == true);
    const JsonDocument& trial = document["simulation"];
    BOOST_TEST(trial["openings"] == 20000);
    for (std::size_t turn = 0; turn < 8; ++turn) {
        const double exact = document["by_turn"][turn]["probability"].get<double>();
        const double share = trial["by_turn"][turn]["probability"].get<double>();
        BOOST_TEST(std::abs(share - exact) < 4 * std::sqrt(exact * (1 - exact) / 20000));
    }
    BOOST_TEST(run(arguments).out == run(arguments).out);
}

BOOST_AUTO_TEST_CASE(bonus_draws_are_a_simulation_and_say_so)
{
    const std::vector<std::string> arguments = {
        "odds",    bundled[0], "--want",  "cost=2", "--bonus-draws",
        "--games", "300",      "--turns", "3",      "--json"};
    const JsonDocument document = run(arguments).json();
    BOOST_TEST(document["exact"] == false);
    BOOST_TEST(document["games"] == 300);
    BOOST_TEST(document["policy"] == "gf-basic");
    BOOST_TEST(document["by_turn"][2]["low"].get<double>() <
               document["by_turn"][2]["probability"].get<double>());
    BOOST_TEST(run(arguments).out == run(arguments).out);
    const Run tiny = run({"odds", "-", "--want", "cost=1", "--bonus-draws"},
                         "kizuna: 1\ncards:\n  B01-003: 4\n");
    BOOST_TEST(tiny.code == 2);
    BOOST_TEST(tiny.warns("at least 12"));
}

BOOST_AUTO_TEST_CASE(an_interrupt_gives_the_games_with_bonus_draws_so_far)
{
    std::vector<std::string> arguments = {"odds",    bundled[0], "--want", "cost=2",
                                          "--json",  "--turns",  "8",      "--bonus-draws",
                                          "--games", "1000000"};
    const Run some = run_interrupted(arguments);
    BOOST_TEST(some.code == 1);
    BOOST_TEST(some.warns("of 1,000,000 games, "), some.err);
    BOOST_TEST(some.warns("Stopped: these are the first"), some.err);
    const std::uint64_t games = some.json()["games"].get<std::uint64_t>();
    BOOST_TEST((0 < games && games < 1'000'000));
    BOOST_TEST(some.json()["asked"] == 1'000'000);
    arguments.back() = std::to_string(games);
    BOOST_TEST(run(arguments).json()["by_turn"] == some.json()["by_turn"]);
}

BOOST_AUTO_TEST_CASE(an_interrupt_gives_the_openings_dealt_so_far)
{
    const Run some = run_interrupted({"odds", bundled[0], "--want", "cost=2", "--json", "--turns",
                                      "120", "--simulate", "100000000"});
    BOOST_TEST(some.code == 1);
    BOOST_TEST(some.warns("Stopped: dealt are the first"), some.err);
    const JsonDocument trial = some.json()["simulation"];
    BOOST_TEST(trial["openings"].get<std::uint64_t>() > 0U);
    BOOST_TEST(trial["openings"].get<std::uint64_t>() < 100'000'000U);
    BOOST_TEST(trial["asked"] == 100'000'000);
    BOOST_TEST(some.json()["by_turn"][0]["probability"].is_number());
}

BOOST_AUTO_TEST_CASE(options_of_games_that_are_not_played_are_refused)
{
    const auto refusal = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"odds", bundled[0], "--want", "cost=1"});
        const Run answer = run(more);
        BOOST_TEST(answer.code == 2);
        return answer.err;
    };
    BOOST_TEST(refusal({"--games", "10"}).find("--games belongs to --bonus-draws") !=
               std::string::npos);
    BOOST_TEST(refusal({"--policy", "random"}).find("--policy belongs to --bonus-draws") !=
               std::string::npos);
    BOOST_TEST(refusal({"--bonus-draws", "--in", "orbs"}).find("--in orbs") != std::string::npos);
    BOOST_TEST(refusal({"--bonus-draws", "--simulate", "10"}).find("use --games") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_want_of_nothing_in_particular_is_any_card)
{
    BOOST_TEST(run({"odds", bundled[0], "--want", ""}).says("1 or more of any card"));
}

BOOST_AUTO_TEST_CASE(the_numbers_of_a_range_are_grouped)
{
    const auto told = [](const char* language) {
        return run({language, "odds", bundled[0], "--want", "cost=1", "--simulate", "0"}).err;
    };
    BOOST_TEST(told("--lang=en").find("“0” is no whole number from 1 to 100,000,000.") !=
               std::string::npos);
    BOOST_TEST(told("--lang=it").find("da 1 a 100.000.000.") != std::string::npos);
    BOOST_TEST(
        run({"hand", bundled[0], "--seed", "x"}).warns("from 0 to 18,446,744,073,709,551,615."));
}

BOOST_AUTO_TEST_CASE(turns_beyond_the_deck_are_told)
{
    const Run answer = run({"odds", bundled[0], "--want", "cost=1", "--turns", "60", "--json"});
    BOOST_TEST(answer.warns("no more than 44 cards are seen"));
    BOOST_TEST(answer.json()["by_turn"][59]["seen"] == 44);
}

BOOST_AUTO_TEST_CASE(a_tiny_deck_is_answered_and_told_to_be_one)
{
    const Run answer =
        run({"odds", "-", "--want", "cost=1", "--json"}, "kizuna: 1\ncards:\n  B01-003: 4\n");
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.warns("fewer than fifty"));
    BOOST_TEST(answer.json()["population"] == 3);
}

BOOST_AUTO_TEST_CASE(a_deck_too_large_for_the_engine_is_refused)
{
    const Run answer =
        run({"odds", "-", "--want", "cost=1"}, "kizuna: 1\ncards:\n  B01-003: 300\n");
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("255"));
}

BOOST_DATA_TEST_CASE(every_command_of_odds_answers_for_the_bundled_decks_in_every_language,
                     boost::unit_test::data::make(bundled) *
                         boost::unit_test::data::make(languages),
                     deck, language)
{
    const std::vector<std::vector<std::string>> commands = {
        {"odds", deck, "--want", "is:promotion"},
        {"odds", deck, "--want", "is:promotion", "--in", "orbs"},
        {"support", deck},
        {"support", deck, "--against", "flat:20", "--unit", "B01-003"},
        {"tradeoff", deck},
        {"keep", deck, "--want", "is:promotion", "--turns", "3"},
        {"hand", deck}};
    for (std::vector<std::string> command : commands) {
        if (command.back() == "B01-003" && deck != std::string(bundled[0]))
            command.pop_back(), command.pop_back();
        command.insert(command.begin(), std::string("--lang=") + language);
        const Run answer = run(command);
        BOOST_TEST(answer.code == 0, command[1] << " " << answer.err);
        BOOST_TEST(answer.out.size() > 200u, command[1]);
        BOOST_TEST(!answer.says("cli."), command[1]);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(tradeoff_and_keep_commands)

BOOST_AUTO_TEST_CASE(rules_and_columns_are_called_by_their_plain_names)
{
    BOOST_TEST(run({"tradeoff", bundled[1], "--turns", "3"}).says("Same name (M)"));
    const Run kept = run({"keep", bundled[0], "--want", "is:promotion", "--turns", "3"});
    BOOST_TEST(kept.says("a cost-1 card and a class change (cost-one-and-promotion)"), kept.out);
    BOOST_TEST(run({"odds", bundled[0], "--want", "cost=1", "--mulligan", "always-keep"})
                   .says("mulligan rule: any hand (always-keep)"));
    BOOST_TEST(run({"odds", bundled[0], "--want", "cost=1", "--mulligan", "count(cost=1) >= 2"})
                   .says("mulligan rule: count(cost=1) >= 2"));
}

BOOST_AUTO_TEST_CASE(the_tradeoff_has_the_promised_keys)
{
    const JsonDocument document = run({"tradeoff", bundled[1], "--turns", "5", "--json"}).json();
    BOOST_TEST(document["line"] == 12);
    BOOST_REQUIRE(document["rows"].size() == 17u);
    BOOST_TEST(document["rows"][0]["m"] == 4);
    BOOST_TEST(document["rows"][0]["promotion_by_turn"].size() == 5u);
    BOOST_TEST(document["rows"][0]["two_fuel_by_turn"].size() == 5u);
    BOOST_TEST(std::abs(document["rows"][7]["failure"].get<double>() - 11.0 / 49) < near);
}

BOOST_AUTO_TEST_CASE(the_best_rule_has_the_promised_keys_and_is_worth_what_odds_says)
{
    const JsonDocument best =
        run({"keep", bundled[0], "--want", "is:promotion", "--turns", "4", "--json"}).json();
    BOOST_TEST(keys_of(best["presets"]) ==
                   (std::vector<std::string>{"always-keep", "cost-one", "cost-one-and-promotion"}),
               boost::test_tools::per_element());
    const JsonDocument odds = run({"odds", bundled[0], "--want", "is:promotion", "--turns", "4",
                                   "--json", "--mulligan", best["rule"].get<std::string>()})
                                  .json();
    BOOST_TEST(std::abs(odds["by_turn"][3]["probability"].get<double>() -
                        best["best"].get<double>()) < near);
    BOOST_TEST(std::abs(odds["keep_rate"].get<double>() - best["keep_rate"].get<double>()) < near);
}

BOOST_AUTO_TEST_CASE(ones_own_rule_is_valued_beside_the_best)
{
    const JsonDocument document = run({"keep", bundled[0], "--want", "is:promotion", "--turns", "4",
                                       "--json", "--mulligan", "count(cost=1) >= 3"})
                                      .json();
    BOOST_TEST(document["own"]["probability"].get<double>() < document["best"].get<double>());
    BOOST_TEST(run({"keep", bundled[0], "--want", "is:promotion", "--turns", "4", "--mulligan",
                    "count(cost=1) >= 3"})
                   .says("\nYour rule: count(cost=1) >= 3\n"));
}

BOOST_AUTO_TEST_CASE(a_goal_that_no_rule_helps_is_told_to_be_one)
{
    const std::vector<std::string> hopeless = {"keep",   bundled[0], "--want",
                                               "cost=9", "--turns",  "4"};
    BOOST_TEST(run(hopeless).says("No rule makes a difference"));
    BOOST_TEST(!run(hopeless).says("Keep a hand if"));
    std::vector<std::string> as_json = hopeless;
    as_json.emplace_back("--json");
    BOOST_TEST(run(as_json).json()["matters"] == false);
}

BOOST_AUTO_TEST_CASE(a_hand_says_what_keeping_and_redrawing_are_worth)
{
    const JsonDocument hands =
        run({"hand", bundled[0], "--json", "--want", "is:promotion", "--turns", "3"}).json();
    BOOST_TEST(hands["goal"] == "1 × is:promotion");
    BOOST_TEST(hands["turn"] == 3);
    const double keep = hands["hands"][0]["keep"].get<double>();
    BOOST_TEST((keep >= 0 && keep <= 1));
    BOOST_TEST(hands["redraw"].get<double>() > 0.4);
}

BOOST_AUTO_TEST_SUITE_END()
