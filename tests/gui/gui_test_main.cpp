// Runs the Boost tests inside a wxWidgets program, so that windows are real windows.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include <boost/test/unit_test.hpp>

#include <wx/app.h>
#include <wx/dialog.h>
#include <wx/modalhook.h>

#include <stdexcept>

namespace {

class TestApp : public wxApp {
public:
    /// A failed wxWidgets assertion fails the test instead of opening a dialog.
    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* condition,
                         const wxChar*) override
    {
        throw std::logic_error(wxString::Format("%s:%d: %s", file, line, condition).utf8_string());
    }
};

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
    wxApp::SetInstance(new TestApp); // wxEntryCleanup() deletes it
    int wx_argc = 1;                 // the options are Boost's, not wxWidgets'
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
