#pragma once

#include <wx/panel.h>

#include <string>

class wxStaticText;

namespace kizuna {

/// A strip shown while cards are dragged over a list; it tells where they would go. It covers other
/// controls, so that nothing moves.
class DropStrip : public wxPanel {
public:
    /// Hidden at first. Its text has the name NAME + " place".
    DropStrip(wxWindow* parent, const std::string& name);

    /// Shows a text at `where`, in its parent's coordinates. `lit` highlights the strip, as the
    /// place that the cards would go to.
    void say(const std::string& text, bool lit, const wxRect& where);

private:
    wxStaticText* text_ = nullptr;
};

} // namespace kizuna
