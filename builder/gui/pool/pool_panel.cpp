// Long because: it keeps the list, the grid, the search field and the selection in step.
#include "gui/pool/pool_panel.h"

#include "app/document/deck_edits.h"
#include "app/outline/card_marks.h"
#include "app/text/card_label.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/controls/count_editor.h"
#include "gui/controls/drop_strip.h"
#include "gui/faces/large_rows.h"
#include "gui/items/view_switch.h"
#include "gui/pool/pool_columns.h"
#include "gui/pool/pool_grid.h"
#include "gui/pool/search_bar.h"

#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/slider.h>

#include <algorithm>
#include <set>
#include <utility>

namespace kizuna {
namespace {

constexpr int min_rows_height = 70; // in device-independent pixels

} // namespace

PoolPanel::PoolPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                     CardSelection& selection, Pointing& pointing, CommandBar& commands,
                     UserCards& cards, PoolOrders& orders, PoolSettings& settings,
                     const Messages& messages, const SymbolIcons& icons, LargeCard& large)
    : wxPanel(parent), document_(document), search_(search), selection_(selection),
      commands_(commands), pointing_(pointing), large_(large), orders_(orders), settings_(settings),
      messages_(messages), searches_(search, settings, messages),
      model_(new PoolModel(search, document, cards, messages, icons))
{
    if (settings_.sort != orders_.now() || settings_.descending != search_.descending())
        orders_.order_by(settings_.sort, settings_.descending);
    search_bar_ = new SearchBar(this, search_, messages_);
    make_switch();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(search_bar_, wxSizerFlags().Expand());
    SetSizer(column);
    if (!settings_.as_grid)
        need_list();
    make_drop();
    // Hide the list if it has no room: GTK warns about a list smaller than its scroll bars.
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        const auto has_room = [this](bool with_menus) {
            search_bar_->show_menus(with_menus);
            search_bar_->fit(GetClientSize().x);
            const int room = GetClientSize().y - search_bar_->GetBestSize().y;
            return room >= FromDIP(min_rows_height) * text_scale();
        };
        cards_window().Show(has_room(true) || has_room(false)); // first try without the menus
        event.Skip();
    });
    hear_search(cards);
    show_deck();
    show_search();
    if (settings_.as_grid)
        show_as_grid(true);
}

/// Makes the pool a drop target: cards dragged here from the deck are removed from it. A strip over
/// the search bar tells that.
void PoolPanel::make_drop()
{
    drop_ = new DropStrip(this, "pool drop");
    const auto dropped = [this](const CardDrag& drag) {
        if (drag.from == CardDrag::From::Deck)
            change_cards(document_, drag.cards, -1, messages_);
    };
    const auto over = [this](const wxPoint&) {
        const CardDrag& drag = carried();
        if (drag.from != CardDrag::From::Deck || drop_->IsShown())
            return;
        const bool is_of_deck = std::ranges::any_of(
            drag.cards, [](const SelectedCard& card) { return card.pile == Pile::Cards; });
        drop_->say(messages_.get("gui.pool.drop"_msg,
                                 {{"count", static_cast<int>(drag.cards.size())},
                                  {"pile", std::string(is_of_deck ? "deck" : "maybe")}}),
                   true, wxRect(0, 0, GetClientSize().x, search_bar_->GetSize().y));
    };
    SetDropTarget(new CardDropTarget({dropped, over, [this] { drop_->Hide(); }}));
}

