#include "gui/dialogs/examples_dialog.h"

#include "app/document/deck_storage.h"
#include "app/faces/deck_picture.h"
#include "app/files/bundled_words.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/text/drawn_text.h"

#include <algorithm>

namespace kizuna {

ExamplesDialog::ExamplesDialog(wxWindow* parent, const std::vector<BundledDeck>& decks,
                               const Catalogue& catalogue, FaceCache& faces,
                               const Messages& messages)
    : OwnDialog(parent, "examples", messages.get("gui.examples.title"_msg)), decks_(decks),
      catalogue_(catalogue), messages_(messages)
{
    list_ = new TextList(this, "examples list", messages.get("gui.examples.list"_msg),
                         {{messages.get("gui.examples.name"_msg), 220, 3},
                          {messages.get("gui.examples.symbol"_msg), 160, 2}});
    constexpr int face_width = 120;
    faces_ = new FaceRow(this, "examples faces", faces, face_width);
    about_ = make_text(this, "examples about");
    auto* open = new wxButton(this, wxID_OK, to_wx(messages.get("gui.examples.open"_msg)));
    open->SetName("examples open");
    open->SetDefault();
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this, messages), spaced(*this, wxRIGHT));
    buttons->Add(open);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, stretched(*this, wxALL).Proportion(1));
    column->Add(faces_, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    column->Add(about_, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    column->Add(buttons, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    about_->SetMinSize(wxSize(-1, 4 * GetCharHeight())); // so that the list keeps its height
    open_at_size(column, wxSize(680, 600));

    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_about(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { EndDialog(wxID_OK); });
    listen(*this, wxEVT_SIZE, [this] { show_about(); });
    show_decks();
    list_->SetFocus();
}

void ExamplesDialog::show_decks()
{
    std::vector<TextRow> rows;
    for (const BundledDeck& deck : decks_) {
        const BundledWords words = bundled_words(deck.id, catalogue_.library, messages_);
        rows.push_back({{words.name.empty() ? deck.id : words.name, words.symbol}});
    }
    list_->show(std::move(rows), 0);
    show_about();
}

const BundledDeck& ExamplesDialog::chosen() const
{
    return decks_[std::min(list_->selected().value_or(0), decks_.size() - 1)];
}

/// Shows the protagonist's face first, then the other cards of its line, then the rest.
void ExamplesDialog::show_faces()
{
    const BundledDeck& deck = chosen();
    if (shown_ == deck.id)
        return;
    shown_ = deck.id;
    const LoadedDeck loaded = load_deck(deck.file, catalogue_.tools());
    const DeckPicture picture = deck_picture(loaded.imported.deck, catalogue_, messages_);
    std::vector<const Card*> cards;
    for (const DeckPicture::Place& place : picture.places) {
        if (place.card)
            cards.push_back(place.card);
    }
    faces_->show(std::move(cards), picture.protagonist);
}

/// Describes the selected deck below the list, and for screen readers as the list's description.
void ExamplesDialog::show_about()
{
    const std::string about = bundled_words(chosen().id, catalogue_.library, messages_).about;
    set_accessible_description(*list_, about);
    show_faces();
    if (const int width = GetClientSize().x - 2 * space(*this, Space::Apart); width > 0)
        set_wrapped_label(*about_, about, width);
    Layout();
}

} // namespace kizuna
