#include "gui/deck/deck_drop.h"

#include "gui/accessible.h"
#include "gui/wx_text.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace kizuna {

DeckDrop::DeckDrop(wxWindow* parent, const Messages& messages)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME),
      messages_(messages)
{
    SetName("deck drop");
    text_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                             wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    text_->SetName("deck drop place");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->AddStretchSpacer();
    column->Add(text_, wxSizerFlags().Expand());
    column->AddStretchSpacer();
    SetSizer(column);
    Hide();
}

void DeckDrop::point_at(Pile pile, const wxRect& where)
{
    if (IsShown() && pile == pile_)
        return;
    pile_ = pile;
    const bool is_lit = pile == Pile::Maybe;
    const std::string text =
        messages_.get(is_lit ? "gui.deck.drop.maybe"_msg : "gui.deck.drop.deck"_msg);
    SetBackgroundColour(
        wxSystemSettings::GetColour(is_lit ? wxSYS_COLOUR_HIGHLIGHT : wxSYS_COLOUR_WINDOW));
    text_->SetForegroundColour(
        wxSystemSettings::GetColour(is_lit ? wxSYS_COLOUR_HIGHLIGHTTEXT : wxSYS_COLOUR_WINDOWTEXT));
    text_->SetFont(is_lit ? GetFont().Bold() : GetFont());
    text_->SetLabelText(to_wx(text));
    set_accessible(*text_, text, AccessibleRole::Status);
    SetSize(where);
    Show();
    Raise();
    Layout();
    Refresh();
}

void DeckDrop::go()
{
    Hide();
}

bool DeckDrop::is_at(const wxPoint& on_screen) const
{
    return IsShown() && GetScreenRect().Contains(on_screen);
}

} // namespace kizuna
