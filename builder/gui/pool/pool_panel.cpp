#include "gui/pool/pool_panel.h"

#include "app/decks/deck_edits.h"
#include "gui/accessible.h"
#include "gui/controls/card_drag.h"
#include "gui/pool/pool_columns.h"
#include "gui/pool/search_bar.h"
#include "gui/wx_text.h"

#include <wx/dataview.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace kizuna {

PoolPanel::PoolPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                     CardSelection& selection, CommandBar& commands, UserCards& cards,
                     PoolOrders& orders, PoolSettings& settings, const Messages& messages,
                     const SymbolIcons& icons)
    : wxPanel(parent), document_(document), search_(search), selection_(selection),
      commands_(commands), messages_(messages), searches_(search, settings, messages),
      model_(new PoolModel(search, document, cards, messages, icons))
{
    search_bar_ = new SearchBar(this, search_, messages_, icons);
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("card pool");
    set_accessible(*list_, messages_.get("gui.pool.name"_msg));
    list_->AssociateModel(model_.get());
    columns_ = std::make_unique<PoolColumns>(*list_, orders, search_, settings, messages_);
    selected_.emplace(*list_);
    list_->EnableDragSource(card_drag_format());

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(search_bar_, wxSizerFlags().Expand());
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);

    list_->Bind(wxEVT_KEY_DOWN, &PoolPanel::on_key_in_list, this);
    list_->Bind(wxEVT_CHAR, &PoolPanel::on_letter_in_list, this);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, &PoolPanel::on_selected, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { add_selected(); });
    list_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        mean_the_pool();
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
                [this](wxDataViewEvent&) { commands_.pop_up_card_menu(*list_); });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, &PoolPanel::on_header_click, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &PoolPanel::on_drag, this);
    SetDropTarget(new CardDropTarget(CardDrag::From::Deck, [this](const CardDrag& card) {
        change_cards(document_, card.cards, -1, messages_);
    }));

    search_entered_ = search_bar_->entered.subscribe([this] { on_enter_in_search(); });
    search_entered_with_shift_ =
        search_bar_->entered_with_shift.subscribe([this] { remove_selected(); });
    search_left_ = search_bar_->left_downwards.subscribe([this] { list_->SetFocus(); });
    searches_wanted_ = search_bar_->searches_wanted.subscribe([this] { show_searches(); });
    owned_changed_ = cards.owned().changed.subscribe([this] {
        columns_->bring_in("owned");
        list_->Refresh();
    });
    search_changed_ = search_.changed.subscribe([this] { show_search(); });
    deck_changed_ = document_.changed.subscribe([this] { model_->show_deck(); });
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
    model_->show_deck();
    show_search();
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
        return columns_->choose(*this);
    }
}

void PoolPanel::remember()
{
    searches_.remember();
    columns_->remember();
}

void PoolPanel::show_searches()
{
    searches_.pop_up(search_bar_->field(), [this] { go_to_search(); });
}

/// Round the end to the beginning, as searches in texts do. The keyboard stays where it is.
void PoolPanel::step(int by)
{
    const int rows = static_cast<int>(model_->GetCount());
    if (rows == 0)
        return;
    const Card* card = selection_.card();
    const auto row = card ? model_->row_of(*card) : std::nullopt;
    const int next = row ? (static_cast<int>(*row) + by + rows) % rows : by > 0 ? 0 : rows - 1;
    selection_.show(*model_->card_at(static_cast<unsigned>(next)));
}

void PoolPanel::show_search()
{
    const bool is_new_order = std::exchange(shown_text_, search_.text()) == search_.text();
    model_->show_search();
    columns_->show_order();
    select_something();
    if (is_new_order) // whoever sorts wants to see what comes first, not the selected row
        selected_->scroll_to([this] { return model_->first(); });
}

void PoolPanel::show_selection()
{
    const Card* card = selection_.card();
    if (const auto row = card ? model_->row_of(*card) : std::nullopt)
        selected_->select(model_->GetItem(*row));
    else
        list_->UnselectAll();
}

/// Enter adds what is selected, so something always is: the best answer where the last card is not
/// one.
void PoolPanel::select_something()
{
    const Card* card = selection_.card();
    const Card* first = model_->card_at(0);
    if (first && !(card && model_->row_of(*card)))
        selection_.show(*first);
    else
        show_selection();
}

/// A card of the pool is no card of the maybe pile, even where both are the same card.
void PoolPanel::mean_the_pool()
{
    if (const Card* card = selection_.card(); card && model_->row_of(*card))
        selection_.show(*card);
}

void PoolPanel::add_selected()
{
    mean_the_pool();
    commands_.run("card.add");
}

void PoolPanel::remove_selected()
{
    mean_the_pool();
    commands_.run("card.remove");
}

/// The rows are an older answer while the question is wrong, so none of them is meant.
void PoolPanel::on_enter_in_search()
{
    if (search_.fault())
        return;
    searches_.remember();
    add_selected();
}

/// Shift+Enter takes away what Enter adds; Escape, and Up on the first row, lead back to the field.
void PoolPanel::on_key_in_list(wxKeyEvent& event)
{
    const int key = event.GetKeyCode();
    const bool is_enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    const Card* card = selection_.card();
    const bool is_first = card && model_->card_at(0) == card;
    if (is_enter && event.GetModifiers() == wxMOD_SHIFT)
        remove_selected();
    else if (!event.HasAnyModifiers() && (key == WXK_ESCAPE || (key == WXK_UP && is_first)))
        go_to_search();
    else
        event.Skip();
}

/// Letters typed in the list begin a new search.
void PoolPanel::on_letter_in_list(wxKeyEvent& event)
{
    const wxUniChar letter(event.GetUnicodeKey());
    if (letter.GetValue() <= ' ' || letter.GetValue() == WXK_DELETE || event.HasModifiers())
        return event.Skip();
    search_bar_->type(letter);
}

void PoolPanel::on_header_click(wxDataViewEvent& event)
{
    columns_->order_by(*event.GetDataViewColumn());
}

void PoolPanel::on_selected(wxDataViewEvent& event)
{
    if (const Card* card =
            event.GetItem().IsOk() ? model_->card_at(model_->GetRow(event.GetItem())) : nullptr)
        selection_.show(*card);
}

void PoolPanel::on_drag(wxDataViewEvent& event)
{
    const Card* card = model_->card_at(model_->GetRow(event.GetItem()));
    if (!card)
        return event.Veto();
    event.SetDataObject(drag_data({CardDrag::From::Pool, {{card->id}}}));
    event.SetDragFlags(wxDrag_CopyOnly);
}

} // namespace kizuna
