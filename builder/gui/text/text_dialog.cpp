#include "gui/text/text_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace kizuna {

TextDialog::TextDialog(wxWindow* parent, const Messages& messages, const std::string& title,
                       const std::string& text, const wxSize& size, const std::string& accept)
    : wxDialog(parent, wxID_ANY, to_wx(title), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER)
{
    auto* field = new wxTextCtrl(this, wxID_ANY, to_wx(text), wxDefaultPosition, FromDIP(size),
                                 wxTE_MULTILINE | wxTE_READONLY);
    set_names(*field, "text", title);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    auto* close = new wxButton(
        this, wxID_CANCEL,
        to_wx(accept.empty() ? messages.get("gui.close"_msg) : messages.get("gui.cancel"_msg)));
    buttons->Add(close);
    if (!accept.empty())
        buttons->Add(new wxButton(this, wxID_OK, to_wx(accept)),
                     wxSizerFlags().Border(wxLEFT, space(*this, Space::Near)));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(field, wxSizerFlags(1).Expand().Border(wxALL, space(*this, Space::Apart)));
    column->Add(buttons, wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM,
                                                       space(*this, Space::Apart)));
    SetSizerAndFit(column);
    close->SetDefault();
    CentreOnParent();
}

} // namespace kizuna
