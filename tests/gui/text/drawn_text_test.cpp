#include "gui/text/drawn_text.h"

#include "gui/base/wx_text.h"

#include <boost/test/unit_test.hpp>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/font.h>
#include <wx/frame.h>
#include <wx/stattext.h>

using namespace kizuna;

namespace drawn_text {

struct DrawnTextTest {
    wxBitmap paper{10, 10};
    wxMemoryDC dc{paper};

    DrawnTextTest() { dc.SetFont(wxFont(wxFontInfo(10))); }

    int width(const char* text) const { return dc.GetTextExtent(to_wx(text)).x; }
    std::vector<std::string> lines(const char* text, int width) const
    {
        std::vector<std::string> lines;
        for (const wxString& line : wrapped(dc, to_wx(text), width))
            lines.push_back(from_wx(line));
        return lines;
    }
};

} // namespace drawn_text

BOOST_FIXTURE_TEST_SUITE(drawn_text, DrawnTextTest)

BOOST_AUTO_TEST_CASE(a_text_that_fits_is_one_line)
{
    BOOST_TEST(lines("flip two bonds", width("flip two bonds") + 2) ==
                   std::vector<std::string>{"flip two bonds"},
               boost::test_tools::per_element());
    BOOST_TEST(lines("", 100).empty());
}

BOOST_AUTO_TEST_CASE(lines_break_at_spaces_and_after_hyphens)
{
    BOOST_TEST(lines("flip two bonds", width("flip two bo")) ==
                   (std::vector<std::string>{"flip two", "bonds"}),
               boost::test_tools::per_element());
    BOOST_TEST(lines("Battlefield-Soaring", width("Battlefield-Soa")) ==
                   (std::vector<std::string>{"Battlefield-", "Soaring"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_last_of_too_few_lines_says_that_there_is_more)
{
    const auto lines_of = [this](const char* text, int max_lines) {
        std::vector<std::string> lines;
        for (const wxString& line : wrapped(dc, to_wx(text), width("flip two bonds"), max_lines))
            lines.push_back(from_wx(line));
        return lines;
    };
    const char* text = "flip two bonds, and tap this unit";
    const auto lines = lines_of(text, 2);
    BOOST_REQUIRE(lines.size() == 2U);
    BOOST_TEST(lines[0] == "flip two");
    BOOST_TEST(lines[1].starts_with("bonds, a"));
    BOOST_TEST(lines[1].ends_with("…"));
    BOOST_TEST(width(lines[1].c_str()) <= width("flip two bonds"));
    BOOST_TEST(lines_of(text, 0).empty());
    BOOST_TEST(lines_of("flip two bonds", 1) == std::vector<std::string>{"flip two bonds"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(where_the_words_do_not_fit_the_short_form_stands)
{
    const std::vector<wxString> forms = {"20 · no range", "20 –"};
    BOOST_TEST(first_that_fits(dc, forms, width("20 · no range")) == forms.front());
    BOOST_TEST(first_that_fits(dc, forms, width("20 · no range") - 1) == forms.back());
    BOOST_TEST(first_that_fits(dc, forms, 1) == forms.back());
}

BOOST_AUTO_TEST_CASE(japanese_breaks_anywhere_but_before_a_closing_sign)
{
    BOOST_TEST(lines("絆を裏にする。", width("絆を裏にする") + 1) ==
                   (std::vector<std::string>{"絆を裏にす", "る。"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_line_ends_with_an_opening_bracket)
{
    BOOST_TEST(lines("絆を裏（表）に", width("絆を裏（") + 1) ==
                   (std::vector<std::string>{"絆を裏", "（表）に"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_space_behind_the_last_word_needs_no_room)
{
    BOOST_TEST(lines("flip two bonds", width("flip two")) ==
                   (std::vector<std::string>{"flip two", "bonds"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_word_wider_than_the_line_is_broken_and_nothing_is_lost)
{
    std::string whole;
    for (const std::string& line : lines("Unbreakable", width("Unb")))
        whole += line;
    BOOST_TEST(whole == "Unbreakable");
}

BOOST_AUTO_TEST_CASE(a_word_of_a_hundred_thousand_letters_is_broken_whole)
{
    const std::string word(100'000, 'm');
    std::size_t letters = 0;
    for (const std::string& line : lines(("a " + word + " b").c_str(), width("mmmmmmmmmm")))
        letters += line.size();
    BOOST_TEST(letters == word.size() + 2);
}

BOOST_AUTO_TEST_CASE(a_line_narrower_than_a_letter_still_ends)
{
    BOOST_TEST(lines("abc", 1).size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_label_in_japanese_gets_lines_too)
{
    wxFrame frame(nullptr, wxID_ANY, "");
    wxStaticText label(&frame, wxID_ANY, "");
    label.SetFont(dc.GetFont());
    set_wrapped_label(label, "絆を裏にする。\n絆&裏", width("絆を裏にする") + 1);
    BOOST_TEST(from_wx(label.GetLabelText()) == "絆を裏にす\nる。\n絆&裏");
}

BOOST_AUTO_TEST_CASE(a_label_that_was_wrapped_asks_for_no_more_than_its_width)
{
    wxFrame frame(nullptr, wxID_ANY, "");
    wxStaticText label(&frame, wxID_ANY, "");
    for (int width = 200; width < 500; ++width) {
        set_wrapped_label(label,
                          "Cards with cost 1: Alm, Anna, Azura, Caeda, Celica, Chrom, Lissa, "
                          "Lucina, Marth, Minerva, Palla, Sakura and Takumi.",
                          width);
        BOOST_TEST(label.GetBestSize().x <= width);
    }
}

BOOST_AUTO_TEST_CASE(lines_of_a_window_are_as_wide_as_its_font_sets_them)
{
    wxFrame frame(nullptr, wxID_ANY, "");
    const wxFont font = wxFont(wxFontInfo(10)).Bold();
    const int width = width_of(frame, font, "flip two bonds");
    BOOST_TEST(width > width_of(frame, dc.GetFont(), "flip two bonds"));
    BOOST_TEST(wrapped(frame, font, "flip two bonds", width).size() == 1U);
    BOOST_TEST(wrapped(frame, font, "flip two bonds", width - 1).size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
