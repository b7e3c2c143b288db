#include "gui/deck/deck_head.h"

#include "app/document/deck_edits.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"

#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// Width of a field in the one-row form, in device-independent pixels at the usual text size.
constexpr int min_in_one_row = 120;

/// Fills a choice. Sets only what differs, so that a list that is open stays open.
void show_choices(wxChoice& choice, const wxArrayString& choices, int selected)
{
    if (choice.GetStrings() != choices)
        choice.Set(choices);
    if (choice.GetSelection() != selected)
        choice.SetSelection(selected);
}

} // namespace

DeckHead::DeckHead(wxWindow* parent, DeckDocument& document, Settings& settings,
                   const Messages& messages)
    : wxPanel(parent), document_(document), settings_(settings), messages_(messages)
{
    make_fields();
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
    name_->SetHint(to_wx(messages_.get("gui.deck.unnamed"_msg)));
    set_names(*name_, "deck name", messages_.get("gui.deck.name.spoken"_msg));
}

wxChoice* DeckHead::make_choice(const char* name, MessageKey spoken)
{
    auto* choice = new wxChoice(this, wxID_ANY);
    set_names(*choice, name, messages_.get(spoken));
    return choice;
}

void DeckHead::make_unfold()
{
    unfold_ =
        new wxBitmapToggleButton(this, wxID_ANY,
                                 drawn_icon("M4 7h10 M18 7h2 M14 5v4 M4 12h2 M10 12h10 M10 10v4 "
                                            "M4 17h8 M16 17h4 M12 15v4",
                                            wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT)),
                                 wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    unfold_->SetName("deck fields");
    const std::string spoken = messages_.get("gui.deck.fields"_msg);
    unfold_->SetToolTip(to_wx(spoken));
    set_accessible(*unfold_, spoken);
    unfold_->SetValue(settings_.deck_fields_open);
    unfold_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
        settings_.deck_fields_open = unfold_->GetValue();
        lay_out();
    });
}

/// Makes each control right after its caption, so that GTK gives the caption's Alt letter to it.
void DeckHead::make_fields()
{
    SetSizer(new wxBoxSizer(wxVERTICAL));
    wxStaticText* caption = make_caption("gui.deck.name"_msg);
    make_name();
    add(caption, *name_, 4);
    make_unfold();
    caption = make_caption("gui.deck.format"_msg);
    format_ = make_choice("deck format", "gui.deck.format.spoken"_msg);
    add(caption, *format_, 3);
    caption = make_caption("gui.deck.protagonist"_msg);
    protagonist_ = make_choice("deck protagonist", "gui.deck.protagonist.spoken"_msg);
    add(caption, *protagonist_, 5);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out();
        event.Skip();
    });
    wxGetTopLevelParent(this)->Bind(wxEVT_CHAR_HOOK, &DeckHead::on_letter, this);
}

/// Handles the Alt letters of folded fields, by unfolding them: GTK handles only those of visible
/// captions.
void DeckHead::on_letter(wxKeyEvent& event)
{
    event.Skip();
    if (event.GetModifiers() != wxMOD_ALT || laid_out_ != Form::Folded)
        return;
    for (const Field& field : fields_) {
        if (!field.caption || field.control == name_)
            continue;
        const wxString label = field.caption->GetLabel();
        const int mark = label.Find('&');
        if (mark == wxNOT_FOUND || mark + 1 >= static_cast<int>(label.length()) ||
            wxToupper(label[static_cast<std::size_t>(mark) + 1]) != event.GetKeyCode())
            continue;
        go_to(*field.control);
        return event.Skip(false);
    }
}

void DeckHead::go_to_format()
{
    go_to(*format_);
}

void DeckHead::go_to(wxWindow& field)
{
    if (laid_out_ == Form::Folded) {
        settings_.deck_fields_open = true;
        unfold_->SetValue(true);
        lay_out();
    }
    field.SetFocus();
}

wxStaticText* DeckHead::make_caption(MessageKey text)
{
    auto* caption = new wxStaticText(this, wxID_ANY, to_wx(messages_.get(text)), wxDefaultPosition,
                                     wxDefaultSize, wxST_ELLIPSIZE_END);
    caption->SetFont(small_type(caption->GetFont()));
    return caption;
}

/// A field with a weight gets a small min width, so that long choices do not cut its neighbours.
void DeckHead::add(wxStaticText* caption, wxWindow& control, int weight)
{
    if (weight > 0)
        control.SetMinSize(wxSize(FromDIP(60), control.GetMinSize().y));
    fields_.push_back({caption, &control, weight});
    laid_out_ = Form::None;
}

