#pragma once

#include <wx/event.h>
#include <wx/timer.h>

namespace kizuna {

/// Tells the first press of a key from those that come because it stays down, so that a held key
/// chooses once. wxWidgets 3.2 does not know under GTK: after a window opened by a key it takes the
/// first press of another for one.
class HeldKey : private wxEvtHandler {
public:
    HeldKey();

    /// To be asked of every press of the keys that matter.
    bool is_repeated(const wxKeyEvent& press);

private:
    void look();

    int down_ = WXK_NONE;
    wxTimer look_;
};

} // namespace kizuna
