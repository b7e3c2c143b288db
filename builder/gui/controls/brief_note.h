#pragma once

#include <wx/popupwin.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include <string>

namespace kizuna {

/// A sentence that lies over the lower end of a window for as long as it takes to read, and leaves
/// everything else where it is. Neither keyboard nor pointer can be in it.
class BriefNote : public wxEvtHandler {
public:
    /// `over` outlives this.
    explicit BriefNote(wxWindow& over);

    /// In place of the sentence before.
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
