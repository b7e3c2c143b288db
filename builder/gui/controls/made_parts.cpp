#include "gui/controls/made_parts.h"

#include "app/base/messages.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"

#include <utility>

namespace kizuna {

wxButton* make_button(wxWindow* parent, const wxString& name, const std::string& label,
                      std::function<void()> run, wxWindowID id)
{
    auto* made = new wxButton(parent, id, to_wx(label));
    made->SetName(name);
    made->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return made;
}

wxButton* cancel_button(wxWindow* parent, const Messages& messages)
{
    return new wxButton(parent, wxID_CANCEL, to_wx(messages.get("gui.cancel"_msg)));
}

wxButton* close_button(wxWindow* parent, const Messages& messages)
{
    return new wxButton(parent, wxID_CANCEL, to_wx(messages.get("gui.close"_msg)));
}

wxStaticText* make_label(wxWindow* parent, const std::string& text)
{
    return new wxStaticText(parent, wxID_ANY, to_wx(text));
}

wxStaticText* make_text(wxWindow* parent, const wxString& name, long style)
{
    auto* made = new wxStaticText(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, style);
    if (!name.empty())
        made->SetName(name);
    return made;
}

wxStaticText* make_heading(wxWindow* parent, const std::string& text, const wxString& name)
{
    wxStaticText* made = make_label(parent, text);
    made->SetFont(made->GetFont().Bold());
    if (!name.empty())
        made->SetName(name);
    return made;
}

wxFlexGridSizer* make_form(const wxWindow& parent)
{
    return new wxFlexGridSizer(2, wxSize(space(parent, Space::Apart), space(parent, Space::Near)));
}

void add_row(wxFlexGridSizer& form, const std::string& label, wxWindow& control)
{
    form.Add(make_label(control.GetParent(), label), wxSizerFlags().CentreVertical());
    form.Add(&control, wxSizerFlags().Expand());
    set_accessible(control, label);
}

} // namespace kizuna
