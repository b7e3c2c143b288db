#include "gui/deck/deck_piles.h"

#include "gui/base/accessible.h"
#include "gui/deck/deck_model.h"
#include "gui/screen_copy.h"
#include "gui/window_test.h"

#include <wx/choice.h>
#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_piles {

struct DeckPilesTest : WindowTest {
    explicit DeckPilesTest(const Messages& messages = english()) : WindowTest(messages)
    {
        add(marth, 2);
        add(caeda, 3);
        press('4', wxMOD_CONTROL | wxMOD_SHIFT);
        BOOST_REQUIRE(piles().IsShownOnScreen());
    }
    DeckPiles& piles() const { return find<DeckPiles>("deck piles"); }
    /// Within what is seen of it.
    wxPoint head_of(std::size_t item) const
    {
        const wxRect place = piles().place_in_window(item);
        const int in = piles().FromDIP(8);
        return piles().ClientToScreen(place.GetPosition() + wxPoint(in, in));
    }
    wxPoint head_in_window(std::size_t item) const { return piles().ScreenToClient(head_of(item)); }
    void click(std::size_t item)
    {
        move_to(head_of(item));
        user.MouseClick();
        settle();
    }
};

struct JapanesePilesTest : DeckPilesTest {
    JapanesePilesTest() : DeckPilesTest(japanese()) {}
};

struct LargeText {
    LargeText() { set_text_size(200); }
    ~LargeText() { set_text_size(100); }
};
struct LargeTextPilesTest : LargeText, DeckPilesTest {
    LargeTextPilesTest()
    {
        document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
        frame->SetClientSize(frame->FromDIP(wxSize(1240, 560)));
        settle();
    }
};

} // namespace deck_piles

BOOST_FIXTURE_TEST_SUITE(deck_piles, DeckPilesTest)

BOOST_AUTO_TEST_CASE(a_click_selects_and_digits_set_the_copies)
{
    click(1);
    press('1');
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(keys_mean_the_framed_card_after_another_was_selected_in_the_pool)
{
    click(1);
    focus(find<wxSearchCtrl>("search"));
    type("id:B01-026");
    focus(piles());
    press('1');
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(copies("B01-026") == 0);
}

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

BOOST_AUTO_TEST_CASE(plus_adds_and_delete_takes_away)
{
    click(0);
    press('+');
    BOOST_TEST(copies(marth) == 3);
    press(WXK_DELETE);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(arrows_go_from_card_to_card)
{
    click(0);
    press(WXK_DOWN);
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    press(WXK_UP);
    press('4');
    BOOST_TEST(copies(marth) == 4);
}

BOOST_AUTO_TEST_CASE(what_takes_the_place_of_a_removed_card_is_next)
{
    click(0);
    press('0');
    press('1');
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(a_double_click_takes_a_copy_away)
{
    move_to(head_of(0));
    user.MouseDblClick();
    settle();
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_double_click_on_the_number_of_copies_edits_it)
{
    const wxRect place = piles().place_in_window(1);
    move_to(piles().ClientToScreen(wxPoint(place.GetRight() - 12, place.y + 10)));
    user.MouseDblClick();
    settle();
    press('2');
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(a_tap_of_space_takes_nothing_away)
{
    click(1);
    press(WXK_SPACE);
    BOOST_TEST(copies(caeda) == 3);
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

BOOST_FIXTURE_TEST_CASE(letters_go_to_the_kana_that_sound_so, JapanesePilesTest)
{
    click(0);
    press('S'); // シーダ
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(a_letter_goes_to_the_next_card_of_that_name)
{
    click(0);
    press('C');
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(copies_are_typed_in_place)
{
    click(1);
    press(WXK_F2);
    press('2');
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 2);
    BOOST_TEST(piles().HasFocus());
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
    document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
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
    document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
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
    document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
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
    document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
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
