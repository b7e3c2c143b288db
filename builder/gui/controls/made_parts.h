#pragma once

#include <wx/button.h>
#include <wx/stattext.h>

#include <functional>
#include <string>

namespace kizuna {

class Messages;

// Controls as all dialogs and pages have them. `name` finds one in tests; empty: nothing does.

wxButton* make_button(wxWindow* parent, const wxString& name, const std::string& label,
                      std::function<void()> run, wxWindowID id = wxID_ANY);
/// Buttons that end a dialog, as Escape does.
wxButton* cancel_button(wxWindow* parent, const Messages& messages);
wxButton* close_button(wxWindow* parent, const Messages& messages);
wxStaticText* make_label(wxWindow* parent, const std::string& text);
/// Without words at first.
wxStaticText* make_text(wxWindow* parent, const wxString& name, long style = 0);
/// In bold letters.
wxStaticText* make_heading(wxWindow* parent, const std::string& text, const wxString& name = {});

} // namespace kizuna
