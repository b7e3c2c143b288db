#include "gui/base/accessible.h"
#include "gui/pool/pool_grid.h"
#include "gui/study/study_head.h"
#include "gui/study/study_test.h"

#include <wx/choice.h>
#include <wx/notebook.h>
#include <wx/splitter.h>
#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace views_beside {

struct ViewsTest : StudyTest {
    /// By default too narrow for a study beside the cards.
    explicit ViewsTest(wxSize size = wxSize(1240, 1000)) : StudyTest(english(), size) {}
    bool has_studies() const
    {
        const wxWindow* studies = wxWindow::FindWindowByName("studies");
        return studies && studies->IsShownOnScreen();
    }
    bool has_pool() const { return pool().IsShownOnScreen() && pool().GetSize().y > 20; }
    /// What a screen reader was told last in the window of the studies.
    std::string spoken() const
    {
        wxWindow* window = wxGetTopLevelParent(&find<wxWindow>("studies"));
        const wxWindow* speaker = wxWindow::FindWindowByName("speaker", window);
        return speaker ? accessible_name(*speaker) : "";
    }
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }
};

struct LargeViewsText {
    LargeViewsText() { set_text_size(200); }
    ~LargeViewsText() { set_text_size(100); }
};
struct LargeViewsTest : LargeViewsText, ViewsTest {};
struct LowViewsTest : ViewsTest {
    LowViewsTest() : ViewsTest(wxSize(1240, 660)) {}
};
struct WideViewsTest : ViewsTest {
    WideViewsTest() : ViewsTest(wxSize(1800, 900)) {}
};

} // namespace views_beside

BOOST_FIXTURE_TEST_SUITE(views_beside, ViewsTest)

BOOST_AUTO_TEST_CASE(no_study_is_in_sight_before_one_is_asked_for)
{
    BOOST_TEST(!has_studies());
    BOOST_TEST(has_pool());
}

BOOST_AUTO_TEST_CASE(a_study_shares_the_screen_with_the_cards)
{
    view('2');
    BOOST_TEST(has_studies());
    BOOST_TEST(has_pool());
    BOOST_TEST(!pool().GetScreenRect().Intersects(find<wxWindow>("studies").GetScreenRect()));
    view('5');
    BOOST_TEST(find<wxNotebook>("views").GetSelection() == 3);
    BOOST_TEST(has_pool());
}

BOOST_AUTO_TEST_CASE(the_verdict_of_a_study_that_comes_into_sight_is_spoken)
{
    view('2');
    const auto verdict = [this] { return find<StudyHead>("deck verdict").verdict().sentence; };
    BOOST_REQUIRE(!verdict().empty());
    BOOST_TEST(spoken() == verdict());
    view('5');
    BOOST_TEST(spoken() != verdict());
    view('2');
    BOOST_TEST(spoken() == verdict());
}

BOOST_AUTO_TEST_CASE(a_study_of_an_empty_deck_keeps_the_keyboard)
{
    document.start_new();
    settle();
    view('3');
    wait_for([this] { return !find<wxWindow>("odds chart").IsShown(); });
    const wxWindow* keyboard = wxWindow::FindFocus();
    BOOST_TEST_REQUIRE(keyboard);
    BOOST_TEST(keyboard->IsShownOnScreen());
    view('4');
    BOOST_TEST(find<wxWindow>("support page").IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(the_key_of_the_cards_leaves_the_study_open)
{
    view('3');
    view('1');
    BOOST_TEST(field().HasFocus());
    BOOST_TEST(has_studies());
}

BOOST_AUTO_TEST_CASE(escape_its_button_and_its_key_close_the_studies)
{
    view('2');
    press(WXK_ESCAPE);
    BOOST_TEST(!has_studies());
    BOOST_TEST(field().HasFocus());
    view('2');
    click(find<wxButton>("studies close"));
    wait_for([this] { return !has_studies(); });
    view('2');
    view('0');
    BOOST_TEST(!has_studies());
    BOOST_TEST(has_pool());
}

BOOST_AUTO_TEST_CASE(the_share_of_a_study_is_remembered)
{
    const int before = settings.study_below_share;
    view('2');
    auto& splitter = dynamic_cast<wxSplitterWindow&>(*find<wxWindow>("studies").GetParent());
    const wxPoint sash = splitter.ClientToScreen(
        wxPoint(100, splitter.GetSashPosition() + splitter.GetSashSize() / 2));
    move_to(sash);
    user.MouseDown();
    settle();
    move_to(sash + wxPoint(0, 60));
    user.MouseUp();
    settle();
    frame->Close();
    settle();
    BOOST_TEST(settings.study_below_share > before);
}

BOOST_AUTO_TEST_CASE(a_study_below_leaves_a_whole_row_of_cards_in_sight)
{
    click(find<wxWindow>("as grid"));
    view('2');
    const auto& grid = find<PoolGrid>("card grid");
    wait_for([&] { return grid.GetClientSize().y >= grid.row_height(); });
    BOOST_TEST(has_studies());
}

BOOST_FIXTURE_TEST_CASE(a_low_window_shows_no_study_cut_below_the_cards, LowViewsTest)
{
    view('4');
    BOOST_TEST(wxGetTopLevelParent(&find<wxWindow>("studies")) ==
               &find<wxWindow>("studies window"));
    const auto& chart = find<wxWindow>("support success");
    wait_for([&] { return chart.GetSize().y >= 10 * chart.GetCharHeight(); });
    BOOST_TEST(has_pool());
}

BOOST_FIXTURE_TEST_CASE(a_study_beside_the_cards_takes_room_of_the_deck_too, WideViewsTest)
{
    const int before = pool().GetSize().x;
    view('2');
    BOOST_TEST(!wxWindow::FindWindowByName("studies window", frame));
    wait_for([&] { return find<wxWindow>("studies").GetSize().x > 450; });
    press(WXK_ESCAPE);
    wait_for([&] { return pool().GetSize().x == before; });
}

BOOST_FIXTURE_TEST_CASE(a_study_without_room_has_a_window_of_its_own, LargeViewsTest)
{
    click(find<wxWindow>("as grid"));
    view('2');
    BOOST_TEST(has_studies());
    BOOST_TEST(wxGetTopLevelParent(&find<wxWindow>("studies")) ==
               &find<wxWindow>("studies window"));
    BOOST_TEST(!find<wxWindow>("studies close").IsShown()); // it has its own
    find<wxTopLevelWindow>("studies window").Close();
    wait_for([this] { return !has_studies(); });
}

BOOST_FIXTURE_TEST_CASE(a_choice_of_a_study_is_as_high_as_its_words, LargeViewsTest)
{
    view('3');
    auto& place = find<wxChoice>("want place");
    wait_for([&] { return place.IsShownOnScreen(); });
    place.InvalidateBestSize();
    BOOST_TEST(place.GetSize().y >= place.GetBestSize().y);
}

BOOST_AUTO_TEST_SUITE_END()
