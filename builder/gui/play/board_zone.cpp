#include "gui/play/board_zone.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/play/board_face_drawing.h"
#include "gui/play/board_layout.h"
#include "gui/play/board_row.h"
#include "gui/text/contrast.h"

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<const char*, table_places> zone_names = {
    "table hand",      "table bonds",   "table front",     "table back",
    "table orbs",      "table support", "table deck",      "table retreat",
    "table boundless", "table dummy",   "table dummy orbs"};

/// The card in the library; null for a back and for the dummy, which is no card.
const Card* face_of(const TableCard& card, const GameCards& game)
{
    const bool is_theirs = card.place == TablePlace::Dummy || card.place == TablePlace::DummyOrbs;
    const bool is_dummy = is_theirs && game.is_dummy(Player::Q);
    return card.kind == nothing || is_dummy ? nullptr : game.kind(card.kind).card;
}

} // namespace

BoardZone::BoardZone(wxWindow* parent, TablePlace place, const BoardLook& look,
                     BoardListener& listener, bool column)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE),
      place_(place), look_(look), listener_(listener), column_(column)
{
    SetName(zone_names.at(static_cast<std::size_t>(place)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &BoardZone::on_paint, this);
    listen(*this, wxEVT_SIZE, [this] { lay_out(); });
}

void BoardZone::show(const std::vector<TableCard>& cards, const GameCards& game)
{
    const bool was_empty = count_ == 0;
    count_ = static_cast<int>(cards.size());
    if (was_empty != (count_ == 0))
        renew_tab_order();
    int number = 0;
    for (const TableCard& card : cards)
        number += is_pile(place_) ? card.pile : 1;
    const std::string heading = place_heading(place_, number, look_.messages);
    caption_ = to_wx(heading);
    number_ = to_wx(look_.messages.number(number));
    set_accessible(*this, heading, AccessibleRole::List);
    while (cards_.size() < cards.size()) {
        cards_.push_back(new BoardCard(this, look_, listener_));
        cards_.back()->SetName(
            wxString::Format("%s %d", GetName(), static_cast<int>(cards_.size())));
    }
    while (cards_.size() > cards.size()) { // not only hidden: screen readers would count them
        BoardCard* gone = cards_.back();
        cards_.pop_back();
        gone->Hide();
        gone->SetName({});
        CallAfter([gone] { gone->Destroy(); }); // later: it may be handling a click
    }
    for (std::size_t at = 0; at < cards.size(); ++at)
        cards_[at]->show(cards[at], face_of(cards[at], game));
    current_ = std::clamp(current_, 0, std::max(count_ - 1, 0));
    lay_out();
    Refresh();
}

/// Makes Tab stop here, or skip the zone, after AcceptsFocusFromKeyboard() changed: wxWidgets
/// calls that only when the tab order changes.
void BoardZone::renew_tab_order()
{
    if (wxWindow* before = GetPrevSibling())
        MoveAfterInTabOrder(before);
    else if (wxWindow* after = GetNextSibling())
        MoveBeforeInTabOrder(after);
}

void BoardZone::lay_out()
{
    if (caption_width() > GetClientSize().x)
        SetToolTip(caption_);
    else
        UnsetToolTip();
    wxRect room = GetClientRect();
    room.Deflate(padding() / 2);
    room.y += caption_height();
    room.height -= caption_height();
    room.width = std::max(room.width, 0); // negative before the first layout
    room.height = std::max(room.height, 0);
    BoardRow row{column_, {}};
    for (const BoardCard* card : cards_)
        row.cards.push_back({card->card().tapped, board_face_edge(*this, card->card())});
    wxSize whole = room.GetSize();
    if (place_ == TablePlace::Bonds) // bonds are cut off below
        whole.y = static_cast<int>(whole.y / seen_of_bond);
    const int edge = board_face_edge(*this, {});
    whole.DecTo(column_ ? wxSize(max_face_ + edge, whole.y)
                        : wxSize(whole.x, face_height(max_face_) + edge));
    const int face = row.face_width(whole, FromDIP(min_board_face));
    const std::vector<wxRect> places = row.places(room, face);
    for (int at = 0; at < count_; ++at) {
        BoardCard& card = *cards_[static_cast<std::size_t>(at)];
        card.take_tab(at == current_);
        card.set_face_width(face);
        card.SetSize(places[static_cast<std::size_t>(at)]);
    }
}

void BoardZone::set_max_face(int width)
{
    max_face_ = width;
    lay_out();
}

int BoardZone::caption_height() const
{
    int height = 0;
    const CardStyle style(*this, look_.symbols);
    GetTextExtent("X", nullptr, &height, nullptr, nullptr, &style.small_font);
    return height + FromDIP(2);
}

wxColour BoardZone::ground() const
{
    return mixed(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT), GetBackgroundColour(), 0.93);
}

int BoardZone::padding() const
{
    return FromDIP(4);
}

int BoardZone::caption_width() const
{
    const CardStyle style(*this, look_.symbols);
    int words = 0;
    GetTextExtent(caption_, &words, nullptr, nullptr, nullptr, &style.small_font);
    return words + 2 * space(*this, Space::Tight);
}

/// The caption for a width in pixels: its name may be cut, its number never.
wxString BoardZone::fitting_caption(const wxDC& dc, int width) const
{
    if (dc.GetTextExtent(caption_).x <= width)
        return caption_;
    const wxString name = to_wx(place_heading(place_, -1, look_.messages));
    const int room = width - dc.GetTextExtent(" " + number_).x;
    return wxControl::Ellipsize(name, dc, wxELLIPSIZE_END, std::max(room, 0)) + " " + number_;
}

void BoardZone::go_to(int position)
{
    if (count_ == 0)
        return;
    current_ = std::clamp(position, 0, count_ - 1);
    for (int at = 0; at < count_; ++at)
        cards_[static_cast<std::size_t>(at)]->take_tab(at == current_);
    cards_[static_cast<std::size_t>(current_)]->SetFocus();
}

const BoardCard* BoardZone::card_at(const wxPoint& on_screen) const
{
    for (int at = 0; at < count_; ++at) {
        if (card(at).GetScreenRect().Contains(on_screen))
            return &card(at);
    }
    return nullptr;
}

void BoardZone::set_welcome(Welcome welcome)
{
    if (welcome == welcome_)
        return;
    welcome_ = welcome;
    Refresh();
}

void BoardZone::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetBackgroundColour()));
    dc.Clear();
    const CardStyle style(*this, look_.symbols);
    dc.SetFont(style.small_font);
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT));
    const char* sign = welcome_ == Welcome::Takes ? "✓ " : welcome_ == Welcome::Refuses ? "✕ " : "";
    const wxString begin = wxString::FromUTF8(sign);
    const int left = FromDIP(4);
    dc.DrawText(begin +
                    fitting_caption(dc, GetClientSize().x - 2 * left - dc.GetTextExtent(begin).x),
                left, 0);
    wxRect frame = GetClientRect();
    frame.y += caption_height();
    frame.height -= caption_height();
    dc.SetBrush(wxBrush(ground()));
    switch (welcome_) {
    case Welcome::Nothing:
        dc.SetPen(wxPen(style.line));
        break;
    case Welcome::Takes:
        dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HOTLIGHT), FromDIP(3)));
        break;
    case Welcome::Refuses:
        dc.SetPen(wxPen(style.faint_ink, FromDIP(2), wxPENSTYLE_SHORT_DASH));
        break;
    }
    dc.DrawRoundedRectangle(frame, FromDIP(4));
}

} // namespace kizuna
