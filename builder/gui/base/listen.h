#pragma once

#include <wx/event.h>

#include <utility>

namespace kizuna {

/// Calls `heard` at each event of that type in a window, and passes the event on to other handlers.
template <typename Type, typename Heard>
void listen(wxEvtHandler& window, const Type& type, Heard heard)
{
    window.Bind(type, [heard = std::move(heard)](auto& event) {
        event.Skip();
        heard();
    });
}

} // namespace kizuna
