#include "app/pool/query_chips.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace query_chips {

struct QueryChipsTest {
    DeckDocument document{shipped_catalogue()};
    CardSearch search{document};
    QueryChips chips{search, english()};

    const ChipGroup& group(std::string_view id) const
    {
        return *std::ranges::find(chips.groups(), id, &ChipGroup::id);
    }
    const QueryChip& chip(std::string_view id, std::string_view label) const
    {
        const auto& all = group(id).chips();
        const auto found = std::ranges::find(all, label, &QueryChip::label);
        BOOST_REQUIRE_MESSAGE(found != all.end(), "no chip " << id << " " << label);
        return *found;
    }
    void toggle(std::string_view id, std::string_view label)
    {
        chips.toggle(group(id), chip(id, label));
    }
    bool is_on(std::string_view id, std::string_view label) const
    {
        return chips.is_on(chip(id, label));
    }
};

} // namespace query_chips

BOOST_FIXTURE_TEST_SUITE(query_chips, QueryChipsTest)

BOOST_AUTO_TEST_CASE(every_chip_writes_a_query_that_turns_it_on_and_finds_cards)
{
    for (const ChipGroup& each : chips.groups()) {
        for (const QueryChip& one : each.chips()) {
            search.ask("");
            chips.toggle(each, one);
            BOOST_TEST(!search.fault(), one.name);
            BOOST_TEST(chips.is_on(one), one.name);
            BOOST_TEST(!search.rows().empty(), one.name);
            chips.toggle(each, one);
            BOOST_TEST(search.text().empty(), one.name);
        }
    }
}

BOOST_AUTO_TEST_CASE(chips_of_one_field_are_a_choice)
{
    toggle("cost", "1");
    toggle("cost", "3");
    BOOST_TEST(search.text() == "(cost=1 or cost=3)");
    BOOST_TEST(is_on("cost", "1"));
    BOOST_TEST(is_on("cost", "3"));
    BOOST_TEST(!is_on("cost", "2"));
}

BOOST_AUTO_TEST_CASE(chips_of_different_fields_hold_together)
{
    search.ask("marth");
    toggle("cost", "1");
    toggle("weapon", "Sword");
    BOOST_TEST(search.text() == "marth cost=1 weapon:sword");
}

BOOST_AUTO_TEST_CASE(a_choice_that_was_typed_without_brackets_is_kept_together)
{
    search.ask("marth or caeda");
    toggle("cost", "1");
    BOOST_TEST(search.text() == "(marth or caeda) cost=1");
}

BOOST_AUTO_TEST_CASE(a_typed_term_turns_its_chip_on_however_it_is_spelled)
{
    search.ask("set:b01 weapon:剣 tag:dragon symbol:blade-of-light");
    BOOST_TEST(chips.on(group("set")).size() == 1U);
    BOOST_TEST(is_on("weapon", "Sword"));
    BOOST_TEST(is_on("type", "Dragon"));
    BOOST_TEST(is_on("symbol", "Blade of Light"));
}

BOOST_AUTO_TEST_CASE(a_term_that_is_not_asked_for_turns_no_chip_on)
{
    search.ask("-cost:1 (cost:2 or weapon:sword) (cost:3 or (cost:4 marth))");
    for (const char* cost : {"1", "2", "3", "4"})
        BOOST_TEST(!is_on("cost", cost), cost);
}

BOOST_AUTO_TEST_CASE(a_chip_turned_off_leaves_the_rest_as_it_was)
{
    search.ask("marth (cost:1 or cost:2) -range:2");
    toggle("cost", "2");
    BOOST_TEST(search.text() == "marth cost=1 range!=2");
    toggle("cost", "1");
    BOOST_TEST(search.text().find("cost") == std::string::npos);
    BOOST_TEST(search.text().starts_with("marth "));
}

BOOST_AUTO_TEST_CASE(a_number_typed_alone_stays_a_number_beside_a_chip)
{
    search.ask("B01-00");
    toggle("cost", "1");
    BOOST_TEST(search.text() == "id:B01-00 cost=1");
}

BOOST_AUTO_TEST_CASE(a_group_can_be_cleared_at_once)
{
    search.ask("(cost:1 or cost:2) marth cost:3");
    chips.clear(group("cost"));
    BOOST_TEST(search.text() == "marth");
}

BOOST_AUTO_TEST_CASE(nothing_is_on_and_nothing_is_written_while_the_query_is_wrong)
{
    search.ask("cost:1 cst:2");
    BOOST_TEST(!is_on("cost", "1"));
    BOOST_TEST(!chips.can_toggle());
    toggle("cost", "1");
    BOOST_TEST(search.text() == "cost:1 cst:2");
}

BOOST_AUTO_TEST_CASE(sets_stand_by_kind_and_are_called_what_the_windows_language_calls_them)
{
    const QueryChip& booster = chip("set", "B07: series 7, 2016-12");
    BOOST_TEST(booster.section == "Boosters");
    BOOST_TEST(chip("set", "S01: series 1, 2015-06").section == "Starter decks");
    const auto groups = chip_groups(search.catalogue(), japanese());
    const auto sets = std::ranges::find(groups, "set", &ChipGroup::id);
    BOOST_TEST(sets->chips().front().label.ends_with("英雄たちの戦刃"),
               sets->chips().front().label);
}

BOOST_AUTO_TEST_CASE(a_format_that_forbids_cards_can_be_asked_for)
{
    const auto& formats = group("format").chips();
    BOOST_TEST(std::ranges::none_of(formats, [](const QueryChip& each) {
        return each.spellings.front() == "format:unlimited";
    }));
    toggle("format", "Standard");
    BOOST_TEST(search.text() == "format:standard");
    const Format& standard = *search.catalogue().format("standard");
    for (const CardIndex row : search.rows())
        BOOST_REQUIRE(is_allowed(search.library().cards()[row], standard, search.library()));
    BOOST_TEST(search.rows().size() < search.library().cards().size());
}

BOOST_AUTO_TEST_SUITE_END()
