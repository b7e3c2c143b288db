#include "gui/choose_file.h"
#include "gui/dialogs/page_preview.h"
#include "gui/dialogs/print_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace window_prints {

/// Waits for the pages, does something with the dialog, and saves.
class SaveSheet : public wxExpectModalBase<PrintDialog, SaveSheet> {
public:
    using Act = std::function<void(PrintDialog&)>;
    explicit SaveSheet(Act act = {}, int answer = wxID_SAVE) : act_(std::move(act)), answer_(answer)
    {
    }
    static void wait(const PrintDialog& dialog)
    {
        WindowTest::wait_for([&] { return dialog.pages().has_value(); });
    }

protected:
    int OnInvoked(PrintDialog* dialog) const override
    {
        wait(*dialog);
        if (act_)
            act_(*dialog);
        return answer_;
    }

private:
    Act act_;
    int answer_;
};

template <typename Control>
Control& control(PrintDialog& dialog, const char* name)
{
    auto* found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &dialog));
    BOOST_REQUIRE_MESSAGE(found, name);
    return *found;
}

void choose_sheet(PrintDialog& dialog, int sheet)
{
    auto& choice = control<wxChoice>(dialog, "print sheet");
    choice.SetSelection(sheet);
    wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
    chosen.SetEventObject(&choice);
    choice.HandleWindowEvent(chosen);
    SaveSheet::wait(dialog);
}

} // namespace window_prints

using namespace window_prints;

BOOST_FIXTURE_TEST_SUITE(window_print, WindowTest)

BOOST_AUTO_TEST_CASE(the_deck_is_saved_as_pdf_and_that_is_told)
{
    add(marth, 2);
    const auto file = folder / "deck.pdf";
    const int id = frame->GetMenuBar()->FindMenuItem("File", to_wx("Print…"));
    BOOST_REQUIRE(id != wxNOT_FOUND);
    wxTEST_DIALOG(frame->ProcessCommand(id), SaveSheet(), ChooseFile(to_wx(file.string())));
    wait_until_told();
    BOOST_TEST(file_text(file).starts_with("%PDF-"));
    BOOST_TEST(is_noted());
}

BOOST_AUTO_TEST_CASE(each_sheet_has_its_choices_and_a_page_to_see)
{
    add(marth, 4);
    const int id = frame->GetMenuBar()->FindMenuItem("File", to_wx("Print…"));
    const auto act = [](PrintDialog& dialog) {
        BOOST_TEST(control<wxChoice>(dialog, "print grouping").IsShown());
        BOOST_TEST(!control<wxTextCtrl>(dialog, "print player").IsShown());
        BOOST_TEST(control<wxStaticText>(dialog, "print page").GetLabel() == "Page 1 of 1");
        choose_sheet(dialog, 1);
        BOOST_TEST(!control<wxChoice>(dialog, "print grouping").IsShown());
        control<wxTextCtrl>(dialog, "print player").SetValue("Anna Rossi");
        SaveSheet::wait(dialog);
        BOOST_TEST(dialog.pages()->sheet->fields.front().text == "Anna Rossi");
        choose_sheet(dialog, 2);
        BOOST_TEST(dialog.pages()->sheet->proxies.front().copies == 4);
        auto& one_each = control<wxCheckBox>(dialog, "print one each");
        one_each.SetValue(true);
        wxCommandEvent checked(wxEVT_CHECKBOX, one_each.GetId());
        checked.SetEventObject(&one_each);
        one_each.HandleWindowEvent(checked);
        SaveSheet::wait(dialog);
        BOOST_TEST(dialog.pages()->sheet->proxies.front().copies == 1);
    };
    wxTEST_DIALOG(frame->ProcessCommand(id), SaveSheet(act, wxID_CANCEL));
}

BOOST_AUTO_TEST_CASE(the_preview_is_made_larger_and_whole_again)
{
    add(marth, 4);
    const int id = frame->GetMenuBar()->FindMenuItem("File", to_wx("Print…"));
    const auto act = [](PrintDialog& dialog) {
        auto& preview = control<PagePreview>(dialog, "print preview");
        const wxSize room = preview.GetClientSize();
        auto& zoom = control<wxChoice>(dialog, "print zoom");
        zoom.SetSelection(2);
        wxCommandEvent chosen(wxEVT_CHOICE, zoom.GetId());
        zoom.HandleWindowEvent(chosen);
        BOOST_TEST(preview.zoom() == 3);
        BOOST_TEST(preview.GetVirtualSize().y > 2 * room.y);
        wxMouseEvent click(wxEVT_LEFT_UP);
        preview.HandleWindowEvent(click);
        BOOST_TEST(preview.zoom() == 1);
        BOOST_TEST(zoom.GetSelection() == 0);
        click.SetPosition(wxPoint(room.x / 2, room.y - 1));
        preview.HandleWindowEvent(click);
        BOOST_TEST(preview.zoom() == 3);
        BOOST_TEST(preview.GetViewStart().y > 0, "what was clicked on is seen");
    };
    wxTEST_DIALOG(frame->ProcessCommand(id), SaveSheet(act, wxID_CANCEL));
}

BOOST_AUTO_TEST_SUITE_END()
