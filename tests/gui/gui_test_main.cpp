// Runs the Boost tests inside a wxWidgets program, so that windows are real windows.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include "gui/test_app.h"

#include <boost/test/unit_test.hpp>

#include <gtk/gtk.h>

#include <string_view>

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

/// What GTK complains of ends the program, as G_DEBUG=fatal-criticals does, but for one thing: a
/// control that a layout gives less room than its frame takes, while a window grows or its text
/// does. The next layout gives it enough, and nothing of it is ever painted.
void end_at_complaints(const char* domain, GLogLevelFlags level, const char* text, void*)
{
    g_log_default_handler(domain, level, text, nullptr);
    constexpr std::string_view of_little_room = "gtk_box_gadget_distribute: assertion 'size >= 0'";
    if ((level & G_LOG_LEVEL_CRITICAL) && !std::string_view(text).starts_with(of_little_room))
        G_BREAKPOINT();
}

} // namespace

int main(int argc, char** argv)
{
    wxApp::SetInstance(new kizuna::test::TestApp); // wxEntryCleanup() deletes it
    int wx_argc = 1;                               // the options are Boost's, not wxWidgets'
    wxEntryStart(wx_argc, argv);
    g_log_set_default_handler(end_at_complaints, nullptr);
    // Nobody sees what fades in and out.
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, nullptr);
    wxTheApp->CallOnInit();
    wxTheApp->SetExitOnFrameDelete(false);
    NoSurprises no_surprises;
    no_surprises.Register();
    const int result = boost::unit_test::unit_test_main([] { return true; }, argc, argv);
    no_surprises.Unregister();
    wxEntryCleanup();
    return result;
}
