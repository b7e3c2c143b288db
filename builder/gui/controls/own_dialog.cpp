#include "gui/controls/own_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"

#include <wx/display.h>
#include <wx/sizer.h>

#include <algorithm>

namespace kizuna {

OwnDialog::OwnDialog(wxWindow* parent, const char* name, const std::string& title, long style)
    : wxDialog(parent, wxID_ANY, to_wx(title), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER | style)
{
    SetName(name);
}

void OwnDialog::open_at_size(wxSizer* whole, const wxSize& size)
{
    SetSizer(whole);
    constexpr int title = 40; // for the title bar
    wxSize inside = FromDIP(size) * std::max(text_scale(), 1.0);
    inside.IncTo(whole->CalcMin());
    inside.DecTo(wxGetClientDisplayRect().GetSize() - FromDIP(wxSize(0, title)));
    SetClientSize(inside);
    CentreOnParent();
}

void OwnDialog::hide_when_closed()
{
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Hide(); }, wxID_CANCEL); // also for Escape
}

} // namespace kizuna
