#include "gui/controls/held_key.h"

#include <wx/utils.h>

#include <utility>

namespace kizuna {
namespace {

constexpr int key_look_ms = 10;
/// Queued repeats come closer together than this; real presses do not.
constexpr std::chrono::milliseconds max_gap{20};

} // namespace

HeldKey::HeldKey()
{
    look_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
}

bool HeldKey::is_repeated(const wxKeyEvent& press)
{
    last_ = std::chrono::steady_clock::now();
    if (down_ == press.GetKeyCode())
        return true;
    down_ = press.GetKeyCode();
    was_up_ = false;
    look_.Start(key_look_ms);
    return false;
}

/// Polls for the release, because its event may go to another window. Also waits for queued
/// repeats, which a busy window may get only after the release.
void HeldKey::look()
{
    const bool is_up = !wxGetKeyState(static_cast<wxKeyCode>(down_));
    const bool was_up = std::exchange(was_up_, is_up);
    if (!is_up || !was_up || std::chrono::steady_clock::now() - last_ < max_gap)
        return;
    down_ = WXK_NONE;
    look_.Stop();
}

} // namespace kizuna
