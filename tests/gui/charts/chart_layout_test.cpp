#include "gui/charts/chart_layout.h"

#include "app/altean_deck.h"
#include "app/charts/deck_charts.h"
#include "app/charts/support_charts.h"
#include "gui/charts/sample_chart.h"
#include "gui/window_test.h"

#include <wx/dcmemory.h>
#include <wx/frame.h>

using namespace kizuna;
using namespace kizuna::test;

namespace chart_layouts {

struct ChartLayoutTest {
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "chart"); // gives font and colours

    ~ChartLayoutTest() { frame->Destroy(); }

    static Chart three_lines()
    {
        Chart chart{.title = "t",
                    .x_label = "Turn",
                    .y_label = "Chance",
                    .places = {"1", "2", "3", "4"},
                    .at = {1, 2, 3, 4},
                    .series = {}};
        const auto add = [&](const char* name, double last) {
            chart.series.push_back({.name = name,
                                    .shape = ChartSeries::Shape::Lines,
                                    .unit = ChartUnit::Percent,
                                    .values = {0.1, 0.2, 0.3, last}});
        };
        add("the lowest", 0.2);
        add("nearly the same", 0.99);
        add("all but the same", 1);
        return chart;
    }
    void check_no_labels_touch(const Chart& chart, int width, int height) const
    {
        const ChartLayout layout = layout_of(chart, width, height);
        std::vector<ChartLayout::Text> texts = {layout.x_label, layout.y_label, layout.mark_name};
        for (const auto* more : {&layout.tick_names, &layout.place_names})
            texts.insert(texts.end(), more->begin(), more->end());
        for (const ChartLayout::Key& key : layout.keys)
            texts.push_back(key.name);
        for (const ChartLayout::LineName& each : layout.line_names)
            texts.push_back(each.name);
        for (const ChartLayout::Bar& bar : layout.bars)
            texts.push_back(bar.value);
        std::erase_if(texts, [](const ChartLayout::Text& text) { return text.text.empty(); });
        for (std::size_t one = 0; one < texts.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other)
                BOOST_TEST(!texts[one].where.Intersects(texts[other].where),
                           chart.title << ", " << width << ": “" << from_wx(texts[one].text)
                                       << "” lies over “" << from_wx(texts[other].text) << "”");
        }
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

} // namespace chart_layouts

BOOST_FIXTURE_TEST_SUITE(chart_layouts, ChartLayoutTest)

BOOST_AUTO_TEST_CASE(names_that_do_not_fit_side_by_side_stand_upright_in_full)
{
    Chart chart = sample_chart();
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
    Chart chart = sample_chart();
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
    Chart chart = sample_chart();
    chart.series[0].band = ChartSeries::Band{"95% interval", "low", "high", {1, 1, 1}, {2, 2, 2}};
    const ChartLayout layout = layout_of(chart, 500, 300);
    BOOST_TEST(from_wx(layout.keys.front().name.text) == "Deploy (with 95% interval)");
}

