#include "app/cards/card_pictures.h"
#include "gui/window_test.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/filedlg.h>
#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace window_pictures {

/// Names a file in the system's dialog, which takes its time to look at folders.
class NamePicture : public wxExpectModalBase<wxFileDialog, NamePicture> {
public:
    explicit NamePicture(wxString path, int kind = 0) : path_(std::move(path)), kind_(kind) {}

protected:
    int OnInvoked(wxFileDialog* dialog) const override
    {
        dialog->SetPath(path_);
        for (int turn = 0; turn < 20 && dialog->GetPath() != path_; ++turn)
            WindowTest::settle();
        dialog->SetFilterIndex(kind_);
        return wxID_OK;
    }

private:
    wxString path_;
    int kind_; ///< of those in the dialog
};

struct PictureTest : WindowTest {
    void choose(const char* menu, const char* label)
    {
        const int id = frame->GetMenuBar()->FindMenuItem(menu, to_wx(label));
        BOOST_REQUIRE(id != wxNOT_FOUND);
        frame->ProcessCommand(id);
        settle();
    }
    void save_as(const std::filesystem::path& file)
    {
        wxTEST_DIALOG(choose("File", "Save as picture…"), NamePicture(to_wx(file.string())));
        wait_until_told();
    }
};

} // namespace window_pictures

BOOST_FIXTURE_TEST_SUITE(window_pictures, PictureTest)

BOOST_AUTO_TEST_CASE(the_deck_is_saved_as_a_large_picture_and_that_is_told)
{
    add(marth, 2);
    const auto file = folder / "deck.png";
    save_as(file);
    const auto size = picture_size(file);
    BOOST_REQUIRE(size);
    BOOST_TEST(size->width == 2160);
    BOOST_TEST(find<wxInfoBar>("told").IsShown());
}

BOOST_AUTO_TEST_CASE(what_was_chosen_for_a_picture_is_remembered)
{
    add(marth, 2);
    settings.picture_paper = "dark";
    wxTEST_DIALOG(choose("File", "Save as picture…"),
                  NamePicture(to_wx((folder / "deck.png").string()), 1));
    wait_until_told();
    const auto size = picture_size(folder / "deck.png");
    BOOST_REQUIRE(size);
    BOOST_TEST(size->width == 1080);
    BOOST_TEST(settings.picture_kind == "1080");
    BOOST_TEST(settings.picture_paper == "dark");
}

BOOST_AUTO_TEST_CASE(a_name_that_ends_so_saves_svg)
{
    add(marth, 2);
    save_as(folder / "deck.svg");
    BOOST_TEST(file_text(folder / "deck.svg").find("<svg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(where_it_cannot_be_saved_that_is_told)
{
    add(marth, 2);
    std::filesystem::create_directory(folder / "deck.png");
    save_as(folder / "deck.png");
    BOOST_TEST(find<wxInfoBar>("told").IsShown());
}

BOOST_AUTO_TEST_CASE(the_picture_is_copied_for_other_programs_to_paste)
{
    add(marth, 2);
    choose("Edit", "Copy as picture");
    wait_until_told();
    const wxClipboardLocker clipboard;
    wxBitmapDataObject copied;
    BOOST_REQUIRE(wxTheClipboard->GetData(copied));
    BOOST_TEST(copied.GetBitmap().GetWidth() == 2160);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_no_picture_to_offer)
{
    const wxMenuBar& menus = *frame->GetMenuBar();
    BOOST_TEST(!menus.IsEnabled(menus.FindMenuItem("File", to_wx("Save as picture…"))));
    BOOST_TEST(!menus.IsEnabled(menus.FindMenuItem("Edit", "Copy as picture")));
}

BOOST_AUTO_TEST_SUITE_END()
