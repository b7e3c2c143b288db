#include "gui/card_games/listed_card_form.h"

#include "app/base/messages.h"
#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/valtext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array ranges = {"none", "1", "2", "3", "1-2", "2-3", "1-3"}; // of listed_range()

/// -1 if the field is empty; max_listed_number + 1 if the number is too large for an int.
int number_of(const wxTextCtrl& field)
{
    const std::string text = from_wx(field.GetValue()); // digits alone
    return text.empty() ? -1 : number_in<int>(text).value_or(max_listed_number + 1);
}

} // namespace

ListedCardForm::ListedCardForm(wxWindow* parent, const CardGame& profile, const Messages& messages)
    : wxPanel(parent)
{
    SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    constexpr int letters_of_name = 22;
    name_ = text_field(messages.get("gui.games.name"_msg), "name", letters_of_name);
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { renamed.emit(); });
    name_ja_ = text_field(messages.get("gui.games.name-ja"_msg), "name ja", letters_of_name);
    type_ = new wxChoice(this, wxID_ANY);
    for (const Word& type : profile.words.types)
        type_->Append(to_wx(in_language(type.name, messages)));
    type_->Append(to_wx(messages.get("gui.games.no-type"_msg)));
    type_->SetSelection(0);
    add_field(messages.get("gui.games.type"_msg), type_, "type");
    for (const Word& number : profile.words.numbers) {
        constexpr int letters_of_number = 5;
        wxTextCtrl* control =
            text_field(in_language(number.name, messages), number.slug, letters_of_number);
        control->SetValidator(wxTextValidator(wxFILTER_DIGITS));
        control->SetMaxLength(3);
        control->SetToolTip(
            to_wx(messages.get("gui.games.number.help"_msg, {{"most", max_listed_number}})));
        control->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { renamed.emit(); });
        numbers_.push_back(control);
    }
    range_ = new wxChoice(this, wxID_ANY);
    range_->Append(to_wx(messages.get("gui.games.range-unknown"_msg)));
    for (const char* range : ranges)
        range_->Append(
            to_wx(listed_range_label(listed_range(range).value_or(RangeSet()), messages)));
    range_->SetSelection(0);
    add_field(messages.get("gui.games.range"_msg), range_, "range");
    copies_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                             wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER, 0, max_copies_of_an_entry, 1);
    copies_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { finished.emit(); });
    add_field(messages.get("gui.games.copies"_msg), copies_, "copies");
    for (const Word& text : profile.words.texts) {
        constexpr int letters_of_text = 34;
        texts_.push_back(text_field(in_language(text.name, messages), text.slug, letters_of_text));
    }
}

wxTextCtrl* ListedCardForm::text_field(const std::string& label, const std::string& name,
                                       int letters)
{
    auto* field = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                                 wxSize(GetCharWidth() * letters, -1), wxTE_PROCESS_ENTER);
    field->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { finished.emit(); });
    add_field(label, field, name);
    return field;
}

void ListedCardForm::add_field(const std::string& label, wxWindow* control, const std::string& name)
{
    set_names(*control, to_wx("games " + name), label);
    auto* part = new wxBoxSizer(wxVERTICAL);
    part->Add(control, wxSizerFlags().Expand());
    auto* caption = make_label(this, label);
    caption->MoveBeforeInTabOrder(control); // a label comes right before its control
    part->Insert(0, caption, spaced(*this, wxBOTTOM, Space::Hair));
    GetSizer()->Add(part,
                    wxSizerFlags().Bottom().Border(wxRIGHT | wxBOTTOM, space(*this, Space::Near)));
}

std::size_t ListedCardForm::chosen_type() const
{
    const auto chosen = static_cast<std::size_t>(std::max(0, type_->GetSelection()));
    return chosen + 1 == type_->GetCount() ? no_type : chosen;
}

EnteredCard ListedCardForm::card() const
{
    EnteredCard card{.name = from_wx(name_->GetValue()),
                     .name_ja = from_wx(name_ja_->GetValue()),
                     .type = chosen_type(),
                     .numbers = {},
                     .copies = copies_->GetValue()};
    for (const wxTextCtrl* number : numbers_)
        card.numbers.push_back(std::min(max_listed_number, number_of(*number)));
    for (const wxTextCtrl* text : texts_)
        card.texts.push_back(from_wx(text->GetValue()));
    if (range_->GetSelection() > 0)
        card.range = listed_range(ranges.at(static_cast<std::size_t>(range_->GetSelection()) - 1))
                         .value_or(RangeSet());
    return card;
}

bool ListedCardForm::has_numbers() const
{
    return std::ranges::all_of(
        numbers_, [](const wxTextCtrl* number) { return number_of(*number) <= max_listed_number; });
}

bool ListedCardForm::has_name() const
{
    return !name_->GetValue().Strip(wxString::both).empty();
}

void ListedCardForm::show(const EnteredCard& card)
{
    name_->ChangeValue(to_wx(card.name));
    name_ja_->ChangeValue(to_wx(card.name_ja));
    const std::size_t none = type_->GetCount() - 1;
    type_->SetSelection(static_cast<int>(std::min(card.type, none)));
    for (std::size_t at = 0; at < numbers_.size(); ++at)
        numbers_[at]->ChangeValue(card.numbers[at] < 0 ? std::string()
                                                       : std::to_string(card.numbers[at]));
    for (std::size_t at = 0; at < texts_.size(); ++at)
        texts_[at]->ChangeValue(to_wx(at < card.texts.size() ? card.texts[at] : std::string()));
    const auto range = std::ranges::find(ranges, listed_range_text(card.range));
    range_->SetSelection(range == ranges.end() ? 0 : static_cast<int>(range - ranges.begin()) + 1);
    copies_->SetValue(card.copies);
    renamed.emit();
}

void ListedCardForm::clear()
{
    show({.name = {}, .type = chosen_type(), .numbers = std::vector<int>(numbers_.size(), -1)});
}

void ListedCardForm::go_to_name()
{
    name_->SelectAll();
    name_->SetFocus();
}

} // namespace kizuna
