#pragma once

#include <wx/window.h>

#include <functional>
#include <utility>

namespace kizuna {

/// Does something at an event, which goes on to whoever else hears of it.
template <typename Event>
void hear(wxWindow& window, const wxEventTypeTag<Event>& event, std::function<void()> run)
{
    window.Bind(event, [run = std::move(run)](Event& heard) {
        heard.Skip();
        run();
    });
}

} // namespace kizuna
