#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(list_command)

BOOST_AUTO_TEST_CASE(the_json_keeps_the_decks_order_and_printings)
{
    const std::string deck = "kizuna: 1\nname: Small\nprotagonist: B01-003\ncards:\n"
                             "  B01-003ST: 2\n  B01-006: 1\n  B01-003: 1\n";
    const JsonDocument list = run({"list", "--json", "-"}, deck).json();
    BOOST_TEST(list["name"] == "Small");
    BOOST_TEST(list["protagonist"] == "B01-003");
    BOOST_TEST(list["size"] == 4);
    BOOST_REQUIRE(list["cards"].size() == 3u);
    BOOST_TEST(list["cards"][0].dump() ==
               R"({"card":"B01-003","printing":"B01-003ST","copies":2,)"
               R"("unit":{"en":"Marth","ja":"マルス"},)"
               R"("title":{"en":"Altean Prince","ja":"アリティアの王子"},"cost":1})");
    BOOST_TEST(list["cards"][1]["card"] == "B01-006");
    BOOST_TEST(list["cards"][2]["printing"].is_null());
}

BOOST_AUTO_TEST_CASE(cards_are_grouped_by_unit_with_the_protagonists_first)
{
    const JsonDocument list = run({"list", "--json", "-"}, native_starter()).json();
    BOOST_TEST(list["groups"][0]["group"] == "Marth");
}

BOOST_AUTO_TEST_CASE(cards_are_grouped_by_cost_from_the_cheapest)
{
    const JsonDocument list = run({"list", "--json", "--by", "cost", starter_file()}).json();
    std::vector<std::string> groups;
    int copies = 0;
    for (const JsonDocument& group : list["groups"]) {
        groups.push_back(group["group"]);
        copies += group["copies"].get<int>();
    }
    BOOST_TEST(groups.front() == "Deployment Cost 1");
    BOOST_TEST(groups.back() == "Deployment Cost 4");
    BOOST_TEST(copies == 50);
}

BOOST_AUTO_TEST_CASE(cards_are_grouped_by_symbol)
{
    BOOST_TEST(run({"list", "--by", "symbol", starter_file()}).says("Blade of Light (50)"));
}

BOOST_AUTO_TEST_CASE(unknown_cards_and_the_maybe_pile_are_listed_apart)
{
    const std::string deck =
        "kizuna: 1\ncards:\n  B01-003: 1\n  X99-001: 2\nmaybe:\n  B01-006: 3\n";
    const JsonDocument list = run({"list", "--json", "-"}, deck).json();
    BOOST_TEST(list["size"] == 3);
    BOOST_TEST(list["unknown"].dump() == R"([{"card":"X99-001","copies":2}])");
    BOOST_TEST(list["maybe"][0]["card"] == "B01-006");
    BOOST_TEST(list["unknown_maybe"].empty());
    const Run text = run({"list", "-"}, deck);
    BOOST_TEST(text.says("Not known to the library\n  2  X99-001\n"));
}

BOOST_AUTO_TEST_CASE(unknown_cards_of_the_maybe_pile_are_in_the_json)
{
    const std::string deck = "kizuna: 1\ncards:\n  B01-003: 1\nmaybe:\n  X99-001: 2\n";
    const JsonDocument list = run({"list", "--json", "-"}, deck).json();
    BOOST_TEST(list["maybe"].empty());
    BOOST_TEST(list["unknown"].empty());
    BOOST_TEST(list["unknown_maybe"].dump() == R"([{"card":"X99-001","copies":2}])");
}

