#pragma once

#include <wx/popupwin.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include <string>

namespace kizuna {

/// A sentence over the lower end of a window, shown for as long as it takes to read. It moves no
/// control and takes neither focus nor clicks.
class BriefNote : public wxEvtHandler {
public:
    /// `over` outlives this.
    explicit BriefNote(wxWindow& over);

    /// Shows a sentence in place of the last one.
    void show(const std::string& sentence);
    void hide();

private:
    void on_change(wxEvent& event);
    void on_activate(wxActivateEvent& event);

    wxWindow& over_;
    wxWeakRef<wxPopupWindow> popup_;
    wxTimer read_;
};

} // namespace kizuna
