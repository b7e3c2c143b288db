#pragma once

#include "app/files/tab_names.h"
#include "gui/commands/command_bar.h"

#include <wx/panel.h>

class wxBookCtrlEvent;
class wxButton;
class wxNotebook;

namespace kizuna {

/// The open decks as tabs, shown if there are several. The pages of the tabs are empty: the deck
/// panel below always shows the active deck.
class DeckTabs : public wxPanel {
public:
    /// Everything passed in outlives the tabs.
    DeckTabs(wxWindow* parent, DeckDocument& document, CommandBar& commands,
             const Messages& messages);

    /// Opens a menu of all open decks, below its button.
    void list_decks();

private:
    void lay_out();
    void make_buttons();
    wxWindow* add_button(wxButton* button, const char* command);
    void show_decks();
    void show_labels();
    wxString label_of(const OpenDeck& deck, const TabName& name) const;
    int room_for_label() const;
    void on_moved(wxMouseEvent& event);
    void on_switched(wxBookCtrlEvent& event);
    void on_middle_click(wxMouseEvent& event);

    DeckDocument& document_;
    CommandBar& commands_;
    const Messages& messages_;
    wxNotebook* tabs_ = nullptr;
    wxWindow* list_button_ = nullptr; ///< null until there are tabs
    int tip_ = wxNOT_FOUND;           ///< the tab whose tooltip is set
    Subscription deck_changed_;
};

} // namespace kizuna
