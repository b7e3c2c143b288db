#pragma once

#include <wx/dialog.h>

#include <string>

namespace kizuna {

/// A dialog that can be made larger, with a name for the tests.
class OwnDialog : public wxDialog {
protected:
    /// `style` comes to that of every dialog.
    OwnDialog(wxWindow* parent, const char* name, const std::string& title, long style = 0);

    /// Lays it out and opens it over its parent, at this size in device-independent pixels at the
    /// usual text size, as many times larger as texts are and where its controls need it; never
    /// larger than the screen.
    void open_at_size(wxSizer* whole, const wxSize& size);
    /// Closed, it stays as it is, out of sight.
    void hide_when_closed();
};

} // namespace kizuna
