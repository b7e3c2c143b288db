#include "gui/play/board_face_drawing.h"

#include "app/faces/card_face.h"
#include "app/skills/effect_tip.h"
#include "app/text/card_names.h"
#include "decks/deck/deck_statistics.h"
#include "gui/faces/card_cell.h"
#include "gui/play/board_signs.h"
#include "gui/text/contrast.h"
#include "gui/text/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>
#include <vector>

namespace kizuna {
namespace {

constexpr int board_margin = 4; ///< on each side, in device-independent pixels
constexpr int board_step = 3;   ///< by which each card of a pile sticks out

int cards_under(const TableCard& card)
{
    return std::min(card.pile - 1, 2);
}

/// The drawing of one face.
class BoardFaceDrawing {
public:
    BoardFaceDrawing(wxDC& dc, const BoardCard& shown, const CardStyle& style,
                     const BoardLook& look)
        : dc_(dc), shown_(shown), card_(shown.card()), face_(shown.face()), style_(style),
          look_(look), corner_(shown.face_width() * 0.045)
    {
    }

    void draw()
    {
        place();
        draw_pile();
        draw_bitmap();
        if (card_.can_act)
            draw_can_act(dc_, box_, open_.GetRight(), corner_, style_);
        if (card_.role != BattleRole::None)
            draw_role(dc_, box_, card_.role, corner_, style_);
        wxDCClipper clip(dc_, open_);
        draw_marks();
        draw_strength();
        draw_middle();
    }

private:
    /// At the beginning of its window, which the next card may cut, and in the middle across.
    void place()
    {
        const int margin = style_.dip(board_margin);
        const int wide = shown_.face_width();
        const int high = face_height(wide);
        box_.SetSize(card_.tapped ? wxSize(high, wide) : wxSize(wide, high));
        const wxSize room = shown_.GetClientSize();
        const int under = cards_under(card_) * style_.dip(board_step);
        box_.SetPosition({margin, std::max(margin, (room.y - box_.height - under) / 2)});
        if (box_.width + under + 2 * margin < room.x && face_ == nullptr && card_.pile > 1)
            box_.x = (room.x - box_.width - under) / 2;
        open_ = box_;
        open_.Intersect(wxRect(room));
    }

    void draw_pile()
    {
        dc_.SetPen(wxPen(style_.faint_ink));
        dc_.SetBrush(wxBrush(style_.paper));
        for (int at = cards_under(card_); at > 0; --at) {
            wxRect below = box_;
            below.Offset(at * style_.dip(board_step), at * style_.dip(board_step));
            dc_.DrawRoundedRectangle(below, corner_);
        }
    }

    bool is_back() const { return !face_ || card_.face_down; }

    void draw_bitmap()
    {
        const FaceLies lies = card_.tapped ? FaceLies::OnItsSide : FaceLies::Upright;
        const int wide = shown_.face_width();
        const wxBitmap* drawn = is_back() ? look_.large.faces().back(wide, shown_, lies)
                                          : look_.large.faces().face(*face_, wide, shown_, lies);
        if (drawn)
            return dc_.DrawBitmap(*drawn, box_.GetPosition(), true);
        dc_.SetPen(wxPen(style_.faint_ink)); // until it has come
        dc_.SetBrush(wxBrush(is_back() ? style_.line : style_.paper));
        dc_.DrawRoundedRectangle(box_, corner_);
    }

    /// A line of its own on paper; returns the place it took.
    wxRect badge(const wxString& text, const wxFont& font, wxPoint at, int align, bool strong)
    {
        dc_.SetFont(font);
        const wxSize words = dc_.GetTextExtent(text);
        wxRect where(at, wxSize(words.x + 2 * style_.dip(4), words.y + style_.dip(2)));
        where.width = std::max(where.width, where.height);
        if (align & wxALIGN_RIGHT)
            where.x -= where.width;
        if (align & wxALIGN_BOTTOM)
            where.y -= where.height;
        if (align & wxALIGN_CENTRE_HORIZONTAL)
            where.x -= where.width / 2;
        if (align & wxALIGN_CENTRE_VERTICAL)
            where.y -= where.height / 2;
        dc_.SetPen(wxPen(strong ? style_.ink : style_.faint_ink, style_.dip(strong ? 2 : 1)));
        dc_.SetBrush(wxBrush(style_.paper));
        dc_.DrawRoundedRectangle(where, style_.dip(4));
        dc_.SetTextForeground(style_.ink);
        dc_.DrawLabel(text, where, wxALIGN_CENTRE);
        return where;
    }

