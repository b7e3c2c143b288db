// Before wxWidgets, whose macros it does not stand.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "gui/text/contrast.h"

#include "gui/card/symbol_icons.h"
#include "gui/charts/chart_style.h"
#include "gui/text/readable_theme.h"

#include <wx/frame.h>

using namespace kizuna;

namespace contrast_of_colours {

struct Theme {
    const char* name;
    const char *paper, *ink, *face, *disabled_ink, *selected_paper, *selected_ink;

    ThemeColours colours() const
    {
        return {wxColour(paper),          wxColour(ink),
                wxColour(face),           wxColour(disabled_ink),
                wxColour(selected_paper), wxColour(selected_ink)};
    }
};
std::ostream& operator<<(std::ostream& out, const Theme& theme)
{
    return out << theme.name;
}

// As GTK 3.24 ships them.
constexpr Theme themes[] = {
    {"Adwaita", "#ffffff", "#000000", "#f6f5f4", "#929595", "#3584e4", "#ffffff"},
    {"Adwaita dark", "#2d2d2d", "#ffffff", "#353535", "#919190", "#15539e", "#ffffff"},
    {"HighContrast", "#ffffff", "#000000", "#fdfdfc", "#8e9192", "#0f3b71", "#ffffff"},
};

constexpr const char* symbols[] = {"red",    "blue",   "white", "black", "green",
                                   "purple", "yellow", "brown", ""};

double contrast(const wxColour& one, const wxColour& other)
{
    return kizuna::contrast(from_wx(one), from_wx(other));
}

} // namespace contrast_of_colours

BOOST_AUTO_TEST_SUITE(contrast_of_colours)

BOOST_AUTO_TEST_CASE(contrast_is_as_the_guidelines_count_it)
{
    BOOST_TEST(contrast(*wxBLACK, *wxWHITE) == 21.0, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(contrast(*wxWHITE, *wxWHITE) == 1.0, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(contrast(wxColour("#767676"), *wxWHITE) == 4.54, boost::test_tools::tolerance(1e-2));
}

BOOST_AUTO_TEST_CASE(letters_on_a_colour_are_the_easier_to_read)
{
    BOOST_TEST((text_colour_on(wxColour(0x2c, 0x2a, 0x33)) == *wxWHITE));
    BOOST_TEST((text_colour_on(wxColour(0xe3, 0xb1, 0x1f)) == *wxBLACK));
}

BOOST_AUTO_TEST_CASE(a_colour_that_is_readable_stays_as_it_is)
{
    const wxColour blue(0x15, 0x53, 0x9e);
    BOOST_TEST((readable_on({*wxWHITE}, blue, text_contrast) == blue));
}

BOOST_DATA_TEST_CASE(disabled_texts_can_be_read, themes)
{
    const ThemeColours shown = readable(sample.colours());
    BOOST_TEST(contrast(shown.disabled_ink, shown.paper) >= text_contrast);
    BOOST_TEST(contrast(shown.disabled_ink, shown.face) >= text_contrast);
}

BOOST_DATA_TEST_CASE(headings_of_lists_can_be_read, themes)
{
    const ThemeColours theme = sample.colours();
    BOOST_TEST(contrast(heading_ink(theme), theme.paper) >= text_contrast);
    BOOST_TEST(contrast(heading_ink(theme), theme.face) >= text_contrast);
}

BOOST_DATA_TEST_CASE(selected_rows_can_be_read, themes)
{
    const ThemeColours shown = readable(sample.colours());
    BOOST_TEST(contrast(shown.selected_ink, shown.selected_paper) >= text_contrast);
}

BOOST_DATA_TEST_CASE(every_symbol_is_seen_by_its_outline_on_paper_and_selected_rows,
                     boost::unit_test::data::make(themes) * boost::unit_test::data::make(symbols),
                     theme, symbol)
{
    const ThemeColours colours = readable(theme.colours());
    const wxColour outline = symbol_colours(symbol, theme.colours()).outline;
    BOOST_TEST(contrast(outline, colours.paper) >= shape_contrast);
    BOOST_TEST(contrast(outline, colours.selected_paper) >= shape_contrast);
}

BOOST_DATA_TEST_CASE(in_a_dark_theme_a_symbol_is_seen_by_its_colour_too, symbols)
{
    const ThemeColours dark = themes[1].colours();
    if (std::string_view(sample) != "black")
        BOOST_TEST(contrast(symbol_colours(sample, dark).fill, dark.paper) >= shape_contrast);
}

BOOST_AUTO_TEST_CASE(every_line_of_a_chart_is_seen_on_its_paper)
{
    wxFrame frame(nullptr, wxID_ANY, "");
    for (const ChartStyle& style : {ChartStyle::on_screen(frame), ChartStyle::on_paper(frame)}) {
        for (std::size_t series = 0; series < 6; ++series)
            BOOST_TEST(contrast(style.colour(series), style.paper) >= shape_contrast, series);
        BOOST_TEST(contrast(style.faint_ink, style.paper) >= text_contrast);
    }
}

BOOST_AUTO_TEST_CASE(gtk_draws_with_the_readable_colours)
{
    const ThemeColours theme = themes[0].colours();
    const std::string style = readable_style(theme);
    const auto html = [](const wxColour& colour) {
        return colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
    };
    BOOST_TEST(style.find("*:disabled") != std::string::npos);
    BOOST_TEST(style.find(html(readable(theme).disabled_ink)) != std::string::npos);
    BOOST_TEST(style.find(html(readable(theme).selected_paper)) != std::string::npos);
    BOOST_TEST(style.find(html(heading_ink(theme))) != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
