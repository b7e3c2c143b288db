#include "gui/deck/empty_deck.h"

#include "app/document/deck_start.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_text.h"

#include <wx/button.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace kizuna {

EmptyDeck::EmptyDeck(wxWindow* parent, DeckDocument& document, CommandBar& commands,
                     const Messages& messages)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL),
      document_(document), commands_(commands), messages_(messages)
{
    SetScrollRate(0, GetCharHeight());
    keep_scroll_bar(*this);
    SetName("empty deck");
    title_ = new wxStaticText(this, wxID_ANY, to_wx(messages.get("gui.empty.title"_msg)));
    title_->SetFont(large_type(title_->GetFont().Bold()));
    text_ = new wxStaticText(this, wxID_ANY, "");
    items_ = new wxStaticText(this, wxID_ANY, "");
    items_->SetName("empty needs");
    auto* column = new wxBoxSizer(wxVERTICAL);
    SetSizer(column);
    column->AddStretchSpacer();
    column->Add(title_, wxSizerFlags().Expand().Border(wxALL, space(*this, Space::Apart)));
    for (wxStaticText* each : {items_, text_})
        column->Add(each, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM,
                                                         space(*this, Space::Apart)));
    add_button("deck.hero", "gui.empty.hero"_msg);
    add_button("search.focus", "gui.empty.search"_msg);
    add_button("help.example", "gui.empty.example"_msg);
    add_button("help.tour", "gui.empty.tour"_msg);
    column->AddStretchSpacer(2);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        // Always leave room for the scroll bar, which depends on how the texts wrap.
        const int width = event.GetSize().x - 2 * space(*this, Space::Apart) -
                          wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this);
        if (width > 0 && std::exchange(wrapped_width_, width) != width)
            CallAfter([this] { wrap_texts(); }); // later: GTK ignores labels changed in a layout
    });
    deck_changed_ = document_.changed.subscribe([this] { show_items(); });
    show_items();
}

void EmptyDeck::add_button(const char* command, MessageKey label)
{
    auto* button = new wxButton(this, wxID_ANY, to_wx(messages_.get(label)));
    buttons_.push_back({button, label});
    button->SetName(wxString("empty ") + command);
    button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
        CallAfter([this, command] { commands_.run(command); });
    });
    GetSizer()->Add(button, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM,
                                                           space(*this, Space::Apart)));
}

/// Lists what the deck needs, which depends on the format.
void EmptyDeck::show_items()
{
    if (!document_.deck().cards.empty())
        return; // the panel is hidden
    std::string spoken;
    for (const StartItem& item : start_items(document_, messages_))
        spoken += (spoken.empty() ? "" : "\n") + spoken_item(item, messages_);
    if (accessible_name(*items_) == spoken)
        return;
    set_accessible(*items_, spoken);
    if (wrapped_width_ > 0)
        wrap_texts();
}

void EmptyDeck::wrap_texts()
{
    std::string marked;
    for (const StartItem& item : start_items(document_, messages_))
        marked +=
            (marked.empty() ? "" : "\n") + std::string(item.is_done ? "✓ " : "○ ") + item.text;
    set_wrapped_label(*items_, marked, wrapped_width_);
    set_wrapped_label(*text_, messages_.get("gui.empty.text"_msg), wrapped_width_);
    set_wrapped_label(*title_, messages_.get("gui.empty.title"_msg), wrapped_width_);
    const int sides = 6 * GetCharWidth(); // the gaps beside a button's label
    for (const auto& [button, label] : buttons_)
        button->SetLabel(joined(wrapped(*button, button->GetFont(), to_wx(messages_.get(label)),
                                        wrapped_width_ - sides)));
    Layout();
    FitInside();
}

} // namespace kizuna