/// Makes the list if there is none yet. It is slow to make, and the grid does not need it.
void PoolPanel::need_list()
{
    if (list_)
        return;
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_MULTIPLE | wxDV_ROW_LINES);
    set_names(*list_, "card pool", messages_.get("gui.pool.name"_msg));
    list_->AssociateModel(model_.get());
    columns_ =
        std::make_unique<PoolColumns>(*list_, *model_, orders_, search_, settings_, messages_);
    selected_.emplace(*list_);
    to_drag_.emplace(*list_, selection_);
    pointer_.emplace(
        *list_, pointing_,
        [this](const wxDataViewItem& item) { return model_->card_at(model_->GetRow(item)); },
        [this](const Card& card) {
            return large_.tip(card, CardMarks(document_, messages_).reason(card));
        });
    list_->EnableDragSource(card_drag_format());

    list_->Bind(wxEVT_KEY_DOWN, &PoolPanel::on_key_in_list, this);
    list_->Bind(wxEVT_CHAR, &PoolPanel::on_letter, this);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, &PoolPanel::on_selected, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, &PoolPanel::on_activated, this);
    listen(*list_, wxEVT_SET_FOCUS, [this] {
        select_in_pool();
        selected_->scroll_to_selected();
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
                [this](wxDataViewEvent&) { commands_.pop_up_card_menu(*list_); });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK,
                [this](wxDataViewEvent& event) { columns_->order_by(*event.GetDataViewColumn()); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &PoolPanel::on_drag, this);
    show_large(large_, *list_, [this](const wxDataViewItem& item) {
        return model_->card_at(model_->GetRow(item));
    });
    GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    list_->Show(!settings_.as_grid);
}

void PoolPanel::hear_search(UserCards& cards)
{
    const auto run_where_answered = [this](const char* command) {
        return [this, command] {
            if (has_answer())
                run_on_selected(command);
        };
    };
    subscriptions_ = {
        search_bar_->entered.subscribe(run_where_answered("card.add")),
        search_bar_->entered_with_shift.subscribe([this] { run_on_selected("card.remove"); }),
        search_bar_->entered_with_control.subscribe(run_where_answered("card.fill")),
        search_bar_->left_downwards.subscribe([this] { go_down(); }),
        search_bar_->searches_wanted.subscribe([this] { show_searches(); }),
        cards.owned().changed.subscribe([this] {
            need_list();
            columns_->bring_in("owned");
            list_->Refresh();
        }),
        search_.changed.subscribe([this] { show_search(); }),
        document_.changed.subscribe([this] { show_deck(); }),
        selection_.changed.subscribe([this] { show_selection(); })};
}

/// Makes the controls beside the search field: list or grid, and the size of the faces.
void PoolPanel::make_switch()
{
    size_ = new wxSlider(search_bar_, wxID_ANY, settings_.card_width, min_card_width,
                         max_card_width, wxDefaultPosition, FromDIP(wxSize(90, -1)));
    size_->SetToolTip(to_wx(messages_.get("gui.grid.size"_msg)));
    set_names(*size_, "card size", messages_.get("gui.grid.size"_msg));
    size_->Bind(wxEVT_SLIDER,
                [this](wxCommandEvent&) { grid_->set_card_width(size_->GetValue()); });
    listen(*size_, wxEVT_KEY_DOWN, [this] {
        size_->SetValue(settings_.card_width); // size_rest_ may still run
    });
    size_->Hide();
    search_bar_->add_beside_field(*size_);
    switch_ = new ViewSwitch(
        search_bar_,
        {{"as list", "M4 6h16 M4 12h16 M4 18h16", messages_.get("gui.view.as-list"_msg)},
         {"as grid", "M4 4h6v7H4z M14 4h6v7h-6z M4 14h6v6H4z M14 14h6v6h-6z",
          messages_.get("gui.view.as-grid"_msg)}},
        settings_.as_grid ? 1 : 0, [this](std::size_t view) { show_as_grid(view == 1); });
    search_bar_->add_beside_field(*switch_);
}

void PoolPanel::make_grid()
{
    grid_ = new PoolGrid(
        this, document_, search_, selection_, pointing_, commands_, large_, settings_, messages_,
        {[this](std::string_view command) { run_on_selected(command); },
         [this](int copies) { set_selected(copies); }, [this] { go_to_search(); }});
    grid_->Bind(wxEVT_CHAR, &PoolPanel::on_letter, this);
    size_rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { size_->SetValue(settings_.card_width); });
    subscriptions_.push_back(grid_->width_changed.subscribe([this] {
        constexpr int moment_ms = 100; // later, as the wheel may go on turning
        size_rest_.StartOnce(moment_ms);
    }));
    GetSizer()->Add(grid_, wxSizerFlags(1).Expand());
}

