#include "app/cards/card_pictures.h"
#include "gui/choose_file.h"
#include "gui/dialogs/picture_dialog.h"
#include "gui/screen_copy.h"

#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/infobar.h>
#include <wx/menu.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace window_pictures {

/// Does something with the choices, waits for the preview, and ends them.
class EndChoices : public wxExpectModalBase<PictureDialog, EndChoices> {
public:
    using Act = std::function<void(PictureDialog&)>;
    explicit EndChoices(int answer, Act act = {}) : answer_(answer), act_(std::move(act)) {}

protected:
    int OnInvoked(PictureDialog* dialog) const override
    {
        const wxWindow* preview = wxWindow::FindWindowByName("picture preview", dialog);
        BOOST_REQUIRE(preview);
        dialog->Show();
        if (act_)
            act_(*dialog);
        WindowTest::settle();
        WindowTest::wait_for([&] { return is_painted(*preview); });
        dialog->Hide();
        return answer_;
    }

private:
    int answer_;
    Act act_;
};

void choose_in(PictureDialog& dialog, const char* name, int which)
{
    auto* choice = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName(name, &dialog));
    BOOST_REQUIRE(choice);
    choice->SetSelection(which);
    wxCommandEvent chosen(wxEVT_CHOICE, choice->GetId());
    chosen.SetEventObject(choice);
    choice->HandleWindowEvent(chosen);
}

struct PictureTest : WindowTest {
    void choose(const char* menu, const char* label)
    {
        const int id = frame->GetMenuBar()->FindMenuItem(menu, to_wx(label));
        BOOST_REQUIRE(id != wxNOT_FOUND);
        frame->ProcessCommand(id);
        settle();
    }
    void save_as(const std::filesystem::path& file, const EndChoices::Act& act = {})
    {
        wxTEST_DIALOG(choose("File", "Save as picture…"), EndChoices(wxID_SAVE, act),
                      ChooseFile(to_wx(file.string())));
        wait_until_told();
    }
    static wxBitmap copied()
    {
        const wxClipboardLocker clipboard;
        wxBitmapDataObject copied;
        BOOST_REQUIRE(wxTheClipboard->GetData(copied));
        return copied.GetBitmap();
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
    BOOST_TEST(is_noted());
}

BOOST_AUTO_TEST_CASE(what_is_chosen_for_a_picture_is_saved_and_remembered)
{
    add(marth, 2);
    save_as(folder / "deck.png", [](PictureDialog& dialog) {
        choose_in(dialog, "picture kind", 1);
        choose_in(dialog, "picture paper", 1);
    });
    const auto size = picture_size(folder / "deck.png");
    BOOST_REQUIRE(size);
    BOOST_TEST(size->width == 1080);
    BOOST_TEST(settings.picture_kind == "1080");
    BOOST_TEST(settings.picture_paper == "dark");
    wxTEST_DIALOG(choose("File", "Save as picture…"),
                  EndChoices(wxID_CANCEL, [](const PictureDialog& dialog) {
                      BOOST_TEST(dialog.kind().scale == 1);
                      BOOST_TEST(dialog.is_dark());
                  }));
}

BOOST_AUTO_TEST_CASE(cards_are_named_in_the_language_chosen_for_the_picture)
{
    add(marth, 2);
    std::string en;
    std::string ja;
    wxTEST_DIALOG(choose("File", "Save as picture…"),
                  EndChoices(wxID_CANCEL, [&](PictureDialog& dialog) {
                      choose_in(dialog, "picture names", 1);
                      en = dialog.order().picture.places.front().face.unit;
                      choose_in(dialog, "picture names", 2);
                      ja = dialog.order().picture.places.front().face.unit;
                  }));
    BOOST_TEST(en.find("Marth") != std::string::npos);
    BOOST_TEST(ja.find("マルス") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(without_a_name_for_the_file_the_choices_are_there_again)
{
    add(marth, 2);
    const auto file = folder / "deck.png";
    wxTEST_DIALOG(choose("File", "Save as picture…"), EndChoices(wxID_SAVE),
                  ChooseFile(to_wx(file.string()), wxID_CANCEL), EndChoices(wxID_CANCEL));
    BOOST_TEST(!std::filesystem::exists(file));
}

BOOST_AUTO_TEST_CASE(the_choices_can_be_copied_instead)
{
    add(marth, 2);
    wxTEST_DIALOG(
        choose("File", "Save as picture…"),
        EndChoices(wxID_COPY, [](PictureDialog& dialog) { choose_in(dialog, "picture kind", 1); }));
    wait_until_told();
    BOOST_TEST(copied().GetWidth() == 1080);
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
    BOOST_TEST(copied().GetWidth() == 2160);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_no_picture_to_offer)
{
    const wxMenuBar& menus = *frame->GetMenuBar();
    BOOST_TEST(!menus.IsEnabled(menus.FindMenuItem("File", to_wx("Save as picture…"))));
    BOOST_TEST(!menus.IsEnabled(menus.FindMenuItem("Edit", "Copy as picture")));
}

BOOST_AUTO_TEST_SUITE_END()
