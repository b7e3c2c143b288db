#include "gui/play/board_card.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/play/board_face_drawing.h"
#include "gui/play/board_zone.h"

#include <wx/cursor.h>
#include <wx/dcbuffer.h>
#include <wx/image.h>

#include <cstdlib>

namespace kizuna {

BoardCard::BoardCard(wxWindow* parent, const BoardLook& look, BoardListener& listener)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
               wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      look_(look), listener_(listener)
{
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &BoardCard::on_paint, this);
    Bind(wxEVT_KEY_DOWN, &BoardCard::on_key, this);
    Bind(wxEVT_LEFT_DOWN, &BoardCard::on_left_down, this);
    Bind(wxEVT_MOTION, &BoardCard::on_motion, this);
    Bind(wxEVT_LEFT_UP, &BoardCard::on_left_up, this);
    Bind(wxEVT_RIGHT_UP, [this](wxMouseEvent&) { listener_.card_menu_asked(*this); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { stop_carrying(); });
    listen(*this, wxEVT_SET_FOCUS, [this] {
        if (!takes_tab_ && !is_pressed_) // Tab in GTK goes to the first card of a place
            return CallAfter([this] { static_cast<BoardZone&>(*GetParent()).go_back(); });
        Refresh();
        listener_.card_reached(*this);
    });
    listen(*this, wxEVT_KILL_FOCUS, [this] { Refresh(); });
    look_.large.watch(*this, [this](const std::optional<wxPoint>& at) {
        const bool is_meant = face_ && (!at || GetScreenRect().Contains(*at));
        return is_meant ? std::optional(LargeCard::Found{face_, GetScreenRect()}) : std::nullopt;
    });
}

void BoardCard::show(const TableCard& card, const Card* face)
{
    if (card == card_ && face == face_)
        return;
    card_ = card;
    face_ = face;
    set_accessible(*this, card.spoken, AccessibleRole::ListItem);
    set_accessible_description(*this, {}); // else the tooltip is read too, which says the same
    SetToolTip(to_wx(card.tip));
    Refresh();
}

void BoardCard::set_face_width(int width)
{
    if (width == face_width_)
        return;
    face_width_ = width;
    Refresh();
}

void BoardCard::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(static_cast<BoardZone*>(GetParent())->ground()));
    dc.Clear();
    const CardStyle style(*this, look_.symbols);
    draw_board_face(dc, *this, style, look_);
    if (HasFocus())
        style.draw_focus(dc, GetClientRect());
}

void BoardCard::on_key(wxKeyEvent& event)
{
    auto& zone = static_cast<BoardZone&>(*GetParent());
    if (is_pressed_ && event.GetKeyCode() == WXK_ESCAPE)
        return stop_carrying();
    switch (event.GetKeyCode()) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
        return listener_.card_asked(*this);
    case WXK_WINDOWS_MENU:
        return listener_.card_menu_asked(*this);
    case WXK_F10:
        if (event.GetModifiers() == wxMOD_SHIFT)
            return listener_.card_menu_asked(*this);
        event.Skip();
        return;
    case WXK_TAB:
        zone.Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                        : wxNavigationKeyEvent::IsForward);
        return;
    case WXK_LEFT:
    case WXK_UP:
        return zone.go_to(card_.position - 1);
    case WXK_RIGHT:
    case WXK_DOWN:
        return zone.go_to(card_.position + 1);
    case WXK_HOME:
        return zone.go_to(0);
    case WXK_END:
        return zone.go_to(zone.count() - 1);
    default:
        event.Skip();
    }
}

void BoardCard::on_left_down(wxMouseEvent& event)
{
    is_pressed_ = true;
    SetFocus();
    pressed_at_ = event.GetPosition();
    CaptureMouse();
}

void BoardCard::on_motion(wxMouseEvent& event)
{
    if (!is_pressed_)
        return event.Skip();
    const wxPoint way = event.GetPosition() - pressed_at_;
    is_carried_ = is_carried_ || std::abs(way.x) + std::abs(way.y) > FromDIP(8);
    if (!is_carried_)
        return;
    show_carried();
    listener_.card_carried(*this, ClientToScreen(event.GetPosition()));
}

/// Makes the card's picture the mouse pointer, so that no window has to follow the mouse. The
/// pointer is a hand until the picture is ready, and for a card of which only the back is shown.
void BoardCard::show_carried()
{
    if (shows_carried_)
        return;
    const wxBitmap picture =
        face_ ? carried_picture(*face_, look_.large.faces(), face_width_, 1, *this) : wxBitmap();
    shows_carried_ = picture.IsOk();
    if (!shows_carried_) {
        SetCursor(wxCursor(wxCURSOR_HAND));
        return;
    }
    wxImage image = picture.ConvertToImage();
    constexpr int inside = 8; // pixels, so that the hot spot is on the card
    image.SetOption(wxIMAGE_OPTION_CUR_HOTSPOT_X, inside);
    image.SetOption(wxIMAGE_OPTION_CUR_HOTSPOT_Y, inside);
    SetCursor(wxCursor(image));
}

void BoardCard::on_left_up(wxMouseEvent& event)
{
    if (!is_pressed_)
        return;
    const bool was_carried = is_carried_;
    stop_carrying();
    if (was_carried)
        listener_.card_dropped(*this, ClientToScreen(event.GetPosition()));
    else
        listener_.card_asked(*this);
}

void BoardCard::stop_carrying()
{
    if (HasCapture())
        ReleaseMouse();
    if (is_carried_)
        listener_.carrying_ended();
    is_pressed_ = is_carried_ = shows_carried_ = false;
    SetCursor(wxNullCursor);
}

} // namespace kizuna
