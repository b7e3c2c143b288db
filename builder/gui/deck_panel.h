#pragma once

#include "app/card_selection.h"
#include "gui/column_widths.h"
#include "gui/command_bar.h"
#include "gui/deck_model.h"
#include "gui/row_selection.h"

#include <wx/panel.h>

#include <optional>

class wxChoice;
class wxDataViewCtrl;
class wxDataViewEvent;
class wxKeyEvent;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// The open deck: its name, its format, its size, and its cards by unit.
class DeckPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
              CommandBar& commands, const Messages& messages, const SymbolIcons& icons);

private:
    wxSizer* make_head();
    void make_list();
    void show_deck();
    void show_cards();
    void stay_near(std::size_t place, std::size_t rows_before);
    void show_selection();
    void select(const wxDataViewItem& item);
    void take_name();
    void take_format();
    void on_selected(wxDataViewEvent& event);
    void on_activated(wxDataViewEvent& event);
    void on_key(wxKeyEvent& event);
    void on_drag(wxDataViewEvent& event);

    DeckDocument& document_;
    CardSelection& selection_;
    CommandBar& commands_;
    const Messages& messages_;

    wxTextCtrl* name_ = nullptr;
    wxChoice* format_ = nullptr;
    wxStaticText* size_ = nullptr;
    wxStaticText* protagonist_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    std::optional<ColumnWidths> widths_;
    std::optional<RowSelection> selected_;
    wxObjectDataPtr<DeckModel> model_;

    Subscription deck_changed_;
    Subscription selection_changed_;
    Subscription command_comes_;
};

} // namespace kizuna
