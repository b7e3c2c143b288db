#include "gui/play/board_face_drawing.h"

#include "app/faces/card_face.h"
#include "app/skills/effect_tip.h"
#include "app/text/card_names.h"
#include "decks/deck/deck_statistics.h"
#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/text/contrast.h"
#include "gui/text/drawn_text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace kizuna {
namespace {

// In device-independent pixels.
constexpr int board_margin = 3; ///< on each side
constexpr int board_step = 3;   ///< by how much each card of a pile sticks out

int cards_under(const TableCard& card)
{
    return std::min(card.pile - 1, 2);
}

const char* battle_sign(BattleRole role)
{
    return role == BattleRole::Attacker ? "▶" : "◎";
}

/// Draws one card of the table.
class BoardFaceDrawing {
public:
    BoardFaceDrawing(wxDC& dc, const BoardCard& shown, const CardStyle& style,
                     const BoardLook& look)
        : dc_(dc), shown_(shown), card_(shown.card()), face_(shown.face()), style_(style),
          look_(look), wide_(shown.face_width()), high_(face_height(wide_)), corner_(wide_ * 0.045),
          larger_(face_letters(wide_, text_scale())),
          places_(
              face_places({0, 0, static_cast<double>(wide_), static_cast<double>(high_)}, larger_))
    {
    }

    void draw()
    {
        place();
        draw_pile();
        draw_bitmap();
        if (card_.can_act)
            draw_can_act();
        if (card_.role != BattleRole::None)
            draw_role();
        wxDCClipper clip(dc_, open_);
        draw_marks();
        draw_changes();
        draw_middle();
        draw_numbers();
    }

private:
    /// Places the card at the left of its window, which the next card may cut, and vertically
    /// centred. A pile is centred in both directions.
    void place()
    {
        const int margin = style_.dip(board_margin);
        box_.SetSize(card_.tapped ? wxSize(high_, wide_) : wxSize(wide_, high_));
        const wxSize room = shown_.GetClientSize();
        const int under = cards_under(card_) * style_.dip(board_step);
        box_.SetPosition({margin, std::max(margin, (room.y - box_.height - under) / 2)});
        if (box_.width + under + 2 * margin < room.x && is_pile(card_.place))
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
        const FaceTurn lies = card_.tapped ? FaceTurn::OnItsSide : FaceTurn::Upright;
        const FacePicture* drawn = is_back()
                                       ? look_.large.faces().back(wide_, shown_, lies)
                                       : look_.large.faces().face(*face_, wide_, shown_, lies);
        if (drawn)
            return drawn->draw(dc_, box_.GetPosition());
        dc_.SetPen(wxPen(style_.faint_ink)); // an empty card until the face is ready
        dc_.SetBrush(wxBrush(is_back() ? style_.line : style_.paper));
        dc_.DrawRoundedRectangle(box_, corner_);
    }

    /// Marks a card that can act: with a double frame and a wedge, so not by colour alone.
    void draw_can_act()
    {
        const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_HOTLIGHT);
        const int line = style_.dip(2);
        dc_.SetBrush(*wxTRANSPARENT_BRUSH);
        dc_.SetPen(wxPen(style_.paper, line));
        dc_.DrawRoundedRectangle(wxRect(box_).Deflate(line / 2), corner_);
        dc_.SetPen(wxPen(colour, line));
        dc_.DrawRoundedRectangle(wxRect(box_).Inflate(line / 2), corner_);
        const int size = std::clamp(wide_ / 7, style_.dip(8), style_.dip(14));
        const wxPoint tip(open_.GetRight() + 1,
                          open_.GetBottom() + 1); // other corners have symbol and cost
        const wxPoint wedge[] = {tip, tip - wxPoint(size, 0), tip - wxPoint(0, size)};
        dc_.SetBrush(wxBrush(colour));
        dc_.SetPen(wxPen(style_.paper));
        dc_.DrawPolygon(3, wedge);
    }

