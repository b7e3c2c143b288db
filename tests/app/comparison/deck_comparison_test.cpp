#include "app/comparison/deck_comparison.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(deck_comparison_tests)

namespace {

DeckComparison compare(const Deck& before, const Deck& after)
{
    return compare_decks(*measured(before, after, shipped_catalogue()), english());
}

const ComparedFact& fact(const DeckComparison& comparison, const char* what)
{
    const auto found = std::ranges::find(comparison.facts, what, &ComparedFact::what);
    BOOST_REQUIRE_MESSAGE(found != comparison.facts.end(), what);
    return *found;
}

/// Fifty cards: a protagonist, his class change, and others.
Deck whole(int class_changes)
{
    return {.protagonist = marth,
            .cards = {{marth, 4}, {marth_savior, class_changes}, {caeda, 46 - class_changes}}};
}

} // namespace

BOOST_AUTO_TEST_CASE(cards_are_told_with_both_numbers_and_the_change)
{
    const auto found = compare({.cards = {{marth, 3}, {caeda, 2}}},
                               {.cards = {{marth, 1}, {marth_savior, 4}, {"X99-001", 1}}});
    std::vector<std::string> told;
    for (const ComparedCard& card : found.cards)
        told.push_back(card.code + " " + std::to_string(card.before) + " " +
                       std::to_string(card.after) + " " + card.change);
    BOOST_TEST(told == (std::vector<std::string>{"B01-001 0 4 +4", "X99-001 0 1 +1",
                                                 "B01-006 2 0 −2", "B01-003 3 1 −2"}),
               boost::test_tools::per_element());
    BOOST_TEST(found.added == 5);
    BOOST_TEST(found.removed == 4);
    BOOST_TEST(found.summary == "5 cards more, 4 cards less.");
}

BOOST_AUTO_TEST_CASE(the_same_cards_in_other_printings_are_the_same_cards)
{
    const auto found = compare({.cards = {{marth, 3}}}, {.cards = {{"B01-003ST", 3}}});
    BOOST_TEST(found.cards.empty());
    BOOST_TEST(found.summary == "Both hold the same cards.");
}

BOOST_AUTO_TEST_CASE(the_maybe_pile_is_compared_by_itself)
{
    const auto found = compare({.cards = {{marth, 1}}, .maybe = {{caeda, 1}}},
                               {.cards = {{marth, 1}, {caeda, 1}}});
    BOOST_REQUIRE(found.cards.size() == 2U);
    BOOST_TEST(found.cards[1].name == "Caeda: Talys's Heart (maybe pile)");
    BOOST_TEST((found.cards[1].pile == Pile::Maybe));
    BOOST_TEST(found.removed == 0);
}

BOOST_AUTO_TEST_CASE(statistics_show_what_the_change_does)
{
    const auto found = compare(whole(2), whole(6));
    const ComparedFact& promotions = fact(found, "Class changes for the protagonist");
    BOOST_TEST(promotions.before == "2");
    BOOST_TEST(promotions.after == "6");
    BOOST_TEST(promotions.change == "+4");
    BOOST_TEST(promotions.differs);
    BOOST_TEST(!fact(found, "Cards").differs);
    BOOST_TEST(fact(found, "Cards").change.empty());
    // 5 and 9 of the 49 cards beside the protagonist bear his name.
    BOOST_TEST(fact(found, "Failed supports of the protagonist").before == "10.2%");
    BOOST_TEST(fact(found, "Failed supports of the protagonist").after == "18.4%");
    BOOST_TEST(fact(found, "Failed supports of the protagonist").change == "+8.2 points");
    BOOST_TEST(fact(found, "Deployment Cost on average").before == "1.16");
}

BOOST_AUTO_TEST_CASE(cards_that_print_x_as_support_are_counted_where_there_are_some)
{
    constexpr const char* what = "Cards with support X (counted as 0)";
    const auto plain = compare(whole(2), whole(6));
    BOOST_TEST((std::ranges::find(plain.facts, std::string(what), &ComparedFact::what) ==
                plain.facts.end()));
    Deck with_x = whole(2);
    with_x.cards.push_back({.code = "B07-004", .copies = 3});
    BOOST_TEST(fact(compare(whole(2), with_x), what).before == "0");
    BOOST_TEST(fact(compare(whole(2), with_x), what).after == "3");
}

BOOST_AUTO_TEST_CASE(more_class_changes_are_seen_sooner)
{
    const auto found = compare(whole(4), whole(8));
    // A deck of Caedas never redraws under the rule cost-one: at least one of eight cards seen
    // going first, 1 - C(45,8)/C(49,8) and 1 - C(41,8)/C(49,8).
    const ComparedFact& by_turn_3 = fact(found, "Class change seen by turn 3");
    BOOST_TEST(by_turn_3.before == "52.2%");
    BOOST_TEST(by_turn_3.after == "78.8%");
}

BOOST_AUTO_TEST_CASE(a_deck_without_protagonist_has_no_chance_to_tell)
{
    BOOST_TEST(fact(compare({}, whole(4)), "Class change seen by turn 3").before == "–");
}

BOOST_AUTO_TEST_CASE(the_text_tells_all_of_it)
{
    const auto found = compare(whole(2), whole(6));
    const std::string text = comparison_text(found, "old", "new", english());
    BOOST_TEST(text.starts_with("old → new\n4 cards more, 4 cards less.\n"));
    BOOST_TEST(text.find("+4 Marth: Savior of His Realm (B01-001): 2 → 6\n") != std::string::npos);
    BOOST_TEST(text.find("Class changes for the protagonist: 2 → 6 (+4)\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_table_keeps_commas_in_their_field)
{
    const Deck before{.name = "a, b"};
    const std::string table = comparison_csv(compare(before, {}), english());
    BOOST_TEST(table.starts_with("What,,Before,After,Change\r\n"));
    BOOST_TEST(table.find("Name,,\"a, b\",,\r\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