bool DeckHead::fits_one_row() const
{
    const double scale = std::max(text_scale(), 1.0);
    int needed = 0;
    for (const Field& field : fields_)
        needed += field.weight > 0 ? static_cast<int>(FromDIP(min_in_one_row) * scale)
                                   : field.control->GetBestSize().x;
    return GetClientSize().x >= needed;
}

/// True if a readable part of the name fits into one row with its caption, the button and the
/// fields without a caption.
bool DeckHead::fits_name_beside() const
{
    int needed = fields_.front().caption->GetBestSize().x + unfold_->GetBestSize().x +
                 static_cast<int>(FromDIP(150) * std::max(text_scale(), 1.0));
    for (const Field& field : fields_)
        needed += field.caption ? 0 : field.control->GetBestSize().x + space(*this, Space::Tight);
    return GetClientSize().x >= needed;
}

void DeckHead::lay_out()
{
    const bool beside = fits_name_beside();
    const bool is_same_row = std::exchange(name_beside_, beside) == beside;
    const Form wanted = fits_one_row()               ? Form::OneRow
                        : settings_.deck_fields_open ? Form::Unfolded
                                                     : Form::Folded;
    if (std::exchange(laid_out_, wanted) == wanted && (is_same_row || wanted == Form::OneRow))
        return;
    GetSizer()->Clear(); // does not delete the controls
    const bool all = wanted != Form::Folded;
    for (const Field& field : fields_) {
        if (!field.caption)
            continue;
        field.control->Show(all || field.control == name_);
        field.caption->Show(all ||
                            field.control == name_); // its Alt letter works only while it is shown
    }
    unfold_->Show(wanted != Form::OneRow);
    if (wanted == Form::OneRow)
        show_in_one_row();
    else
        show_folded();
    Layout();
    InvalidateBestSize();
    CallAfter([this] { GetParent()->Layout(); }); // later: this may be part of a layout
}

/// Lays the fields out in one row, each below its caption.
void DeckHead::show_in_one_row()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (const Field& field : fields_) {
        auto* box = new wxBoxSizer(wxVERTICAL);
        if (field.caption) {
            field.caption->SetMinSize(wxSize(1, -1));
            box->Add(field.caption, wxSizerFlags().Expand());
        } else {
            box->AddStretchSpacer();
        }
        box->Add(field.control, wxSizerFlags().Expand());
        row->Add(box, wxSizerFlags(field.weight)
                          .Expand()
                          .Border(wxRIGHT | wxBOTTOM, space(*this, Space::Tight)));
    }
    GetSizer()->Add(row, wxSizerFlags().Expand());
}

/// Lays out a first row of the name's caption, the name if it fits, the button, and the fields
/// without a caption. A name that does not fit has the next row. The others follow if unfolded.
void DeckHead::show_folded()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto gap =
        wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, space(*this, Space::Tight));
    auto* form =
        new wxFlexGridSizer(2, wxSize(space(*this, Space::Near), space(*this, Space::Tight)));
    form->AddGrowableCol(1);
    row->Add(fields_.front().caption, wxSizerFlags(gap).Proportion(name_beside_ ? 0 : 1));
    fields_.front().caption->SetMinSize(wxDefaultSize);
    if (name_beside_)
        row->Add(name_, wxSizerFlags(gap).Proportion(1));
    row->Add(unfold_, gap);
    for (const Field& field : fields_) {
        if (!field.caption) {
            row->Add(field.control, gap);
        } else if (field.control != name_) {
            field.caption->SetMinSize(wxDefaultSize);
            form->Add(field.caption, wxSizerFlags().CentreVertical());
            form->Add(field.control, wxSizerFlags().Expand());
        }
    }
    GetSizer()->Add(row, wxSizerFlags().Expand());
    const auto below =
        wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, space(*this, Space::Tight));
    if (!name_beside_)
        GetSizer()->Add(name_, below);
    GetSizer()->Add(form, below);
    if (!settings_.deck_fields_open)
        GetSizer()->Hide(form);
}

void DeckHead::show_deck()
{
    const Deck& deck = document_.deck();
    if (name_->GetValue() != to_wx(deck.name))
        name_->ChangeValue(to_wx(deck.name));
    shown_name_ = name_->GetValue();
    name_->SetToolTip(shown_name_);
    const auto& formats = document_.catalogue().formats;
    const auto format = std::ranges::find(formats, document_.format().id, &Format::id);
    format_->SetSelection(static_cast<int>(format - formats.begin()));
    format_->SetToolTip(to_wx(in_language(document_.format().summary, messages_)));
    show_protagonist();
    Layout();
}

/// Lists "none", then the cards that may lead the deck; last a designated card that may not.
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
