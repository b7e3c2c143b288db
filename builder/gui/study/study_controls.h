#pragma once

#include "app/base/messages.h"

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxSpinCtrl;
class wxTextCtrl;

namespace kizuna {

/// The labelled controls of a study, in as many lines as they need. Each call adds one at the end,
/// also for the Tab key. `name` is for the tests, `spoken` for screen readers.
class StudyControls : public wxPanel {
public:
    StudyControls(wxWindow* parent, const Messages& messages);

    /// `items` are in the user's language; the first one is selected.
    wxChoice* choice(MessageKey label, MessageKey spoken, const char* name,
                     const std::vector<std::string>& items);
    /// A choice between going first and second, in this order.
    wxChoice* going(bool goes_first);
    /// A choice of keep rules in the order of keep_rule_presets(). Selects `asked` if it is one of
    /// them, else `preferred`, else cost-one.
    wxChoice* rule(const std::string& asked, const std::string& preferred);
    wxSpinCtrl* number(MessageKey label, MessageKey spoken, const char* name, int min, int max,
                       int first);
    /// A text field as wide as `letters` letters.
    wxTextCtrl* text(MessageKey label, MessageKey spoken, const char* name,
                     const std::string& first, int letters);
    wxButton* button(MessageKey label, const char* name, std::function<void()> run);

private:
    wxSizer* begin(MessageKey label);
    template <typename Control>
    Control* finish(wxSizer* place, Control* control, MessageKey spoken, const char* name);

    const Messages& messages_;
    int row_height_ = 0; ///< the height of every line in pixels, so that labels line up
};

} // namespace kizuna