void PoolPanel::show_as_grid(bool as_grid)
{
    if (as_grid && !grid_)
        make_grid();
    const bool had_keyboard = cards_window().HasFocus();
    settings_.as_grid = as_grid;
    if (!as_grid) {
        need_list();
        bring_list_up_to_date();
    }
    switch_->show(as_grid ? 1 : 0);
    size_->Show(as_grid);
    if (list_)
        list_->Show(!as_grid);
    if (grid_)
        grid_->Show(as_grid);
    search_bar_->Layout();
    Layout();
    if (had_keyboard)
        cards_window().SetFocus();
    if (as_grid)
        grid_->scroll_to_selected();
    else
        selected_->scroll_to_selected();
}

/// Fills the list if the search changed while it was hidden. A hidden list is not filled at each
/// letter, because that takes GTK longer than the search itself.
void PoolPanel::bring_list_up_to_date()
{
    if (std::exchange(list_is_old_, false)) {
        model_->show_search();
        model_->show_deck();
        columns_->show_order();
    }
    show_selection();
}

wxWindow& PoolPanel::cards_window() const
{
    return grid_ && settings_.as_grid ? static_cast<wxWindow&>(*grid_) : *list_;
}

PoolPanel::~PoolPanel() = default;

void PoolPanel::go_to_search()
{
    search_bar_->go_to_field();
}

void PoolPanel::act(PoolAct act)
{
    switch (act) {
    case PoolAct::NextHit:
        return step(1);
    case PoolAct::PreviousHit:
        return step(-1);
    case PoolAct::Filters:
        return search_bar_->go_to_chips();
    case PoolAct::SaveSearch:
        return searches_.keep(*this);
    case PoolAct::Searches:
        return show_searches();
    case PoolAct::Columns:
        need_list();
        return columns_->choose(*this);
    case PoolAct::List:
        return show_as_grid(false);
    case PoolAct::Grid:
        return show_as_grid(true);
    }
}

int PoolPanel::min_height() const
{
    constexpr int title_and_rows = 6; // in lines of text
    const int cards =
        grid_ && settings_.as_grid ? grid_->row_height() : title_and_rows * GetCharHeight();
    return cards_window().GetPosition().y + cards;
}

void PoolPanel::remember()
{
    searches_.remember();
    settings_.sort = orders_.now();
    settings_.descending = search_.descending();
    if (columns_)
        columns_->remember();
}

void PoolPanel::show_searches()
{
    searches_.pop_up(search_bar_->field(), [this] { go_to_search(); });
}

/// Selects the next or previous row, from the last row on to the first. The focus stays.
void PoolPanel::step(int by)
{
    const int rows = static_cast<int>(search_.rows().size());
    if (rows == 0)
        return;
    const Card* card = selection_.card();
    const auto row = card ? model_->row_of(*card) : std::nullopt;
    const int next = row ? (static_cast<int>(*row) + by + rows) % rows : by > 0 ? 0 : rows - 1;
    selection_.show(*model_->card_at(static_cast<unsigned>(next)));
    if (settings_.as_grid)
        grid_->scroll_to_selected();
    else
        selected_->scroll_to_selected();
}

void PoolPanel::show_deck()
{
    if (settings_.as_grid)
        list_is_old_ = true;
    else
        model_->show_deck();
    if (std::exchange(shown_format_, document_.format().id) != document_.format().id && list_)
        list_->Refresh();
}

void PoolPanel::show_search()
{
    const bool is_new_text = std::exchange(shown_text_, search_.text()) != search_.text();
    list_is_old_ = settings_.as_grid;
    if (!list_is_old_) {
        model_->show_search();
        columns_->show_order();
    }
    select_something(is_new_text);
    if (list_is_old_)
        return grid_ ? grid_->scroll_to_selected() : void();
    if (is_new_text)
        selected_->scroll_to_selected();
    else // after sorting show the first row, not the selected one
        selected_->scroll_to([this] { return model_->first(); });
}

