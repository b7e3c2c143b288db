#include "gui/rows/row_pointer.h"

#include "app/skills/effect_tip.h"
#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace row_pointers {

struct RowPointerTest : WindowTest {
    void ask(const char* text)
    {
        find<wxSearchCtrl>("search").SetValue(to_wx(text));
        settle();
    }
    wxString tip_of(const char* id) const
    {
        const CardLibrary& library = document.catalogue().library;
        return to_wx(effect_tip(*library.find_id(id), library, english()));
    }
};

} // namespace row_pointers

using namespace row_pointers;

BOOST_FIXTURE_TEST_SUITE(row_pointer, RowPointerTest)

BOOST_AUTO_TEST_CASE(what_a_card_does_is_shown_beside_the_pointer_in_pool_and_deck)
{
    add(caeda, 1);
    move_to(place_of(pool(), pool_row(0)));
    wait_for([&] { return pool().GetToolTipText() == tip_of("B01-001"); });
    move_to(wxPoint(1, 1));
    wait_for([&] { return pool().GetToolTipText().empty(); });
    const auto& deck = static_cast<DeckModel&>(*deck_list().GetModel());
    move_to(place_of(deck_list(), deck.find(Pile::Cards, caeda)));
    wait_for([&] { return deck_list().GetToolTipText() == tip_of(caeda); });
}

BOOST_AUTO_TEST_CASE(rows_that_move_under_a_pointer_at_rest_change_what_is_shown_beside_it)
{
    move_to(place_of(pool(), pool_row(0)));
    wait_for([&] { return pool().GetToolTipText() == tip_of("B01-001"); });
    ask("id:B01-003");
    wait_for([&] { return pool().GetToolTipText() == tip_of("B01-003"); });
}

BOOST_AUTO_TEST_CASE(a_row_that_comes_back_under_a_pointer_at_rest_is_shown_beside_it)
{
    move_to(place_of(pool(), pool_row(0)));
    wait_for([&] { return !pool().GetToolTipText().empty(); });
    ask("cost>99");
    wait_for([&] { return pool().GetToolTipText().empty(); });
    ask("id:B01-003");
    wait_for([&] { return pool().GetToolTipText() == tip_of("B01-003"); });
}

BOOST_AUTO_TEST_CASE(where_the_keyboard_goes_on_nothing_lies_over_its_row)
{
    focus(pool());
    const wxPoint first = place_of(pool(), pool_row(0));
    move_to(first);
    wait_for([&] { return !pool().GetToolTipText().empty(); });
    press(WXK_DOWN);
    wait_for([&] { return pool().GetToolTipText().empty(); });
    move_to(first + wxPoint(3, 0));
    wait_for([&] { return !pool().GetToolTipText().empty(); });
}

BOOST_AUTO_TEST_CASE(beside_a_card_that_is_shown_large_only_its_mark_is_said)
{
    settings.large_on_hover = true;
    add(caeda, 5);
    ask(caeda);
    move_to(place_of(pool(), pool_row(0)));
    wait_for([&] { return pool().GetToolTipText() == "▲ Too many"; });
}

BOOST_AUTO_TEST_SUITE_END()
