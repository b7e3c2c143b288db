#pragma once

#include "app/base/messages.h"
#include "app/base/signal.h"

#include <wx/panel.h>

#include <string>

class wxButton;
class wxToggleButton;

namespace kizuna {

class FlowingText;

/// The foot of a study: a button that unfolds what can be set, what is set in one line, and the way
/// to the help. What it shows is for its owner to do.
class StudyOptions : public wxPanel {
public:
    StudyOptions(wxWindow* parent, const Messages& messages);

    void sum_up(const std::string& what_is_set);
    void show_unfolded(bool unfolded);

    Signal turned;    ///< the button was pressed; is_unfolded() says how it is now
    Signal explained; ///< the help is asked for
    bool is_unfolded() const;

    /// Button, help and line in as many rows as the width takes.
    bool Layout() override;

private:
    wxToggleButton* button_ = nullptr;
    wxButton* explain_ = nullptr;
    FlowingText* set_ = nullptr;
    bool is_laying_out_ = false;
};

} // namespace kizuna
