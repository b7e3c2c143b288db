#include "gui/pool/pool_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(pool_search, PoolPanelTest)

BOOST_AUTO_TEST_CASE(the_search_field_has_the_keyboard_at_first)
{
    BOOST_TEST(field().HasFocus());
}

BOOST_AUTO_TEST_CASE(typing_in_the_search_filters_the_list)
{
    type("altean prince");
    BOOST_TEST(pool_rows() < 20U);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Id) == marth);
    BOOST_TEST(label("search status") == std::to_string(pool_rows()) + " cards");
}

BOOST_AUTO_TEST_CASE(a_japanese_name_finds_its_cards)
{
    ask("マルス");
    BOOST_TEST(pool_rows() > 0U);
    BOOST_TEST(pool_rows() < 100U);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Name).starts_with("Marth"));
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::OtherName) == "救国の英雄 マルス");
}

BOOST_AUTO_TEST_CASE(a_wrong_question_is_told_with_its_place_and_finds_nothing)
{
    ask("marth");
    ask("marth cst:1");
    BOOST_TEST(label("search status").find("At character 7: ") == 0U);
    BOOST_TEST(pool_rows() == 0U);
}

BOOST_AUTO_TEST_CASE(enter_in_the_search_adds_the_best_answer)
{
    type("altean prince");
    press(WXK_RETURN);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(down_goes_to_the_list_and_enter_adds_from_there)
{
    type("talys's heart");
    press(WXK_DOWN);
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(the_find_key_comes_back_with_the_text_selected)
{
    type("marth");
    press(WXK_DOWN);
    press('F', wxMOD_CONTROL);
    BOOST_TEST(field().HasFocus());
    type("caeda");
    BOOST_TEST(from_wx(field().GetValue()) == "caeda");
}

BOOST_AUTO_TEST_CASE(letters_typed_in_the_list_begin_a_new_search)
{
    type("marth");
    press(WXK_DOWN);
    type("caeda");
    BOOST_TEST(from_wx(field().GetValue()) == "caeda");
}

BOOST_AUTO_TEST_CASE(rows_that_go_before_they_are_drawn_leave_nothing_behind)
{
    field().SetValue("marth");
    field().SetValue("nobody at all");
    settle();
    BOOST_TEST(pool_rows() == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_typed_selects_its_first_answer_and_no_question_keeps_the_card)
{
    const auto selected = [this] { return cell(pool(), pool().GetSelection(), PoolModel::Id); };
    type("unit:marth");
    press(WXK_DOWN);
    ask("unit:marth cost<=9");
    BOOST_TEST((pool().GetSelection() == pool_row(0)));
    press(WXK_DOWN);
    BOOST_TEST_REQUIRE((pool().GetSelection() != pool_row(0))); // the first of no question too
    const std::string kept = selected();
    ask("");
    BOOST_TEST(selected() == kept);
}

BOOST_AUTO_TEST_SUITE_END()
