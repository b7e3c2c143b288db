#include "gui/deck/paste_dialog.h"

#include "app/cards/card_label.h"
#include "gui/accessible.h"
#include "gui/controls/text_list.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace kizuna {

PasteDialog::PasteDialog(wxWindow* parent, const Catalogue& catalogue, const Messages& messages,
                         const std::string& text)
    : wxDialog(parent, wxID_ANY, to_wx(messages.get("gui.paste.title"_msg)), wxDefaultPosition,
               wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      catalogue_(catalogue), messages_(messages)
{
    SetName("paste");
    const auto aside = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
    const auto part = wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_label("gui.paste.text"_msg), aside);
    text_ = new wxTextCtrl(this, wxID_ANY, to_wx(text), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_DONTWRAP);
    text_->SetName("paste text");
    set_accessible(*text_, messages_.get("gui.paste.text.spoken"_msg));
    column->Add(text_, part);
    summary_ = new wxStaticText(this, wxID_ANY, "");
    summary_->SetName("paste summary");
    summary_->SetFont(summary_->GetFont().Bold());
    column->Add(summary_, aside);
    column->Add(make_label("gui.paste.problems"_msg), aside);
    lines_ = new TextList(this, "paste lines", messages_.get("gui.paste.problems.spoken"_msg),
                          {{messages_.get("gui.paste.line"_msg), 50, 0, wxALIGN_RIGHT},
                           {messages_.get("gui.paste.words"_msg), 180, 3},
                           {messages_.get("gui.paste.problem"_msg), 240, 4}});
    column->Add(lines_, part);
    column->Add(make_choice_row(), aside);
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
    SetSizer(column);
    SetClientSize(FromDIP(wxSize(720, 560)));
    CentreOnParent();

    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { read(); });
    lines_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_choices(); });
    lines_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { use_choice(); });
    read();
    (text.empty() ? static_cast<wxWindow*>(text_) : new_)->SetFocus();
}

wxStaticText* PasteDialog::make_label(MessageKey text)
{
    return new wxStaticText(this, wxID_ANY, to_wx(messages_.get(text)));
}

wxSizer* PasteDialog::make_choice_row()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_label("gui.paste.choice"_msg),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
    choice_ = new wxChoice(this, wxID_ANY);
    choice_->SetName("paste choice");
    set_accessible(*choice_, messages_.get("gui.paste.choice.spoken"_msg));
    row->Add(choice_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(8)));
    use_ = new wxButton(this, wxID_ANY, to_wx(messages_.get("gui.paste.use"_msg)));
    use_->SetName("paste use");
    use_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { use_choice(); });
    row->Add(use_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* PasteDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    const auto button = [&](const char* name, MessageKey label, Wish wish) {
        auto* made = new wxButton(this, wxID_ANY, to_wx(messages_.get(label)));
        made->SetName(name);
        made->Bind(wxEVT_BUTTON, [this, wish](wxCommandEvent&) { end(wish); });
        row->Add(made, wxSizerFlags().Border(wxRIGHT, FromDIP(8)));
        return made;
    };
    new_ = button("paste new", "gui.paste.new"_msg, Wish::New);
    add_ = button("paste add", "gui.paste.add"_msg, Wish::Add);
    row->Add(new wxButton(this, wxID_CANCEL, to_wx(messages_.get("gui.cancel"_msg))));
    return row;
}

void PasteDialog::read()
{
    pasted_ = read_pasted(from_wx(text_->GetValue()), catalogue_, messages_);
    std::vector<TextRow> rows;
    for (const PastedLine& line : pasted_.lines)
        rows.push_back(
            {{line.number > 0 ? std::to_string(line.number) : "", line.text, line.problem},
             false,
             false});
    lines_->show(std::move(rows), 0);
    summary_->SetLabel(to_wx(pasted_summary(pasted_, messages_)));
    add_->Enable(pasted_.is_usable());
    new_->Enable(pasted_.is_usable());
    show_choices();
}

void PasteDialog::show_choices()
{
    const auto row = lines_->selected();
    wxArrayString names;
    if (row && *row < pasted_.lines.size()) {
        for (const Card* card : pasted_.lines[*row].choices)
            names.Add(to_wx(card_label(*card, messages_.card_language())));
    }
    choice_->Set(names);
    choice_->SetSelection(names.empty() ? wxNOT_FOUND : 0);
    choice_->Enable(!names.empty());
    use_->Enable(!names.empty());
}

/// The list itself is mended, so that it can be read, mended further and copied.
void PasteDialog::use_choice()
{
    const auto row = lines_->selected();
    const int chosen = choice_->GetSelection();
    if (!row || *row >= pasted_.lines.size() || chosen == wxNOT_FOUND)
        return;
    const PastedLine& line = pasted_.lines[*row];
    const Card& card = *line.choices[static_cast<std::size_t>(chosen)];
    text_->ChangeValue(to_wx(with_choice(from_wx(text_->GetValue()), line.number, card)));
    read();
}

void PasteDialog::end(Wish wish)
{
    wish_ = wish;
    EndDialog(wxID_OK);
}

} // namespace kizuna
