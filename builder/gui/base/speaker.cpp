#include "gui/base/speaker.h"

#include "gui/base/accessible.h"

#include <utility>

namespace kizuna {

Speaker::Speaker(wxWindow* window) : wxWindow(window, wxID_ANY, wxDefaultPosition, wxSize(1, 1))
{
    SetName("speaker");
    Disable(); // gets no keys and no clicks
    SetCanFocus(false);
}

Speaker* Speaker::of(const wxWindow& window)
{
    const wxWindow* top = wxGetTopLevelParent(const_cast<wxWindow*>(&window));
    for (wxWindow* child : top->GetChildren()) {
        if (auto* speaker = dynamic_cast<Speaker*>(child))
            return speaker;
    }
    return nullptr;
}

void Speaker::say(const std::string& text)
{
    if (text.empty())
        return;
    if (waiting_.empty())
        CallAfter([this] { speak(); });
    waiting_ += (waiting_.empty() ? "" : "\n") + text;
}

void Speaker::speak()
{
    notify_screen_reader(*this, std::exchange(waiting_, {}));
}

} // namespace kizuna
