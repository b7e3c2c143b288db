#include "gui/dialogs/paste_dialog.h"

#include "app/text/card_label.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/dialogs/unclear_lines.h"

#include <wx/textctrl.h>

#include <algorithm>
#include <iterator>

namespace kizuna {

PasteDialog::PasteDialog(wxWindow* parent, const Catalogue& catalogue, const Messages& messages,
                         const std::string& text)
    : OwnDialog(parent, "paste", messages.get("gui.paste.title"_msg)), catalogue_(catalogue),
      messages_(messages)
{
    const auto aside = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    const auto part = stretched(*this, wxLEFT | wxRIGHT | wxTOP).Proportion(1);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_label(this, messages.get("gui.paste.text"_msg)), aside);
    text_ = new wxTextCtrl(this, wxID_ANY, to_wx(text), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_DONTWRAP);
    set_names(*text_, "paste text", messages_.get("gui.paste.text.spoken"_msg));
    column->Add(text_, part);
    summary_ = make_heading(this, {}, "paste summary");
    column->Add(summary_, aside);
    UnclearLines::Use use;
    use.name = "paste";
    use.choose = [this](std::size_t line, const UnclearLines::Choice& choice) {
        this->use(line, *choice.card);
    };
    lines_ = new UnclearLines(this, catalogue.library, messages, std::move(use));
    column->Add(lines_, stretched(*this, wxLEFT | wxRIGHT | wxTOP).Proportion(2));
    column->Add(make_buttons(), stretched(*this, wxALL));
    open_at_size(column, wxSize(720, 560));

    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { read(); });
    read();
    (text.empty() ? static_cast<wxWindow*>(text_) : new_)->SetFocus();
}

wxSizer* PasteDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    const auto button = [&](const char* name, MessageKey label, Choice choice) {
        wxButton* made =
            make_button(this, name, messages_.get(label), [this, choice] { end(choice); });
        row->Add(made, spaced(*this, wxLEFT));
        return made;
    };
    row->Add(cancel_button(this, messages_));
    new_ = button("paste new", "gui.paste.new"_msg, Choice::New);
    add_ = button("paste add", "gui.paste.add"_msg, Choice::Add);
    return row;
}

void PasteDialog::read()
{
    pasted_ = read_pasted(from_wx(text_->GetValue()), catalogue_, messages_, choices_);
    std::vector<UnclearLines::Shown> lines;
    for (std::size_t at = 0; at < pasted_.lines.size(); ++at) {
        UnclearLines::Shown line;
        line.what = pasted_.lines[at];
        line.words = line.what.source.text;
        if (const Card* card = pasted_.chosen[at]) {
            line.is_settled = true;
            line.chosen = card;
            line.becomes = card_label(*card, messages_.card_language());
            line.what.problem = messages_.get("gui.paste.means"_msg, {{"card", line.becomes}});
        }
        lines.push_back(std::move(line));
    }
    const auto open = std::ranges::find(pasted_.chosen, nullptr) - pasted_.chosen.begin();
    lines_->show(std::move(lines), open < std::ssize(pasted_.chosen) ? open : 0);
    summary_->SetLabel(to_wx(pasted_summary(pasted_, messages_)));
    add_->Enable(pasted_.is_usable());
    new_->Enable(pasted_.is_usable());
}

/// Makes a line mean the card. A plain list is changed itself, so that the user can read it, change
/// it further and copy it. A list in another program's form stays; the choice goes into choices_.
void PasteDialog::use(std::size_t line, const Card& card)
{
    if (!takes_choices(from_wx(text_->GetValue()))) {
        choices_[pasted_.lines[line].source.text] = &card;
        return read();
    }
    const int number = pasted_.lines[line].source.line;
    text_->ChangeValue(to_wx(with_choice(from_wx(text_->GetValue()), number, card)));
    read();
}

void PasteDialog::end(Choice choice)
{
    choice_ = choice;
    EndDialog(wxID_OK);
}

} // namespace kizuna
