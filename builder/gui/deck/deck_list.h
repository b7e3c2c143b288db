#pragma once

#include "app/document/card_selection.h"
#include "app/document/deck_document.h"
#include "app/outline/deck_outline.h"
#include "app/pool/pointing.h"
#include "gui/commands/command_bar.h"
#include "gui/controls/card_drag.h"
#include "gui/deck/deck_model.h"
#include "gui/rows/column_widths.h"
#include "gui/rows/row_pointer.h"
#include "gui/rows/row_selection.h"
#include "gui/rows/type_ahead.h"

#include <wx/dataview.h>

#include <cstdint>
#include <vector>

namespace kizuna {

class LargeCard;

/// The deck as a list of cards in groups that can be folded.
class DeckList : public wxDataViewCtrl {
public:
    /// Everything passed in outlives the list.
    DeckList(wxWindow* parent, DeckDocument& document, CardSelection& selection, Pointing& pointing,
             CommandBar& commands, LargeCard& large, const Messages& messages,
             const SymbolIcons& icons);

    /// Shows the groups of the open deck and marks cards that have a flaw. Unfolds new groups;
    /// unfolds all groups when another deck is shown than before.
    void show(std::vector<DeckGroup> groups);
    /// Scrolls to the first row once the program is idle, when all rows are there.
    void scroll_to_first();
    /// The pile at this point of the window; Pile::Cards if no row is there.
    Pile pile_at(const wxPoint& in_window) const;

private:
    void make_columns();
    void bind_events();
    std::vector<DeckGroup> marked(std::vector<DeckGroup> groups) const;
    void stay_near(std::size_t place, std::size_t rows_before);
    void show_selection();
    void select_something();
    void fold(const wxDataViewItem& head, bool folded);
    void select_row(const wxDataViewItem& item);
    void select_all_of(const wxDataViewItemArray& items);
    wxDataViewItem current() const;
    void on_selected(wxDataViewEvent& event);
    void on_activated(wxDataViewEvent& event);
    void on_key(wxKeyEvent& event);
    void edit_copies();
    void type_ahead(wxUniChar letter);
    void on_sideways_key(bool left);
    void on_drag(wxDataViewEvent& event);

    DeckDocument& document_;
    CardSelection& selection_;
    CommandBar& commands_;
    const Messages& messages_;

    wxObjectDataPtr<DeckModel> model_;
    ColumnWidths widths_;
    RowSelection selected_;
    CardsToDrag to_drag_;
    RowPointer pointer_;
    TypeAhead typed_;

    std::uint64_t shown_deck_ = 0; ///< OpenDeck::id of the deck shown
    bool rows_change_ = false;     ///< show() is at work; GTK's changes of selection do not count

    Subscription selection_changed_;
};

} // namespace kizuna
