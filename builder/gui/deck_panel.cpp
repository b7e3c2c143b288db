#include "gui/deck_panel.h"

#include "app/deck_edits.h"
#include "app/violation_text.h"
#include "gui/accessible.h"
#include "gui/card_drag.h"
#include "gui/wx_text.h"

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {

DeckPanel::DeckPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                     CommandBar& commands, const Messages& messages, const SymbolIcons& icons)
    : wxPanel(parent), document_(document), selection_(selection), commands_(commands),
      messages_(messages), model_(new DeckModel(icons))
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_head(), wxSizerFlags().Expand().Border());
    make_list();
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);
    SetDropTarget(new CardDropTarget(CardDrag::From::Pool, [this](const CardDrag& card) {
        change_card(document_, Pile::Cards, card.code, 1, messages_);
    }));

    deck_changed_ = document_.changed.subscribe([this] { show_deck(); });
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
    command_comes_ = commands_.about_to_run.subscribe([this] { take_name(); });
    show_deck();
}

wxSizer* DeckPanel::make_head()
{
    auto* name_label = new wxStaticText(this, wxID_ANY, to_wx(messages_.get("gui.deck.name"_msg)));
    name_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName("deck name");
    name_->SetHint(to_wx(messages_.get("gui.deck.unnamed"_msg)));
    name_->SetMaxLength(200);
    set_accessible(*name_, messages_.get("gui.deck.name.spoken"_msg));

    auto* format_label =
        new wxStaticText(this, wxID_ANY, to_wx(messages_.get("gui.deck.format"_msg)));
    format_ = new wxChoice(this, wxID_ANY);
    format_->SetName("deck format");
    for (const Format& format : document_.catalogue().formats)
        format_->Append(to_wx(in_language(format.name, messages_)));
    set_accessible(*format_, messages_.get("gui.deck.format.spoken"_msg));

    auto* protagonist_label =
        new wxStaticText(this, wxID_ANY, to_wx(messages_.get("gui.deck.protagonist"_msg)));
    protagonist_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    protagonist_->SetName("deck protagonist");
    size_ = new wxStaticText(this, wxID_ANY, "");
    size_->SetName("deck size");
    size_->SetFont(size_->GetFont().Bold());

    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(6, 4)));
    grid->AddGrowableCol(1);
    grid->Add(name_label, wxSizerFlags().CentreVertical());
    grid->Add(name_, wxSizerFlags(1).Expand());
    grid->Add(format_label, wxSizerFlags().CentreVertical());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(format_, wxSizerFlags(1).CentreVertical());
    row->Add(size_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(12)));
    grid->Add(row, wxSizerFlags(1).Expand());
    grid->Add(protagonist_label, wxSizerFlags().CentreVertical());
    grid->Add(protagonist_, wxSizerFlags(1).Expand());

    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take_name(); });
    name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        take_name();
    });
    format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_format(); });
    return grid;
}

void DeckPanel::make_list()
{
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE);
    list_->SetName("deck cards");
    set_accessible(*list_, messages_.get("gui.deck.cards"_msg));
    list_->SetIndent(-FromDIP(12)); // the arrow before a head is indentation enough
    list_->AssociateModel(model_.get());

    widths_.emplace(*list_);
    selected_.emplace(*list_);
    const auto title = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    const auto text = [&](MessageKey key, DeckModel::Column column, int width, wxAlignment align) {
        widths_->add(*list_->AppendTextColumn(title(key), column, wxDATAVIEW_CELL_INERT,
                                              wxCOL_WIDTH_DEFAULT, align, wxDATAVIEW_COL_RESIZABLE),
                     width, 0);
    };
    auto* name = list_->AppendIconTextColumn(title("gui.column.name"_msg), DeckModel::Name,
                                             wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT,
                                             wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE);
    name->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    widths_->add(*name, 120, 1);
    text("gui.column.copies"_msg, DeckModel::Copies, 32, wxALIGN_CENTRE);
    text("gui.column.cost"_msg, DeckModel::Cost, 40, wxALIGN_CENTRE);
    text("gui.column.id"_msg, DeckModel::Code, 78, wxALIGN_LEFT);

    list_->EnableDragSource(card_drag_format());
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, &DeckPanel::on_selected, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, &DeckPanel::on_activated, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
                [this](wxDataViewEvent&) { commands_.pop_up_card_menu(*list_); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &DeckPanel::on_drag, this);
    list_->Bind(wxEVT_KEY_DOWN, &DeckPanel::on_key, this);
}