    /// Draws a thick frame: solid for the attacker, dashed for the unit it attacks.
    void draw_role()
    {
        dc_.SetBrush(*wxTRANSPARENT_BRUSH);
        dc_.SetPen(
            wxPen(style_.ink, style_.dip(4),
                  card_.role == BattleRole::Attacker ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH));
        dc_.DrawRoundedRectangle(box_, corner_);
    }

    /// Where a part of an upright face is on this card, which may lie on its side.
    wxRect on_card(const Box& part) const
    {
        const auto rounded = [](double value) { return static_cast<int>(std::lround(value)); };
        wxRect where(rounded(part.left), rounded(part.top), rounded(part.width),
                     rounded(part.height));
        if (card_.tapped)
            where = wxRect(high_ - where.y - where.height, where.x, where.height, where.width);
        where.Offset(box_.GetPosition());
        return where;
    }

    /// A bold font for texts on the face. `height` is in pixels at the usual text size; larger text
    /// makes it larger.
    wxFont letters(double height) const
    {
        const double larger = std::clamp(text_scale(), 1.0, 1.3);
        wxFont font = style_.bold_font;
        font.SetPixelSize(wxSize(0, std::max(style_.dip(9), static_cast<int>(height * larger))));
        return font;
    }

    /// Draws a line of text on a label, centred on `where` and at least as large, moved into the
    /// visible part of the card.
    void badge(const wxString& text, const wxFont& font, wxRect where, bool is_strong)
    {
        dc_.SetFont(font);
        wxSize size = dc_.GetTextExtent(text) + wxSize(style_.dip(5), style_.dip(1));
        size.x = std::max(size.x, size.y);
        size.IncTo(where.GetSize());
        where = wxRect(where.GetPosition() + (where.GetSize() - size) / 2, size);
        where.x = std::clamp(where.x, open_.x, std::max(open_.x, open_.GetRight() + 1 - size.x));
        where.y = std::clamp(where.y, open_.y, std::max(open_.y, open_.GetBottom() + 1 - size.y));
        dc_.SetPen(wxPen(is_strong ? style_.ink : style_.faint_ink, style_.dip(is_strong ? 2 : 1)));
        dc_.SetBrush(wxBrush(style_.paper));
        dc_.DrawRoundedRectangle(where, style_.dip(3));
        dc_.SetTextForeground(style_.ink);
        dc_.DrawLabel(text, where, wxALIGN_CENTRE);
    }

    /// Draws the marks: the protagonist's star, the sign of skills that are not played, and the
    /// count of a stack. They are above one another at the edge of the words, or side by side if
    /// the face has signs of skills.
    void draw_marks()
    {
        std::vector<std::string> marks;
        if (card_.protagonist)
            marks.emplace_back("★");
        if (card_.has_unplayed)
            marks.emplace_back(unplayed_sign);
        if (card_.unit != no_unit && card_.pile > 1)
            marks.push_back("×" + std::to_string(card_.pile));
        const bool has_skills = wide_ >= skills_face_width * larger_;
        const wxFont font = letters(std::max(11.0, 0.09 * wide_));
        dc_.SetFont(font);
        const double size = dc_.GetCharHeight() + style_.dip(1);
        const double right = card_.tapped ? wide_ : std::min(wide_, open_.width);
        const double left = right - size - style_.dip(3);
        Box at{left, places_.words.bottom() - size, size, size};
        if (has_skills)
            at.top = places_.signs.top + (places_.signs.height - size) / 2;
        else if (!face_) // below its name, which is in the middle
            at.top = places_.numbers[2].bottom() - size;
        for (const std::string& mark : marks) {
            badge(to_wx(mark), font, on_card(at), false);
            (has_skills ? at.left : at.top) -= size + style_.dip(2);
        }
    }