    /// The protagonist's star, what is not played, and the cards of a stack, over the skills:
    /// costs, name and title stay in sight.
    void draw_marks()
    {
        std::vector<std::string> marks;
        if (card_.protagonist)
            marks.emplace_back("★");
        if (card_.has_unplayed)
            marks.emplace_back(unplayed_sign);
        if (card_.unit != no_unit && card_.pile > 1)
            marks.push_back("×" + std::to_string(card_.pile));
        const int gap = style_.dip(2);
        dc_.SetFont(style_.bold_font);
        const int strength = dc_.GetCharHeight() + style_.dip(4);
        wxPoint at = card_.tapped ? box_.GetPosition() + wxPoint(gap, gap)
                                  : box_.GetBottomLeft() + wxPoint(gap, -strength - gap);
        const int align = card_.tapped ? wxALIGN_LEFT : wxALIGN_LEFT | wxALIGN_BOTTOM;
        for (const std::string& mark : marks) {
            const wxRect where = badge(to_wx(mark), style_.small_bold_font, at, align, false);
            if (card_.tapped) // its costs are at the right
                at.x = where.GetRight() + gap;
            else
                at.y = where.y - gap;
        }
    }

    /// Over the one that is printed, with a sign where it is another one.
    void draw_strength()
    {
        if (card_.strength < 0 || !face_)
            return;
        const auto printed = face_->attack.number();
        const bool is_other = !printed || *printed != card_.strength;
        const std::string sign = !printed || !is_other ? "" : card_.strength > *printed ? "▲" : "▼";
        std::string text = sign + std::to_string(card_.strength);
        const bool has_range = !(card_.range == face_->range);
        if (has_range)
            text = sign + look_.messages.get(
                              "table.strength-range.short"_msg,
                              {{"strength", card_.strength}, {"range", range_text(card_.range)}});
        badge(to_wx(text), style_.bold_font,
              box_.GetBottomLeft() + wxPoint(style_.dip(2), -style_.dip(1)),
              wxALIGN_LEFT | wxALIGN_BOTTOM, is_other || has_range);
    }

    wxPoint middle() const
    {
        return open_.GetPosition() + wxPoint(open_.width / 2, open_.height / 2);
    }

    /// What it does in the battle, how many lie there, or what a back stands for.
    void draw_middle()
    {
        const int room = open_.width - style_.dip(10);
        const auto fitting = [&](const wxFont& font, std::vector<wxString> texts) {
            dc_.SetFont(font);
            return first_that_fits(dc_, texts, room);
        };
        const int align = wxALIGN_CENTRE_HORIZONTAL | wxALIGN_CENTRE_VERTICAL;
        if (card_.role != BattleRole::None) {
            const std::string sign = battle_sign(card_.role);
            badge(fitting(style_.small_bold_font,
                          {to_wx(sign + " " + role_text(card_.role, look_.messages)), to_wx(sign)}),
                  style_.small_bold_font, middle(), align, true);
        } else if (card_.place == TablePlace::Deck || card_.place == TablePlace::Retreat ||
                   card_.place == TablePlace::Infinite) {
            const wxString count =
                to_wx(look_.messages.get("table.spoken.cards"_msg, {{"count", card_.pile}}));
            badge(fitting(style_.bold_font, {count, to_wx(std::to_string(card_.pile))}),
                  style_.bold_font, middle(), align, false);
        } else if (!face_) {
            badge(to_wx(std::to_string(card_.position + 1)), style_.small_font, middle(), align,
                  false);
        } else if (card_.face_down) {
            const wxString name = to_wx(unit_name(*face_, look_.messages.language()));
            dc_.SetFont(style_.small_font);
            const std::vector<wxString> lines = wrapped(dc_, name, room, 1);
            badge(lines.empty() ? name : lines.front(), style_.small_font, middle(), align, false);
        }
    }

    wxDC& dc_;
    const BoardCard& shown_;
    const TableCard& card_;
    const Card* face_;
    const CardStyle& style_;
    const BoardLook& look_;
    double corner_;
    wxRect box_;
    wxRect open_; ///< of it, what the next card leaves
};

} // namespace

int board_face_edge(const wxWindow& window, const TableCard& card)
{
    return window.FromDIP(2 * board_margin + cards_under(card) * board_step);
}

void draw_board_face(wxDC& dc, const BoardCard& card, const CardStyle& style, const BoardLook& look)
{
    BoardFaceDrawing(dc, card, style, look).draw();
}

} // namespace kizuna
