#include "gui/deck/deck_list.h"

#include "app/cards/card_facts.h"
#include "app/document/deck_edits.h"
#include "app/outline/card_marks.h"
#include "app/text/card_names.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/controls/count_editor.h"
#include "gui/faces/large_rows.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kizuna {
namespace {

bool is_head(const wxDataViewItem& item)
{
    return item.IsOk() && DeckModel::row(item).code.empty();
}

} // namespace

DeckList::DeckList(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                   Pointing& pointing, CommandBar& commands, LargeCard& large,
                   const Messages& messages, const SymbolIcons& icons)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_MULTIPLE),
      document_(document), selection_(selection), commands_(commands), messages_(messages),
      model_(new DeckModel(icons)), widths_(*this), selected_(*this), to_drag_(*this, selection),
      pointer_(
          *this, pointing, [](const wxDataViewItem& item) { return DeckModel::row(item).card; },
          [this, &large](const Card& card) {
              return large.tip(card, CardMarks(document_, messages_).reason(card));
          })
{
    set_names(*this, "deck cards", messages_.get("gui.deck.cards"_msg));
    SetIndent(-FromDIP(12)); // the arrow before a head takes enough width
    AssociateModel(model_.get());
    make_columns();
    bind_events();
    show_large(large, *this, [](const wxDataViewItem& item) { return DeckModel::row(item).card; });
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
}

void DeckList::make_columns()
{
    const auto title = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    const auto text = [&](MessageKey key, DeckModel::Column column, int width, wxAlignment align) {
        auto* made = AppendTextColumn(title(key), column, wxDATAVIEW_CELL_INERT,
                                      wxCOL_WIDTH_DEFAULT, align, wxDATAVIEW_COL_RESIZABLE);
        if (align == wxALIGN_CENTRE)
            say_title_in_cells(*made, messages_.get(key));
        widths_.add(*made, width, 0);
    };
    auto* name =
        AppendIconTextColumn(title("gui.column.name"_msg), DeckModel::Name, wxDATAVIEW_CELL_INERT,
                             wxCOL_WIDTH_DEFAULT, wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE);
    name->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    say_in_cells(*name, [this](const wxDataViewItem& item) {
        const Card* card = DeckModel::row(item).card;
        return card ? symbols_text(*card, document_.catalogue().library, messages_) : "";
    });
    say_in_cells(*name, [this](const wxDataViewItem& item) {
        return mark_text(DeckModel::row(item).flaw, messages_);
    });
    widths_.add(*name, 120, 1);
    widths_.comfort(200);
    text("gui.column.copies"_msg, DeckModel::Copies, 32, wxALIGN_CENTRE);
    text("gui.column.cost"_msg, DeckModel::Cost, 40, wxALIGN_CENTRE);
    text("gui.column.id"_msg, DeckModel::Code, 88, wxALIGN_LEFT);
    widths_.make_optional(); // the card's details show the id too
}

void DeckList::bind_events()
{
    EnableDragSource(card_drag_format());
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, &DeckList::on_selected, this);
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, &DeckList::on_activated, this);
    Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
         [this](wxDataViewEvent&) { commands_.pop_up_card_menu(*this); });
    Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &DeckList::on_drag, this);
    Bind(wxEVT_KEY_DOWN, &DeckList::on_key, this);
    listen(*this, wxEVT_SET_FOCUS, [this] { select_something(); });
}

void DeckList::show(std::vector<DeckGroup> groups)
{
    const auto rows = model_->rows();
    const auto at = std::ranges::find(rows, current()) - rows.begin();
    const wxDataViewItem first = model_->first();
    rows_change_ = true;
    const auto new_heads = model_->show(marked(std::move(groups)));
    for (const wxDataViewItem& head : new_heads)
        Expand(head);
    // A group that both decks have was empty for a moment, and GTK folds an empty group.
    if (std::exchange(shown_deck_, document_.active_id()) != document_.active_id()) {
        for (const wxDataViewItem& head : model_->heads())
            Expand(head);
    }
    rows_change_ = false;
    if (model_->first() != first) // GTK would keep the old first row at the top
        scroll_to_first();
    stay_near(static_cast<std::size_t>(at), rows.size());
    show_selection();
}

