#pragma once

#include "app/cards/card_search.h"
#include "app/cards/card_selection.h"
#include "gui/controls/column_widths.h"
#include "gui/controls/row_selection.h"
#include "gui/pool/pool_model.h"
#include "gui/window/command_bar.h"

#include <wx/panel.h>

#include <optional>
#include <string>

class wxDataViewCtrl;
class wxDataViewEvent;
class wxKeyEvent;

namespace kizuna {

class SearchBar;

/// The card pool: the search bar and the cards that answer.
class PoolPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    PoolPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
              CardSelection& selection, CommandBar& commands, const Messages& messages,
              const SymbolIcons& icons);

    /// The search field gets the keyboard, its text selected.
    void go_to_search();

private:
    void make_columns();
    void show_search();
    void mean_the_pool();
    void add_selected();
    void show_selection();
    void select_something();
    void on_enter_in_search();
    void on_letter_in_list(wxKeyEvent& event);
    void on_header_click(wxDataViewEvent& event);
    void on_selected(wxDataViewEvent& event);
    void on_drag(wxDataViewEvent& event);

    DeckDocument& document_;
    CardSearch& search_;
    CardSelection& selection_;
    CommandBar& commands_;
    const Messages& messages_;

    SearchBar* search_bar_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    std::optional<ColumnWidths> widths_;
    std::optional<RowSelection> selected_;
    wxObjectDataPtr<PoolModel> model_;
    std::string shown_text_; ///< the question that the rows answer

    Subscription search_entered_;
    Subscription search_left_;
    Subscription search_changed_;
    Subscription deck_changed_;
    Subscription selection_changed_;
};

} // namespace kizuna
