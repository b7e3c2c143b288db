#pragma once

#include "gui/window_test.h"

#include <wx/filedlg.h>
#include <wx/testing.h>

#include <utility>

namespace kizuna::test {

/// Chooses a file in the system's dialog, or calls it off. GTK looks at folders in the background,
/// so it is given time.
class ChooseFile : public wxExpectModalBase<wxFileDialog, ChooseFile> {
public:
    explicit ChooseFile(wxString path, int answer = wxID_OK)
        : path_(std::move(path)), answer_(answer)
    {
    }

protected:
    int OnInvoked(wxFileDialog* dialog) const override
    {
        dialog->SetPath(path_);
        for (int turn = 0; turn < 20 && dialog->GetPath() != path_; ++turn)
            WindowTest::settle();
        return answer_;
    }

private:
    wxString path_;
    int answer_;
};

} // namespace kizuna::test
