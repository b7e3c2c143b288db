#pragma once

#include "app/document/deck_document.h"
#include "gui/commands/command_bar.h"

#include <wx/scrolwin.h>

#include <utility>
#include <vector>

class wxButton;
class wxStaticText;

namespace kizuna {

/// Shown in place of the cards while the deck is empty: a list of what a deck needs, and buttons to
/// begin. It scrolls if it has too little room, as with large text.
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
    int wrapped_width_ = 0; ///< width that the texts are wrapped for, in pixels; 0: none yet
    Subscription deck_changed_;
};

} // namespace kizuna
