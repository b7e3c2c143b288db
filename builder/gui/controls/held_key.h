#pragma once

#include <wx/event.h>
#include <wx/timer.h>

#include <chrono>

namespace kizuna {

/// Tells the first press of a key from those that come because it stays down, so that a held key
/// chooses once. wxKeyEvent::IsAutoRepeat() is no help under GTK: in a window that a key has opened
/// it is true of the first press of another.
class HeldKey : private wxEvtHandler {
public:
    HeldKey();

    /// To be asked of every press of the keys that matter.
    bool is_repeated(const wxKeyEvent& press);

private:
    void look();

    int down_ = WXK_NONE;
    std::chrono::steady_clock::time_point last_; ///< when a press of it came
    bool was_up_ = false;                        ///< at the last look
    wxTimer look_;
};

} // namespace kizuna
