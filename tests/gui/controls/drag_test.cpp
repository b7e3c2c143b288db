#include "document_edits.h"
#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace drag_and_drop {

struct DragTest : WindowTest {
    /// Moves the mouse with the button down, in steps as a hand does.
    void drag(const wxPoint& from, const wxPoint& to)
    {
        carry(from, to);
        user.MouseUp();
        settle();
        settle();
    }
    void carry(const wxPoint& from, const wxPoint& to)
    {
        move_to(from);
        user.MouseDown();
        settle();
        constexpr int steps = 8;
        for (int step = 1; step <= steps; ++step)
            move_to(from + (to - from) * step / steps);
    }
    /// The row that is clicked on with Ctrl held is selected, too.
    void select_too(wxDataViewCtrl& list, const wxDataViewItem& item)
    {
        move_to(place_of(list, item));
        user.KeyDown(WXK_CONTROL);
        user.MouseClick();
        user.KeyUp(WXK_CONTROL);
        settle();
    }
    wxDataViewItem row(Pile pile, const char* code) const
    {
        return static_cast<DeckModel&>(*deck_list().GetModel()).find(pile, code);
    }
    int in_maybe(const char* code) const { return copies_in(document, Pile::Maybe, code); }
    void add_maybe(const char* code, int count)
    {
        test::change_copies(document, Pile::Maybe, code, count, "");
        settle();
    }
    /// Where the cards of the deck are, or will be.
    wxPoint deck_place() const
    {
        return middle_of(deck_list().IsShown() ? deck_list() : find<wxWindow>("empty deck"));
    }
    static wxPoint middle_of(const wxWindow& window)
    {
        const wxRect where = window.GetScreenRect();
        return where.GetPosition() + wxPoint(where.width / 2, where.height / 2);
    }
};

} // namespace drag_and_drop

BOOST_FIXTURE_TEST_SUITE(drag_and_drop, DragTest)

BOOST_AUTO_TEST_CASE(a_card_dragged_from_the_pool_to_the_deck_is_added)
{
    type("altean prince");
    drag(place_of(pool(), pool_row(0)), deck_place());
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_card_dragged_from_the_deck_to_the_pool_is_removed)
{
    add(marth, 2);
    drag(place_of(deck_list(), row(Pile::Cards, marth)), middle_of(pool()));
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_card_of_the_deck_over_the_pool_is_told_that_it_leaves)
{
    add(marth, 2);
    auto& strip = find<wxWindow>("pool drop");
    carry(place_of(deck_list(), row(Pile::Cards, marth)), middle_of(pool()));
    BOOST_TEST(strip.IsShown());
    BOOST_TEST(label("pool drop place") == "Takes a copy out of the deck");
    user.MouseUp();
    settle();
    settle();
    BOOST_TEST(!strip.IsShown());
    type("altean prince");
    carry(place_of(pool(), pool_row(0)), middle_of(pool()));
    BOOST_TEST(!strip.IsShown()); // what comes from the pool stays there
    user.MouseUp();
    settle();
}

BOOST_AUTO_TEST_CASE(a_card_of_the_maybe_pile_over_the_pool_is_told_where_it_leaves)
{
    add_maybe(caeda, 1);
    carry(place_of(deck_list(), row(Pile::Maybe, caeda)), middle_of(pool()));
    BOOST_TEST(label("pool drop place") == "Takes a copy out of the maybe pile");
    user.MouseUp();
    settle();
}

BOOST_AUTO_TEST_CASE(several_selected_cards_of_the_pool_come_together_as_one_step)
{
    type("marth cost=1");
    press(WXK_DOWN); // the first one is highlighted, so to the second
    select_too(pool(), pool_row(2));
    drag(place_of(pool(), pool_row(1)), deck_place());
    BOOST_TEST(document.deck().cards.size() == 2U);
    BOOST_TEST(pool().GetSelectedItemsCount() == 2);
    document.undo();
    BOOST_TEST(document.deck().cards.empty());
}

BOOST_AUTO_TEST_CASE(a_card_dropped_on_the_maybe_pile_goes_there)
{
    add_maybe(caeda, 1);
    type("altean prince");
    drag(place_of(pool(), pool_row(0)), place_of(deck_list(), row(Pile::Maybe, caeda)));
    BOOST_TEST(in_maybe(marth) == 1);
    BOOST_TEST(copies(marth) == 0);
}

BOOST_AUTO_TEST_CASE(while_a_card_is_carried_over_the_deck_there_is_a_place_for_the_maybe_pile)
{
    add(caeda, 1);
    type("altean prince");
    auto& place = find<wxWindow>("deck drop");
    BOOST_TEST(!place.IsShown());
    carry(place_of(pool(), pool_row(0)), deck_place());
    BOOST_TEST(place.IsShown());
    BOOST_TEST(label("deck drop place") == "Goes into the deck. Here: the maybe pile");
    move_to(middle_of(place));
    move_to(middle_of(place) + wxPoint(2, 0));
    BOOST_TEST(label("deck drop place") == "Goes to the maybe pile");
    user.MouseUp();
    settle();
    settle();
    BOOST_TEST(in_maybe(marth) == 1);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(!place.IsShown());
}

BOOST_AUTO_TEST_CASE(a_card_is_dragged_from_the_deck_to_the_maybe_pile_and_back)
{
    add(marth, 2);
    add_maybe(caeda, 1);
    drag(place_of(deck_list(), row(Pile::Cards, marth)),
         place_of(deck_list(), row(Pile::Maybe, caeda)));
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(in_maybe(marth) == 1);
    drag(place_of(deck_list(), row(Pile::Maybe, marth)),
         place_of(deck_list(), row(Pile::Cards, marth)));
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(in_maybe(marth) == 0);
}

BOOST_AUTO_TEST_CASE(a_card_dropped_where_it_is_stays_there)
{
    add(marth, 2);
    add(caeda, 1);
    drag(place_of(deck_list(), row(Pile::Cards, marth)),
         place_of(deck_list(), row(Pile::Cards, caeda)));
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(in_maybe(marth) == 0);
}

BOOST_AUTO_TEST_CASE(several_selected_cards_are_dragged_together_and_leave_as_one_step)
{
    add(marth, 2);
    add(caeda, 2);
    move_to(place_of(deck_list(), row(Pile::Cards, marth)));
    user.MouseClick();
    settle();
    select_too(deck_list(), row(Pile::Cards, caeda));
    drag(place_of(deck_list(), row(Pile::Cards, marth)), middle_of(pool()));
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(caeda) == 1);
    document.undo();
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_SUITE_END()
