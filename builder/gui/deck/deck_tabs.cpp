#include "gui/deck/deck_tabs.h"

#include "gui/accessible.h"
#include "gui/wx_text.h"

#include <wx/artprov.h>
#include <wx/bmpbuttn.h>
#include <wx/dcclient.h>
#include <wx/notebook.h>
#include <wx/sizer.h>

namespace kizuna {
namespace {

/// What the book of tabs wants to hold. It gives whichever page comes the keyboard, which stays
/// where it was: there is nothing here.
class EmptyPage : public wxWindow {
public:
    explicit EmptyPage(wxWindow* book) : wxWindow(book, wxID_ANY, wxDefaultPosition, wxSize(0, 0))
    {
    }
    void SetFocus() override {}
    bool AcceptsFocus() const override { return false; }
};

} // namespace

DeckTabs::DeckTabs(wxWindow* parent, DeckDocument& document, CommandBar& commands,
                   const Messages& messages)
    : wxPanel(parent), document_(document), commands_(commands), messages_(messages)
{
    lay_out();
    tabs_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, &DeckTabs::on_switched, this);
    tabs_->Bind(wxEVT_MIDDLE_DOWN, &DeckTabs::on_middle_click, this);
    deck_changed_ = document_.changed.subscribe([this] { show_decks(); });
    show_decks();
}

void DeckTabs::lay_out()
{
    tabs_ = new wxNotebook(this, wxID_ANY);
    tabs_->SetName("deck tabs");
    set_accessible(*tabs_, messages_.get("gui.tabs.spoken"_msg));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(tabs_, wxSizerFlags(1).Bottom());
    SetSizer(row);
    add_button(wxART_PLUS, "deck.new");
    add_button(wxART_CLOSE, "deck.close");
}

void DeckTabs::add_button(const wxString& icon, const char* command)
{
    auto* button =
        new wxBitmapButton(this, wxID_ANY, wxArtProvider::GetBitmapBundle(icon, wxART_MENU),
                           wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxBU_EXACTFIT);
    button->SetName(command);
    const std::string help = messages_.get(find_command(command)->help);
    button->SetToolTip(to_wx(help));
    set_accessible(*button, help);
    button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
        CallAfter([this, command] { commands_.run(command); });
    });
    GetSizer()->Add(button, wxSizerFlags().CentreVertical());
}

void DeckTabs::show_decks()
{
    const auto decks = document_.decks();
    while (tabs_->GetPageCount() > decks.size())
        tabs_->DeletePage(tabs_->GetPageCount() - 1);
    while (tabs_->GetPageCount() < decks.size())
        tabs_->AddPage(new EmptyPage(tabs_), "");
    for (std::size_t tab = 0; tab < decks.size(); ++tab) {
        if (const wxString label = label_of(decks[tab]); tabs_->GetPageText(tab) != label)
            tabs_->SetPageText(tab, label);
    }
    if (tabs_->GetSelection() != static_cast<int>(document_.active()))
        tabs_->ChangeSelection(document_.active());
    if (const bool are_needed = decks.size() > 1; IsShown() != are_needed) {
        Show(are_needed);
        GetParent()->Layout();
    }
}

wxString DeckTabs::label_of(const OpenDeck& deck) const
{
    const std::string state = deck.has_unsaved_changes() ? "changed" : "saved";
    const wxString label = to_wx(messages_.get(
        "gui.tabs.deck"_msg, {{"name", deck_name(deck, messages_)}, {"state", state}}));
    return wxControl::Ellipsize(label, wxClientDC(tabs_), wxELLIPSIZE_END, FromDIP(90));
}

void DeckTabs::on_switched(wxBookCtrlEvent& event)
{
    commands_.about_to_run.emit(); // a name that is still being typed is the old deck's
    document_.switch_to(static_cast<std::size_t>(event.GetSelection()));
}

void DeckTabs::on_middle_click(wxMouseEvent& event)
{
    event.Skip();
    if (const int tab = tabs_->HitTest(event.GetPosition()); tab != wxNOT_FOUND)
        CallAfter([this, tab] {
            document_.switch_to(static_cast<std::size_t>(tab));
            commands_.run("deck.close");
        });
}

} // namespace kizuna