/// The rows of selected cards, from the top.
std::vector<unsigned> PoolPanel::selected_rows() const
{
    std::vector<unsigned> rows;
    if (selection_.all().size() == 1) { // the usual case, without a walk through all rows
        const Card* card = selection_.card();
        if (const auto row = card ? model_->row_of(*card) : std::nullopt)
            rows.push_back(*row);
        return rows;
    }
    std::set<const Card*> cards;
    for (const SelectedCard& each : selection_.all())
        cards.insert(search_.library().find(each.code).card);
    for (unsigned row = 0; !cards.empty() && row < search_.rows().size(); ++row) {
        if (cards.contains(model_->card_at(row)))
            rows.push_back(row);
    }
    return rows;
}

void PoolPanel::show_selection()
{
    const std::vector<unsigned> rows = selected_rows();
    if (!settings_.as_grid) {
        wxDataViewItemArray items;
        for (const unsigned row : rows)
            items.Add(model_->GetItem(row));
        const Card* card = selection_.card();
        const auto current = card ? model_->row_of(*card) : std::nullopt;
        selected_->mark_all_of(items, current ? model_->GetItem(*current) : wxDataViewItem());
    }
    search_bar_->tell_selected(static_cast<int>(rows.size()));
}

/// Keeps a card selected, so that Enter can add it: the best match of a new query, or the remaining
/// ones of several selected cards. Emptying the field keeps the selection.
void PoolPanel::select_something(bool is_new_text)
{
    const std::size_t rows = selected_rows().size();
    const Card* best = search_.best();
    const bool is_asked = is_new_text && !search_.text().empty() && selection_.all().size() < 2;
    const bool is_there = rows == 1 && selection_.card() == best;
    if (best && !is_there && (rows == 0 || is_asked))
        selection_.show(*best);
    else if (!best && is_new_text) // do not show a card that does not match
        selection_.clear();
    else if (rows == selection_.all().size())
        show_selection();
    else
        select_in_pool();
}

/// Makes the selected cards count as cards of the pool, not of the deck or the maybe pile.
void PoolPanel::select_in_pool()
{
    show_selection();
    take_selection();
}

/// As select_in_pool(), but selects the best match if no row of the pool is selected.
void PoolPanel::select_to_change()
{
    select_in_pool();
    const Card* best = search_.best();
    if (best && selected_rows().empty())
        selection_.show(*best);
}

/// Makes the selection the cards of the selected rows or faces. Does nothing if there are none.
void PoolPanel::take_selection()
{
    std::vector<SelectedCard> all;
    wxDataViewItem at;
    if (settings_.as_grid) {
        for (const unsigned row : selected_rows())
            all.push_back({model_->card_at(row)->id});
    } else {
        wxDataViewItemArray items;
        list_->GetSelections(items);
        for (const wxDataViewItem& item : items) {
            if (const Card* card = model_->card_at(model_->GetRow(item)))
                all.push_back({card->id});
        }
        at = list_->GetCurrentItem();
    }
    if (all.empty())
        return;
    SelectedCard looked_at = all.back();
    if (at.IsOk() && list_->IsSelected(at))
        looked_at = {model_->card_at(model_->GetRow(at))->id};
    else if (std::ranges::find(all, SelectedCard{selection_.code()}) != all.end())
        looked_at = {selection_.code()};
    selection_.show_several(search_.library().find(looked_at.code).card, looked_at, std::move(all));
}

/// Runs a command on the selected cards. Does nothing if no card matches: the selection is then of
/// the deck or of an older query.
void PoolPanel::run_on_selected(std::string_view command)
{
    if (search_.rows().empty())
        return;
    select_to_change();
    commands_.run(command);
}

void PoolPanel::set_selected(int copies)
{
    if (search_.rows().empty())
        return;
    select_to_change();
    set_copies(document_, selection_.all(), copies, messages_);
}

