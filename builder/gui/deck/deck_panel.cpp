// Long because: the list of the deck needs much care for GTK, and what shows the deck otherwise is
// made beside it.
#include "gui/deck/deck_panel.h"

#include "app/cards/card_facts.h"
#include "app/document/card_marks.h"
#include "app/document/deck_edits.h"
#include "app/skills/effect_tip.h"
#include "app/text/card_names.h"
#include "gui/accessible.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/count_editor.h"
#include "gui/deck/deck_band.h"
#include "gui/deck/deck_drop.h"
#include "gui/deck/deck_head.h"
#include "gui/deck/deck_piles.h"
#include "gui/deck/deck_tabs.h"
#include "gui/deck/empty_deck.h"
#include "gui/faces/large_rows.h"
#include "gui/items/view_switch.h"
#include "gui/spacing.h"
#include "gui/wx_text.h"

#include <wx/bmpbuttn.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr int min_list_height = 70; // in device-independent pixels

/// Of DeckView, as the settings write them.
constexpr std::array<std::string_view, 3> view_ids{"list", "piles", "text"};

bool is_head(const wxDataViewItem& item)
{
    return item.IsOk() && DeckModel::row(item).code.empty();
}

} // namespace

DeckPanel::DeckPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                     CardSelection& selection, Pointing& pointing, Settings& settings,
                     CommandBar& commands, const Messages& messages, const SymbolIcons& icons,
                     LargeCard& large)
    : wxPanel(parent), document_(document), selection_(selection), settings_(settings),
      commands_(commands), pointing_(pointing), large_(large), messages_(messages),
      model_(new DeckModel(icons))
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new DeckTabs(this, document_, commands_, messages_);
    column->Add(tabs_, wxSizerFlags().Expand());
    auto* head = new DeckHead(this, document_, settings_, messages_);
    make_group_fields(*head);
    column->Add(head, wxSizerFlags().Expand().Border(wxLEFT | wxTOP, space(*this, Space::Tight)));
    band_ = new DeckBandView(this, document_, search, selection_, commands_, messages_, icons);
    column->Add(band_, wxSizerFlags().Expand());
    make_list(pointing);
    column->Add(list_, wxSizerFlags(1).Expand());
    empty_ = new EmptyDeck(this, document_, commands_, messages_);
    empty_->Hide();
    column->Add(empty_, wxSizerFlags(1).Expand());
    make_drop();
    SetSizer(column);

    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        show_view();
        event.Skip();
    });
    deck_changed_ = document_.changed.subscribe([this] { show_cards(); });
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
    command_comes_ = commands_.about_to_run.subscribe([head] { head->take_name(); });
    show_cards();
}

/// How the list is grouped, and the way to what the list does not show.
void DeckPanel::make_group_fields(DeckHead& head)
{
    wxStaticText* caption = head.make_caption("gui.deck.group"_msg);
    grouping_ = new wxChoice(&head, wxID_ANY);
    grouping_->SetName("deck grouping");
    set_accessible(*grouping_, messages_.get("gui.deck.group.spoken"_msg));
    grouping_->SetToolTip(to_wx(messages_.get("gui.deck.group.spoken"_msg)));
    for (const DeckGrouping each : deck_groupings())
        grouping_->Append(to_wx(grouping_name(each, messages_)));
    const auto shown = std::ranges::find(deck_groupings(), grouping_of(settings_.deck_grouping));
    grouping_->SetSelection(static_cast<int>(shown - deck_groupings().begin()));
    grouping_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        group_by(deck_groupings()[static_cast<std::size_t>(grouping_->GetSelection())]);
    });
    head.add(caption, *grouping_, 3);
    auto* notes = new wxBitmapButton(&head, wxID_ANY,
                                     drawn_icon("M5 3h14v18H5z M9 8h6 M9 12h6 M9 16h3",
                                                wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT)),
                                     wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    notes->SetName("deck notes");
    const std::string spoken = without_mnemonic(messages_.get("gui.deck.notes"_msg));
    notes->SetToolTip(to_wx(spoken));
    set_accessible(*notes, spoken);
    notes->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { commands_.run("deck.notes"); });
    head.add(nullptr, *notes, 0);
    switch_ = new ViewSwitch(
        &head,
        {{"deck as list", "M4 6h16 M4 12h16 M4 18h16", messages_.get("gui.deck.as-list"_msg)},
         {"deck as piles", "M4 3h7v18H4z M4 8h7 M14 3h7v18h-7z M14 8h7 M14 13h7",
          messages_.get("gui.deck.as-piles"_msg)},
         {"deck as text", "M4 5h7 M4 10h7 M4 15h7 M4 20h7 M14 5h7 M14 10h7 M14 15h7",
          messages_.get("gui.deck.as-text"_msg)}},
        static_cast<std::size_t>(view()),
        [this](std::size_t view) { show_as(static_cast<DeckView>(view)); });
    head.add(nullptr, *switch_, 0);
}

