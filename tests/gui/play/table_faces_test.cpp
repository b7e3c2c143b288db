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
    settle();
    BOOST_TEST(card("table hand 1").face_width() > before);
}

BOOST_AUTO_TEST_CASE(where_a_face_could_not_be_read_the_card_is_drawn_as_words)
{
    choose("Keep");
    choose("Bond: ");
    BOOST_TEST(card("table bonds 1").face_width() == 0);
    table->SetClientSize(table->FromDIP(wxSize(900, 500)));
    settle();
    BOOST_TEST(card("table front 1").face_width() == 0);
}

BOOST_AUTO_TEST_CASE(backs_are_drawn_however_small)
{
    BOOST_TEST(card("table deck 1").face_width() > 0);
    choose("Keep");
    BOOST_TEST(card("table orbs 1").face_width() > 0);
}

BOOST_AUTO_TEST_SUITE_END()
