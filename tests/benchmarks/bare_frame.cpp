// The least window that wxWidgets can show: what START is measured against.
#include <wx/app.h>
#include <wx/frame.h>

class BareApp : public wxApp {
public:
    bool OnInit() override
    {
        return (new wxFrame(nullptr, wxID_ANY, "Bare frame"))->Show(); // which deletes itself
    }
};

wxIMPLEMENT_APP(BareApp);