void DeckPanel::group_by(DeckGrouping grouping)
{
    settings_.deck_grouping = grouping_id(grouping);
    const auto at = std::ranges::find(deck_groupings(), grouping);
    grouping_->SetSelection(static_cast<int>(at - deck_groupings().begin()));
    show_cards();
    if (!shows_piles())
        selected_->scroll_to([this] { return model_->first(); });
}

DeckView DeckPanel::view() const
{
    const auto found = std::ranges::find(view_ids, settings_.deck_view);
    return found == view_ids.end() ? DeckView::Piles
                                   : static_cast<DeckView>(found - view_ids.begin());
}

void DeckPanel::show_as(DeckView view)
{
    const bool had_keyboard = list_->HasFocus() || (piles_ && piles_->HasFocus());
    settings_.deck_view = view_ids[static_cast<std::size_t>(view)];
    switch_->show(static_cast<std::size_t>(view));
    show_cards();
    if (had_keyboard)
        (shows_piles() && piles_ ? static_cast<wxWindow*>(piles_) : list_)->SetFocus();
}

/// The list, the piles, or what stands in their place where there are no cards.
void DeckPanel::show_view()
{
    const Deck& deck = document_.deck();
    const bool is_empty = deck.cards.empty() && deck.maybe.empty();
    if (shows_piles() && !is_empty && !piles_) {
        piles_ =
            new DeckPiles(this, document_, selection_, pointing_, commands_, large_, messages_);
        piles_->MoveAfterInTabOrder(list_);
        piles_->Hide();
        GetSizer()->Add(piles_, wxSizerFlags(1).Expand());
    }
    bool changed = empty_->Show(is_empty);
    changed = band_->Show(!is_empty) || changed;
    // GTK cannot lay a list out in less room than its bars take.
    const int room = GetClientSize().y - band_->GetRect().GetBottom();
    const bool has_room = room >= FromDIP(min_list_height) * text_scale() || !IsShownOnScreen();
    changed = list_->Show(!is_empty && !shows_piles() && has_room) || changed;
    if (piles_)
        changed = piles_->Show(!is_empty && shows_piles() && has_room) || changed;
    if (changed)
        Layout();
}

void DeckPanel::list_decks()
{
    tabs_->list_decks();
}

void DeckPanel::make_list(Pointing& pointing)
{
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_MULTIPLE);
    list_->SetName("deck cards");
    set_accessible(*list_, messages_.get("gui.deck.cards"_msg));
    list_->SetIndent(-FromDIP(12)); // the arrow before a head is indentation enough
    list_->AssociateModel(model_.get());

    widths_.emplace(*list_);
    selected_.emplace(*list_);
    to_drag_.emplace(*list_, selection_);
    pointer_.emplace(
        *list_, pointing, [](const wxDataViewItem& item) { return DeckModel::row(item).card; },
        [this](const Card& card) {
            return effect_tip(card, document_.catalogue().library, messages_);
        });
    const auto title = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    const auto text = [&](MessageKey key, DeckModel::Column column, int width, wxAlignment align) {
        auto* made = list_->AppendTextColumn(title(key), column, wxDATAVIEW_CELL_INERT,
                                             wxCOL_WIDTH_DEFAULT, align, wxDATAVIEW_COL_RESIZABLE);
        if (align == wxALIGN_CENTRE)
            say_title_in_cells(*made, messages_.get(key));
        widths_->add(*made, width, 0);
    };
    auto* name = list_->AppendIconTextColumn(title("gui.column.name"_msg), DeckModel::Name,
                                             wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT,
                                             wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE);
    name->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    say_in_cells(*name, [this](const wxDataViewItem& item) {
        const Card* card = DeckModel::row(item).card;
        return card ? symbols_text(*card, document_.catalogue().library, messages_) : "";
    });
    widths_->add(*name, 120, 1);
    widths_->comfort(200);
    text("gui.column.copies"_msg, DeckModel::Copies, 32, wxALIGN_CENTRE);
    text("gui.column.cost"_msg, DeckModel::Cost, 40, wxALIGN_CENTRE);
    text("gui.column.id"_msg, DeckModel::Code, 88, wxALIGN_LEFT);
    widths_->make_optional(); // the card's details say it too

    list_->EnableDragSource(card_drag_format());
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, &DeckPanel::on_selected, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, &DeckPanel::on_activated, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
                [this](wxDataViewEvent&) { commands_.pop_up_card_menu(*list_); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &DeckPanel::on_drag, this);
    list_->Bind(wxEVT_KEY_DOWN, &DeckPanel::on_key, this);
    list_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        select_something();
    });
    show_large(large_, *list_,
               [](const wxDataViewItem& item) { return DeckModel::row(item).card; });
}

