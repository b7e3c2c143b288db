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

/// A field for a query or a rule. What is wrong is told below it while it is typed, with words that
/// would be right as buttons.
class QueryField : public wxPanel {
public:
    /// What is wrong with a text; empty where nothing is.
    using FaultOf = std::function<std::optional<Fault>(const std::string& text)>;

    /// The text field is called `name`, the sentence below NAME + " fault". `spoken` names the
    /// field for screen readers, `hint` is an example of what it takes. `messages` outlives it.
    QueryField(wxWindow* parent, const Messages& messages, const wxString& name,
               const std::string& spoken, const std::string& hint, FaultOf fault_of);

    std::string text() const;
    /// Says no `changed`, and leaves a field alone that has this text already.
    void show(const std::string& text);
    void go_to_field();

    /// After each change by the user.
    Signal changed;
    /// After it became higher or lower.
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
