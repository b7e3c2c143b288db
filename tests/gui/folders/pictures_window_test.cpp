#include "gui/folders/pictures_window.h"

#include "app/faces/canvas.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace pictures_window {

struct PicturesWindowTest : WindowTest {
    PicturesWindowTest() : WindowTest(english(), {.is_shown = false})
    {
        const std::string png = Canvas::png(63, 88, 1, {}, [](Canvas& canvas) {
            canvas.fill({0, 0, 63, 88}, {0, 0, 250});
        });
        folder.write("pictures/B01-003.png", png);
        folder.write("pictures/B01/47.png", png);
        folder.write("pictures/holiday.png", png);
        folder.write("set.txt", "Name\tSet\tImagefile\tSkill#1\n"
                                "Marth, Altean Prince\tB01\tB01-003HN\tone\n"
                                "Nobody, At All\tZ99\tZ99-999HN\tone\n");
        run("cards.pictures");
    }
    PicturesWindow& window() const { return find<PicturesWindow>("own pictures"); }
    std::string text(const char* name) const { return find<FlowingText>(name).text(); }
    void press_button(const char* name) const
    {
        auto& button = find<wxButton>(name);
        wxCommandEvent pressed(wxEVT_BUTTON, button.GetId());
        pressed.SetEventObject(&button);
        button.ProcessWindowEvent(pressed);
        settle();
    }
    /// It can be stopped as long as it is read.
    void wait_until_folder_is_read() const
    {
        wait_for([this] { return !find<wxButton>("stop pictures").IsShown(); });
    }
    void read(const std::filesystem::path& pictures) const
    {
        find<wxTextCtrl>("own picture folder").SetValue(to_wx(pictures.string()));
        press_button("read pictures");
        wait_until_folder_is_read();
    }
    void import(const std::filesystem::path& file) const
    {
        window().take({file});
        BOOST_REQUIRE(text("texts told") == "Reading…");
        wait_for([this] { return text("texts told") != "Reading…"; });
    }
};

} // namespace pictures_window

BOOST_FIXTURE_TEST_SUITE(pictures_window, PicturesWindowTest)

BOOST_AUTO_TEST_CASE(a_folder_is_read_counted_and_used_at_once)
{
    read(folder / "pictures");
    BOOST_TEST(text("pictures count") == "2 of 2,417 cards have a picture of yours.");
    BOOST_TEST(settings.picture_folder == (folder / "pictures").string());
    BOOST_TEST(find<FaceRow>("pictures preview").cards().size() == 2U);
}

BOOST_AUTO_TEST_CASE(each_time_it_opens_a_folder_can_be_typed_at_once)
{
    BOOST_TEST(find<wxTextCtrl>("own picture folder").HasFocus());
    window().Close();
    settle();
    BOOST_REQUIRE(!window().IsShown());
    run("cards.pictures");
    BOOST_TEST(find<wxTextCtrl>("own picture folder").HasFocus());
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_listed_with_its_reason)
{
    read(folder / "pictures");
    const auto& unused = find<TextList>("unused pictures");
    BOOST_REQUIRE(unused.row_count() == 1U);
    BOOST_TEST(unused.row(0).cells[0] == "holiday.png");
    BOOST_TEST(unused.row(0).cells[1] == "Its name means no card.");
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_told_and_the_one_before_stays)
{
    read(folder / "pictures");
    read(folder / "nowhere");
    BOOST_TEST(text("pictures count").find("nowhere") != std::string::npos);
    BOOST_TEST(settings.picture_folder == (folder / "pictures").string());
}

BOOST_AUTO_TEST_CASE(taken_away_the_cards_are_drawn_again_and_the_files_stay)
{
    read(folder / "pictures");
    press_button("take pictures away");
    BOOST_TEST(settings.picture_folder.empty());
    BOOST_TEST(!find<FaceRow>("pictures preview").IsShown());
    BOOST_TEST(std::filesystem::exists(folder / "pictures/B01-003.png"));
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_dropped_is_read)
{
    window().take({folder / "pictures"});
    wait_until_folder_is_read();
    BOOST_TEST(settings.picture_folder == (folder / "pictures").string());
}

BOOST_AUTO_TEST_CASE(a_text_file_that_is_dropped_is_kept_and_its_unknown_rows_are_listed)
{
    import(folder / "set.txt");
    BOOST_TEST(text("texts count") == "1 of 2,417 cards has a text of yours.");
    const auto& unread = find<TextList>("unread texts");
    BOOST_REQUIRE(unread.row_count() == 1U);
    BOOST_TEST(unread.row(0).cells[1] ==
               "The library lacks this card, and its Deployment Cost is missing.");
}

BOOST_AUTO_TEST_CASE(texts_that_are_taken_away_can_be_brought_back)
{
    import(folder / "set.txt");
    press_button("take texts away");
    BOOST_TEST(text("texts count") == "0 of 2,417 cards have a text of yours.");
    press_button("bring texts back");
    BOOST_TEST(text("texts count") == "1 of 2,417 cards has a text of yours.");
}

BOOST_AUTO_TEST_SUITE_END()
