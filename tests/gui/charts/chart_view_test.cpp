#include "gui/charts/chart_view.h"

#include "app/base/files.h"
#include "gui/accessible_description.h"
#include "gui/base/accessible.h"
#include "gui/charts/sample_chart.h"
#include "gui/window_test.h"

#include <wx/frame.h>
#include <wx/image.h>

using namespace kizuna;
using namespace kizuna::test;

namespace {

/// A chart in a window of its own, with a person at keyboard and mouse.
struct ChartViewTest {
    ScratchFolder folder;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "chart", wxPoint(0, 0), wxSize(500, 340));
    ChartView* view = new ChartView(frame, english(), "sample");
    wxUIActionSimulator user;

    ChartViewTest()
    {
        view->show(sample_chart());
        frame->Show();
        WindowTest::settle();
    }
    ~ChartViewTest()
    {
        frame->Destroy();
        WindowTest::settle();
    }

    wxWindow& find(const wxString& name) const
    {
        wxWindow* window = wxWindow::FindWindowByName(name, frame);
        BOOST_REQUIRE(window);
        return *window;
    }
    wxWindow& picture() const { return find("sample picture"); }
    /// The numbers of the place pointed at, as a screen reader is told them; "": of no place.
    std::string readout() const
    {
        const std::string title = "Cards by cost";
        const std::string name = accessible_name(picture());
        BOOST_REQUIRE(name.starts_with(title));
        if (name == title)
            return {};
        BOOST_REQUIRE(name.starts_with(title + ". "));
        return name.substr(title.size() + 2);
    }
    static std::string readout_of(std::size_t place)
    {
        return chart_readout(sample_chart(), place, english());
    }
    void press(int key)
    {
        user.Char(key);
        WindowTest::settle();
    }
    std::string written(ChartFile kind)
    {
        const auto file = folder / "chart.out";
        BOOST_REQUIRE(!view->write(kind, file));
        return std::get<std::string>(read_file(file));
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(chart_views, ChartViewTest)

BOOST_AUTO_TEST_CASE(arrows_walk_the_places_of_a_chart_and_stay_inside)
{
    picture().SetFocus();
    WindowTest::settle();
    BOOST_TEST(readout() == readout_of(0));
    press(WXK_RIGHT);
    BOOST_TEST(readout() == readout_of(1));
    press(WXK_END);
    press(WXK_RIGHT);
    BOOST_TEST(readout() == readout_of(2));
    press(WXK_HOME);
    press(WXK_LEFT);
    BOOST_TEST(readout() == readout_of(0));
}

BOOST_AUTO_TEST_CASE(what_a_screen_reader_is_told_follows_the_keyboard)
{
    BOOST_TEST(accessible_name(picture()) == "Cards by cost");
    BOOST_TEST(accessible_description(picture()) == chart_summary(sample_chart(), english()));
    picture().SetFocus();
    WindowTest::settle();
    press(WXK_DOWN);
    BOOST_TEST(accessible_name(picture()) == "Cards by cost. Cost 2: Deploy 4; Change 4");
}

BOOST_AUTO_TEST_CASE(the_mouse_points_at_the_place_it_is_over)
{
    const wxRect where = picture().GetScreenRect();
    user.MouseMove(where.x + where.width * 5 / 6, where.y + where.height / 2);
    WindowTest::settle();
    BOOST_TEST(readout() == readout_of(2));
    user.MouseMove(where.x + where.width / 2, where.y + where.height / 2);
    WindowTest::settle();
    BOOST_TEST(readout() == readout_of(1));
}

BOOST_AUTO_TEST_CASE(a_chart_of_nothing_is_no_trap_for_the_keyboard)
{
    view->show({.title = "Cards by cost", .places = {}});
    picture().SetFocus();
    WindowTest::settle();
    press(WXK_RIGHT);
    BOOST_TEST(readout().empty());
    BOOST_TEST(accessible_description(picture()) == "Cards by cost: nothing to show yet.");
}

BOOST_AUTO_TEST_CASE(tab_leaves_a_chart)
{
    picture().SetFocus();
    WindowTest::settle();
    press(WXK_TAB);
    BOOST_TEST(!picture().HasFocus());
    BOOST_TEST(readout().empty());
}

BOOST_AUTO_TEST_CASE(a_table_shows_the_same_numbers_and_follows_them)
{
    view->show_as_table(true);
    WindowTest::settle();
    auto& table = dynamic_cast<wxDataViewListCtrl&>(find("sample table"));
    BOOST_TEST(!picture().IsShown());
    BOOST_TEST(table.GetItemCount() == 3);
    BOOST_TEST(from_wx(table.GetTextValue(2, 1)) == "8");
    Chart other = sample_chart();
    other.series[0].values[2] = 9;
    view->show(other);
    BOOST_TEST(from_wx(table.GetTextValue(2, 1)) == "9");
    view->show_as_table(false);
    BOOST_TEST(picture().IsShown());
}

BOOST_AUTO_TEST_CASE(an_svg_holds_the_words_of_the_chart_and_its_summary)
{
    const std::string svg = written(ChartFile::Svg);
    for (const char* word :
         {"<svg", "Cards by cost", "Deploy", "Change", "<desc>Cards by cost.", "highest 16 at 1"})
        BOOST_TEST(svg.find(word) != std::string::npos, word);
}

BOOST_AUTO_TEST_CASE(a_png_is_a_picture_with_twice_the_dots)
{
    BOOST_REQUIRE(!view->write(ChartFile::Png, folder / "chart.png"));
    const wxImage image(to_wx((folder / "chart.png").string()));
    BOOST_REQUIRE(image.IsOk());
    BOOST_TEST(image.GetWidth() == 1440);
    BOOST_TEST(image.GetRed(2, 2) == 255); // paper is white in every theme
}

BOOST_AUTO_TEST_CASE(a_csv_file_tells_spreadsheets_that_it_is_utf_8)
{
    BOOST_TEST(written(ChartFile::Csv) == "\xEF\xBB\xBF" + chart_csv(sample_chart()));
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_told)
{
    BOOST_TEST((view->write(ChartFile::Csv, folder / "no" / "folder.csv") != std::nullopt));
}

BOOST_AUTO_TEST_SUITE_END()
