#include "gui/pool/pool_panel.h"

#include "app/cards/card_names.h"
#include "app/decks/deck_edits.h"
#include "gui/accessible.h"
#include "gui/controls/card_drag.h"
#include "gui/pool/search_bar.h"
#include "gui/wx_text.h"

#include <wx/dataview.h>
#include <wx/sizer.h>

#include <array>
#include <utility>

namespace kizuna {
namespace {

/// How a column looks and in which order its header puts the cards.
struct ColumnForm {
    PoolModel::Column column;
    MessageKey title;
    int least_width; ///< in device-independent pixels
    int weight;      ///< for its share of what is left of the width
    wxAlignment align;
    std::optional<SortKey> order; ///< of names: as the language has it
};

constexpr std::array forms{
    ColumnForm{PoolModel::Id, "gui.column.id"_msg, 70, 0, wxALIGN_LEFT, SortKey::Id},
    ColumnForm{PoolModel::Name, "gui.column.name"_msg, 150, 5, wxALIGN_LEFT, std::nullopt},
    ColumnForm{PoolModel::Copies, "gui.column.in-deck"_msg, 36, 0, wxALIGN_CENTRE, std::nullopt},
    ColumnForm{PoolModel::Cost, "gui.column.cost"_msg, 36, 0, wxALIGN_CENTRE, SortKey::Cost},
    ColumnForm{PoolModel::ClassChange, "gui.column.class-change"_msg, 34, 0, wxALIGN_CENTRE,
               SortKey::ClassChange},
    ColumnForm{PoolModel::Attack, "gui.column.attack"_msg, 36, 0, wxALIGN_CENTRE, SortKey::Attack},
    ColumnForm{PoolModel::Support, "gui.column.support"_msg, 36, 0, wxALIGN_CENTRE,
               SortKey::Support},
    ColumnForm{PoolModel::Range, "gui.column.range"_msg, 36, 0, wxALIGN_CENTRE, std::nullopt},
    ColumnForm{PoolModel::Symbol, "gui.column.symbol"_msg, 70, 1, wxALIGN_LEFT, SortKey::Symbol},
    ColumnForm{PoolModel::OtherName, "gui.column.other-name"_msg, 92, 2, wxALIGN_LEFT,
               std::nullopt},
};

/// Empty where the column has no order of its own.
std::optional<SortKey> order_of(unsigned column, std::string_view language)
{
    if (column == PoolModel::Name)
        return name_order(language);
    if (column == PoolModel::OtherName)
        return other_name_order(language);
    const auto found = std::ranges::find(forms, column, &ColumnForm::column);
    return found == forms.end() ? std::nullopt : found->order;
}

} // namespace

PoolPanel::PoolPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                     CardSelection& selection, CommandBar& commands, const Messages& messages,
                     const SymbolIcons& icons)
    : wxPanel(parent), document_(document), search_(search), selection_(selection),
      commands_(commands), messages_(messages),
      model_(new PoolModel(search, document, messages, icons))
{
    search_bar_ = new SearchBar(this, search_, messages_);
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("card pool");
    set_accessible(*list_, messages_.get("gui.pool.name"_msg));
    list_->AssociateModel(model_.get());
    widths_.emplace(*list_);
    selected_.emplace(*list_);
    make_columns();
    list_->EnableDragSource(card_drag_format());

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(search_bar_, wxSizerFlags().Expand());
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);

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
    search_left_ = search_bar_->left_downwards.subscribe([this] { list_->SetFocus(); });
    search_changed_ = search_.changed.subscribe([this] { show_search(); });
    deck_changed_ = document_.changed.subscribe([this] { model_->show_deck(); });
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
    model_->show_deck();
    show_search();
}

void PoolPanel::make_columns()
{
    for (const ColumnForm& form : forms) {
        const wxString title = to_wx(messages_.get(form.title));
        const int flags = wxDATAVIEW_COL_RESIZABLE;
        // Without a width from the start GTK takes rows to differ in height, and measures them all.
        const int width = FromDIP(form.least_width);
        auto* column = form.column == PoolModel::Name
                           ? list_->AppendIconTextColumn(title, form.column, wxDATAVIEW_CELL_INERT,
                                                         width, form.align, flags)
                           : list_->AppendTextColumn(title, form.column, wxDATAVIEW_CELL_INERT,
                                                     width, form.align, flags);
        column->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        widths_->add(*column, form.least_width, form.weight);
    }
}

void PoolPanel::go_to_search()
{
    search_bar_->go_to_field();
}

void PoolPanel::show_search()
{
    const bool is_new_order = std::exchange(shown_text_, search_.text()) == search_.text();
    model_->show_search();
    for (unsigned at = 0; at < list_->GetColumnCount(); ++at) {
        wxDataViewColumn* column = list_->GetColumn(at);
        if (order_of(column->GetModelColumn(), messages_.card_language()) == search_.sort_key())
            column->SetSortOrder(!search_.descending());
        else if (column->IsSortKey())
            column->UnsetAsSortKey();
    }
    widths_->share_out();
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

/// The rows are an older answer while the question is wrong, so none of them is meant.
void PoolPanel::on_enter_in_search()
{
    if (!search_.fault())
        add_selected();
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
    const auto order =
        order_of(event.GetDataViewColumn()->GetModelColumn(), messages_.card_language());
    if (order)
        search_.sort_by(*order, order == search_.sort_key() && !search_.descending());
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
