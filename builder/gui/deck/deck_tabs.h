#pragma once

#include "gui/window/command_bar.h"

#include <wx/panel.h>

class wxBookCtrlEvent;
class wxNotebook;

namespace kizuna {

/// The open decks as tabs, where there are several. What is below the tabs is the deck panel, which
/// shows the active deck whichever it is; so the pages are empty.
class DeckTabs : public wxPanel {
public:
    /// Everything passed in outlives the tabs.
    DeckTabs(wxWindow* parent, DeckDocument& document, CommandBar& commands,
             const Messages& messages);

private:
    void lay_out();
    void add_button(const wxString& icon, const char* command);
    void show_decks();
    wxString label_of(const OpenDeck& deck) const;
    void on_switched(wxBookCtrlEvent& event);
    void on_middle_click(wxMouseEvent& event);

    DeckDocument& document_;
    CommandBar& commands_;
    const Messages& messages_;
    wxNotebook* tabs_ = nullptr;
    Subscription deck_changed_;
};

} // namespace kizuna
