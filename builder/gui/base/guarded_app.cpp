#include "gui/base/guarded_app.h"

namespace kizuna {

void GuardedApp::CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor,
                                  wxEvent& event) const
{
    try {
        wxApp::CallEventHandler(handler, functor, event);
    } catch (...) { // the application itself is never const, though this function is
        if (!const_cast<GuardedApp*>(this)->take_exception())
            throw;
    }
}

/// Functions given to CallAfter() run here, not in CallEventHandler().
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
