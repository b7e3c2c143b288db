#pragma once

#include <wx/app.h>

namespace kizuna {

/// An application that goes on where a handler throws. GTK calls handlers from C, through which no
/// exception may pass, so each one is caught where wxWidgets enters our code.
class GuardedApp : public wxApp {
public:
    void CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor,
                          wxEvent& event) const override;
    void ProcessPendingEvents() override;
    bool OnExceptionInMainLoop() override;

protected:
    /// Called inside a catch block. False: it is thrown on.
    virtual bool take_exception() = 0;
};

} // namespace kizuna