/// Opens the editor of copies over their column, or over the first one if that is hidden.
void PoolPanel::edit_copies()
{
    select_in_pool();
    const Card* card = selection_.card();
    const auto row = card ? model_->row_of(*card) : std::nullopt;
    if (!row)
        return;
    const wxDataViewColumn* column = list_->GetColumn(0);
    for (unsigned at = 0; at < list_->GetColumnCount(); ++at) {
        if (list_->GetColumn(at)->GetModelColumn() == PoolModel::Copies)
            column = list_->GetColumn(at);
    }
    CountEditor::open(*list_, model_->GetItem(*row), *column, document_.resolved().copies_of(*card),
                      messages_.get("gui.copies.editor"_msg,
                                    {{"card", card_name(*card, messages_.card_language())}}),
                      [this, cards = selection_.all()](int copies) {
                          set_copies(document_, cards, copies, messages_);
                      });
}

/// Goes from the search field to the cards. The first row is usually selected already, so this
/// selects the second.
void PoolPanel::go_down()
{
    if (search_.rows().empty() && search_bar_->go_to_suggestions())
        return;
    cards_window().SetFocus();
    const Card* card = selection_.card();
    if (card && card == model_->card_at(0) && selection_.all().size() == 1 &&
        search_.rows().size() > 1)
        step(1);
}

/// True if a card matches the query, which is then kept in the history. Else has screen readers say
/// what is wrong.
bool PoolPanel::has_answer()
{
    if (search_.fault())
        search_.finish();
    if (search_.rows().empty()) {
        search_bar_->say_status();
        return false;
    }
    searches_.remember();
    return true;
}

/// Enter adds a copy, Shift+Enter removes one, Ctrl+Enter adds all that are allowed; Escape, and Up
/// in the first row, go back to the search field.
void PoolPanel::on_key_in_list(wxKeyEvent& event)
{
    const int key = event.GetKeyCode();
    const bool is_enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    const Card* card = selection_.card();
    const bool is_first = card && model_->card_at(0) == card;
    const bool no_command = (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
    if (is_enter && event.GetModifiers() == wxMOD_SHIFT)
        run_on_selected("card.remove");
    else if (is_enter && event.GetModifiers() == wxMOD_CONTROL)
        run_on_selected("card.fill");
    else if (!event.HasAnyModifiers() && (is_enter || key == WXK_SPACE))
        run_on_selected("card.add"); // GTK would first select only the current row
    else if (const auto copies = copies_of_key(event))
        set_selected(*copies);
    else if (no_command && (key == WXK_NUMPAD_ADD || key == '+' || key == '='))
        run_on_selected("card.add");
    else if (no_command && (key == WXK_NUMPAD_SUBTRACT || key == '-' || key == WXK_DELETE))
        run_on_selected("card.remove");
    else if (!event.HasAnyModifiers() && key == WXK_F2)
        edit_copies();
    else if (!event.HasAnyModifiers() && (key == WXK_ESCAPE || (key == WXK_UP && is_first)))
        go_to_search();
    else
        event.Skip();
}

/// Letters typed in the list or the grid begin a new search; digits set the copies.
void PoolPanel::on_letter(wxKeyEvent& event)
{
    const wxUniChar letter(event.GetUnicodeKey());
    if (letter.GetValue() <= ' ' || letter.GetValue() == WXK_DELETE || event.HasModifiers())
        return event.Skip();
    if (letter >= '0' && letter <= '9') // handled as copies; no card's name begins with a digit
        return;
    search_bar_->type(letter);
}

void PoolPanel::on_activated(wxDataViewEvent& event)
{
    const wxDataViewColumn* column = event.GetDataViewColumn();
    if (column && column->GetModelColumn() == PoolModel::Copies)
        edit_copies();
    else
        run_on_selected("card.add");
}

void PoolPanel::on_selected(wxDataViewEvent&)
{
    const std::vector<SelectedCard> before = selection_.all();
    take_selection();
    to_drag_->note(before);
    CallAfter([this] { show_selection(); }); // selects a row again if none is left selected
}

void PoolPanel::on_drag(wxDataViewEvent& event)
{
    const Card* card = model_->card_at(model_->GetRow(event.GetItem()));
    if (!card)
        return event.Veto();
    begin_drag(event, {CardDrag::From::Pool, to_drag_->take({card->id})});
}

} // namespace kizuna
