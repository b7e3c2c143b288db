#include "gui/text/text_table.h"

#include "gui/window_test.h"

#include <wx/frame.h>

using namespace kizuna;
using namespace kizuna::test;

namespace text_tables {

struct TextTableTest {
    wxFrame* window = new wxFrame(nullptr, wxID_ANY, "table");
    TextTable* table = new TextTable(window, "table", "Table");
    TextTableTest()
    {
        window->SetClientSize(320, 200);
        window->Show();
        table->show({.headings = {"Card", "Fails", "In words"},
                     .rows = {{"Marth: Star and Savior, of a long name", "+1.80", "16 supports"},
                              {"Caeda: Talys's Heart", "–", "attack +10"},
                              {"Cain: Red Knight", "−0.20", "none"}}});
        WindowTest::settle();
    }
    ~TextTableTest()
    {
        window->Destroy();
        WindowTest::settle();
    }
    int width() const
    {
        int sum = 0;
        for (unsigned column = 0; column < table->GetColumnCount(); ++column)
            sum += table->GetColumn(column)->GetWidth();
        return sum;
    }
    int names() const { return table->GetColumn(0)->GetWidth(); }
};

} // namespace text_tables

BOOST_FIXTURE_TEST_SUITE(text_tables, TextTableTest)

BOOST_AUTO_TEST_CASE(names_are_cut_before_the_numbers_of_a_table)
{
    WindowTest::wait_for([&] {
        return names() > 12 * table->GetCharWidth() && width() <= table->GetClientSize().x;
    });
    const int cut = names();
    window->SetClientSize(600, 200);
    WindowTest::wait_for([&] { return names() > cut; });
    BOOST_TEST(names() > table->GetTextExtent("Marth: Star and Savior, of a long name").x);
}

BOOST_AUTO_TEST_CASE(numbers_stand_at_the_right_and_words_at_the_left)
{
    BOOST_TEST(table->GetColumn(0)->GetAlignment() == wxALIGN_LEFT);
    BOOST_TEST(table->GetColumn(1)->GetAlignment() == wxALIGN_RIGHT);
    BOOST_TEST(table->GetColumn(2)->GetAlignment() == wxALIGN_LEFT);
}

BOOST_AUTO_TEST_SUITE_END()
