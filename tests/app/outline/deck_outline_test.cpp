#include "app/outline/deck_outline.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(deck_outline_tests)

namespace {

std::vector<DeckGroup> outline(const Deck& deck, const Messages& messages = english())
{
    return deck_outline(deck, shipped_catalogue().library, messages);
}

std::vector<std::string> heads(const std::vector<DeckGroup>& groups)
{
    std::vector<std::string> names;
    for (const DeckGroup& group : groups)
        names.push_back(group.head.name + " " + std::to_string(group.head.copies));
    return names;
}

} // namespace

BOOST_AUTO_TEST_CASE(cards_of_one_unit_stand_together_with_their_sum)
{
    const auto groups = outline({.cards = {{marth_savior, 2}, {caeda, 1}, {marth, 3}}});
    BOOST_TEST(heads(groups) == (std::vector<std::string>{"Marth 5", "Caeda 1"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(within_a_unit_the_cheaper_card_comes_first)
{
    const auto groups = outline({.cards = {{marth_savior, 2}, {marth, 3}}});
    BOOST_TEST(groups[0].rows[0].code == marth);
    BOOST_TEST(groups[0].rows[0].name == "Altean Prince");
}

BOOST_AUTO_TEST_CASE(the_protagonist_s_unit_comes_first_and_is_marked)
{
    const auto groups = outline({.protagonist = caeda, .cards = {{marth, 3}, {caeda, 1}}});
    BOOST_TEST(groups[0].head.name == "Caeda");
    BOOST_TEST(groups[0].head.protagonist);
    BOOST_TEST(groups[0].rows[0].protagonist);
    BOOST_TEST(!groups[1].head.protagonist);
}

BOOST_AUTO_TEST_CASE(a_single_printing_is_named_and_several_are_not)
{
    BOOST_TEST(outline({.cards = {{"B01-003ST+", 1}}})[0].rows[0].printing == "B01-003ST+");
    const auto groups = outline({.cards = {{"B01-003ST+", 1}, {marth, 2}}});
    BOOST_TEST(groups[0].rows.size() == 1U);
    BOOST_TEST(groups[0].rows[0].printing == marth);
    BOOST_TEST(groups[0].rows[0].copies == 3);
}

BOOST_AUTO_TEST_CASE(unknown_cards_and_the_maybe_pile_come_last)
{
    const auto groups = outline({.cards = {{"X99-001", 2}, {marth, 1}}, .maybe = {{caeda, 1}}});
    BOOST_TEST(heads(groups) == (std::vector<std::string>{"Marth 1", "Unknown 2", "Maybe pile 1"}),
               boost::test_tools::per_element());
    BOOST_TEST((groups[2].rows[0].pile == Pile::Maybe));
}

BOOST_AUTO_TEST_CASE(the_protagonist_leads_its_pile_and_nothing_among_what_may_come_in)
{
    const auto groups = deck_outline(
        {.protagonist = caeda, .cards = {{marth, 3}, {caeda, 1}}, .maybe = {{caeda, 1}}},
        shipped_catalogue().library, english(), DeckGrouping::Cost);
    BOOST_TEST(groups[0].rows[0].code == caeda);
    BOOST_TEST(groups[0].rows[0].protagonist);
    BOOST_TEST(!groups[1].rows[0].protagonist);
}

BOOST_AUTO_TEST_CASE(other_cards_of_the_protagonist_s_unit_come_before_those_that_cost_as_much)
{
    const char* const merric_of_cost_4 = "B01-028";
    const auto groups = deck_outline(
        {.protagonist = marth, .cards = {{merric_of_cost_4, 1}, {"S01-001", 4}, {marth, 1}}},
        shipped_catalogue().library, english(), DeckGrouping::Cost);
    const auto& of_cost_4 = groups.back().rows;
    BOOST_REQUIRE(of_cost_4.size() == 2U);
    BOOST_TEST(of_cost_4[0].code == "S01-001");
}

BOOST_AUTO_TEST_CASE(names_are_in_the_user_s_language)
{
    const auto groups = outline({.cards = {{marth, 1}}}, japanese());
    BOOST_TEST(groups[0].head.name == "マルス");
    BOOST_TEST(groups[0].rows[0].name == "アリティアの王子");
}

BOOST_AUTO_TEST_CASE(by_cost_the_cheapest_come_first_with_their_whole_names)
{
    const auto groups =
        deck_outline({.protagonist = marth, .cards = {{marth_savior, 2}, {marth, 3}, {caeda, 1}}},
                     shipped_catalogue().library, english(), DeckGrouping::Cost);
    BOOST_TEST(heads(groups) == (std::vector<std::string>{"Cost 1 4", "Cost 5 2"}),
               boost::test_tools::per_element());
    BOOST_TEST(groups[0].rows[0].name == "Marth: Altean Prince");
    BOOST_TEST(groups[0].rows[0].protagonist);
    BOOST_TEST(!groups[0].head.protagonist);
}

BOOST_AUTO_TEST_CASE(by_symbol_cards_with_two_stand_after_those_with_one_and_before_those_with_none)
{
    const CardLibrary& library = shipped_catalogue().library;
    Deck deck;
    const auto add_one_with = [&](int symbols) {
        const auto found = std::ranges::find_if(
            library.cards(), [&](const Card& each) { return each.symbols.size() == symbols; });
        BOOST_REQUIRE(found != library.cards().end());
        deck.cards.push_back({.code = found->id, .copies = 1, .comments = {}, .raw = {}});
        return found->id;
    };
    const std::string none = add_one_with(0);
    const std::string two = add_one_with(2);
    const std::string one = add_one_with(1);
    const auto groups = deck_outline(deck, library, english(), DeckGrouping::Symbol);
    BOOST_REQUIRE(groups.size() == 3U);
    BOOST_TEST(groups[0].rows[0].code == one);
    BOOST_TEST(groups[1].rows[0].code == two);
    BOOST_TEST(groups[2].rows[0].code == none);
}

BOOST_AUTO_TEST_CASE(by_role_each_card_has_the_first_role_that_fits)
{
    const auto groups =
        deck_outline({.protagonist = marth,
                      .cards = {{caeda, 4}, {marth_savior, 2}, {marth, 3}, {"X99-001", 1}},
                      .maybe = {{caeda, 1}}},
                     shipped_catalogue().library, english(), DeckGrouping::Role);
    BOOST_TEST(heads(groups) ==
                   (std::vector<std::string>{"Protagonist 3", "Protagonist’s class changes 2",
                                             "Cost 1 4", "Unknown 1", "Maybe pile 1"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(groupings_have_ids_and_an_unknown_id_is_the_usual_one)
{
    for (const DeckGrouping grouping : deck_groupings())
        BOOST_TEST((grouping_of(grouping_id(grouping)) == grouping));
    BOOST_TEST((grouping_of("colour of socks") == DeckGrouping::Unit));
}

BOOST_AUTO_TEST_CASE(of_thousands_of_unknown_entries_the_first_are_listed_and_the_head_says_so)
{
    Deck deck;
    for (int at = 0; at < 6000; ++at)
        deck.cards.push_back({"X" + std::to_string(at), 2});
    deck.cards.push_back({"X1", 1}); // listed
    deck.cards.push_back({"X5999", 1});
    const auto groups = outline(deck);
    BOOST_REQUIRE(groups.size() == 1U);
    BOOST_TEST(groups[0].rows.size() == 5000U);
    BOOST_TEST(groups[0].rows[1].copies == 3);
    BOOST_TEST(groups[0].rows.back().code == "X4999");
    BOOST_TEST(groups[0].head.copies == 12'002);
    BOOST_TEST(groups[0].head.name.find("the first 5,000 of 6,000") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
