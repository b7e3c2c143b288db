#include "gui/faces/card_cell.h"
#include "gui/play/board_face_drawing.h"
#include "gui/play/table_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace table_faces {

struct TableFacesTest : TableTest {
    const BoardCard& card(const wxString& name) const { return on_table<BoardCard>(name); }
    /// The hand's cards, of which no one covers another.
    int open_hand() const
    {
        int open = 0;
        const auto& hand = on_table<BoardZone>("table hand");
        for (int at = 0; at < hand.count(); ++at)
            open += hand.card(at).GetSize().x > hand.card(at).face_width() ? 1 : 0;
        return open;
    }
};

} // namespace table_faces

BOOST_FIXTURE_TEST_SUITE(table_faces, TableFacesTest)

BOOST_AUTO_TEST_CASE(cards_of_the_hand_and_units_are_faces_that_keep_their_shape)
{
    choose("Keep");
    for (const char* name : {"table hand 1", "table front 1"}) {
        BOOST_TEST(card(name).face_width() >= min_board_face, name);
        BOOST_TEST(card(name).GetSize().x > card(name).face_width(), name);
        BOOST_TEST(card(name).GetSize().y > face_height(card(name).face_width()), name);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_of_eight_lies_open_on_a_small_screen)
{
    choose("Keep");
    for (int drawn = 0; drawn < 2; ++drawn)
        press('D', wxMOD_CONTROL);
    BOOST_TEST(on_table<BoardZone>("table hand").count() == 8);
    BOOST_TEST(open_hand() == 8);
}

BOOST_AUTO_TEST_CASE(faces_grow_with_the_window)
{
    const int before = card("table hand 1").face_width();
    table->SetSize(table->GetSize() + wxSize(200, 200));
    wait_for([&] { return card("table hand 1").face_width() > before; });
}

BOOST_AUTO_TEST_CASE(every_place_shows_faces_at_every_size_of_the_window)
{
    choose("Keep");
    choose("Bond: ");
    for (const wxSize size : {wxSize(900, 480), wxSize(1280, 640)}) {
        table->SetClientSize(table->FromDIP(size));
        settle();
        for (const char* name :
             {"table hand 1", "table bonds 1", "table front 1", "table dummy 1", "table orbs 1"})
            BOOST_TEST(card(name).face_width() >= card(name).FromDIP(min_board_face),
                       name << " in " << size.x << " is " << card(name).face_width() << " wide");
    }
}

BOOST_AUTO_TEST_CASE(hand_and_bonds_stay_in_sight_in_a_small_window)
{
    choose("Keep");
    choose("Bond: ");
    table->SetClientSize(table->FromDIP(wxSize(820, 420)));
    for (const char* name : {"table hand 1", "table bonds 1", "end turn"})
        wait_for([&] {
            return table->GetScreenRect().Contains(on_table<wxWindow>(name).GetScreenRect());
        });
}

BOOST_AUTO_TEST_CASE(a_card_that_the_keyboard_reaches_rolls_into_sight)
{
    choose("Keep");
    table->SetClientSize(table->FromDIP(wxSize(820, 420)));
    settle();
    const auto& lines = on_table<wxWindow>("table lines");
    auto& dummy = const_cast<BoardCard&>(card("table dummy 1"));
    BOOST_TEST(!lines.GetScreenRect().Contains(dummy.GetScreenRect()));
    focus(dummy);
    wait_for([&] { return lines.GetScreenRect().Contains(dummy.GetScreenRect()); });
}

BOOST_AUTO_TEST_CASE(in_a_low_window_what_happened_comes_in_the_place_of_what_can_be_done)
{
    BOOST_TEST(on_table<wxWindow>("table log").IsShown());
    table->SetClientSize(table->FromDIP(wxSize(820, 420)));
    settle();
    BOOST_TEST(actions().IsShown());
    BOOST_TEST(!on_table<wxWindow>("table log").IsShown());
    click(on_table<wxWindow>("table show log"));
    BOOST_TEST(!actions().IsShown());
    BOOST_TEST(on_table<wxWindow>("table log").IsShown());
}

BOOST_AUTO_TEST_CASE(backs_are_drawn_however_small)
{
    BOOST_TEST(card("table deck 1").face_width() > 0);
    choose("Keep");
    BOOST_TEST(card("table orbs 1").face_width() > 0);
}

BOOST_AUTO_TEST_SUITE_END()
