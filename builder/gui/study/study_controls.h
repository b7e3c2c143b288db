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

/// The labelled controls above a study, in as many lines as the width takes. Each call adds one
/// that is behind the others for the Tab key. `name` is for the tests, `spoken` for screen readers.
class StudyControls : public wxPanel {
public:
    StudyControls(wxWindow* parent, const Messages& messages);

    /// The first of `items`, which are in the user's language, is chosen.
    wxChoice* choice(MessageKey label, MessageKey spoken, const char* name,
                     const std::vector<std::string>& items);
    /// The first item, and the second where one does not go first.
    wxChoice* going(bool goes_first);
    /// The presets for keeping hands, in the order of keep_rule_presets(); chosen is `asked` where
    /// it is one of them, else `preferred`, else cost-one.
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
    int row_height_ = 0; ///< of every line, so that labels stand on one
};

} // namespace kizuna
