#include "gui/charts/chart_view.h"

#include "app/base/files.h"
#include "gui/accessible.h"
#include "gui/charts/chart_drawing.h"
#include "gui/window_test.h"

#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/image.h>

using namespace kizuna;
using namespace kizuna::test;

namespace {

Chart sample()
{
    return {.title = "Cards by cost",
            .x_label = "Cost",
            .y_label = "Cards",
            .places = {"1", "2", "3"},
            .series = {{.name = "Deploy", .values = {16, 4, 8}},
                       {.name = "Change", .values = {0, 4, 12}}}};
}

/// A chart in a window of its own, with a person at keyboard and mouse.
struct ChartViewTest {
    ScratchFolder folder;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "chart", wxPoint(0, 0), wxSize(500, 340));
    ChartView* view = new ChartView(frame, english(), "sample");
    wxUIActionSimulator user;

    ChartViewTest()
    {
        view->show(sample());
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
    /// Laid out in so much room.
    ChartLayout layout_of(const Chart& chart, int width, int height) const
    {
        wxBitmap bitmap(10, 10);
        wxMemoryDC dc(bitmap);
        return lay_out(chart, ChartStyle::on_screen(*frame), english(), dc,
                       wxRect(0, 0, width, height), false);
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(chart_views, ChartViewTest)

BOOST_AUTO_TEST_CASE(arrows_walk_the_places_of_a_chart_and_stay_inside)
{
    picture().SetFocus();
    WindowTest::settle();
    BOOST_TEST((view->pointed() == 0));
    press(WXK_RIGHT);
    BOOST_TEST((view->pointed() == 1));
    press(WXK_END);
    press(WXK_RIGHT);
    BOOST_TEST((view->pointed() == 2));
    press(WXK_HOME);
    press(WXK_LEFT);
    BOOST_TEST((view->pointed() == 0));
}

BOOST_AUTO_TEST_CASE(what_a_screen_reader_is_told_follows_the_keyboard)
{
    BOOST_TEST(accessible_name(picture()) == "Cards by cost");
    BOOST_TEST(accessible_description(picture()) == chart_summary(sample(), english()));
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
    BOOST_TEST((view->pointed() == 2));
    user.MouseMove(where.x + where.width / 2, where.y + where.height / 2);
    WindowTest::settle();
    BOOST_TEST((view->pointed() == 1));
}

BOOST_AUTO_TEST_CASE(a_chart_of_nothing_is_no_trap_for_the_keyboard)
{
    view->show({.title = "Cards by cost", .places = {}});
    picture().SetFocus();
    WindowTest::settle();
    press(WXK_RIGHT);
    BOOST_TEST(!view->pointed());
    BOOST_TEST(accessible_description(picture()) == "Cards by cost: nothing to show yet.");
}

BOOST_AUTO_TEST_CASE(tab_leaves_a_chart)
{
    picture().SetFocus();
    WindowTest::settle();
    press(WXK_TAB);
    BOOST_TEST(!picture().HasFocus());
    BOOST_TEST(!view->pointed());
}

BOOST_AUTO_TEST_CASE(a_table_shows_the_same_numbers_and_follows_them)
{
    view->show_as_table(true);
    WindowTest::settle();
    auto& table = dynamic_cast<wxDataViewListCtrl&>(find("sample table"));
    BOOST_TEST(!picture().IsShown());
    BOOST_TEST(table.GetItemCount() == 3);
    BOOST_TEST(from_wx(table.GetTextValue(2, 1)) == "8");
    Chart other = sample();
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
    BOOST_TEST(written(ChartFile::Csv) == "\xEF\xBB\xBF" + chart_csv(sample()));
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_told)
{
    BOOST_TEST((view->write(ChartFile::Csv, folder / "no" / "folder.csv") != std::nullopt));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(chart_layouts, ChartViewTest)

BOOST_AUTO_TEST_CASE(names_that_do_not_fit_side_by_side_stand_upright_in_full)
{
    Chart chart = sample();
    chart.places = {"an exceedingly long name of a place", "another exceedingly long name", "b"};
    const ChartLayout layout = layout_of(chart, 300, 400);
    BOOST_TEST(layout.upright_names);
    for (std::size_t at = 0; at < chart.places.size(); ++at) {
        BOOST_TEST(from_wx(layout.place_names[at].text) == chart.places[at]);
        BOOST_TEST(layout.place_names[at].where.GetBottom() < layout.x_label.where.y);
        BOOST_TEST(layout.place_names[at].where.y > layout.plot.GetBottom());
    }
}

BOOST_AUTO_TEST_CASE(names_of_lying_bars_wrap_and_do_not_touch)
{
    const auto without_breaks = [](wxString text) {
        text.Replace("\n", "");
        text.Replace(" ", "");
        return from_wx(text);
    };
    Chart chart = sample();
    chart.lying = true;
    chart.places = {"an exceedingly long name of a place", "もうひとつのとても長い長い名前の場所",
                    "b"};
    const ChartLayout layout = layout_of(chart, 260, 100);
    for (std::size_t at = 0; at < chart.places.size(); ++at) {
        const ChartLayout::Text& name = layout.place_names[at];
        BOOST_TEST(without_breaks(name.text) == without_breaks(to_wx(chart.places[at])));
        BOOST_TEST(name.where.x >= 0);
        BOOST_TEST(name.where.GetRight() < layout.plot.x);
        if (at > 0)
            BOOST_TEST(name.where.y > layout.place_names[at - 1].where.GetBottom());
    }
}

BOOST_AUTO_TEST_CASE(numbers_along_an_axis_are_left_out_where_they_would_touch)
{
    Chart chart{.title = "t",
                .x_label = "Turn",
                .y_label = "Chance",
                .places = {},
                .series = {{.shape = ChartSeries::Shape::Lines, .values = {}}}};
    for (int turn = 1; turn <= 60; ++turn) {
        chart.places.push_back(std::to_string(turn));
        chart.at.push_back(turn);
        chart.series[0].values.emplace_back(turn);
    }
    const ChartLayout layout = layout_of(chart, 300, 200);
    int last = 0;
    int count = 0;
    for (const ChartLayout::Text& name : layout.place_names) {
        if (name.text.empty())
            continue;
        ++count;
        BOOST_TEST(name.where.x > last);
        last = name.where.GetRight();
    }
    BOOST_TEST(count > 4);
    BOOST_TEST(count < 60);
    BOOST_TEST(last < 300);
}

BOOST_AUTO_TEST_CASE(the_numbers_that_are_left_along_an_axis_are_even_steps_with_zero_among_them)
{
    Chart chart{.title = "t",
                .x_label = "Difference",
                .y_label = "Chance",
                .places = {},
                .series = {{.shape = ChartSeries::Shape::Lines, .values = {}}}};
    for (int difference = -150; difference <= 150; difference += 10) {
        chart.places.push_back(std::to_string(difference));
        chart.at.push_back(difference);
        chart.series[0].values.emplace_back(1);
    }
    std::vector<int> named;
    for (const ChartLayout::Text& name : layout_of(chart, 500, 200).place_names) {
        if (!name.text.empty())
            named.push_back(std::stoi(from_wx(name.text)));
    }
    BOOST_REQUIRE(named.size() > 4U);
    BOOST_TEST(std::ranges::count(named, 0) == 1);
    for (std::size_t at = 2; at < named.size(); ++at)
        BOOST_TEST(named[at] - named[at - 1] == named[1] - named[0]);
}

BOOST_AUTO_TEST_CASE(the_key_of_a_band_says_what_it_is_once)
{
    Chart chart = sample();
    chart.series[0].band = ChartSeries::Band{"95% interval", "low", "high", {1, 1, 1}, {2, 2, 2}};
    const ChartLayout layout = layout_of(chart, 500, 300);
    BOOST_TEST(from_wx(layout.keys.front().name.text) == "Deploy (with 95% interval)");
}

BOOST_AUTO_TEST_CASE(numbers_of_an_axis_never_touch_however_low_the_plot_is)
{
    for (const int height : {90, 110, 140, 200, 400}) {
        const ChartLayout layout = layout_of(sample(), 300, height);
        int last_top = height + 100;
        for (const ChartLayout::Text& name : layout.tick_names) {
            if (name.text.empty())
                continue;
            BOOST_TEST(name.where.GetBottom() <= last_top, height);
            last_top = name.where.y;
        }
    }
}

BOOST_AUTO_TEST_CASE(rows_of_the_legend_never_touch_where_a_name_takes_two_lines)
{
    Chart chart = sample();
    chart.series = {
        {.name = "an exceedingly long name of a series of numbers", .values = {1, 2, 3}},
        {.name = "b", .values = {1, 2, 3}},
        {.name = "another exceedingly long name", .values = {1, 2, 3}},
        {.name = "c", .values = {1, 2, 3}}};
    for (int width = 160; width <= 400; width += 20) {
        const ChartLayout layout = layout_of(chart, width, 400);
        for (std::size_t one = 0; one < layout.keys.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other)
                BOOST_TEST(!layout.keys[one].name.where.Intersects(layout.keys[other].name.where),
                           width);
        }
    }
}

BOOST_AUTO_TEST_CASE(upright_names_of_many_places_never_touch)
{
    Chart chart = sample();
    chart.places.clear();
    for (int place = 0; place < 60; ++place)
        chart.places.push_back("a long name of place " + std::to_string(place));
    const ChartLayout layout = layout_of(chart, 300, 400);
    BOOST_REQUIRE(layout.upright_names);
    int last = 0;
    for (const ChartLayout::Text& name : layout.place_names) {
        if (name.text.empty())
            continue;
        BOOST_TEST(name.where.x >= last);
        last = name.where.GetRight();
    }
    BOOST_TEST(last > 0);
}

BOOST_AUTO_TEST_CASE(a_number_that_would_touch_the_next_bars_is_left_out)
{
    BOOST_TEST(ChartLayout::fits_at_bar(wxSize(18, 14), 20, false));
    BOOST_TEST(!ChartLayout::fits_at_bar(wxSize(22, 14), 20, false));
    BOOST_TEST(!ChartLayout::fits_at_bar(wxSize(22, 20), 14, true));
}

BOOST_AUTO_TEST_SUITE_END()
