#include "gui/controls/held_key.h"

#include <wx/utils.h>

namespace kizuna {
namespace {

constexpr int look_ms = 20;

} // namespace

HeldKey::HeldKey()
{
    look_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
}

bool HeldKey::is_repeated(const wxKeyEvent& press)
{
    if (down_ == press.GetKeyCode())
        return true;
    down_ = press.GetKeyCode();
    look_.Start(look_ms);
    return false;
}

/// The release is told to whatever has the keyboard by then, so it is looked for.
void HeldKey::look()
{
    if (wxGetKeyState(static_cast<wxKeyCode>(down_)))
        return;
    down_ = WXK_NONE;
    look_.Stop();
}

} // namespace kizuna
