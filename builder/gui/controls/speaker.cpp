#include "gui/controls/speaker.h"

#include "gui/accessible.h"

namespace kizuna {

Speaker::Speaker(wxWindow* window) : wxWindow(window, wxID_ANY, wxDefaultPosition, wxSize(1, 1))
{
    SetName("speaker");
    Disable(); // for keys and pointer
}

void Speaker::say(const std::string& text)
{
    if (text.empty())
        return;
    said_ = text;
    notify_screen_reader(*this, text);
}

} // namespace kizuna
