#include "gui/play/board_card_drawing.h"

#include "app/skills/effect_tip.h"
#include "app/text/card_names.h"
#include "decks/deck/deck_statistics.h"
#include "gui/play/board_signs.h"
#include "gui/text/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/dc.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// The drawing of one card.
class BoardCardDrawing {
public:
    BoardCardDrawing(wxDC& dc, const TableCard& card, const Card* face, const CardStyle& style,
                     const Messages& messages)
        : dc_(dc), card_(card), face_(face), style_(style), messages_(messages)
    {
    }

    void draw(wxRect where)
    {
        where.Deflate(style_.dip(3));
        if (card_.tapped) { // it lies on its side
            const int height = where.height * 3 / 4;
            where.y += (where.height - height) / 2;
            where.height = height;
        }
        draw_pile(where);
        draw_paper(where);
        if (card_.can_act)
            draw_can_act(dc_, where, where.GetRight(), style_.dip(4), style_);
        if (card_.role != BattleRole::None)
            draw_role(dc_, where, card_.role, style_.dip(4), style_);
        inside_ = where;
        inside_.Deflate(style_.dip(5));
        wxDCClipper clip(dc_, inside_);
        if (face_)
            draw_face();
        else
            draw_back();
    }

private:
    bool is_pile() const
    {
        return card_.place == TablePlace::Deck || card_.place == TablePlace::Retreat ||
               card_.place == TablePlace::Infinite;
    }

    /// The cards below it stick out.
    void draw_pile(wxRect& where)
    {
        const int under = std::min(card_.pile - 1, 2);
        const int out = style_.dip(3);
        where.width -= under * out;
        where.height -= under * out;
        dc_.SetPen(wxPen(style_.faint_ink));
        dc_.SetBrush(wxBrush(style_.paper));
        for (int at = under; at > 0; --at) {
            wxRect below = where;
            below.Offset(at * out, at * out);
            dc_.DrawRoundedRectangle(below, style_.dip(4));
        }
    }

    void draw_paper(const wxRect& where)
    {
        dc_.SetPen(wxPen(style_.faint_ink));
        dc_.SetBrush(wxBrush(style_.paper));
        dc_.DrawRoundedRectangle(where, style_.dip(4));
        if (!card_.face_down)
            return;
        dc_.SetBrush(wxBrush(style_.line, wxBRUSHSTYLE_BDIAGONAL_HATCH));
        dc_.DrawRoundedRectangle(where, style_.dip(4));
    }

    void write(const std::string& text, const wxFont& font, int max_lines)
    {
        dc_.SetFont(font);
        dc_.SetTextForeground(style_.ink);
        max_lines = std::min(max_lines, lines_left());
        for (const wxString& line : wrapped(dc_, to_wx(text), inside_.width, max_lines)) {
            dc_.DrawText(line, inside_.x, y_);
            y_ += dc_.GetCharHeight();
        }
    }

    /// How many lines of the DC's font there is still room for.
    int lines_left() const { return std::max(bottom_ - y_, 0) / std::max(dc_.GetCharHeight(), 1); }

    void draw_face()
    {
        const int band = style_.dip(11);
        style_.draw_band(dc_, wxRect(inside_.x, inside_.y, inside_.width, band), face_->symbols);
        y_ = inside_.y + band + style_.dip(2);
        bottom_ = inside_.GetBottom() + 1;
        bottom_ -= draw_foot();
        std::string name = card_.protagonist ? "★ " : "";
        if (card_.has_unplayed) // in words below, and in what is spoken
            name += std::string(unplayed_sign) + ' ';
        name += unit_name(*face_, messages_.language());
        if (card_.place == TablePlace::Support && is_short())
            name += " · " + support_text();
        const wxFont name_font = style_.small_bold_font;
        if (const std::string marks = state_words(); marks.empty()) {
            write(name, name_font, is_short() ? 1 : 2);
        } else if (is_short()) { // the sign has room, the word has none
            write(state_sign() + name, name_font, 1);
        } else {
            write(name, name_font, 1);
            write(state_sign() + marks, style_.small_font, 1);
        }
        if (is_pile())
            return write(messages_.get("table.spoken.cards"_msg, {{"count", card_.pile}}),
                         style_.small_font, 1);
        const int title_lines = inside_.height > style_.dip(130) ? 2 : 1;
        write(card_title(*face_, messages_.language()), style_.small_font, title_lines);
        if (card_.place == TablePlace::Hand && !card_.range.empty() && !boxes_hold_range())
            write(messages_.get("table.spoken.range"_msg, {{"range", range_text(card_.range)}}),
                  style_.small_font, 1);
        draw_skills();
    }

    /// What effects make of it, then its skills: each begins on a line of its own as long as there
    /// is one for it.
    void draw_skills()
    {
        dc_.SetFont(style_.small_font);
        int more = static_cast<int>(card_.skills.size() + card_.changes.size());
        for (const std::string& change : card_.changes)
            write(change, style_.small_font, std::clamp(lines_left() - --more, 1, 2));
        for (const std::string& skill : card_.skills)
            write(skill, style_.small_font, std::clamp(lines_left() - --more, 1, 3));
    }

