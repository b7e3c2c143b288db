#include "gui/pool/active_chips.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace kizuna {

ActiveChips::ActiveChips(wxWindow* parent, QueryChips& chips, const Messages& messages)
    : wxPanel(parent), chips_(chips), messages_(messages)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    more_ = new wxStaticText(this, wxID_ANY, "");
    more_->SetName("more chips");
    row->Add(more_, wxSizerFlags().CentreVertical().Border(wxLEFT, space(*this, Space::Tight)));
    SetSizer(row);
}

wxButton& ActiveChips::button(std::size_t which)
{
    if (which == buttons_.size()) {
        auto* made =
            new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        made->SetName("chip " + std::to_string(which + 1));
        made->Bind(wxEVT_BUTTON, [this, which](wxCommandEvent&) { take_away(which); });
        made->Bind(wxEVT_KEY_DOWN, [this, which](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_DELETE || event.GetKeyCode() == WXK_BACK)
                take_away(which);
            else
                event.Skip();
        });
        GetSizer()->Insert(
            which, made,
            wxSizerFlags().CentreVertical().Border(wxLEFT, space(*this, Space::Tight)));
        buttons_.push_back(made);
    }
    return *buttons_[which];
}

void ActiveChips::show(int max_width)
{
    shown_.clear();
    for (const ChipGroup& group : chips_.groups()) {
        for (const QueryChip* chip : chips_.on(group))
            shown_.push_back({&group, chip});
    }
    int left = max_width - GetTextExtent("+99").x - FromDIP(8);
    std::size_t count = 0;
    for (; count < shown_.size(); ++count) {
        wxButton& each = button(count);
        const std::string& name = shown_[count].chip->name;
        each.SetLabel(wxControl::EscapeMnemonics(to_wx(name + " ✕")));
        const std::string removal = messages_.get("chips.remove"_msg, {{"chip", name}});
        set_accessible(each, removal);
        each.SetToolTip(to_wx(removal));
        left -= each.GetBestSize().x + FromDIP(3);
        if (left < 0)
            break;
    }
    for (std::size_t which = 0; which < buttons_.size(); ++which)
        buttons_[which]->Show(which < count);
    const std::size_t hidden = shown_.size() - count;
    shown_.resize(count);
    more_->SetLabel(hidden > 0 ? "+" + std::to_string(hidden) : "");
    more_->Show(hidden > 0);
    Show(count > 0 || hidden > 0);
    Layout();
}

/// Removes a chip from the query. The focus goes to the chip that takes its place.
void ActiveChips::take_away(std::size_t which)
{
    if (which >= shown_.size())
        return;
    const bool had_keyboard = buttons_[which]->HasFocus();
    const Shown gone = shown_[which];
    chips_.toggle(*gone.group, *gone.chip);
    if (!had_keyboard)
        return;
    if (shown_.empty())
        emptied.emit();
    else
        buttons_[std::min(which, shown_.size() - 1)]->SetFocus();
}

} // namespace kizuna
