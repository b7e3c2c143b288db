#include "gui/screen_copy.h"
#include "gui/window_test.h"

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace card_panel {

struct CardPanelTest : WindowTest {
    wxImage shown() const { return screen_copy(find<wxWindow>("card details")); }
};

bool are_same(const wxImage& one, const wxImage& other)
{
    const auto bytes =
        static_cast<std::size_t>(one.GetWidth()) * static_cast<std::size_t>(one.GetHeight()) * 3;
    return one.GetSize() == other.GetSize() &&
           std::equal(one.GetData(), one.GetData() + bytes, other.GetData());
}

} // namespace card_panel

BOOST_FIXTURE_TEST_SUITE(card_panel, CardPanelTest)

BOOST_AUTO_TEST_CASE(the_sheet_of_the_card_where_one_stops_is_drawn)
{
    type("marth");
    press(WXK_DOWN);
    wxImage first;
    int times = 0;
    wait_for([&] { // its face comes a little later
        const wxImage before = std::exchange(first, shown());
        times = before.IsOk() && card_panel::are_same(before, first) ? times + 1 : 0;
        return times >= 8;
    });
    press(WXK_DOWN);
    wait_for([&] { return !card_panel::are_same(first, shown()); });
    press(WXK_UP);
    wait_for([&] { return card_panel::are_same(first, shown()); });
    BOOST_TEST(card_panel::are_same(first, shown()));
}

BOOST_AUTO_TEST_SUITE_END()
