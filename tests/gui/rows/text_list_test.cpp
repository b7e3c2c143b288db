#include "gui/rows/text_list.h"

#include "gui/window_test.h"

#include <wx/frame.h>
#include <wx/sizer.h>

using namespace kizuna;
using namespace kizuna::test;

namespace text_lists {

struct TextListTest {
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "list", wxDefaultPosition, wxSize(420, 200));
    TextList* list = new TextList(frame, "list", "list", {{"One", 60, 1}, {"Two", 60, 1}});
    TextListTest()
    {
        frame->Show();
        WindowTest::settle();
    }
    ~TextListTest()
    {
        frame->Destroy();
        WindowTest::settle();
    }
    void show(const char* one, const char* two)
    {
        list->show({{{one, two}, false, false}}, 0);
        WindowTest::settle();
    }
};

} // namespace text_lists

BOOST_FIXTURE_TEST_SUITE(text_lists, TextListTest)

BOOST_AUTO_TEST_CASE(a_column_of_short_texts_takes_no_room_that_longer_ones_lack)
{
    const std::string text = "a text that takes more than half of the width";
    show(text.c_str(), "short");
    const int needed = list->GetTextExtent(to_wx(text)).x;
    BOOST_REQUIRE(needed > list->GetClientSize().x / 2);
    BOOST_TEST(list->GetColumn(0)->GetWidth() >= needed);
}

BOOST_AUTO_TEST_CASE(columns_of_short_texts_share_the_width)
{
    show("short", "short");
    BOOST_TEST(list->GetColumn(0)->GetWidth() > list->GetClientSize().x / 3);
}

BOOST_AUTO_TEST_SUITE_END()
