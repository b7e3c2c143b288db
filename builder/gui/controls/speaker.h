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

    /// Nothing where the text is empty.
    void say(const std::string& text);
    /// What was said last.
    const std::string& said() const { return said_; }

private:
    std::string said_;
};

} // namespace kizuna
