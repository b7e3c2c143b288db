#pragma once

#include "app/base/messages.h"
#include "app/base/signal.h"

#include <wx/panel.h>

#include <string>

class wxButton;
class wxToggleButton;

namespace kizuna {

class FlowingText;

/// The foot of a study: a button that unfolds the options, a line that sums them up, and a button
/// for the help. The owner shows and hides the options.
class StudyOptions : public wxPanel {
public:
    StudyOptions(wxWindow* parent, const Messages& messages);

    void sum_up(const std::string& what_is_set);
    void show_unfolded(bool unfolded);

    Signal turned;    ///< sent when the button was pressed; is_unfolded() tells its new state
    Signal explained; ///< sent when the help button was pressed
    bool is_unfolded() const;

    /// Puts the buttons and the line into one row, or into more if the width is too small.
    bool Layout() override;

private:
    wxToggleButton* button_ = nullptr;
    wxButton* explain_ = nullptr;
    FlowingText* set_ = nullptr;
    bool is_laying_out_ = false;
};

} // namespace kizuna
