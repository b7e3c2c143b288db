#include "gui/controls/brief_note.h"

#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace kizuna {
namespace {

constexpr int first_ms = 2'000;
constexpr int letter_ms = 60; ///< for each letter, as slow readers need

} // namespace

BriefNote::BriefNote(wxWindow& over) : over_(over)
{
    read_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { hide(); });
    over.Bind(wxEVT_MOVE, &BriefNote::on_change, this);
    over.Bind(wxEVT_SIZE, &BriefNote::on_change, this);
    over.Bind(wxEVT_ACTIVATE, &BriefNote::on_activate, this);
}

void BriefNote::on_change(wxEvent& event)
{
    event.Skip();
    hide();
}

void BriefNote::on_activate(wxActivateEvent& event)
{
    event.Skip();
    if (!event.GetActive())
        hide();
}

void BriefNote::show(const std::string& sentence)
{
    hide();
    popup_ = new wxPopupWindow(&over_, wxBORDER_SIMPLE);
    popup_->SetName("brief note");
    popup_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOBK));
    auto* label = new wxStaticText(popup_, wxID_ANY, "");
    label->SetName("brief note text");
    label->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOTEXT));
    label->SetLabel(wxControl::EscapeMnemonics(to_wx(sentence)));
    const wxSize room = over_.GetClientSize();
    label->Wrap(room.x * 3 / 4);
    auto* frame = new wxBoxSizer(wxVERTICAL);
    frame->Add(label, wxSizerFlags().Border(wxALL, space(over_, Space::Apart)));
    popup_->SetSizerAndFit(frame);
    const wxSize size = popup_->GetSize();
    const int above_end = space(over_, Space::Far);
    popup_->SetPosition(
        over_.ClientToScreen(wxPoint((room.x - size.x) / 2, room.y - size.y - above_end)));
    popup_->Show();
    read_.StartOnce(first_ms + letter_ms * static_cast<int>(label->GetLabel().length()));
}

void BriefNote::hide()
{
    read_.Stop();
    if (popup_)
        popup_->Destroy();
    popup_ = nullptr;
}

} // namespace kizuna
