#pragma once

#include <wx/panel.h>

#include <string>

class wxStaticText;

namespace kizuna {

/// A strip that is there while cards are carried over a list, and says where they would go. It
/// covers what lies there, so that nothing moves.
class DropStrip : public wxPanel {
public:
    /// Hidden at first. The text in it is called `name` and "place".
    DropStrip(wxWindow* parent, const std::string& name);

    /// `lit`: the cards are over the strip itself, or it is where they go. `where` in its parent.
    void say(const std::string& text, bool lit, const wxRect& where);

private:
    wxStaticText* text_ = nullptr;
};

} // namespace kizuna
