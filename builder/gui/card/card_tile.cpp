#include "gui/card/card_tile.h"

#include "app/pool/card_sheet.h"
#include "app/text/card_label.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/faces/large_card.h"
#include "gui/text/contrast.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>

namespace kizuna {

CardTile::CardTile(wxWindow* parent, LargeCard& large, const Messages& messages,
                   std::function<void(const Card&)> chosen)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
               wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      faces_(large.faces()), messages_(messages), chosen_(std::move(chosen))
{
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(96, 132)));
    Bind(wxEVT_PAINT, &CardTile::on_paint, this);
    listen(*this, wxEVT_LEFT_DOWN, [this] {
        SetFocus();
        choose();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_SPACE)
            choose();
        else if (event.GetKeyCode() == WXK_TAB)
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                       : wxNavigationKeyEvent::IsForward);
        else
            event.Skip();
    });
    listen(*this, wxEVT_SET_FOCUS, [this] { Refresh(); });
    listen(*this, wxEVT_KILL_FOCUS, [this] { Refresh(); });
    large.watch(*this, [this](const std::optional<wxPoint>& at) {
        const bool is_meant = card_ && (!at || GetScreenRect().Contains(*at));
        return is_meant ? std::optional(LargeCard::Found{card_, GetScreenRect()}) : std::nullopt;
    });
    faces_arrived_ = faces_.arrived.subscribe([this] { Refresh(); });
    show(nullptr);
}

void CardTile::show(const Card* card)
{
    card_ = card;
    const std::string name =
        card ? card_label(*card, messages_.card_language()) : messages_.get("gui.hand.no-card"_msg);
    set_accessible(*this, card ? spoken_card(*card, faces_.library(), {}, {}, messages_) : name,
                   AccessibleRole::Button);
    set_accessible_description(*this, {}); // else the tooltip is read too, which says the same
    SetToolTip(card ? to_wx(name) : wxString());
    Refresh();
}

void CardTile::choose()
{
    if (card_)
        chosen_(*card_);
}

/// Where to draw the face: centred, in a card's shape.
wxRect CardTile::place_of_face() const
{
    wxRect room = GetClientRect();
    room.Deflate(FromDIP(4)); // for the focus frame
    const int width = std::max(1, std::min(room.width, static_cast<int>(room.height / card_shape)));
    return wxRect(wxSize(width, face_height(width))).CentreIn(room);
}

void CardTile::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const wxRect face = place_of_face();
    if (card_) {
        CardCell cell;
        cell.is_selected = HasFocus();
        dc.SetFont(GetFont());
        draw_card_cell(dc, face, *card_, faces_, cell, *this);
        return;
    }
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
    const wxColour paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    const wxColour line =
        HasFocus() ? wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT) : mixed(ink, paper, 0.8);
    dc.SetPen(wxPen(line, FromDIP(HasFocus() ? 3 : 1)));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRoundedRectangle(face, face.width * 0.045);
}

} // namespace kizuna
