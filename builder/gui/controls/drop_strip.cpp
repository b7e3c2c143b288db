#include "gui/controls/drop_strip.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace kizuna {

DropStrip::DropStrip(wxWindow* parent, const std::string& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME)
{
    SetName(to_wx(name));
    text_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                             wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    text_->SetName(to_wx(name + " place"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->AddStretchSpacer();
    column->Add(text_, wxSizerFlags().Expand());
    column->AddStretchSpacer();
    SetSizer(column);
    Hide();
}

void DropStrip::say(const std::string& text, bool lit, const wxRect& where)
{
    SetBackgroundColour(
        wxSystemSettings::GetColour(lit ? wxSYS_COLOUR_HIGHLIGHT : wxSYS_COLOUR_WINDOW));
    text_->SetForegroundColour(
        wxSystemSettings::GetColour(lit ? wxSYS_COLOUR_HIGHLIGHTTEXT : wxSYS_COLOUR_WINDOWTEXT));
    text_->SetFont(lit ? GetFont().Bold() : GetFont());
    text_->SetLabelText(to_wx(text));
    set_accessible(*text_, text, AccessibleRole::Status);
    SetSize(where);
    Show();
    Raise();
    Layout();
    Refresh();
}

} // namespace kizuna
