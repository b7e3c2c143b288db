#include "gui/deck/deck_panel.h"

#include "app/document/deck_edits.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/drop_strip.h"
#include "gui/deck/deck_band.h"
#include "gui/deck/deck_head.h"
#include "gui/deck/deck_list.h"
#include "gui/deck/deck_piles.h"
#include "gui/deck/deck_tabs.h"
#include "gui/deck/empty_deck.h"
#include "gui/items/view_switch.h"

#include <wx/bmpbuttn.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr int min_cards_height = 70; // in device-independent pixels

/// The id of each DeckView in the settings.
constexpr std::array<std::string_view, 3> view_ids{"list", "piles", "text"};

} // namespace

DeckPanel::DeckPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                     CardSelection& selection, Pointing& pointing, Settings& settings,
                     CommandBar& commands, const Messages& messages, const SymbolIcons& icons,
                     LargeCard& large)
    : wxPanel(parent), document_(document), selection_(selection), settings_(settings),
      commands_(commands), pointing_(pointing), large_(large), messages_(messages), icons_(icons)
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new DeckTabs(this, document_, commands_, messages_);
    column->Add(tabs_, wxSizerFlags().Expand());
    head_ = new DeckHead(this, document_, settings_, messages_);
    make_group_fields(*head_);
    column->Add(head_, wxSizerFlags().Expand().Border(wxLEFT | wxTOP, space(*this, Space::Tight)));
    band_ = new DeckBandView(this, document_, search, selection_, commands_, messages_, icons);
    column->Add(band_, wxSizerFlags().Expand());
    empty_ = new EmptyDeck(this, document_, commands_, messages_);
    empty_->Hide();
    column->Add(empty_, wxSizerFlags(1).Expand());
    make_drop();
    SetSizer(column);

    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        show_view();
        event.Skip();
    });
    deck_changed_ = document_.changed.subscribe([this] { show_cards(); });
    command_comes_ = commands_.about_to_run.subscribe([this] { head_->take_name(); });
    show_cards();
}

/// Adds the choice of grouping, the notes button and the switch of views to the head.
void DeckPanel::make_group_fields(DeckHead& head)
{
    wxStaticText* caption = head.make_caption("gui.deck.group"_msg);
    grouping_ = new wxChoice(&head, wxID_ANY);
    set_names(*grouping_, "deck grouping", messages_.get("gui.deck.group.spoken"_msg));
    grouping_->SetToolTip(to_wx(messages_.get("gui.deck.group.spoken"_msg)));
    for (const DeckGrouping each : deck_groupings())
        grouping_->Append(to_wx(grouping_name(each, messages_)));
    const auto shown = std::ranges::find(deck_groupings(), grouping_of(settings_.deck_grouping));
    grouping_->SetSelection(static_cast<int>(shown - deck_groupings().begin()));
    grouping_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        group_by(deck_groupings()[static_cast<std::size_t>(grouping_->GetSelection())]);
    });
    head.add(caption, *grouping_, 3);
    auto* notes = new wxBitmapButton(&head, wxID_ANY,
                                     drawn_icon("M5 3h14v18H5z M9 8h6 M9 12h6 M9 16h3",
                                                wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT)),
                                     wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    notes->SetName("deck notes");
    const std::string spoken = without_mnemonic(messages_.get("gui.deck.notes"_msg));
    notes->SetToolTip(to_wx(spoken));
    set_accessible(*notes, spoken);
    notes->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { commands_.run("deck.notes"); });
    head.add(nullptr, *notes, 0);
    switch_ = new ViewSwitch(
        &head,
        {{"deck as list", "M4 6h16 M4 12h16 M4 18h16", messages_.get("gui.deck.as-list"_msg)},
         {"deck as piles", "M4 3h7v18H4z M4 8h7 M14 3h7v18h-7z M14 8h7 M14 13h7",
          messages_.get("gui.deck.as-piles"_msg)},
         {"deck as text", "M4 5h7 M4 10h7 M4 15h7 M4 20h7 M14 5h7 M14 10h7 M14 15h7",
          messages_.get("gui.deck.as-text"_msg)}},
        static_cast<std::size_t>(view()), [this](std::size_t view) {
            show_as(static_cast<DeckView>(view));
            focus_cards();
        });
    head.add(nullptr, *switch_, 0);
}

void DeckPanel::group_by(DeckGrouping grouping)
{
    settings_.deck_grouping = grouping_id(grouping);
    const auto at = std::ranges::find(deck_groupings(), grouping);
    grouping_->SetSelection(static_cast<int>(at - deck_groupings().begin()));
    show_cards();
    if (!shows_piles())
        list_->scroll_to_first();
}

DeckView DeckPanel::view() const
{
    const auto found = std::ranges::find(view_ids, settings_.deck_view);
    return found == view_ids.end() ? DeckView::Piles
                                   : static_cast<DeckView>(found - view_ids.begin());
}

