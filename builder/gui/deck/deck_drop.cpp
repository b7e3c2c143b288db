#include "gui/deck/deck_drop.h"

#include "gui/accessible.h"
#include "gui/spacing.h"
#include "gui/wx_text.h"

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
    column->Add(text_, wxSizerFlags().Expand().Border(wxALL, space(*this, Space::Near)));
    column->AddSpacer(space(*this, Space::Far)); // what is carried hides what it is over
    SetSizer(column);
    Hide();
}

void DeckDrop::point_at(Pile pile)
{
    if (IsShown() && pile == pile_)
        return;
    pile_ = pile;
    const std::string text =
        messages_.get(pile == Pile::Maybe ? "gui.deck.drop.maybe"_msg : "gui.deck.drop.deck"_msg);
    text_->SetFont(pile == Pile::Maybe ? GetFont().Bold() : GetFont());
    text_->SetLabelText(to_wx(text));
    set_accessible(*text_, text, AccessibleRole::Status);
    Show();
    GetParent()->Layout();
    Layout();
}

void DeckDrop::go()
{
    Hide();
    GetParent()->Layout();
}

bool DeckDrop::is_at(const wxPoint& on_screen) const
{
    return IsShown() && GetScreenRect().Contains(on_screen);
}

} // namespace kizuna
