#pragma once

#include <wx/app.h>

namespace kizuna {

/// An application that goes on after a handler threw. GTK calls handlers from C, through which no
/// exception may pass, so exceptions are caught where wxWidgets enters our code.
class GuardedApp : public wxApp {
public:
    void CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor,
                          wxEvent& event) const override;
    void ProcessPendingEvents() override;
    bool OnExceptionInMainLoop() override;

protected:
    /// Called inside a catch block. If it returns false, the exception is thrown again.
    virtual bool take_exception() = 0;
};

} // namespace kizuna
