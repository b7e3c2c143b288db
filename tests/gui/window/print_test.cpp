#include "gui/window_test.h"

#include <wx/filedlg.h>
#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace window_prints {

/// Names a file in the system's dialog, which takes its time to look at folders.
class NameSheet : public wxExpectModalBase<wxFileDialog, NameSheet> {
public:
    explicit NameSheet(wxString path) : path_(std::move(path)) {}

protected:
    int OnInvoked(wxFileDialog* dialog) const override
    {
        dialog->SetPath(path_);
        for (int turn = 0; turn < 20 && dialog->GetPath() != path_; ++turn)
            WindowTest::settle();
        return wxID_OK;
    }

private:
    wxString path_;
};

} // namespace window_prints

using namespace window_prints;

BOOST_FIXTURE_TEST_SUITE(window_print, WindowTest)

BOOST_AUTO_TEST_CASE(the_deck_is_saved_as_pdf_and_that_is_told)
{
    add(marth, 2);
    const auto file = folder / "deck.pdf";
    const int id = frame->GetMenuBar()->FindMenuItem("File", to_wx("Save for printing…"));
    BOOST_REQUIRE(id != wxNOT_FOUND);
    wxTEST_DIALOG(frame->ProcessCommand(id), NameSheet(to_wx(file.string())));
    wait_until_told();
    BOOST_TEST(file_text(file).starts_with("%PDF-"));
    BOOST_TEST(find<wxInfoBar>("told").IsShown());
}

BOOST_AUTO_TEST_SUITE_END()
