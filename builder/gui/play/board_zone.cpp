#include "gui/play/board_zone.h"

#include "gui/accessible.h"
#include "gui/play/board_face_drawing.h"
#include "gui/play/board_row.h"
#include "gui/spacing.h"
#include "gui/wx_text.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<const char*, table_places> names = {
    "table hand",      "table bonds",   "table front",     "table back",
    "table orbs",      "table support", "table deck",      "table retreat",
    "table boundless", "table dummy",   "table dummy orbs"};

/// The card's facts, or null for a back and for the dummy, which no library knows.
const Card* face_of(const TableCard& card, const GameCards& game)
{
    const bool is_dummy = card.place == TablePlace::Dummy || card.place == TablePlace::DummyOrbs;
    return card.kind == nothing || is_dummy ? nullptr : game.kind(card.kind).card;
}

} // namespace

BoardZone::BoardZone(wxWindow* parent, TablePlace place, const BoardLook& look,
                     BoardListener& listener, bool column)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE),
      place_(place), look_(look), listener_(listener), column_(column)
{
    SetName(names.at(static_cast<std::size_t>(place)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    const int card = GetCharHeight() + 2 * space(*this, Space::Apart); // at least its strength
    SetMinSize(wxSize(FromDIP(60), caption_height() + card));
    Bind(wxEVT_PAINT, &BoardZone::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

void BoardZone::show(const std::vector<TableCard>& cards, const GameCards& game)
{
    count_ = static_cast<int>(cards.size());
    int number = 0;
    for (const TableCard& card : cards)
        number += is_pile() ? card.pile : 1;
    const std::string heading = place_heading(place_, number, look_.messages);
    caption_ = to_wx(heading);
    number_ = to_wx(look_.messages.number(number));
    set_accessible(*this, heading, AccessibleRole::List);
    while (cards_.size() < cards.size()) {
        cards_.push_back(new BoardCard(this, look_, listener_));
        cards_.back()->SetName(
            wxString::Format("%s %d", GetName(), static_cast<int>(cards_.size())));
    }
    while (cards_.size() > cards.size()) { // screen readers count what is hidden, too
        BoardCard* gone = cards_.back();
        cards_.pop_back();
        gone->Hide();
        gone->SetName({});
        CallAfter([gone] { gone->Destroy(); }); // it may be what was just clicked
    }
    for (std::size_t at = 0; at < cards.size(); ++at)
        cards_[at]->show(cards[at], face_of(cards[at], game));
    current_ = std::clamp(current_, 0, std::max(count_ - 1, 0));
    lay_out();
    Refresh();
}

void BoardZone::lay_out()
{
    if (caption_width() > GetClientSize().x)
        SetToolTip(caption_);
    else
        UnsetToolTip();
    wxRect room = GetClientRect();
    room.Deflate(FromDIP(2));
    room.y += caption_height();
    room.height -= caption_height();
    room.width = std::max(room.width, 0); // before it is laid out
    room.height = std::max(room.height, 0);
    BoardRow row{column_, {}};
    bool only_backs = count_ > 0;
    bool is_dummy = false;
    for (const BoardCard* card : cards_) {
        const bool is_back = !card->face() && card->card().strength < 0;
        only_backs = only_backs && is_back;
        is_dummy = is_dummy || (!card->face() && !is_back); // no library knows its face
        row.cards.push_back({card->card().tapped, board_face_edge(*this, card->card())});
    }
    const int face = row.face_width(room.GetSize(), FromDIP(min_board_face));
    if (is_dummy || (face < FromDIP(min_board_face) && !only_backs))
        return lay_out_words(room);
    const std::vector<wxRect> places = row.places(room, face);
    for (int at = 0; at < count_; ++at) {
        BoardCard& card = *cards_[static_cast<std::size_t>(at)];
        card.take_tab(at == current_);
        card.set_face_width(face);
        card.SetSize(places[static_cast<std::size_t>(at)]);
    }
}

/// Where faces would be too small to be read.
void BoardZone::lay_out_words(const wxRect& room)
{
    const int length = column_ ? room.height : room.width;
    const int across = column_ ? room.width : room.height;
    // As wide as their words need where there is room; they crowd together where there is not.
    const int natural = column_ ? across * 2 / 3
                                : FromDIP(has_words() ? 190
                                          : is_pile() ? 104
                                                      : 118);
    const int each = count_ == 0 ? natural : std::min(natural, length / count_);
    for (int at = 0; at < count_; ++at) {
        BoardCard& card = *cards_[static_cast<std::size_t>(at)];
        card.take_tab(at == current_);
        card.set_face_width(0);
        if (column_)
            card.SetSize(room.x, room.y + at * each, across, each);
        else
            card.SetSize(room.x + at * each, room.y, each, across);
    }
}

bool BoardZone::is_pile() const
{
    return place_ == TablePlace::Deck || place_ == TablePlace::Retreat ||
           place_ == TablePlace::Infinite;
}

/// Whether its cards show more than a name.
bool BoardZone::has_words() const
{
    return place_ == TablePlace::Hand || place_ == TablePlace::Front ||
           place_ == TablePlace::Back || place_ == TablePlace::Support;
}

int BoardZone::caption_height() const
{
    return GetCharHeight() + FromDIP(2);
}

int BoardZone::caption_width() const
{
    const CardStyle style(*this, look_.symbols);
    int words = 0;
    GetTextExtent(caption_, &words, nullptr, nullptr, nullptr, &style.small_font);
    return words + 2 * space(*this, Space::Tight);
}

/// What the place is called may be cut, how many lie there may not.
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
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
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
