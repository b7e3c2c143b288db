#pragma once

#include <wx/window.h>

#include <string>

namespace kizuna {

/// Has a running screen reader say texts. It is invisible. It acts as a notification that appears,
/// because Orca 43 does not know announcements, which newer screen readers have.
class Speaker : public wxWindow {
public:
    explicit Speaker(wxWindow* window);
    /// The speaker of the frame or dialog that contains the window; null if it has none.
    static Speaker* of(const wxWindow& window);

    /// Says a text; an empty one does nothing. Texts of one event are spoken together after it: a
    /// screen reader reads the text late and would find only the last one.
    void say(const std::string& text);

private:
    void speak();

    std::string waiting_;
};

} // namespace kizuna
