#pragma once

#include "app/base/messages.h"
#include "app/base/signal.h"
#include "cards/base/fault.h"
#include "gui/controls/suggestion_buttons.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>

class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A text field for a query or a rule. While the user types, a sentence below it tells what is
/// wrong, with buttons for suggested words.
class QueryField : public wxPanel {
public:
    /// The fault of a text; empty if it has none.
    using FaultOf = std::function<std::optional<Fault>(const std::string& text)>;

    /// The text field has the name `name`, the sentence NAME + " fault". `spoken` is the field's
    /// name for screen readers, `hint` an example shown while it is empty. `messages` outlives
    /// this.
    QueryField(wxWindow* parent, const Messages& messages, const wxString& name,
               const std::string& spoken, const std::string& hint, FaultOf fault_of);

    std::string text() const;
    /// Sets the text without sending `changed`.
    void show(const std::string& text);
    /// Focuses the field, with its text selected.
    void go_to_field();

    /// Sent after each change by the user.
    Signal changed;
    /// Sent after the height needed changed.
    Signal resized;

private:
    void check();
    void show_fault();
    void take_suggestion(const std::string& word);

    const Messages& messages_;
    FaultOf fault_of_;
    std::optional<Fault> fault_;
    wxTextCtrl* field_ = nullptr;
    wxStaticText* sentence_ = nullptr;
    std::optional<SuggestionButtons> suggestions_;
    int wrapped_width_ = 0;
};

} // namespace kizuna