void DeckPanel::show_deck()
{
    const Deck& deck = document_.deck();
    if (name_->GetValue() != to_wx(deck.name))
        name_->ChangeValue(to_wx(deck.name));
    const auto& formats = document_.catalogue().formats;
    const auto format = std::ranges::find(formats, document_.format().id, &Format::id);
    format_->SetSelection(static_cast<int>(format - formats.begin()));
    format_->SetToolTip(to_wx(in_language(document_.format().summary, messages_)));
    size_->SetLabel(
        to_wx(messages_.get("gui.deck.size"_msg, {{"count", document_.resolved().size}})));
    const Card* protagonist = document_.resolved().designated;
    const std::string name = protagonist ? card_name(*protagonist, messages_.language())
                                         : messages_.get("gui.deck.no-protagonist"_msg);
    protagonist_->SetLabel(wxControl::EscapeMnemonics(to_wx(name)));
    protagonist_->SetToolTip(to_wx(name));
    show_cards();
    Layout();
}

void DeckPanel::show_cards()
{
    const auto rows = model_->rows();
    const auto at = std::ranges::find(rows, list_->GetSelection()) - rows.begin();
    const auto new_heads =
        model_->show(deck_outline(document_.deck(), document_.catalogue().library, messages_));
    for (const wxDataViewItem& head : new_heads)
        list_->Expand(head);
    stay_near(static_cast<std::size_t>(at), rows.size());
    show_selection();
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
    const wxDataViewItem item = model_->find(selection_.pile(), selection_.code());
    if (item.IsOk())
        selected_->select(item);
    else
        list_->UnselectAll();
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

void DeckPanel::take_name()
{
    const std::string name = from_wx(name_->GetValue());
    if (name != document_.deck().name)
        document_.set_name(name, messages_.get("command.reason.name"_msg, {{"name", name}}));
}

void DeckPanel::take_format()
{
    const Format& format =
        document_.catalogue().formats[static_cast<std::size_t>(format_->GetSelection())];
    document_.set_format(format.id,
                         messages_.get("command.reason.format"_msg,
                                       {{"format", in_language(format.name, messages_)}}));
}

void DeckPanel::on_selected(wxDataViewEvent& event)
{
    if (event.GetItem().IsOk())
        select(event.GetItem());
}

void DeckPanel::on_activated(wxDataViewEvent& event)
{
    if (!DeckModel::row(event.GetItem()).code.empty())
        commands_.run("card.remove");
    else if (list_->IsExpanded(event.GetItem()))
        list_->Collapse(event.GetItem());
    else
        list_->Expand(event.GetItem());
}

void DeckPanel::on_key(wxKeyEvent& event)
{
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
    default:
        break;
    }
    // A letter would open GTK's own search, which finds nothing in a tree like this one.
    if (event.GetUnicodeKey() <= ' ' || event.HasModifiers())
        event.Skip();
}

void DeckPanel::on_drag(wxDataViewEvent& event)
{
    const DeckRow& row = DeckModel::row(event.GetItem());
    if (row.code.empty())
        return event.Veto();
    event.SetDataObject(drag_data({CardDrag::From::Deck, row.pile, row.code}));
    event.SetDragFlags(wxDrag_CopyOnly);
}

} // namespace kizuna
