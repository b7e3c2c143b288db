#include "gui/card/card_tile.h"

#include "app/text/card_names.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"
#include "gui/accessible.h"
#include "gui/text/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

namespace kizuna {

CardTile::CardTile(wxWindow* parent, const SymbolIcons& symbols, const Messages& messages,
                   std::function<void(const Card&)> chosen)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
               wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      symbols_(symbols), messages_(messages), chosen_(std::move(chosen))
{
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(128, 150)));
    Bind(wxEVT_PAINT, &CardTile::on_paint, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        event.Skip();
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
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
    show(nullptr);
}

void CardTile::show(const Card* card)
{
    card_ = card;
    const std::string name =
        card ? card_label(*card, messages_.card_language()) : messages_.get("gui.hand.no-card"_msg);
    set_accessible(*this, name, AccessibleRole::Button);
    set_accessible_description(*this, {}); // or the tip is read, the same once more
    SetToolTip(card ? to_wx(name) : wxString());
    Refresh();
}

void CardTile::choose()
{
    if (card_)
        chosen_(*card_);
}

void CardTile::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    const CardStyle style(*this, symbols_);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    wxRect face = GetClientRect();
    face.Deflate(style.dip(1));
    dc.SetPen(HasFocus() ? wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), style.dip(3))
                         : wxPen(style.line));
    dc.SetBrush(card_ ? wxBrush(style.paper) : *wxTRANSPARENT_BRUSH);
    dc.DrawRoundedRectangle(face, style.dip(5));
    if (card_)
        draw_face(dc, style);
}

void CardTile::draw_face(wxDC& dc, const CardStyle& style) const
{
    wxRect inside(GetClientSize());
    inside.Deflate(style.dip(8));
    style.draw_band(dc, wxRect(inside.x, inside.y, inside.width, style.dip(12)), card_->symbols);

    int y = inside.y + style.dip(15);
    const auto write = [&](const std::string& text, const wxFont& font, int max_lines) {
        dc.SetFont(font);
        dc.SetTextForeground(style.ink);
        for (const wxString& line : wrapped(dc, to_wx(text), inside.width)) {
            if (max_lines-- == 0)
                break;
            dc.DrawText(line, inside.x, y);
            y += dc.GetCharHeight();
        }
    };
    write(unit_name(*card_, messages_.card_language()), style.bold_font, 2);
    write(card_title(*card_, messages_.card_language()), style.small_font, 3);

    const int height = style.dip(38);
    const int top = inside.GetBottom() - height;
    const int gap = style.dip(3);
    const int count = card_->class_change_cost ? 4 : 3;
    const int width = (inside.width - (count - 1) * gap) / count;
    int left = inside.x;
    const auto number = [&](Amount amount, MessageKey caption, const wxColour& fill) {
        style.draw_number(dc, wxRect(left, top, width, height), to_wx(amount_text(amount)),
                          to_wx(messages_.get(caption)), fill);
        left += width + gap;
    };
    number(card_->cost, "gui.column.cost"_msg, symbols_.colours(card_->symbols).front());
    if (card_->class_change_cost)
        number(*card_->class_change_cost, "gui.column.class-change"_msg, style.paper);
    number(card_->attack, "gui.column.attack"_msg, style.paper);
    number(card_->support, "gui.column.support"_msg, style.paper);
}

} // namespace kizuna
