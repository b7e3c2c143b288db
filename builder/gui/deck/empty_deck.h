#pragma once

#include "gui/commands/command_bar.h"

#include <wx/panel.h>

namespace kizuna {

/// What stands in the place of the cards where a deck has none: what to do, with buttons for it.
class EmptyDeck : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    EmptyDeck(wxWindow* parent, CommandBar& commands, const Messages& messages);

private:
    void add_button(const char* command, MessageKey label);

    CommandBar& commands_;
    const Messages& messages_;
    int wrapped_width_ = 0; ///< that the text was broken into lines for
};

} // namespace kizuna
