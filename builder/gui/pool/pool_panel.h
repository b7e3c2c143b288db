#pragma once

#include "app/document/card_selection.h"
#include "app/pool/card_search.h"
#include "gui/commands/command_bar.h"
#include "gui/controls/card_drag.h"
#include "gui/pool/pool_model.h"
#include "gui/pool/search_menus.h"
#include "gui/rows/row_pointer.h"
#include "gui/rows/row_selection.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class wxDataViewCtrl;
class wxDataViewEvent;
class wxKeyEvent;
class wxSlider;

namespace kizuna {

class DropStrip;
class LargeCard;
class PoolColumns;
class PoolGrid;
class PoolOrders;
class SearchBar;
class ViewSwitch;

/// The card pool: the search bar, and the matching cards as a list or a grid.
class PoolPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    PoolPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
              CardSelection& selection, Pointing& pointing, CommandBar& commands, UserCards& cards,
              PoolOrders& orders, PoolSettings& settings, const Messages& messages,
              const SymbolIcons& icons, LargeCard& large);
    ~PoolPanel() override;

    /// Gives the search field the focus, with its text selected.
    void go_to_search();
    void act(PoolAct act);
    /// Min height in pixels that shows a whole row of cards.
    int min_height() const;
    /// Writes columns, order and the last query to the settings.
    void remember();

private:
    void make_drop();
    void need_list();
    void hear_search(UserCards& cards);
    void make_switch();
    void show_as_grid(bool as_grid);
    void bring_list_up_to_date();
    void make_grid();
    wxWindow& cards_window() const;
    void show_search();
    void show_deck();
    void select_in_pool();
    void select_to_change();
    void take_selection();
    std::vector<unsigned> selected_rows() const;
    void set_selected(int copies);
    void edit_copies();
    void go_down();
    void run_on_selected(std::string_view command);
    void step(int by);
    void show_searches();
    void show_selection();
    void select_something(bool is_new_text);
    bool has_answer();
    void on_key_in_list(wxKeyEvent& event);
    void on_letter(wxKeyEvent& event);
    void on_activated(wxDataViewEvent& event);
    void on_selected(wxDataViewEvent& event);
    void on_drag(wxDataViewEvent& event);

    DeckDocument& document_;
    CardSearch& search_;
    CardSelection& selection_;
    CommandBar& commands_;
    Pointing& pointing_;
    LargeCard& large_;
    PoolOrders& orders_;
    PoolSettings& settings_;
    const Messages& messages_;

    SearchBar* search_bar_ = nullptr;
    DropStrip* drop_ = nullptr;
    ViewSwitch* switch_ = nullptr;
    wxSlider* size_ = nullptr;       ///< sets the size of the faces
    wxTimer size_rest_;              ///< runs until the slider shows a size set by the wheel
    PoolGrid* grid_ = nullptr;       ///< null until first shown
    wxDataViewCtrl* list_ = nullptr; ///< null until first needed
    SearchMenus searches_;
    std::unique_ptr<PoolColumns> columns_;
    std::optional<RowSelection> selected_;
    bool list_is_old_ = false; ///< the search changed while the list was hidden
    std::optional<CardsToDrag> to_drag_;
    std::optional<RowPointer> pointer_;
    wxObjectDataPtr<PoolModel> model_;
    std::string shown_text_;   ///< the query of the rows
    std::string shown_format_; ///< id of the format whose forbidden cards are marked

    std::vector<Subscription> subscriptions_;
};

} // namespace kizuna