    /// Whether there is room for no more than a name, as on a bond or a tapped unit.
    bool is_short() const { return inside_.height < style_.dip(60); }

    /// How it lies, where that is not the usual way.
    std::string state_words() const
    {
        if (card_.role != BattleRole::None)
            return role_text(card_.role, messages_);
        if (card_.tapped)
            return messages_.get("table.tapped"_msg);
        return card_.face_down ? messages_.get("table.face-down"_msg) : std::string();
    }

    /// The sign before those words.
    std::string state_sign() const
    {
        if (card_.role != BattleRole::None)
            return std::string(battle_sign(card_.role)) + ' ';
        return card_.tapped ? "⟳ " : "";
    }

    /// The numbers at the bottom; returns how high they are.
    int draw_foot()
    {
        if (card_.place == TablePlace::Hand && inside_.height > style_.dip(76))
            return draw_numbers(style_.dip(34));
        dc_.SetFont(style_.small_bold_font);
        dc_.SetTextForeground(style_.ink);
        std::string text;
        if (card_.strength >= 0)
            text = strength_and_range();
        else if (card_.place == TablePlace::Hand)
            text = messages_.get("table.spoken.cost"_msg, {{"cost", amount_text(face_->cost)}});
        else if (card_.place == TablePlace::Support && !is_short())
            text = support_text();
        if (text.empty())
            return 0;
        dc_.DrawLabel(to_wx(text), inside_, wxALIGN_BOTTOM | wxALIGN_CENTRE_HORIZONTAL);
        return dc_.GetCharHeight();
    }

    std::string support_text() const
    {
        return messages_.get("gui.column.support"_msg) + " " + amount_text(face_->support);
    }

    /// In words where they fit, else with a sign for the range.
    std::string strength_and_range() const
    {
        const std::array<MessageArgument, 2> arguments = {
            {{"strength", card_.strength}, {"range", range_text(card_.range)}}};
        return from_wx(
            first_that_fits(dc_,
                            {to_wx(messages_.get("table.strength-range"_msg, arguments)),
                             to_wx(messages_.get("table.strength-range.short"_msg, arguments))},
                            inside_.width));
    }

    /// Whether the range of a card of the hand is one of the numbers at its bottom.
    bool boxes_hold_range() const
    {
        const int count = face_->class_change_cost ? 5 : 4;
        return inside_.width >= count * style_.dip(28);
    }

    int draw_numbers(int height)
    {
        const int gap = style_.dip(2);
        const bool with_range = boxes_hold_range();
        const int count = 3 + (face_->class_change_cost ? 1 : 0) + (with_range ? 1 : 0);
        const int width = (inside_.width - (count - 1) * gap) / count;
        int left = inside_.x;
        const auto number = [&](const std::string& text, MessageKey caption, const wxColour& fill) {
            style_.draw_number(dc_, wxRect(left, inside_.GetBottom() - height, width, height),
                               to_wx(text), to_wx(messages_.get(caption)), fill);
            left += width + gap;
        };
        number(amount_text(face_->cost), "gui.column.cost"_msg,
               style_.symbols().colours(face_->symbols).front());
        if (face_->class_change_cost)
            number(amount_text(*face_->class_change_cost), "gui.column.class-change"_msg,
                   style_.paper);
        number(amount_text(face_->attack), "gui.column.attack"_msg, style_.paper);
        number(amount_text(face_->support), "gui.column.support"_msg, style_.paper);
        if (with_range)
            number(card_.range.empty() ? "–" : range_text(card_.range), "gui.column.range"_msg,
                   style_.paper);
        return height;
    }

    void draw_back()
    {
        dc_.SetTextForeground(style_.ink);
        if (card_.strength >= 0) { // the dummy, which no library knows
            y_ = inside_.y;
            bottom_ = inside_.GetBottom() - draw_strength();
            write(card_.name, style_.bold_font, 2);
            if (card_.role != BattleRole::None)
                write(state_sign() + state_words(), style_.small_font, 1);
            return;
        }
        dc_.SetFont(is_pile() ? style_.bold_font : style_.small_font);
        const std::string text =
            is_pile() ? messages_.get("table.spoken.cards"_msg, {{"count", card_.pile}})
                      : std::to_string(card_.position + 1);
        dc_.DrawLabel(to_wx(text), inside_, wxALIGN_CENTRE);
    }

    int draw_strength()
    {
        dc_.SetFont(style_.bold_font);
        dc_.DrawLabel(
            to_wx(messages_.get("table.spoken.strength"_msg, {{"strength", card_.strength}})),
            inside_, wxALIGN_BOTTOM | wxALIGN_CENTRE_HORIZONTAL);
        return dc_.GetCharHeight();
    }

    wxDC& dc_;
    const TableCard& card_;
    const Card* face_;
    const CardStyle& style_;
    const Messages& messages_;
    wxRect inside_;
    int y_ = 0;
    int bottom_ = 0;
};

} // namespace

void draw_board_card(wxDC& dc, const wxRect& where, const TableCard& card, const Card* face,
                     const CardStyle& style, const Messages& messages)
{
    BoardCardDrawing(dc, card, face, style, messages).draw(where);
}

} // namespace kizuna