BOOST_AUTO_TEST_CASE(a_grouping_there_is_not_is_refused)
{
    const Run answer = run({"list", "--json", "--by", "color", starter_file()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(stats_command)

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_keys)
{
    const JsonDocument stats = run({"stats", "--json", starter_file()}).json();
    for (const char* key :
         {"protagonist", "size", "protagonist_line", "by_cost", "by_class_change", "by_symbol",
          "by_support", "by_range", "by_weapon", "by_type", "support_mean", "support_failure"})
        BOOST_TEST(stats.contains(key), key);
    BOOST_TEST(keys_of(stats).front() == "protagonist");
}

BOOST_AUTO_TEST_CASE(the_json_counts_the_starter_deck)
{
    const JsonDocument stats = run({"stats", "--json", starter_file()}).json();
    BOOST_TEST(stats["protagonist"] == "B01-003");
    BOOST_TEST(stats["size"] == 50);
    BOOST_TEST(stats["protagonist_line"] == 6);
    BOOST_TEST(stats["by_symbol"].dump() == R"({"blade-of-light":50})");
    BOOST_TEST(stats["support_failure"].get<double>() == 5.0 / 49.0);
}

BOOST_AUTO_TEST_CASE(counts_stand_in_the_order_of_numbers)
{
    const std::string deck = "kizuna: 1\ncards:\n  B22-012: 1\n  B22-022: 1\n  B01-003: 1\n"
                             "  B08-047a: 1\n";
    const JsonDocument stats = run({"stats", "--json", "-"}, deck).json();
    const std::vector<std::string> costs = {"0", "1", "7", "X"};
    BOOST_TEST(keys_of(stats["by_cost"]) == costs, boost::test_tools::per_element());
    BOOST_TEST(keys_of(stats["by_attack"]).back() == "100");
}

BOOST_AUTO_TEST_CASE(the_text_draws_a_bar_for_every_count)
{
    const Run answer = run({"stats", starter_file()});
    BOOST_TEST(answer.says("Cards with the protagonist’s Unit Name  6\n"));
    BOOST_TEST(answer.says("█"));
}

BOOST_AUTO_TEST_CASE(another_protagonist_may_be_named_in_words_that_fit_one_card_of_the_deck)
{
    const Run answer = run({"stats", "--json", "--protagonist", "Abel", starter_file()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.json()["protagonist"] == "B01-010");
}

BOOST_AUTO_TEST_CASE(a_protagonist_outside_the_deck_is_refused)
{
    const Run answer = run({"stats", "--json", "--protagonist", "B02-005", starter_file()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
}

BOOST_AUTO_TEST_CASE(a_designated_protagonist_that_will_not_do_is_replaced_and_told)
{
    const Run answer = run({"stats", "--json", "-"},
                           "kizuna: 1\nprotagonist: B01-001\ncards:\n  B01-001: 4\n  B01-003: 4\n");
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.json()["protagonist"] == "B01-003");
    BOOST_TEST(answer.warns("NO-PROTAGONIST: The designated protagonist B01-001 cannot lead"));
}

BOOST_AUTO_TEST_CASE(unknown_cards_are_left_out_and_told)
{
    const Run answer = run({"stats", "-"}, "kizuna: 1\ncards:\n  B01-003: 4\n  X99-001: 2\n");
    BOOST_TEST(answer.warns("2 cards are not known to the library"));
}

BOOST_AUTO_TEST_CASE(mean_supports_tell_of_cards_that_print_x)
{
    const std::string without = "kizuna: 1\ncards:\n  B01-003: 4\n";
    const std::string with = without + "  B07-004: 2\n";
    BOOST_TEST(run({"stats", "-"}, with).says("12 (2 cards print X; counted as 0)"));
    BOOST_TEST(!run({"stats", "-"}, without).says("print X"));
    BOOST_TEST(run({"support", "-"}, with).says("2 cards print X as support; counted as 0."));
    BOOST_TEST(!run({"support", "-"}, without).says("print X"));
}

BOOST_AUTO_TEST_CASE(a_deck_that_no_card_can_lead_still_has_statistics)
{
    const Run answer = run({"stats", "--json", "-"}, "kizuna: 1\ncards:\n  B01-001: 4\n");
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.json()["protagonist"].is_null());
    BOOST_TEST(answer.json()["size"] == 4);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(diff_command)

BOOST_AUTO_TEST_CASE(equal_decks_are_a_yes)
{
    const Run answer = run({"diff", starter_file(), starter_file()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out == "The decks hold the same cards.\n");
}

BOOST_AUTO_TEST_CASE(different_decks_are_a_no_and_each_change_is_told)
{
    const Run answer = run({"diff", "--json", starter_file(), "-"}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 1);
    const JsonDocument document = answer.json();
    BOOST_TEST(document["added"].empty());
    BOOST_TEST(document["removed"].dump() == R"([{"card":"B01-013","copies":1}])");
    BOOST_TEST(document["changed"].dump() == R"([{"card":"S01-001","before":4,"after":5}])");
    BOOST_TEST(document["stats"]["before"]["protagonist_line"] == 6);
    BOOST_TEST(document["stats"]["after"]["protagonist_line"] == 7);
}

BOOST_AUTO_TEST_CASE(the_text_marks_what_came_and_went)
{
    const Run answer = run({"diff", starter_file(), "-"}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.says("- 1 "));
    BOOST_TEST(answer.says("~ 4 → 5 Marth: Star and Savior (S01-001)"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hand_command)

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const Run answer = run({"hand", "--json", "--count", "20", starter_file()});
    BOOST_TEST(answer.code == 0);
    const JsonDocument document = answer.json();
    BOOST_TEST(document["protagonist"] == "B01-003");
    BOOST_TEST(document["seed"] == 1);
    BOOST_TEST(document["rule"] == "cost-one");
    BOOST_REQUIRE(document["hands"].size() == 20u);
    const std::vector<std::string> promised = {"first", "kept", "second", "orbs", "keep"};
    for (const JsonDocument& hand : document["hands"]) {
        BOOST_TEST(keys_of(hand) == promised, boost::test_tools::per_element());
        BOOST_TEST(hand["first"].size() == 6u);
        BOOST_TEST(hand["orbs"].size() == 5u);
        BOOST_TEST(hand["second"].is_null() == hand["kept"].get<bool>());
    }
}

BOOST_AUTO_TEST_CASE(the_same_seed_deals_the_same_hands)
{
    const std::vector<std::string> arguments = {
        "hand", "--json", "--seed", "18446744073709551615", "--count", "5", starter_file()};
    BOOST_TEST(run(arguments).out == run(arguments).out);
}

BOOST_AUTO_TEST_CASE(more_hands_of_a_seed_begin_with_the_same_ones)
{
    const JsonDocument few = run({"hand", "--json", "--count", "2", starter_file()}).json();
    const JsonDocument many = run({"hand", "--json", "--count", "9", starter_file()}).json();
    BOOST_TEST(few["hands"][1].dump() == many["hands"][1].dump());
}

BOOST_AUTO_TEST_CASE(a_rule_that_always_redraws_deals_a_second_hand)
{
    const JsonDocument hand =
        run({"hand", "--json", "--mulligan", "always-redraw", starter_file()}).json()["hands"][0];
    BOOST_TEST(hand["kept"] == false);
    BOOST_TEST(hand["second"].size() == 6u);
}

BOOST_AUTO_TEST_CASE(the_text_tells_the_hand_the_decision_and_the_orbs)
{
    const Run answer = run({"hand", "--mulligan", "always-redraw", starter_file()});
    BOOST_TEST(answer.says("Protagonist: Marth: Altean Prince (B01-003). Seed 1"));
    BOOST_TEST(answer.says("Opening hand:\n"));
    BOOST_TEST(answer.says("The rule redraws this hand.\nSecond hand:\n"));
    BOOST_TEST(answer.says("Orbs:\n"));
}

BOOST_AUTO_TEST_CASE(a_broken_rule_is_shown_with_a_caret)
{
    const Run answer = run({"hand", "--mulligan", "count(cost=1) >", starter_file()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("count(cost=1) >\n"));
    BOOST_TEST(answer.warns("^"));
}

BOOST_DATA_TEST_CASE(seeds_and_counts_out_of_range_are_refused,
                     boost::unit_test::data::make({"--seed=-1", "--seed=18446744073709551616",
                                                   "--seed=x", "--count=0", "--count=-1",
                                                   "--count=1000000000000", "--going=third"}))
{
    const Run answer = run({"hand", "--json", sample, starter_file()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
}

BOOST_AUTO_TEST_CASE(a_deck_that_no_card_can_lead_cannot_be_dealt)
{
    const Run answer = run({"hand", "--json", "-"}, "kizuna: 1\ncards:\n  B01-001: 4\n");
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
}

BOOST_AUTO_TEST_CASE(a_small_deck_deals_what_it_has)
{
    const JsonDocument hand =
        run({"hand", "--json", "-"}, "kizuna: 1\ncards:\n  B01-003: 4\n").json()["hands"][0];
    BOOST_TEST(hand["first"].size() == 3u);
    BOOST_TEST(hand["orbs"].empty());
}

BOOST_AUTO_TEST_SUITE_END()
