#include "gui/deck/deck_band.h"

#include "gui/base/accessible.h"
#include "gui/window_test.h"

#include <wx/srchctrl.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_band_view {

struct DeckBandViewTest : WindowTest {
    DeckBandViewTest() : WindowTest(english(), {.deck = "altean-vanguard"}) {}
    DeckBandView& band() const { return find<DeckBandView>("deck band"); }
    std::string asked() const { return from_wx(find<wxSearchCtrl>("search").GetValue()); }
    const DeckBandView::Spot& spot(const std::string& query) const
    {
        const auto found = std::ranges::find_if(
            band().spots(), [&](const auto& each) { return each.bar && each.bar->query == query; });
        BOOST_REQUIRE(found != band().spots().end());
        return *found;
    }
    void click_spot(const wxRect& place)
    {
        resting_place(band());
        move_to(band().ClientToScreen(place.GetPosition() +
                                      wxPoint(place.width / 2, place.height / 2)));
        user.MouseClick();
        settle();
    }
};

/// Texts are twice as large as on a usual desktop.
struct LargeBandText {
    LargeBandText() { set_text_size(200); }
    ~LargeBandText() { set_text_size(100); }
};
struct LargeBandTest : LargeBandText, DeckBandViewTest {};

} // namespace deck_band_view

BOOST_FIXTURE_TEST_SUITE(deck_band_view, DeckBandViewTest)

BOOST_AUTO_TEST_CASE(a_click_on_a_bar_asks_for_its_cards)
{
    click_spot(spot("cost=2").place);
    BOOST_TEST(asked() == "cost=2");
    click_spot(spot("support=20").place);
    BOOST_TEST(asked() == "support=20");
}

BOOST_AUTO_TEST_CASE(the_tip_of_a_bar_follows_the_deck)
{
    const wxRect bar = spot("cost=2").place;
    move_to(band().ClientToScreen(bar.GetPosition() + wxPoint(bar.width / 2, bar.height / 2)));
    settle();
    const wxString before = band().GetToolTipText();
    BOOST_REQUIRE(!before.empty());
    add("B01-021", 1); // of cost 2
    BOOST_TEST(band().GetToolTipText() != before);
    BOOST_TEST(from_wx(band().GetToolTipText()) == spot("cost=2").spoken);
}

BOOST_AUTO_TEST_CASE(arrows_and_enter_ask_for_the_cards_of_a_bar)
{
    focus(band());
    press(WXK_HOME);
    for (int key = 0; key < 3; ++key) // past size, protagonist and verdict
        press(WXK_RIGHT);
    BOOST_TEST(accessible_name(band()).find("deployment cost 1: ") == 0U);
    press(WXK_RETURN);
    BOOST_TEST(asked() == "cost=1");
}

BOOST_AUTO_TEST_CASE(the_band_says_all_of_it_until_a_part_has_the_keyboard)
{
    const std::string whole = accessible_name(band());
    BOOST_TEST(whole.find("50 cards") != std::string::npos);
    BOOST_TEST(whole.find("Legal in Unlimited") != std::string::npos);
    focus(band());
    press(WXK_END);
    BOOST_TEST(accessible_name(band()) != whole);
    press(WXK_TAB);
    BOOST_TEST(!band().HasFocus());
    BOOST_TEST(accessible_name(band()) == whole);
}

BOOST_AUTO_TEST_CASE(the_verdict_opens_the_problems)
{
    add("S01-001", 1); // the fifth
    press(WXK_TAB);
    click_spot(band().spots()[2].place);
    BOOST_TEST(find<wxWindow>("mend 1").HasFocus());
}

BOOST_AUTO_TEST_CASE(nothing_of_the_band_lies_over_another_part_or_outside)
{
    const auto& spots = band().spots();
    for (std::size_t one = 0; one < spots.size(); ++one) {
        BOOST_TEST(band().GetClientRect().Contains(spots[one].place));
        for (std::size_t other = one + 1; other < spots.size(); ++other)
            BOOST_TEST(!spots[one].place.Intersects(spots[other].place));
    }
}

BOOST_FIXTURE_TEST_CASE(large_text_makes_the_band_higher_instead_of_cutting_it, LargeBandTest)
{
    resting_place(band());
    BOOST_TEST(band().GetSize().y >= band().height_for(band().GetSize().x));
    for (const auto& each : band().spots())
        BOOST_TEST(band().GetClientRect().Contains(each.place));
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_no_band)
{
    document.start_new();
    settle();
    BOOST_TEST(!band().IsShown());
    add(marth, 1);
    BOOST_TEST(band().IsShown());
}

BOOST_AUTO_TEST_SUITE_END()
