#include "gui/deck/deck_tabs.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"

#include <wx/artprov.h>
#include <wx/bmpbuttn.h>
#include <wx/dcclient.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/sizer.h>

#include <algorithm>

namespace kizuna {
namespace {

/// An empty page for the notebook of tabs. The notebook focuses a page that it shows; this one
/// ignores that, so that the focus stays where it is.
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
    tabs_->Bind(wxEVT_MOTION, &DeckTabs::on_moved, this);
    listen(*tabs_, wxEVT_SIZE, [this] { show_decks(); });
    tabs_->Bind(wxEVT_MIDDLE_DOWN, &DeckTabs::on_middle_click, this);
    deck_changed_ = document_.changed.subscribe([this] { show_decks(); });
    show_decks();
}

void DeckTabs::lay_out()
{
    tabs_ = new wxNotebook(this, wxID_ANY);
    set_names(*tabs_, "deck tabs", messages_.get("gui.tabs.spoken"_msg));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(tabs_, wxSizerFlags(1).Bottom());
    SetSizer(row);
}

/// Makes the buttons when first needed: their icons are the first ones that GTK loads, which is
/// slow.
void DeckTabs::make_buttons()
{
    if (list_button_)
        return;
    const long flat = wxBORDER_NONE | wxBU_EXACTFIT;
    const auto with_icon = [&](const wxString& icon) {
        return new wxBitmapButton(this, wxID_ANY, wxArtProvider::GetBitmapBundle(icon, wxART_MENU),
                                  wxDefaultPosition, wxDefaultSize, flat);
    };
    list_button_ =
        add_button(new wxButton(this, wxID_ANY, L"\u25BE", wxDefaultPosition, wxDefaultSize, flat),
                   "deck.list");
    add_button(with_icon(wxART_PLUS), "deck.new");
    add_button(with_icon(wxART_CLOSE), "deck.close");
}

wxWindow* DeckTabs::add_button(wxButton* button, const char* command)
{
    button->SetName(command);
    const std::string help =
        messages_.get(find_command(commands_.context().commands, command)->help);
    button->SetToolTip(to_wx(help));
    set_accessible(*button, help);
    button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
        CallAfter([this, command] { commands_.run(command); });
    });
    GetSizer()->Add(button, wxSizerFlags().CentreVertical());
    return button;
}

void DeckTabs::show_decks()
{
    const auto decks = document_.decks();
    while (tabs_->GetPageCount() > decks.size())
        tabs_->DeletePage(tabs_->GetPageCount() - 1);
    while (tabs_->GetPageCount() < decks.size())
        tabs_->AddPage(new EmptyPage(tabs_), "");
    const bool are_needed = decks.size() > 1;
    if (are_needed)
        show_labels();
    if (tabs_->GetSelection() != static_cast<int>(document_.active()))
        tabs_->ChangeSelection(document_.active());
    if (IsShown() != are_needed) {
        if (are_needed)
            make_buttons();
        Show(are_needed);
        GetParent()->Layout();
    }
}

void DeckTabs::show_labels()
{
    const auto decks = document_.decks();
    const auto names = tab_names(decks, messages_);
    for (std::size_t tab = 0; tab < decks.size(); ++tab) {
        if (const wxString label = label_of(decks[tab], names[tab]);
            tabs_->GetPageText(tab) != label)
            tabs_->SetPageText(tab, label);
    }
}

wxString DeckTabs::label_of(const OpenDeck& deck, const TabName& name) const
{
    const std::string state = deck.has_unsaved_changes() ? "changed" : "saved";
    const wxString label =
        to_wx(messages_.get("gui.tabs.deck"_msg, {{"name", name.brief}, {"state", state}}));
    // Cut file names in the middle: those of related decks differ at the end.
    const auto how = name.brief == name.whole ? wxELLIPSIZE_END : wxELLIPSIZE_MIDDLE;
    return wxControl::Ellipsize(label, wxClientDC(tabs_), how, room_for_label());
}

/// Width of a tab's label in pixels: an equal share of the row, but enough to read; if the tabs
/// then do not fit, GTK scrolls them.
int DeckTabs::room_for_label() const
{
    const int around = FromDIP(38); // for what themes draw around a label
    const int share = tabs_->GetClientSize().x / static_cast<int>(document_.decks().size());
    constexpr int min_letters = 10;
    constexpr int max_letters = 24;
    return std::clamp(share - around, tabs_->GetCharWidth() * min_letters,
                      tabs_->GetCharWidth() * max_letters);
}

void DeckTabs::list_decks()
{
    make_buttons();
    wxMenu menu;
    const auto names = tab_names(document_.decks(), messages_);
    for (std::size_t tab = 0; tab < names.size(); ++tab) {
        wxMenuItem* item =
            menu.AppendRadioItem(wxID_ANY, wxControl::EscapeMnemonics(to_wx(names[tab].whole)));
        item->Check(tab == document_.active());
        menu.Bind(
            wxEVT_MENU,
            [this, tab](wxCommandEvent&) {
                commands_.about_to_run.emit();
                document_.switch_to(tab);
            },
            item->GetId());
    }
    set_accessible(menu, accessible_name(*list_button_));
    list_button_->PopupMenu(&menu, 0, list_button_->GetSize().y);
}

/// Sets the tooltip of the tab under the pointer: the deck's whole name and its file.
void DeckTabs::on_moved(wxMouseEvent& event)
{
    event.Skip();
    const int tab = tabs_->HitTest(event.GetPosition());
    if (tab == tip_)
        return;
    tip_ = tab;
    if (tab == wxNOT_FOUND || static_cast<std::size_t>(tab) >= document_.decks().size())
        return tabs_->UnsetToolTip();
    const OpenDeck& deck = document_.decks()[static_cast<std::size_t>(tab)];
    const std::string file = deck.file.empty() ? "" : "\n" + deck.file.string();
    tabs_->SetToolTip(to_wx(deck_name(deck.deck(), deck.file, messages_) + file));
}

void DeckTabs::on_switched(wxBookCtrlEvent& event)
{
    commands_.about_to_run.emit(); // gives a name that is still being typed to the old deck
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
