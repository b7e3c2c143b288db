#include "gui/base/guarded_app.h"

namespace kizuna {

void GuardedApp::CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor,
                                  wxEvent& event) const
{
    try {
        wxApp::CallEventHandler(handler, functor, event);
    } catch (...) { // wxWidgets has one application, and declares this const
        if (!const_cast<GuardedApp*>(this)->take_exception())
            throw;
    }
}

/// What CallAfter() was given runs here without a handler.
void GuardedApp::ProcessPendingEvents()
{
    for (bool is_done = false; !is_done;) {
        try {
            wxApp::ProcessPendingEvents();
            is_done = true;
        } catch (...) {
            if (!take_exception())
                throw;
        }
    }
}

bool GuardedApp::OnExceptionInMainLoop()
{
    return take_exception() || wxApp::OnExceptionInMainLoop();
}

} // namespace kizuna
