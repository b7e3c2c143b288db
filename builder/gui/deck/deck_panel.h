#pragma once

#include "app/document/card_selection.h"
#include "app/pool/card_search.h"
#include "app/settings/settings.h"
#include "gui/commands/command_bar.h"
#include "gui/controls/card_drag.h"
#include "gui/controls/column_widths.h"
#include "gui/controls/row_pointer.h"
#include "gui/controls/row_selection.h"
#include "gui/controls/type_ahead.h"
#include "gui/deck/deck_model.h"

#include <wx/panel.h>

#include <optional>

class wxBoxSizer;
class wxChoice;
class wxDataViewCtrl;
class wxDataViewEvent;
class wxKeyEvent;

namespace kizuna {

class DeckBandView;
class DeckDrop;
class DeckHead;
class DeckPiles;
class DeckTabs;
class EmptyDeck;
class LargeCard;
class ViewSwitch;

/// The open deck: its head and its cards in groups.
class DeckPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
              CardSelection& selection, Pointing& pointing, Settings& settings,
              CommandBar& commands, const Messages& messages, const SymbolIcons& icons,
              LargeCard& large);

    /// What the cards of one group have in common from now on.
    void group_by(DeckGrouping grouping);
    void show_as(DeckView view);
    /// Lists the open decks beside their tabs, for one to be chosen.
    void list_decks();

private:
    void make_group_fields(DeckHead& head);
    void make_list(Pointing& pointing);
    void make_drop();
    void point_at(Pile pile);
    void drop(const CardDrag& drag);
    Pile pile_at(const wxPoint& point) const;
    DeckView view() const;
    bool shows_piles() const { return view() != DeckView::List; }
    void show_view();
    void show_cards();
    std::vector<DeckGroup> outline() const;
    std::vector<DeckGroup> marked(std::vector<DeckGroup> groups) const;
    void stay_near(std::size_t place, std::size_t rows_before);
    void show_selection();
    void select_something();
    void fold(const wxDataViewItem& head, bool folded);
    void select(const wxDataViewItem& item);
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
    Settings& settings_;
    CommandBar& commands_;
    Pointing& pointing_;
    LargeCard& large_;
    const Messages& messages_;

    wxChoice* grouping_ = nullptr;
    ViewSwitch* switch_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    DeckPiles* piles_ = nullptr; ///< null before they are first shown
    DeckTabs* tabs_ = nullptr;
    DeckBandView* band_ = nullptr;
    DeckDrop* drop_ = nullptr;
    EmptyDeck* empty_ = nullptr; ///< in the place of the list where there are no cards
    std::optional<ColumnWidths> widths_;
    std::optional<RowSelection> selected_;
    std::optional<CardsToDrag> to_drag_;
    TypeAhead typed_;
    std::optional<RowPointer> pointer_;
    wxObjectDataPtr<DeckModel> model_;

    std::uint64_t shown_deck_ = 0; ///< its OpenDeck::id
    bool rows_change_ = false;     ///< while they do, GTK selects rows that nobody meant

    Subscription deck_changed_;
    Subscription selection_changed_;
    Subscription command_comes_;
};

} // namespace kizuna
