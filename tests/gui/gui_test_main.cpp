// Runs the Boost tests inside a wxWidgets program, so that windows are real windows.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include "gui/test_app.h"

#include <boost/test/unit_test.hpp>

#include <wx/dialog.h>
#include <wx/modalhook.h>

namespace {

/// A dialog that no test waits for fails the test at once, and is called off.
class NoSurprises : public wxModalDialogHook {
protected:
    int Enter(wxDialog* dialog) override
    {
        BOOST_ERROR("nobody expected the dialog " + dialog->GetTitle().utf8_string());
        return wxID_CANCEL;
    }
};

} // namespace

int main(int argc, char** argv)
{
    wxApp::SetInstance(new kizuna::test::TestApp); // wxEntryCleanup() deletes it
    int wx_argc = 1;                               // the options are Boost's, not wxWidgets'
    wxEntryStart(wx_argc, argv);
    wxTheApp->CallOnInit();
    wxTheApp->SetExitOnFrameDelete(false);
    NoSurprises no_surprises;
    no_surprises.Register();
    const int result = boost::unit_test::unit_test_main([] { return true; }, argc, argv);
    no_surprises.Unregister();
    wxEntryCleanup();
    return result;
}