BOOST_AUTO_TEST_CASE(numbers_of_an_axis_never_touch_however_low_the_plot_is)
{
    for (const int height : {90, 110, 140, 200, 400}) {
        const ChartLayout layout = layout_of(sample_chart(), 300, height);
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
    Chart chart = sample_chart();
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
    Chart chart = sample_chart();
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

BOOST_AUTO_TEST_CASE(a_high_bar_has_its_number_where_the_bars_beside_it_are_lower)
{
    frame->SetFont(frame->GetFont().Scaled(2));
    Chart chart = sample_chart();
    chart.places = {"0", "1", "2", "3", "4", "5", "6"};
    chart.series[0].values = {1, 130, 113, 110, 0, 104, 3};
    chart.series[1].values = {0, 0, 0, 113, 2, 4, 0};
    const ChartLayout layout = layout_of(chart, 430, 320);
    for (const ChartLayout::Bar& bar : layout.bars) {
        const auto value = chart.series[bar.series].values[bar.place];
        if (value > 112)
            BOOST_TEST(!bar.value.text.empty(), *value);
    }
    check_no_labels_touch(chart, 430, 320);
}

BOOST_AUTO_TEST_CASE(names_of_two_lines_never_read_as_one)
{
    const ChartLayout layout = layout_of(three_lines(), 420, 300);
    BOOST_REQUIRE(layout.line_names.size() == 3U);
    for (std::size_t at = 1; at < layout.line_names.size(); ++at) {
        const ChartLayout::Text& above = layout.line_names[at - 1].name;
        BOOST_TEST(layout.line_names[at].name.where.y > above.where.GetBottom() + 3);
    }
}

BOOST_AUTO_TEST_CASE(lines_are_named_beside_their_ends_from_the_top_and_need_no_legend)
{
    const ChartLayout layout = layout_of(three_lines(), 600, 300);
    BOOST_TEST(layout.keys.empty());
    BOOST_REQUIRE(layout.line_names.size() == 3U);
    int bottom = -100;
    for (const ChartLayout::LineName& each : layout.line_names) {
        BOOST_TEST(each.name.where.x > layout.plot.GetRight());
        BOOST_TEST(each.name.where.GetRight() <= 600);
        BOOST_TEST(each.name.where.y > bottom);
        bottom = each.name.where.GetBottom();
    }
    BOOST_TEST(from_wx(layout.line_names.front().name.text) == "all but the same");
}

BOOST_AUTO_TEST_CASE(where_names_have_no_room_beside_the_lines_a_legend_has_them)
{
    for (const auto& [width, height] : {std::pair(200, 300), std::pair(600, 75)}) {
        const ChartLayout layout = layout_of(three_lines(), width, height);
        BOOST_TEST(layout.line_names.empty(), width);
        BOOST_TEST(layout.keys.size() == 3U, width);
    }
}

BOOST_AUTO_TEST_CASE(where_the_plot_would_be_a_strip_the_axes_names_give_it_their_room)
{
    const ChartLayout usual = layout_of(three_lines(), 600, 300);
    const ChartLayout low = layout_of(three_lines(), 600, 90);
    BOOST_TEST(!usual.x_label.text.empty());
    BOOST_TEST(low.x_label.text.empty());
    BOOST_TEST(low.y_label.text.empty());
    BOOST_TEST(low.plot.height > 30);
}

BOOST_AUTO_TEST_CASE(what_is_marked_is_named_above_a_low_plot)
{
    Chart chart = three_lines();
    chart.marked = 1;
    chart.mark_name = "Now";
    const ChartLayout low = layout_of(chart, 600, 100);
    BOOST_REQUIRE(low.y_label.text.empty());
    BOOST_TEST(low.mark_name.where.GetBottom() < low.plot.y);
}

BOOST_AUTO_TEST_CASE(an_empty_bar_has_no_number)
{
    const ChartLayout layout = layout_of(sample_chart(), 500, 300);
    BOOST_REQUIRE(layout.bars.size() == 5U); // one of six is 0
    for (const ChartLayout::Bar& bar : layout.bars)
        BOOST_TEST(from_wx(bar.value.text) != "0");
}

BOOST_AUTO_TEST_CASE(symbols_have_their_shape_between_their_name_and_their_bar)
{
    Chart chart = sample_chart();
    chart.lying = true;
    chart.colours = {"red", "white", ""};
    const ChartLayout layout = layout_of(chart, 400, 300);
    BOOST_REQUIRE(layout.signs.size() == 3U);
    for (const std::size_t at : {0U, 1U}) {
        BOOST_TEST(layout.signs[at].x > layout.place_names[at].where.GetRight());
        BOOST_TEST(layout.signs[at].GetRight() < layout.plot.x);
    }
    BOOST_TEST(layout.signs[2].IsEmpty()); // no symbol
}

BOOST_AUTO_TEST_CASE(what_is_marked_is_named_above_its_line_and_beside_the_axis_label)
{
    Chart chart = three_lines();
    for (const std::size_t marked : {0U, 1U, 3U}) {
        chart.marked = marked;
        chart.mark_name = "this deck";
        const ChartLayout layout = layout_of(chart, 300, 300);
        BOOST_TEST(from_wx(layout.mark_name.text) == "this deck");
        BOOST_TEST(layout.mark_name.where.GetBottom() < layout.plot.y);
        BOOST_TEST(!layout.mark_name.where.Intersects(layout.y_label.where), marked);
    }
}

BOOST_AUTO_TEST_CASE(no_label_lies_over_another_in_any_chart_of_a_deck)
{
    const StudyDeck deck = altean_study();
    std::vector<Chart> charts = {sample_chart(), three_lines()};
    for (const Messages* language : {&english(), &japanese()}) {
        for (DeckChart& each :
             deck_charts(deck_statistics(altean_deck(), shipped_catalogue().library), deck.cards,
                         shipped_catalogue().library, *language))
            charts.push_back(std::move(each.chart));
        const SupportStudy supports = study_support(deck, {});
        charts.push_back(success_chart(supports.units.front(), 0.25, *language));
        charts.push_back(support_chart(supports.units.front(), *language));
    }
    for (const Chart& chart : charts) {
        for (const int width : {260, 420, 700, 1100})
            check_no_labels_touch(chart, width, 320);
    }
}

BOOST_AUTO_TEST_SUITE_END()
