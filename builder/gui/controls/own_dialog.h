#pragma once

#include <wx/dialog.h>

#include <string>

namespace kizuna {

/// A dialog that can be made larger, with a name for the tests.
class OwnDialog : public wxDialog {
protected:
    /// `style` is added to the style that every such dialog has.
    OwnDialog(wxWindow* parent, const char* name, const std::string& title, long style = 0);

    /// Lays the dialog out and sets its size, centred on its parent. `size` is in
    /// device-independent pixels at the usual text size; larger text and the controls' own needs
    /// make it larger, up to the screen.
    void open_at_size(wxSizer* whole, const wxSize& size);
    /// Closing hides the dialog and keeps its state.
    void hide_when_closed();
};

} // namespace kizuna
