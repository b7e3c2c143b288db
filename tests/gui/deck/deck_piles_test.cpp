#include "gui/deck/deck_piles_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(deck_piles, DeckPilesTest)

BOOST_FIXTURE_TEST_CASE(the_heading_is_whole_where_a_face_is_higher_than_the_room,
                        LargeTextPilesTest)
{
    piles().go_to(1);
    piles().Scroll(0, 0);
    BOOST_REQUIRE(piles().place_in_window(0).GetBottom() > piles().GetClientSize().y);
    BOOST_REQUIRE(piles().GetVirtualSize().y > piles().GetClientSize().y + 20);
    piles().go_to(0);
    BOOST_TEST(piles().GetViewStart().y == 0);
}

BOOST_AUTO_TEST_CASE(lines_of_text_take_the_same_keys)
{
    press('5', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(settings.deck_view == "text");
    click(0);
    press('4');
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(piles().place_in_window(0).height < piles().FromDIP(40));
}

BOOST_AUTO_TEST_CASE(lines_of_text_are_as_wide_as_the_longest_name)
{
    press('5', wxMOD_CONTROL | wxMOD_SHIFT);
    const int width = piles().place_in_window(0).width;
    BOOST_TEST(width == piles().place_in_window(1).width);
    BOOST_TEST(width > piles().GetTextExtent("Marth: Altean Prince (B01-003)").x);
}

BOOST_AUTO_TEST_CASE(lines_of_text_leave_their_ids_where_more_then_fit_side_by_side)
{
    document.open(bundled_deck("altean-vanguard"));
    press('5', wxMOD_CONTROL | wxMOD_SHIFT);
    const int with_ids = piles().GetTextExtent("Gordin: Archer of the Liberators (B01-014)").x;
    const auto is_in_columns = [this] {
        const std::size_t last = document.deck().cards.size() - 1;
        return piles().place_in_window(last).x > piles().place_in_window(0).x;
    };
    BOOST_TEST(!is_in_columns());
    BOOST_TEST(piles().place_in_window(0).width > with_ids);
    for (int step = 0; step < 30 && !is_in_columns(); ++step)
        press(WXK_LEFT, wxMOD_ALT); // gives the deck more room
    BOOST_TEST(is_in_columns());
    BOOST_TEST(piles().place_in_window(0).width < with_ids);
}

BOOST_AUTO_TEST_CASE(what_lies_below_the_heading_of_the_maybe_pile_is_the_maybe_pile)
{
    document.open(bundled_deck("altean-vanguard"));
    test::change_copies(document, Pile::Maybe, "B01-001", 1, "maybe");
    settle();
    const std::size_t last = document.deck().cards.size(); // the maybe pile's only card
    const wxRect maybe = piles().place_in_window(last);
    const int middle = maybe.x + maybe.width / 2;
    const int heading = piles().GetCharHeight();
    BOOST_TEST((piles().pile_at(wxPoint(middle, maybe.y - heading / 2)) == Pile::Maybe));
    BOOST_TEST((piles().pile_at(wxPoint(middle, maybe.y + 3)) == Pile::Maybe));
    BOOST_TEST((piles().pile_at(wxPoint(middle, maybe.y - 2 * heading)) == Pile::Cards));
    BOOST_TEST((piles().pile_at(head_in_window(0)) == Pile::Cards));
}

BOOST_AUTO_TEST_CASE(a_long_heading_has_more_lines_above_its_pile)
{
    document.open(bundled_deck("altean-vanguard"));
    settle();
    const int one_line = piles().place_in_window(0).y;
    auto& grouping = find<wxChoice>("deck grouping");
    grouping.SetSelection(static_cast<int>(DeckGrouping::Role));
    wxCommandEvent chosen(wxEVT_CHOICE, grouping.GetId());
    grouping.ProcessWindowEvent(chosen); // "Protagonist’s class changes"
    settle();
    BOOST_TEST(piles().place_in_window(0).y >= one_line + piles().GetCharHeight());
}

BOOST_AUTO_TEST_CASE(a_card_that_has_the_keyboard_covers_no_heading)
{
    document.open(bundled_deck("altean-vanguard"));
    settle();
    move_to(frame->ClientToScreen(wxPoint(5, 5)));
    const std::size_t ogma = 13; // the last of its pile, with another pile below
    const wxRect place = piles().place_in_window(ogma);
    const wxRect heading(place.x, piles().place_in_window(ogma + 1).y - piles().GetCharHeight(),
                         place.width, piles().GetCharHeight() - 2);
    BOOST_REQUIRE(piles().place_in_window(ogma + 1).x == place.x);
    BOOST_REQUIRE(place.Contains(heading.GetPosition()));
    const auto heading_now = [&] {
        settle();
        return screen_copy(piles()).GetSubImage(heading);
    };
    piles().SetFocus();
    piles().go_to(0);
    const wxImage before = heading_now();
    piles().go_to(ogma);
    const wxImage after = heading_now();
    BOOST_TEST(std::equal(before.GetData(), before.GetData() + 3 * heading.width * heading.height,
                          after.GetData()));
}

BOOST_AUTO_TEST_CASE(the_list_comes_back)
{
    press('3', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(deck_list().IsShownOnScreen());
    BOOST_TEST(settings.deck_view == "list");
}

BOOST_AUTO_TEST_CASE(the_list_shows_what_changed_while_it_was_out_of_sight)
{
    click(1);
    press('1');
    click(0);
    press('0');
    press('3', wxMOD_CONTROL | wxMOD_SHIFT);
    auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
    BOOST_TEST(!model.find(Pile::Cards, marth).IsOk());
    BOOST_TEST(DeckModel::row(model.find(Pile::Cards, caeda)).copies == 1);
}

BOOST_AUTO_TEST_SUITE_END()
