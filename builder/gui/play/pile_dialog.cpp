#include "gui/play/pile_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"

#include <wx/listbox.h>
#include <wx/textctrl.h>

namespace kizuna {

PileDialog::PileDialog(wxWindow* parent, const std::string& heading, std::vector<PileCard> cards,
                       FaceCache& faces, const Messages& messages,
                       std::function<void(const Card&)> look, bool can_take)
    : OwnDialog(parent, "pile", heading), cards_(std::move(cards)), look_(std::move(look))
{
    wxArrayString lines;
    for (const PileCard& card : cards_)
        lines.push_back(to_wx(card.line));
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(260, 160)), lines,
                          wxLB_SINGLE);
    set_names(*list_, "pile cards", heading);
    const std::string empty = messages.get("table.pile.empty"_msg);
    details_ = new wxTextCtrl(this, wxID_ANY, to_wx(cards_.empty() ? empty : std::string()),
                              wxDefaultPosition, FromDIP(wxSize(260, 120)),
                              wxTE_MULTILINE | wxTE_READONLY);
    set_names(*details_, "pile details", messages.get("table.pile.details"_msg));
    auto* close = close_button(this, messages);
    constexpr int face_width = 220;
    face_ = new FaceRow(this, "pile face", faces, face_width);
    const int around = space(*this, Space::Apart);
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(list_, wxSizerFlags(3).Expand());
    words->Add(details_, wxSizerFlags(2).Expand().Border(wxTOP, around));
    auto* both = new wxBoxSizer(wxHORIZONTAL);
    both->Add(words, wxSizerFlags(1).Expand());
    both->Add(face_, wxSizerFlags().Border(wxLEFT, around));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(both, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, around));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    if (can_take && !cards_.empty()) {
        auto* take = make_button(
            this, "pile by hand", messages.get("table.hand.pile"_msg),
            [this] { EndModal(by_hand); }, by_hand);
        buttons->Add(take, spaced(*this, wxRIGHT));
    }
    buttons->Add(close);
    column->Add(buttons, wxSizerFlags().Right().Border(wxALL, around));
    close->SetDefault();
    open_at_size(column, wxSize(800, 520));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_selected(); });
    if (cards_.empty()) {
        details_->SetFocus();
    } else {
        list_->SetSelection(0);
        list_->SetFocus();
        show_selected();
    }
}

const Card* PileDialog::selected() const
{
    const int row = list_->GetSelection();
    return row == wxNOT_FOUND ? nullptr : cards_[static_cast<std::size_t>(row)].card;
}

void PileDialog::show_selected()
{
    const int row = list_->GetSelection();
    if (row == wxNOT_FOUND)
        return;
    const PileCard& card = cards_[static_cast<std::size_t>(row)];
    details_->ChangeValue(to_wx(card.details));
    face_->show({card.card}, card.line);
    Layout();
    look_(*card.card);
}

} // namespace kizuna