/// The maybe pile where its rows are, or the strip below the list; else the deck.
Pile DeckPanel::pile_at(const wxPoint& point) const
{
    if (drop_->is_at(ClientToScreen(point)))
        return Pile::Maybe;
    if (piles_ && piles_->IsShown())
        return piles_->pile_at(piles_->ScreenToClient(ClientToScreen(point)));
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    if (list_->IsShown())
        list_->HitTest(list_->ScreenToClient(ClientToScreen(point)), item, column);
    return item.IsOk() ? DeckModel::row(item).pile : Pile::Cards;
}

void DeckPanel::make_drop()
{
    drop_ = new DeckDrop(this, messages_);
    SetDropTarget(new CardDropTarget({[this](const CardDrag& drag) { drop(drag); },
                                      [this](const wxPoint& point) { point_at(pile_at(point)); },
                                      [this] {
                                          drop_->go();
                                          if (piles_)
                                              piles_->light_up(false);
                                      }}));
}

/// While cards are carried the place for the maybe pile lies over the band, so that nothing moves
/// under the pointer.
void DeckPanel::point_at(Pile pile)
{
    const wxRect cards = (empty_->IsShown() ? static_cast<wxWindow*>(empty_) : band_)->GetRect();
    drop_->point_at(pile, wxRect(cards.GetPosition(), wxSize(cards.width, FromDIP(90))));
    if (piles_)
        piles_->light_up(pile == Pile::Cards);
}

/// From the pool a copy of each comes; within the deck one moves to the other pile.
void DeckPanel::drop(const CardDrag& drag)
{
    const Pile to = drop_->pile();
    if (drag.from == CardDrag::From::Pool)
        add_cards_to(document_, to, drag.cards, messages_);
    else
        move_cards(document_, to == Pile::Maybe ? Pile::Cards : Pile::Maybe, drag.cards, messages_);
}

void DeckPanel::show_cards()
{
    const auto rows = model_->rows();
    const auto at = std::ranges::find(rows, current()) - rows.begin();
    const wxDataViewItem first = model_->first();
    show_view();
    if (shows_piles() && piles_) {
        piles_->show_text(view() == DeckView::Text);
        piles_->show(outline());
    }
    rows_change_ = true;
    const auto new_heads = model_->show(marked(outline()));
    for (const wxDataViewItem& head : new_heads)
        list_->Expand(head);
    // A group that both decks have lost all its rows on the way, and GTK folds what is empty.
    if (std::exchange(shown_deck_, document_.active_id()) != document_.active_id()) {
        for (const wxDataViewItem& head : model_->heads())
            list_->Expand(head);
    }
    rows_change_ = false;
    if (model_->first() != first) // GTK keeps what was first in sight, and another protagonist out
        selected_->scroll_to([this] { return model_->first(); });
    stay_near(static_cast<std::size_t>(at), rows.size());
    show_selection();
}

std::vector<DeckGroup> DeckPanel::outline() const
{
    return deck_outline(document_.deck(), document_.catalogue().library, messages_,
                        grouping_of(settings_.deck_grouping));
}

/// With what is wrong with a card before its name.
std::vector<DeckGroup> DeckPanel::marked(std::vector<DeckGroup> groups) const
{
    const CardMarks marks(document_, messages_);
    for (DeckGroup& group : groups) {
        for (DeckRow& row : group.rows) {
            if (row.card)
                row.name = marks.marked(*row.card, row.name, row.pile);
        }
    }
    return groups;
}

/// When the selected row is gone and the list has the keyboard, the row that took its place is
/// next.
void DeckPanel::stay_near(std::size_t place, std::size_t rows_before)
{
    const auto rows = model_->rows();
    const bool was_selected = place < rows_before;
    if (!was_selected || rows.empty() || !list_->HasFocus() ||
        model_->find(selection_.pile(), selection_.code()).IsOk())
        return;
    select(rows[std::min(place, rows.size() - 1)]);
}

