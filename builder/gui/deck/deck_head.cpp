#include "gui/deck/deck_head.h"

#include "app/document/deck_edits.h"
#include "app/text/violation_text.h"
#include "gui/accessible.h"
#include "gui/wx_text.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {
namespace {

/// With larger text the size finds no room beside the format.
constexpr double largest_beside = 1.3;

/// Only what changes is changed: a list that is open stays open.
void show_choices(wxChoice& choice, const wxArrayString& choices, int selected)
{
    if (choice.GetStrings() != choices)
        choice.Set(choices);
    if (choice.GetSelection() != selected)
        choice.SetSelection(selected);
}

} // namespace

DeckHead::DeckHead(wxWindow* parent, DeckDocument& document, const Messages& messages)
    : wxPanel(parent), document_(document), messages_(messages)
{
    lay_out();
    for (const Format& format : document_.catalogue().formats)
        format_->Append(to_wx(in_language(format.name, messages_)));

    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { take_name(); });
    format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_format(); });
    protagonist_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_protagonist(); });
    deck_changed_ = document_.changed.subscribe([this] { show_deck(); });
    show_deck();
}

void DeckHead::make_name()
{
    name_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName("deck name");
    name_->SetHint(to_wx(messages_.get("gui.deck.unnamed"_msg)));
    set_accessible(*name_, messages_.get("gui.deck.name.spoken"_msg));
}

wxChoice* DeckHead::make_choice(const char* name, MessageKey spoken)
{
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->SetName(name);
    set_accessible(*choice, messages_.get(spoken));
    return choice;
}

/// Each control comes right after its label, which is how GTK knows whose letter Alt goes to.
void DeckHead::lay_out()
{
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(6, 4)));
    grid->AddGrowableCol(1);
    const auto label = [&](MessageKey text) {
        grid->Add(new wxStaticText(this, wxID_ANY, to_wx(messages_.get(text))),
                  wxSizerFlags().CentreVertical());
    };
    label("gui.deck.name"_msg);
    make_name();
    grid->Add(name_, wxSizerFlags(1).Expand());

    label("gui.deck.format"_msg);
    format_ = make_choice("deck format", "gui.deck.format.spoken"_msg);
    size_ = new wxStaticText(this, wxID_ANY, "");
    size_->SetName("deck size");
    size_->SetFont(size_->GetFont().Bold());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(format_, wxSizerFlags(1).CentreVertical());
    grid->Add(row, wxSizerFlags(1).Expand());
    const bool is_text_large = text_scale() > largest_beside;
    if (is_text_large) {
        grid->AddSpacer(0);
        grid->Add(size_, wxSizerFlags().CentreVertical());
    } else
        row->Add(size_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(12)));

    label("gui.deck.protagonist"_msg);
    protagonist_ = make_choice("deck protagonist", "gui.deck.protagonist.spoken"_msg);
    grid->Add(protagonist_, wxSizerFlags(1).Expand());

    // However long what they offer is, it is cut before the deck's size is.
    for (wxChoice* choice : {format_, protagonist_})
        choice->SetMinSize(wxSize(FromDIP(60), -1));
    SetSizer(grid);
}

void DeckHead::show_deck()
{
    const Deck& deck = document_.deck();
    if (name_->GetValue() != to_wx(deck.name))
        name_->ChangeValue(to_wx(deck.name));
    shown_name_ = name_->GetValue();
    const auto& formats = document_.catalogue().formats;
    const auto format = std::ranges::find(formats, document_.format().id, &Format::id);
    format_->SetSelection(static_cast<int>(format - formats.begin()));
    format_->SetToolTip(to_wx(in_language(document_.format().summary, messages_)));
    size_->SetLabel(
        to_wx(messages_.get("gui.deck.size"_msg, {{"count", document_.resolved().size}})));
    show_protagonist();
    Layout();
}

/// None, then whoever may lead the deck; a designated one who may not comes last.
void DeckHead::show_protagonist()
{
    protagonists_ = possible_protagonists(document_);
    protagonists_.insert(protagonists_.begin(), nullptr);
    wxArrayString names;
    names.Add(to_wx(messages_.get("gui.deck.no-protagonist"_msg)));
    for (const Card* card : protagonists_) {
        if (card)
            names.Add(to_wx(card_name(*card, messages_.card_language())));
    }
    int selected = 0;
    if (!document_.deck().protagonist.empty()) {
        const Card* designated = document_.resolved().designated;
        const auto place =
            std::ranges::find(protagonists_.begin() + 1, protagonists_.end(), designated);
        selected = static_cast<int>(place - protagonists_.begin());
        if (!designated || place == protagonists_.end()) {
            selected = static_cast<int>(protagonists_.size());
            protagonists_.push_back(nullptr);
            names.Add(to_wx(designated ? card_name(*designated, messages_.card_language())
                                       : document_.deck().protagonist));
        }
    }
    show_choices(*protagonist_, names, selected);
    protagonist_->SetToolTip(protagonist_->GetStringSelection());
}

void DeckHead::take_name()
{
    if (name_->GetValue() == shown_name_)
        return;
    const std::string name = from_wx(name_->GetValue());
    document_.type_name(name, messages_.get("command.reason.name"_msg, {{"name", name}}));
}

void DeckHead::take_format()
{
    const Format& format =
        document_.catalogue().formats[static_cast<std::size_t>(format_->GetSelection())];
    document_.set_format(format.id,
                         messages_.get("command.reason.format"_msg,
                                       {{"format", in_language(format.name, messages_)}}));
}

void DeckHead::take_protagonist()
{
    const auto chosen = static_cast<std::size_t>(protagonist_->GetSelection());
    if (chosen == 0)
        designate_nobody(document_, messages_);
    else if (const Card* card = protagonists_[chosen])
        make_protagonist(document_, *card, messages_);
}

} // namespace kizuna