void DeckPanel::show_as(DeckView view)
{
    const bool had_keyboard = (list_ && list_->HasFocus()) || (piles_ && piles_->HasFocus());
    settings_.deck_view = view_ids[static_cast<std::size_t>(view)];
    switch_->show(static_cast<std::size_t>(view));
    show_cards();
    if (had_keyboard)
        focus_cards();
}

void DeckPanel::focus_cards()
{
    wxWindow* in_sight = list_;
    if (shows_piles())
        in_sight = piles_;
    if (in_sight && in_sight->IsShown())
        in_sight->SetFocus();
}

/// Shows the list, the piles, or empty_ for a deck without cards.
void DeckPanel::show_view()
{
    const Deck& deck = document_.deck();
    const bool is_empty = deck.cards.empty() && deck.maybe.empty();
    const auto put = [this](wxWindow& made) {
        made.MoveBeforeInTabOrder(empty_);
        made.Hide();
        GetSizer()->Add(&made, wxSizerFlags(1).Expand());
    };
    if (shows_piles() && !is_empty && !piles_)
        put(*(piles_ = new DeckPiles(this, document_, selection_, pointing_, commands_, large_,
                                     messages_)));
    if (!shows_piles() && !list_)
        put(*(list_ = new DeckList(this, document_, selection_, pointing_, commands_, large_,
                                   messages_, icons_)));
    bool changed = empty_->Show(is_empty);
    changed = band_->Show(!is_empty) || changed;
    // Limit the band so that the cards have room for some lines.
    const int min_height =
        std::max(static_cast<int>(FromDIP(min_cards_height) * text_scale()), 4 * GetCharHeight());
    const int below_head = GetClientSize().y - band_->GetRect().y;
    band_->limit(below_head - min_height);
    // Hide cards without room: GTK warns about a list smaller than its scroll bars.
    const int room = below_head - band_->height_for(GetClientSize().x);
    const bool has_room = room >= FromDIP(min_cards_height) * text_scale() || !IsShownOnScreen();
    if (list_)
        changed = list_->Show(!is_empty && !shows_piles() && has_room) || changed;
    if (piles_)
        changed = piles_->Show(!is_empty && shows_piles() && has_room) || changed;
    if (changed)
        Layout();
}

void DeckPanel::list_decks()
{
    tabs_->list_decks();
}

void DeckPanel::go_to_format()
{
    head_->go_to_format();
}

/// The pile at a point of the panel: the maybe pile over its cards or the strip, else the deck.
Pile DeckPanel::pile_at(const wxPoint& point) const
{
    if (drop_->IsShown() && drop_->GetScreenRect().Contains(ClientToScreen(point)))
        return Pile::Maybe;
    if (piles_ && piles_->IsShown())
        return piles_->pile_at(piles_->ScreenToClient(ClientToScreen(point)));
    return list_ && list_->IsShown() ? list_->pile_at(list_->ScreenToClient(ClientToScreen(point)))
                                     : Pile::Cards;
}

void DeckPanel::make_drop()
{
    drop_ = new DropStrip(this, "deck drop");
    SetDropTarget(new CardDropTarget({[this](const CardDrag& drag) { drop(drag); },
                                      [this](const wxPoint& point) { point_at(pile_at(point)); },
                                      [this] {
                                          drop_->Hide();
                                          if (piles_)
                                              piles_->light_up(false);
                                      }}));
}

/// Shows, while cards are dragged, a strip that tells which pile they would go to; cards dropped on
/// it go to the maybe pile. It covers the band, so that nothing moves under the pointer.
void DeckPanel::point_at(Pile pile)
{
    const bool is_known = std::exchange(drop_to_, pile) == pile && drop_->IsShown();
    const bool is_maybe = pile == Pile::Maybe;
    const wxRect cards = (empty_->IsShown() ? static_cast<wxWindow*>(empty_) : band_)->GetRect();
    if (!is_known)
        drop_->say(messages_.get(is_maybe ? "gui.deck.drop.maybe"_msg : "gui.deck.drop.deck"_msg),
                   is_maybe, wxRect(cards.GetPosition(), wxSize(cards.width, FromDIP(90))));
    if (piles_)
        piles_->light_up(pile == Pile::Cards);
}

/// Adds one copy of each card from the pool; moves one copy of each card from the other pile.
void DeckPanel::drop(const CardDrag& drag)
{
    if (drag.from == CardDrag::From::Pool)
        add_cards_to(document_, drop_to_, drag.cards, messages_);
    else
        move_cards(document_, drop_to_ == Pile::Maybe ? Pile::Cards : Pile::Maybe, drag.cards,
                   messages_);
}

void DeckPanel::show_cards()
{
    show_view();
    if (!shows_piles())
        return list_->show(outline());
    if (!piles_)
        return;
    piles_->show_text(view() == DeckView::Text);
    piles_->show(outline());
}

std::vector<DeckGroup> DeckPanel::outline() const
{
    return deck_outline(document_.deck(), document_.catalogue().library, messages_,
                        grouping_of(settings_.deck_grouping));
}

} // namespace kizuna
