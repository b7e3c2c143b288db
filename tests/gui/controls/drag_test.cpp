#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace {

struct DragTest : WindowTest {
    /// Moves the mouse with the button down, in steps as a hand does.
    void drag(const wxPoint& from, const wxPoint& to)
    {
        move_to(from);
        user.MouseDown();
        settle();
        constexpr int steps = 8;
        for (int step = 1; step <= steps; ++step)
            move_to(from + (to - from) * step / steps);
        user.MouseUp();
        settle();
        settle();
    }
    static wxPoint middle_of(const wxWindow& window)
    {
        const wxRect where = window.GetScreenRect();
        return where.GetPosition() + wxPoint(where.width / 2, where.height / 2);
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(drag_and_drop, DragTest)

BOOST_AUTO_TEST_CASE(a_card_dragged_from_the_pool_to_the_deck_is_added)
{
    type("altean prince");
    drag(place_of(pool(), pool_row(0)), middle_of(deck_list()));
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_card_dragged_from_the_deck_to_the_pool_is_removed)
{
    add(marth, 2);
    const auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
    drag(place_of(deck_list(), model.find(Pile::Cards, marth)), middle_of(pool()));
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(several_selected_cards_are_dragged_together_and_leave_as_one_step)
{
    add(marth, 2);
    add(caeda, 2);
    const auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
    move_to(place_of(deck_list(), model.find(Pile::Cards, marth)));
    user.MouseClick();
    settle();
    move_to(place_of(deck_list(), model.find(Pile::Cards, caeda)));
    user.KeyDown(WXK_CONTROL);
    user.MouseClick();
    user.KeyUp(WXK_CONTROL);
    settle();
    drag(place_of(deck_list(), model.find(Pile::Cards, marth)), middle_of(pool()));
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(caeda) == 1);
    document.undo();
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_SUITE_END()
