#pragma once

#include "app/document/deck_document.h"
#include "gui/commands/command_bar.h"

#include <wx/scrolwin.h>

#include <utility>
#include <vector>

class wxButton;
class wxStaticText;

namespace kizuna {

/// What stands in the place of the cards where a deck has none: what a deck needs, and what to do,
/// with buttons for it. It scrolls where large text leaves it too little room.
class EmptyDeck : public wxScrolledWindow {
public:
    /// Everything passed in outlives the panel.
    EmptyDeck(wxWindow* parent, DeckDocument& document, CommandBar& commands,
              const Messages& messages);

private:
    void add_button(const char* command, MessageKey label);
    void show_items();
    void wrap_texts();

    DeckDocument& document_;
    CommandBar& commands_;
    const Messages& messages_;
    wxStaticText* title_ = nullptr;
    wxStaticText* text_ = nullptr;
    wxStaticText* items_ = nullptr;
    std::vector<std::pair<wxButton*, MessageKey>> buttons_;
    int wrapped_width_ = 0; ///< that the texts were broken into lines for
    Subscription deck_changed_;
};

} // namespace kizuna
