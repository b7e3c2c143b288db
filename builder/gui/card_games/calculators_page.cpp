#include "gui/card_games/calculators_page.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"

#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {

CalculatorsPage::CalculatorsPage(wxWindow* parent, const Messages& messages)
    : wxPanel(parent, wxID_ANY), messages_(messages)
{
    choice_ = new wxChoice(this, wxID_ANY);
    set_names(*choice_, "games calculator", messages_.get("gui.games.calculator"_msg));
    for (const Calculator& each : calculators())
        choice_->Append(to_wx(messages_.get(each.label)));
    choice_->SetSelection(0);
    form_ = make_text(this, "games form");
    constexpr int lines = 5;
    typed_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                            wxSize(-1, GetCharHeight() * lines), wxTE_MULTILINE | wxTE_DONTWRAP);
    set_names(*typed_, "games typed", messages_.get("gui.games.typed.spoken"_msg));
    fault_ = make_heading(this, {}, "games fault");
    steps_ = new TextList(this, "games steps", messages_.get("gui.games.steps.spoken"_msg),
                          {{messages_.get("gui.games.clause"_msg), 100, 0},
                           {messages_.get("gui.games.step"_msg), 300, 1}});

    words_ = make_button(this, "games words", messages_.get("gui.games.words"_msg),
                         [this] { choose_word(); });
    words_->MoveAfterInTabOrder(choice_);
    words_->SetToolTip(to_wx(messages_.get("gui.games.words.help"_msg)));

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(choice_, wxSizerFlags(1).CentreVertical());
    head->Add(words_, in_row(*this, wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto part = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    column->Add(head, part);
    column->Add(form_, part);
    column->Add(typed_, part);
    column->Add(fault_, part);
    column->Add(steps_, stretched(*this, wxALL).Proportion(1));
    SetSizer(column);

    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_calculator(); });
    typed_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { calculate(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& size) {
        size.Skip();
        form_->SetLabel(to_wx(messages_.get(calculator().form)));
        form_->Wrap(std::max(1, GetClientSize().x - 2 * space(*this, Space::Apart)));
    });
    show_calculator();
}

const Calculator& CalculatorsPage::calculator() const
{
    return calculators()[static_cast<std::size_t>(std::max(0, choice_->GetSelection()))];
}

void CalculatorsPage::show_calculator()
{
    typed_->ChangeValue(to_wx(std::string(calculator().example)));
    typed_->SetInsertionPointEnd();
    set_accessible_description(*typed_, messages_.get(calculator().form));
    SendSizeEvent();
    calculate();
}

void CalculatorsPage::calculate()
{
    const CalculatorAnswer answer = calculator().calculate(from_wx(typed_->GetValue()), messages_);
    std::vector<TextRow> rows;
    for (const CalculatorAnswer::Row& row : answer.rows)
        rows.push_back({.cells = {row.clause, row.text}, .is_bold = row.clause.empty()});
    steps_->show(std::move(rows), {});
    fault_->SetLabel(to_wx(answer.fault));
    fault_->Wrap(std::max(1, GetClientSize().x - 2 * space(*this, Space::Apart)));
    Layout();
}

void CalculatorsPage::choose_word()
{
    wxMenu menu;
    const std::span<const CalculatorWord> words = calculator().words;
    for (const CalculatorWord& word : words)
        menu.Append(wxID_ANY,
                    wxControl::EscapeMnemonics(to_wx(messages_.get(
                        "gui.games.word"_msg, {{"word", std::string(word.text)},
                                               {"meaning", messages_.get(word.meaning)}}))));
    const wxRect button = words_->GetRect();
    const int chosen = GetPopupMenuSelectionFromUser(menu, button.x, button.GetBottom());
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (menu.FindItemByPosition(at)->GetId() == chosen)
            put_in(words[at]);
    }
    typed_->SetFocus();
}

void CalculatorsPage::put_in(const CalculatorWord& word)
{
    const std::string before = from_wx(typed_->GetRange(0, typed_->GetInsertionPoint()));
    const auto [text, end] = with_word(from_wx(typed_->GetValue()), before.size(), word);
    typed_->ChangeValue(to_wx(text));
    typed_->SetInsertionPoint(static_cast<long>(to_wx(text.substr(0, end)).length()));
    calculate();
}

} // namespace kizuna