void DeckPanel::show_selection()
{
    wxDataViewItemArray wanted;
    for (const SelectedCard& card : selection_.all()) {
        if (const wxDataViewItem item = model_->find(card.pile, card.code); item.IsOk())
            wanted.Add(item);
    }
    if (wanted.empty() && selection_.code().empty() && is_head(list_->GetSelection()))
        return;
    selected_->select_all_of(wanted);
}

/// The row that the keyboard is at, among those selected; not IsOk() where none is.
wxDataViewItem DeckPanel::current() const
{
    const wxDataViewItem item = list_->GetCurrentItem();
    if (item.IsOk() && list_->IsSelected(item))
        return item;
    wxDataViewItemArray items;
    list_->GetSelections(items);
    return items.empty() ? wxDataViewItem() : items.front();
}

/// GTK would give the keyboard to the first head, which is no card.
void DeckPanel::select_something()
{
    const auto rows = model_->rows();
    if (!rows.empty() && !current().IsOk())
        select(rows.front());
}

void DeckPanel::select(const wxDataViewItem& item)
{
    const DeckRow& row = DeckModel::row(item);
    if (row.card)
        selection_.show(*row.card, row.pile);
    else if (row.code.empty())
        selection_.clear();
    else
        selection_.show_unknown(row.code, row.pile);
}

/// Heads are no cards: where one is selected among cards, only those count.
void DeckPanel::select_all_of(const wxDataViewItemArray& items)
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

void DeckPanel::on_selected(wxDataViewEvent&)
{
    wxDataViewItemArray items;
    list_->GetSelections(items);
    if (rows_change_ || items.empty())
        return;
    const std::vector<SelectedCard> before = selection_.all();
    select_all_of(items);
    to_drag_->note(before);
}

void DeckPanel::on_activated(wxDataViewEvent& event)
{
    if (is_head(event.GetItem()))
        fold(event.GetItem(), list_->IsExpanded(event.GetItem()));
    else if (const auto* column = event.GetDataViewColumn();
             column && column->GetModelColumn() == DeckModel::Copies)
        edit_copies();
    else
        commands_.run("card.remove");
}

void DeckPanel::fold(const wxDataViewItem& head, bool folded)
{
    if (folded)
        list_->Collapse(head);
    else
        list_->Expand(head);
}

/// As in every tree: left folds or goes to the head, right unfolds.
void DeckPanel::on_sideways_key(bool left)
{
    const wxDataViewItem item = current();
    if (is_head(item))
        return fold(item, left);
    if (!item.IsOk() || !left)
        return;
    list_->UnselectAll();
    selected_->select(model_->GetParent(item));
    select(model_->GetParent(item));
}

/// Of the row that the keyboard is at; of every selected one once it is entered.
void DeckPanel::edit_copies()
{
    const wxDataViewItem item = current();
    if (!item.IsOk() || is_head(item))
        return;
    const DeckRow& row = DeckModel::row(item);
    CountEditor::open(
        *list_, item, *list_->GetColumn(DeckModel::Copies), row.copies,
        messages_.get("gui.copies.editor"_msg, {{"card", row.name}}),
        [this](int copies) { set_copies(document_, selection_.all(), copies, messages_); });
}

void DeckPanel::on_key(wxKeyEvent& event)
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
    case WXK_SPACE: // GTK no longer hears it: who holds it down means something else
        if (is_head(current()))
            return fold(current(), list_->IsExpanded(current()));
        return commands_.run("card.remove");
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (list_->GetSelectedItemsCount() > 1) // GTK would select the one row alone first
            return commands_.run("card.remove");
        break;
    default:
        break;
    }
    // A letter would open GTK's own search, which finds nothing in a tree like this one.
    if (event.GetUnicodeKey() <= ' ' || event.HasModifiers())
        return event.Skip();
    type_ahead(event.GetUnicodeKey());
}

/// Goes to the next card whose unit's name begins with what is typed.
void DeckPanel::type_ahead(wxUniChar letter)
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
        select(rows[*found]);
}

void DeckPanel::on_drag(wxDataViewEvent& event)
{
    const DeckRow& row = DeckModel::row(event.GetItem());
    if (row.code.empty())
        return event.Veto();
    begin_drag(event, {CardDrag::From::Deck, to_drag_->take({row.code, row.pile})});
}

} // namespace kizuna
