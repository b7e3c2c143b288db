#pragma once

#include <wx/window.h>

#include <string>

namespace kizuna {

/// Says what happened through the screen reader that is running, if any; nothing of it is seen. It
/// speaks as a notification that appears, which is what Orca 43 listens to: of the announcements of
/// newer screen readers it knows nothing.
class Speaker : public wxWindow {
public:
    explicit Speaker(wxWindow* window);
    /// The one of the frame or dialog that a window is in; null where that has none.
    static Speaker* of(const wxWindow& window);

    /// Nothing where the text is empty. What is said while one event is handled is spoken together
    /// after it: a screen reader asks for the text late, and would find the last part alone.
    void say(const std::string& text);

private:
    void speak();

    std::string waiting_;
};

} // namespace kizuna
