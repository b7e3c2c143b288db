#include "gui/dialogs/printings_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

#include <algorithm>

namespace kizuna {
PrintingsDialog::PrintingsDialog(wxWindow* parent, const std::string& card,
                                 const std::vector<PrintingCount>& counts, Pile pile,
                                 const Messages& messages)
    : OwnDialog(parent, "printings", messages.get("gui.printings.title"_msg, {{"card", card}})),
      messages_(messages)
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    const std::string of_pile = pile == Pile::Maybe ? "maybe" : "deck";
    column->Add(make_heading(this, messages_.get("gui.printings.pile"_msg, {{"pile", of_pile}})),
                spaced(*this, wxALL, Space::Apart));
    auto* room = new wxScrolledWindow(this, wxID_ANY);
    room->SetScrollRate(0, FromDIP(20));
    auto* grid =
        new wxFlexGridSizer(4, wxSize(space(*this, Space::Apart), space(*this, Space::Tight)));
    grid->AddGrowableCol(2);
    for (const PrintingCount& each : counts) {
        auto* spin = new wxSpinCtrl(room, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxSP_ARROW_KEYS, 0, max_copies_of_an_entry, each.copies);
        set_names(
            *spin, to_wx("copies of " + each.code),
            messages_.get("gui.printings.copies"_msg, {{"printing", each.code + " " + each.set}}));
        spin->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_sum(); });
        spin->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_sum(); });
        copies_.push_back(spin);
        grid->Add(spin, wxSizerFlags().CentreVertical());
        for (const std::string& text : {each.code, each.set, each.rarity})
            grid->Add(new wxStaticText(room, wxID_ANY, wxControl::EscapeMnemonics(to_wx(text))),
                      wxSizerFlags().CentreVertical());
    }
    room->SetSizer(grid);
    room->SetMinSize(wxSize(-1, std::min(grid->CalcMin().y, FromDIP(360))));
    column->Add(room, stretched(*this, wxLEFT | wxRIGHT).Proportion(1));

    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    sum_ = make_text(this, "printings sum");
    buttons->Add(sum_, wxSizerFlags(1).CentreVertical());
    buttons->Add(cancel_button(this, messages_), spaced(*this, wxLEFT | wxRIGHT));
    auto* ok = new wxButton(this, wxID_OK, to_wx(messages_.get("gui.ok"_msg)));
    buttons->Add(ok);
    column->Add(buttons, stretched(*this, wxALL));
    SetSizer(column);
    show_sum();
    SetClientSize(wxSize(FromDIP(520), std::min(column->CalcMin().y, FromDIP(520))));
    CentreOnParent();
    ok->SetDefault();
    if (!copies_.empty())
        copies_.front()->SetFocus();
}

std::vector<int> PrintingsDialog::copies() const
{
    std::vector<int> copies;
    for (const wxSpinCtrl* each : copies_)
        copies.push_back(each->GetValue());
    return copies;
}

void PrintingsDialog::show_sum()
{
    int sum = 0;
    for (const int each : copies())
        sum = saturating_sum(sum, each);
    sum_->SetLabel(to_wx(messages_.get("gui.printings.sum"_msg, {{"count", sum}})));
}

} // namespace kizuna