void DeckList::scroll_to_first()
{
    selected_.scroll_to([this] { return model_->first(); });
}

Pile DeckList::pile_at(const wxPoint& in_window) const
{
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    HitTest(in_window, item, column);
    return item.IsOk() ? DeckModel::row(item).pile : Pile::Cards;
}

/// The groups with the flaw of each card set.
std::vector<DeckGroup> DeckList::marked(std::vector<DeckGroup> groups) const
{
    const CardMarks marks(document_, messages_);
    for (DeckGroup& group : groups) {
        for (DeckRow& row : group.rows) {
            if (row.card)
                row.flaw = marks.flaw_of(*row.card, row.pile);
        }
    }
    return groups;
}

/// If the selected row is gone and the list has the focus, selects the row that took its place.
/// `place` is that of the selected row among the `rows_before`.
void DeckList::stay_near(std::size_t place, std::size_t rows_before)
{
    const auto rows = model_->rows();
    const bool was_selected = place < rows_before;
    if (!was_selected || rows.empty() || !HasFocus() ||
        model_->find(selection_.pile(), selection_.code()).IsOk())
        return;
    select_row(rows[std::min(place, rows.size() - 1)]);
}

void DeckList::show_selection()
{
    wxDataViewItemArray wanted;
    for (const SelectedCard& card : selection_.all()) {
        if (const wxDataViewItem item = model_->find(card.pile, card.code); item.IsOk())
            wanted.Add(item);
    }
    if (wanted.empty() && selection_.code().empty() && is_head(GetSelection()))
        return;
    selected_.select_all_of(wanted);
}

/// The current row if it is selected, else the first selected row; not IsOk() if none is.
wxDataViewItem DeckList::current() const
{
    const wxDataViewItem item = GetCurrentItem();
    if (item.IsOk() && IsSelected(item))
        return item;
    wxDataViewItemArray items;
    GetSelections(items);
    return items.empty() ? wxDataViewItem() : items.front();
}

/// Selects the first card if nothing is selected: GTK would focus the head of the first group.
void DeckList::select_something()
{
    const auto rows = model_->rows();
    if (!rows.empty() && !current().IsOk())
        select_row(rows.front());
}

void DeckList::select_row(const wxDataViewItem& item)
{
    const DeckRow& row = DeckModel::row(item);
    if (row.card)
        selection_.show(*row.card, row.pile);
    else if (row.code.empty())
        selection_.clear();
    else
        selection_.show_unknown(row.code, row.pile);
}

/// Makes the cards among the rows the selection. Heads of groups are ignored.
void DeckList::select_all_of(const wxDataViewItemArray& items)
{
    std::vector<SelectedCard> all;
    for (const wxDataViewItem& item : items) {
        if (const DeckRow& row = DeckModel::row(item); !row.code.empty())
            all.push_back({row.code, row.pile});
    }
    const wxDataViewItem at = is_head(current()) ? wxDataViewItem() : current();
    if (all.empty())
        return selection_.clear();
    const SelectedCard looked_at =
        at.IsOk() ? SelectedCard{DeckModel::row(at).code, DeckModel::row(at).pile} : all.back();
    selection_.show_several(document_.catalogue().library.find(looked_at.code).card, looked_at,
                            std::move(all));
}

void DeckList::on_selected(wxDataViewEvent&)
{
    wxDataViewItemArray items;
    GetSelections(items);
    if (rows_change_ || items.empty())
        return;
    const std::vector<SelectedCard> before = selection_.all();
    select_all_of(items);
    to_drag_.note(before);
}

