#include "gui/items/view_switch.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

namespace kizuna {

ViewSwitch::ViewSwitch(wxWindow* parent, const std::vector<View>& views, std::size_t shown,
                       std::function<void(std::size_t)> chosen)
    : wxPanel(parent), shown_(shown), chosen_(std::move(chosen))
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    for (std::size_t at = 0; at < views.size(); ++at) {
        const View& view = views[at];
        auto* button = new wxBitmapToggleButton(this, wxID_ANY, drawn_icon(view.icon, ink),
                                                wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetToolTip(to_wx(view.label));
        set_names(*button, view.name, view.label);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, at](wxCommandEvent&) { press(at); });
        buttons_.push_back(button);
        row->Add(button);
    }
    SetSizer(row);
    show(shown);
}

void ViewSwitch::show(std::size_t view)
{
    shown_ = view;
    for (std::size_t at = 0; at < buttons_.size(); ++at)
        buttons_[at]->SetValue(at == view);
}

void ViewSwitch::press(std::size_t view)
{
    const bool is_another = view != shown_;
    show(view); // keeps the button down after a second press
    if (is_another)
        chosen_(view);
}

} // namespace kizuna
