#pragma once

#include <wx/event.h>
#include <wx/timer.h>

#include <chrono>

namespace kizuna {

/// Tells the first press of a key from its repeats while it is held down, so that a held key
/// chooses only once. wxKeyEvent::IsAutoRepeat() does not work under GTK: in a window that was
/// opened by a key it is true for the first press of another key.
class HeldKey : private wxEvtHandler {
public:
    HeldKey();

    /// To be called for every press of the keys in question.
    bool is_repeated(const wxKeyEvent& press);

private:
    void look();

    int down_ = WXK_NONE;                        ///< the key that is down; WXK_NONE: none
    std::chrono::steady_clock::time_point last_; ///< time of its last press event
    bool was_up_ = false;                        ///< it was up at the last look()
    wxTimer look_;
};

} // namespace kizuna