void DeckList::on_activated(wxDataViewEvent& event)
{
    if (is_head(event.GetItem()))
        fold(event.GetItem(), IsExpanded(event.GetItem()));
    else if (const auto* column = event.GetDataViewColumn();
             column && column->GetModelColumn() == DeckModel::Copies)
        edit_copies();
    else
        commands_.run("card.remove");
}

void DeckList::fold(const wxDataViewItem& head, bool folded)
{
    if (folded)
        Collapse(head);
    else
        Expand(head);
}

/// Left folds a head, or goes from a card to its head; Right unfolds a head.
void DeckList::on_sideways_key(bool left)
{
    const wxDataViewItem item = current();
    if (is_head(item))
        return fold(item, left);
    if (!item.IsOk() || !left)
        return;
    UnselectAll();
    selected_.select(model_->GetParent(item));
    select_row(model_->GetParent(item));
}

/// Opens the editor of copies at the current row. The number entered counts for all selected cards.
void DeckList::edit_copies()
{
    const wxDataViewItem item = current();
    if (!item.IsOk() || is_head(item))
        return;
    const DeckRow& row = DeckModel::row(item);
    CountEditor::open(*this, item, *this->GetColumn(DeckModel::Copies), row.copies,
                      messages_.get("gui.copies.editor"_msg, {{"card", row.name}}),
                      [this, cards = selection_.all()](int copies) {
                          set_copies(document_, cards, copies, messages_);
                      });
}

void DeckList::on_key(wxKeyEvent& event)
{
    if (const auto copies = copies_of_key(event); copies && !selection_.all().empty())
        return set_copies(document_, selection_.all(), *copies, messages_);
    switch (event.GetKeyCode()) {
    case WXK_DELETE:
    case WXK_NUMPAD_DELETE:
    case WXK_BACK:
    case WXK_NUMPAD_SUBTRACT:
    case '-':
        return commands_.run("card.remove");
    case WXK_NUMPAD_ADD:
    case '=':
    case '+':
        return commands_.run("card.add");
    case WXK_F2:
        return edit_copies();
    case WXK_LEFT:
    case WXK_RIGHT:
        return on_sideways_key(event.GetKeyCode() == WXK_LEFT);
    case WXK_SPACE: // not passed on to GTK: holding it down shows the card large
        if (is_head(current()))
            fold(current(), IsExpanded(current()));
        return;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (event.GetModifiers() == wxMOD_CONTROL)
            return commands_.run("card.fill");
        // GTK would first select only the current one of several rows.
        if (event.GetModifiers() == wxMOD_SHIFT || GetSelectedItemsCount() > 1)
            return commands_.run("card.remove");
        break;
    default:
        break;
    }
    // Handle letters here: GTK's own search finds nothing in such a tree.
    if (event.GetUnicodeKey() <= ' ' || event.HasModifiers())
        return event.Skip();
    type_ahead(event.GetUnicodeKey());
}

/// Goes to the next card whose unit name begins with the letters typed.
void DeckList::type_ahead(wxUniChar letter)
{
    const auto rows = model_->rows();
    const auto at = static_cast<std::size_t>(std::ranges::find(rows, current()) - rows.begin());
    const auto found =
        typed_.type(letter, rows.size(), at < rows.size() ? std::optional(at) : std::nullopt,
                    [&](std::size_t row) {
                        const Card* card = DeckModel::row(rows[row]).card;
                        return card ? unit_name(*card, messages_.card_language())
                                    : DeckModel::row(rows[row]).name;
                    });
    if (found)
        select_row(rows[*found]);
}

void DeckList::on_drag(wxDataViewEvent& event)
{
    const DeckRow& row = DeckModel::row(event.GetItem());
    if (row.code.empty())
        return event.Veto();
    begin_drag(event, {CardDrag::From::Deck, to_drag_.take({row.code, row.pile})});
}

} // namespace kizuna
