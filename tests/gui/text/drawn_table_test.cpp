#include "gui/text/drawn_table.h"

#include "gui/window_test.h"

#include <wx/frame.h>

using namespace kizuna;
using namespace kizuna::test;

namespace drawn_table {

struct DrawnTableTest {
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "table");
    DrawnTable* table = new DrawnTable(frame, "table");

    DrawnTableTest()
    {
        table->tell({{"", "+1", "−1", "Swap"},
                     {"Rules broken\n0", "+1", "−1", "0"},
                     {"Support fails\n10.2%", "+2.0 pp", "−2.0 pp", "+12.0 pp"}},
                    {"", ""});
    }
    ~DrawnTableTest() { frame->Destroy(); }

    int width_of(const char* text) const
    {
        int width = 0;
        const wxFont bold = table->GetFont().Bold();
        table->GetTextExtent(wxString::FromUTF8(text), &width, nullptr, nullptr, nullptr, &bold);
        return width;
    }
    /// The widest table, narrower than `below`, of which something is true.
    template <typename Condition>
    int widest(Condition is_so, int below = 800) const
    {
        int width = below - 1;
        for (; width > 0; --width) {
            table->height_at(width);
            if (is_so())
                break;
        }
        return width;
    }
    void check_that_words_are_whole() const
    {
        for (std::size_t row = 1; row < 3; ++row) {
            std::string text = table->shown(row, 0);
            std::ranges::replace(text, '\n', ' ');
            BOOST_TEST(text == (row == 1 ? "Rules broken 0" : "Support fails 10.2%"));
        }
    }
};

} // namespace drawn_table

BOOST_FIXTURE_TEST_SUITE(drawn_tables, drawn_table::DrawnTableTest)

BOOST_AUTO_TEST_CASE(numbers_stand_beside_the_names_where_there_is_room)
{
    const int height = table->height_at(800);
    BOOST_TEST(table->shown(2, 3) == "+12.0 pp");
    BOOST_TEST(height == 5 * table->GetCharHeight());
}

BOOST_AUTO_TEST_CASE(the_last_numbers_are_left_out_first)
{
    const int width = widest([&] { return table->shown(2, 3).empty(); });
    table->height_at(width);
    BOOST_TEST(table->shown(2, 2) == "−2.0 pp");
    BOOST_TEST(table->height_at(width) == 5 * table->GetCharHeight());
    check_that_words_are_whole();
}

BOOST_AUTO_TEST_CASE(where_one_number_alone_would_stay_they_stand_below_the_names)
{
    const int left_out = widest([&] { return table->shown(2, 3).empty(); });
    const int width = widest([&] { return !table->shown(2, 3).empty(); }, left_out);
    table->height_at(width);
    BOOST_TEST(table->shown(2, 1) == "+2.0 pp");
    BOOST_TEST(table->shown(2, 2) == "−2.0 pp");
    BOOST_TEST(table->shown(2, 3) == "+12.0 pp");
    BOOST_TEST(table->height_at(width) == 7 * table->GetCharHeight());
    check_that_words_are_whole();
}

BOOST_AUTO_TEST_CASE(larger_text_parts_no_word_and_no_number)
{
    table->SetFont(table->GetFont().Scaled(2));
    for (int width = width_of("+12.0 pp");
         width < width_of("Support fails, +2.0 pp, −2.0 pp, +12.0 pp"); ++width) {
        table->height_at(width);
        check_that_words_are_whole();
    }
}

BOOST_AUTO_TEST_SUITE_END()
