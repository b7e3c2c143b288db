#include "gui/help/recovery_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_text.h"

#include <wx/button.h>
#include <wx/listctrl.h>
#include <wx/msgdlg.h>
#include <wx/stattext.h>

namespace kizuna {

RecoveryDialog::RecoveryDialog(wxWindow* parent, const std::vector<LostDeckText>& decks,
                               const Messages& messages)
    : OwnDialog(parent, "recovery", messages.get("gui.lost.title"_msg)), messages_(messages)
{
    SetSizer(new wxBoxSizer(wxVERTICAL));
    auto* question = new wxStaticText(this, wxID_ANY, "");
    set_wrapped_label(
        *question,
        messages.get("gui.lost.question"_msg, {{"count", static_cast<int>(decks.size())}}),
        FromDIP(620));
    GetSizer()->Add(question, spaced(*this, wxALL, Space::Apart));
    add_list(decks, messages);
    add_buttons(messages);
    GetSizer()->SetSizeHints(this);
    CentreOnParent();
}

void RecoveryDialog::add_list(const std::vector<LostDeckText>& decks, const Messages& messages)
{
    auto* list = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 160)),
                                wxLC_REPORT | wxLC_SINGLE_SEL);
    set_names(*list, "lost decks", messages.get("gui.lost.list"_msg));
    list->AppendColumn(to_wx(messages.get("gui.lost.column.deck"_msg)), wxLIST_FORMAT_LEFT,
                       FromDIP(200));
    list->AppendColumn(to_wx(messages.get("gui.lost.column.at"_msg)), wxLIST_FORMAT_LEFT,
                       FromDIP(150));
    list->AppendColumn(to_wx(messages.get("gui.lost.column.difference"_msg)), wxLIST_FORMAT_LEFT,
                       FromDIP(280));
    for (const LostDeckText& deck : decks) {
        const long row = list->InsertItem(list->GetItemCount(), to_wx(deck.name));
        list->SetItem(row, 1, to_wx(deck.changed_at));
        list->SetItem(row, 2, to_wx(deck.difference));
    }
    GetSizer()->Add(list, stretched(*this, wxLEFT | wxRIGHT).Proportion(1));
}

void RecoveryDialog::add_buttons(const Messages& messages)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](Answer answer, MessageKey label) {
        auto* button = new wxButton(this, answer, to_wx(messages.get(label)));
        button->Bind(wxEVT_BUTTON, [this, answer](wxCommandEvent&) { EndModal(answer); });
        row->Add(button, spaced(*this, wxLEFT));
        return button;
    };
    add(Discard, "gui.lost.discard"_msg);
    row->AddStretchSpacer();
    add(Later, "gui.lost.later"_msg);
    wxButton* restore = add(Restore, "gui.lost.restore"_msg);
    restore->SetDefault();
    restore->SetFocus();
    SetEscapeId(Later);
    GetSizer()->Add(row, stretched(*this, wxALL));
}

RecoveryDialog::Answer RecoveryDialog::ask()
{
    while (true) {
        const auto answer = static_cast<Answer>(ShowModal());
        if (answer != Discard || is_sure())
            return answer;
    }
}

bool RecoveryDialog::is_sure()
{
    wxMessageDialog dialog(this, to_wx(messages_.get("gui.lost.sure"_msg)),
                           to_wx(messages_.get("gui.lost.title"_msg)),
                           wxOK | wxCANCEL | wxCANCEL_DEFAULT | wxICON_WARNING);
    dialog.SetOKCancelLabels(to_wx(messages_.get("gui.lost.discard"_msg)),
                             to_wx(messages_.get("gui.cancel"_msg)));
    return dialog.ShowModal() == wxID_OK;
}

} // namespace kizuna
