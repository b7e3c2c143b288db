#include "gui/deck/empty_deck.h"

#include "gui/text/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace kizuna {

EmptyDeck::EmptyDeck(wxWindow* parent, CommandBar& commands, const Messages& messages)
    : wxPanel(parent), commands_(commands), messages_(messages)
{
    SetName("empty deck");
    auto* title = new wxStaticText(this, wxID_ANY, to_wx(messages.get("gui.empty.title"_msg)));
    title->SetFont(title->GetFont().Bold().Scaled(1.2F));
    auto* text = new wxStaticText(this, wxID_ANY, "");
    auto* column = new wxBoxSizer(wxVERTICAL);
    SetSizer(column);
    column->AddStretchSpacer();
    column->Add(title, wxSizerFlags().Border(wxALL, FromDIP(12)));
    column->Add(text, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
    add_button("search.focus", "gui.empty.search"_msg);
    add_button("help.example", "gui.empty.example"_msg);
    add_button("help.tour", "gui.empty.tour"_msg);
    column->AddStretchSpacer(2);
    Bind(wxEVT_SIZE, [this, text](wxSizeEvent& event) {
        event.Skip();
        const int width = event.GetSize().x - FromDIP(24);
        if (width > 0 && std::exchange(wrapped_width_, width) != width) {
            set_wrapped_label(*text, messages_.get("gui.empty.text"_msg), width);
            Layout();
        }
    });
}

void EmptyDeck::add_button(const char* command, MessageKey label)
{
    auto* button = new wxButton(this, wxID_ANY, to_wx(messages_.get(label)));
    button->SetName(wxString("empty ") + command);
    button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
        CallAfter([this, command] { commands_.run(command); });
    });
    GetSizer()->Add(button,
                    wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
}

} // namespace kizuna
