#include "app/proposal/hero_search.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace hero_search {

const CardLibrary& library()
{
    return shipped_catalogue().library;
}

std::vector<std::string> found(const char* text)
{
    std::vector<std::string> units;
    for (const Hero& hero : find_heroes(text, heroes(library()), library()).heroes)
        units.push_back(hero.card->unit);
    return units;
}

bool finds(const char* text, const std::string& unit)
{
    const auto units = found(text);
    return std::ranges::find(units, unit) != units.end();
}

} // namespace hero_search

using namespace hero_search;

BOOST_AUTO_TEST_SUITE(hero_searches)

BOOST_AUTO_TEST_CASE(nothing_typed_finds_every_hero)
{
    BOOST_TEST(found("").size() == heroes(library()).size());
}

BOOST_AUTO_TEST_CASE(heroes_are_found_in_english_japanese_and_romaji)
{
    for (const char* text : {"lissa", "リズ", "りず", "rizu"})
        BOOST_TEST(finds(text, "Lissa"), text);
}

BOOST_AUTO_TEST_CASE(an_equal_name_comes_before_those_that_begin_so_and_those_that_hold_it)
{
    BOOST_TEST(found("lyn").front() == "Lyn");
    BOOST_TEST(finds("lyn", "Lyndis") == library().has_unit("Lyndis"));
    BOOST_TEST(finds("rinka", "Rinkah"));
}

BOOST_AUTO_TEST_CASE(where_no_hero_is_called_so_similar_names_are_given_and_marked)
{
    const FoundHeroes alike = find_heroes("Lisssa", heroes(library()), library());
    BOOST_TEST(alike.are_only_like);
    BOOST_REQUIRE(!alike.heroes.empty());
    BOOST_TEST(alike.heroes.front().card->unit == "Lissa");
    BOOST_TEST(find_heroes("qqqqqqqq", heroes(library()), library()).heroes.empty());
}

BOOST_AUTO_TEST_CASE(a_unit_name_means_the_unit_and_a_card_of_cost_1_the_card)
{
    BOOST_REQUIRE(heroes_named("Marth", library()).size() == 1U);
    BOOST_TEST(!heroes_named("Marth", library()).front().lead);
    BOOST_TEST(heroes_named("B01-003", library()).front().lead == &card("B01-003"));
    BOOST_TEST(!heroes_named("B01-001", library()).front().lead); // costs 5
}

BOOST_AUTO_TEST_CASE(a_unit_that_is_called_just_so_wins_over_one_of_the_same_name_elsewhere)
{
    const auto named = heroes_named("Claude", library());
    BOOST_REQUIRE(named.size() == 1U);
    BOOST_TEST(named.front().unit == "Claude");
    BOOST_TEST(heroes_named("Robin", library()).size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