    /// Draws strength and range over the printed numbers if they differ.
    void draw_numbers()
    {
        if (card_.strength < 0)
            return;
        const auto printed = face_ ? face_->attack.number() : std::optional<int>();
        const wxFont font = letters(places_.numbers[0].height * 0.56);
        if (!printed || *printed != card_.strength || is_back()) {
            const std::string sign = !printed ? "" : card_.strength > *printed ? "▲" : "▼";
            const std::string number = std::to_string(card_.strength);
            const wxRect where = on_card(places_.numbers[0]);
            dc_.SetFont(font);
            badge(first_that_fits(dc_, {to_wx(sign + number), to_wx(number)}, where.width), font,
                  where, true);
        }
        if (face_ && !(card_.range == face_->range))
            badge(to_wx(range_text(card_.range)), font, on_card(places_.numbers[2]), true);
    }

    /// Draws what effects change and where they come from, a line each, at the lower edge of the
    /// words. Only on faces that are wide enough for words.
    void draw_changes()
    {
        if (wide_ < easy_face_width || is_back())
            return;
        const wxFont font = letters(0.058 * wide_);
        wxRect room = on_card(places_.words);
        const int line_width = room.width - style_.dip(8);
        dc_.SetFont(font);
        int bottom = room.y + room.height;
        for (const std::string& change : card_.changes) {
            const auto lines = wrapped(dc_, to_wx(change), line_width, 1);
            const int high = dc_.GetTextExtent("X").y + style_.dip(1);
            if (lines.empty() || bottom - high < room.y)
                return;
            badge(lines.front(), font, wxRect(room.x, bottom - high, room.width, high), false);
            bottom -= high + style_.dip(1);
        }
    }

    /// Writes in the middle of the card its role in the battle, the count of a pile, or what a back
    /// stands for.
    void draw_middle()
    {
        wxRect middle = is_back() ? open_ : on_card(places_.words);
        middle.Intersect(open_);
        const wxFont font = letters(std::max(11.0, 0.1 * wide_));
        dc_.SetFont(font);
        const int room = middle.width - style_.dip(6);
        const auto write = [&](const std::vector<wxString>& texts, bool is_strong) {
            wxString text = first_that_fits(dc_, texts, room);
            if (const auto lines = wrapped(dc_, text, room, 1); !lines.empty())
                text = lines.front();
            badge(text, font, wxRect(middle.GetPosition() + middle.GetSize() / 2, wxSize()),
                  is_strong);
        };
        if (card_.role != BattleRole::None) {
            const std::string sign = battle_sign(card_.role);
            write({to_wx(sign + " " + role_text(card_.role, look_.messages)), to_wx(sign)}, true);
        } else if (is_pile(card_.place) && !is_back()) {
            return; // the place's heading has the count, and here is the text of the top card
        } else if (is_pile(card_.place)) {
            write({to_wx(look_.messages.get("table.spoken.cards"_msg, {{"count", card_.pile}})),
                   to_wx(std::to_string(card_.pile))},
                  false);
        } else if (!face_) { // the dummy's name, or the number of an orb
            write({card_.strength >= 0 ? to_wx(card_.name)
                                       : to_wx(std::to_string(card_.position + 1))},
                  false);
        } else if (card_.face_down) {
            write({to_wx(unit_name(*face_, look_.messages.language()))}, false);
        }
    }

    wxDC& dc_;
    const BoardCard& shown_;
    const TableCard& card_;
    const Card* face_;
    const CardStyle& style_;
    const BoardLook& look_;
    int wide_;
    int high_;
    double corner_;
    double larger_;     ///< by face_letters()
    FacePlaces places_; ///< of an upright face
    wxRect box_;        ///< the whole card, in the window's pixels
    wxRect open_;       ///< the part of box_ that the next card leaves visible
};

} // namespace

bool is_pile(TablePlace place)
{
    return place == TablePlace::Deck || place == TablePlace::Retreat ||
           place == TablePlace::Infinite;
}

int board_face_edge(const wxWindow& window, const TableCard& card)
{
    return window.FromDIP(2 * board_margin + cards_under(card) * board_step);
}

void draw_board_face(wxDC& dc, const BoardCard& card, const CardStyle& style, const BoardLook& look)
{
    BoardFaceDrawing(dc, card, style, look).draw();
}

} // namespace kizuna
