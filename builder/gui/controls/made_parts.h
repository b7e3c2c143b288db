#pragma once

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <functional>
#include <string>

namespace kizuna {

class Messages;

// Makes controls that many dialogs and pages have. `name` is for the tests; it may be empty.

wxButton* make_button(wxWindow* parent, const wxString& name, const std::string& label,
                      std::function<void()> run, wxWindowID id = wxID_ANY);
/// Buttons that end a dialog as Escape does.
wxButton* cancel_button(wxWindow* parent, const Messages& messages);
wxButton* close_button(wxWindow* parent, const Messages& messages);
wxStaticText* make_label(wxWindow* parent, const std::string& text);
/// A label that is empty at first.
wxStaticText* make_text(wxWindow* parent, const wxString& name, long style = 0);
/// A bold label.
wxStaticText* make_heading(wxWindow* parent, const std::string& text, const wxString& name = {});

/// A grid of labels and their controls, as dialogs have it. The window it is put into owns it.
wxFlexGridSizer* make_form(const wxWindow& parent);
/// Adds a label and its control, which screen readers call by the label.
void add_row(wxFlexGridSizer& form, const std::string& label, wxWindow& control);

} // namespace kizuna
