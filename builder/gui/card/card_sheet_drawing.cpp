#include "gui/card/card_sheet_drawing.h"

#include "app/skills/effect_tip.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/text/drawn_text.h"

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace kizuna {
namespace {

/// Draws a sheet from the top down; y_ is where the next part begins.
class SheetColumn {
public:
    SheetColumn(wxDC& dc, const CardSheet& sheet, const CardStyle& style, const SheetSigns& face,
                int width)
        : dc_(dc), sheet_(sheet), style_(style), face_(face), left_(style.dip(12)),
          right_(width - style.dip(12))
    {
    }

    SheetExtent draw()
    {
        const bool face_tells_all = face_.draw_face && face_.is_face_readable;
        if (face_tells_all) {
            gap(8);
        } else {
            band();
            head();
        }
        picture();
        if (face_.draw_face)
            face();
        if (!face_tells_all)
            numbers();
        signs();
        gap(6);
        text(sheet_.in_deck, style_.bold_font, style_.ink);
        text(sheet_.owned, style_.font, style_.ink);
        skills();
        texts();
        line();
        facts();
        text(sheet_.printings_heading, style_.bold_font, style_.ink);
        gap(2);
        table(sheet_.printings);
        gap(12);
        return {y_, link_};
    }

private:
    void gap(int pixels) { y_ += style_.dip(pixels); }

    wxColour symbol_colour() const
    {
        return style_.symbols().colours(sheet_.card->symbols).front();
    }

    void band()
    {
        const wxRect where(0, 0, right_ + left_, style_.dip(14));
        style_.draw_band(dc_, where, sheet_.card->symbols);
        y_ = where.height;
        gap(8);
    }

    void line()
    {
        gap(8);
        dc_.SetPen(wxPen(style_.line));
        dc_.DrawLine(left_, y_, right_, y_);
        gap(8);
    }

    void text(const std::string& words, const wxFont& font, const wxColour& colour)
    {
        text(words, font, colour, left_, right_);
    }

    void text(const std::string& words, const wxFont& font, const wxColour& colour, int left,
              int right)
    {
        dc_.SetFont(font);
        dc_.SetTextForeground(colour);
        for (const wxString& words_of_line : wrapped(dc_, to_wx(words), right - left)) {
            dc_.DrawText(words_of_line, left, y_);
            y_ += line_height(font);
        }
    }

    /// The line height of one of the style's fonts. Kept, because the DC measures a letter each
    /// time.
    int line_height(const wxFont& font)
    {
        int& height = line_heights_[&font];
        if (height == 0) {
            dc_.SetFont(font);
            height = dc_.GetCharHeight();
        }
        return height;
    }

    /// Draws the costs at the left, as on the printed card, and the names beside or below them.
    void head()
    {
        const int top = y_;
        const int room = style_.dip(46);
        int below = top;
        const auto medal = [&](std::size_t which, const wxColour& fill, int size) {
            const auto& number = sheet_.numbers[which];
            const wxRect where(left_ + (room - size) / 2, below, size, size);
            style_.draw_medal(dc_, where, to_wx(number.text), fill);
            below += size;
            dc_.SetFont(style_.small_font);
            dc_.SetTextForeground(style_.faint_ink);
            const wxRect caption(left_ - style_.dip(6), below, room + style_.dip(12),
                                 line_height(style_.small_font));
            dc_.DrawLabel(to_wx(number.caption), caption, wxALIGN_CENTRE);
            below += caption.height + style_.dip(3);
        };
        medal(0, symbol_colour(), style_.dip(44));
        if (sheet_.card->class_change_cost)
            medal(1, style_.paper, style_.dip(34));
        int names = left_ + room + style_.dip(10);
        dc_.SetFont(style_.big_font);
        if (dc_.GetTextExtent(to_wx(sheet_.unit)).x > right_ - names) { // below: break no word
            names = left_;
            y_ = below;
        }
        text(sheet_.title, style_.font, style_.ink, names, right_);
        text(sheet_.unit, style_.big_font, style_.ink, names, right_);
        gap(2);
        text(sheet_.other_name, style_.font, style_.faint_ink, names, right_);
        y_ = std::max(y_, below);
        gap(6);
    }

    void picture()
    {
        if (!face_.picture.IsOk())
            return;
        const wxSize size = face_.picture.GetSize();
        dc_.DrawBitmap(face_.picture, left_ + (right_ - left_ - size.x) / 2, y_, true);
        y_ += size.y;
        gap(8);
    }

    /// Draws the face. If it is readable it replaces the head and the numbers, with the names
    /// beside it, or only the other name below it in a narrow panel.
    void face()
    {
        const int room = right_ - left_;
        const bool has_names_beside = face_.is_face_readable && room >= style_.dip(240);
        const int width = has_names_beside ? std::min(room * 42 / 100, style_.dip(170))
                                           : std::min(room, style_.dip(160));
        const int left = has_names_beside ? left_ : left_ + (room - width) / 2;
        const wxRect where(left, y_, width, face_height(width));
        face_.draw_face(dc_, where);
        const int names = where.GetRight() + 1 + style_.dip(10);
        if (!has_names_beside)
            y_ = where.GetBottom() + 1 + style_.dip(4);
        else
            text(sheet_.title, style_.font, style_.ink, names, right_);
        if (has_names_beside)
            text(sheet_.unit, style_.big_font, style_.ink, names, right_);
        if (face_.is_face_readable)
            text(sheet_.other_name, style_.font, style_.faint_ink, has_names_beside ? names : left_,
                 right_);
        add_picture(has_names_beside ? names : left_);
        y_ = std::max(y_, where.GetBottom() + 1);
        gap(6);
    }

    void add_picture(int left)
    {
        if (face_.add_picture.empty())
            return;
        const int top = y_;
        text(face_.add_picture, style_.small_font.Underlined(), style_.faint_ink, left, right_);
        link_ = wxRect(left, top, right_ - left, y_ - top);
    }

    /// Draws attack, support and range. The two costs are in the head.
    void numbers()
    {
        constexpr std::size_t costs = 2;
        const int space = style_.dip(6);
        const int count = static_cast<int>(sheet_.numbers.size() - costs);
        const int height = style_.dip(44);
        for (int at = 0; at < count; ++at) {
            const int begin = left_ + (right_ - left_ + space) * at / count;
            const int end = left_ + (right_ - left_ + space) * (at + 1) / count;
            const auto& number = sheet_.numbers[static_cast<std::size_t>(at) + costs];
            style_.draw_number(dc_, wxRect(begin, y_, end - begin - space, height),
                               to_wx(number.text), to_wx(number.label), style_.paper);
        }
        y_ += height;
        gap(8);
    }

    /// Draws a rounded field with an icon and a word at `x`, or on the next row if there is no
    /// room. Sets `x` to the place of the next one.
    void chip(const wxBitmap& icon, const std::string& word, const wxColour& fill, int& x)
    {
        dc_.SetFont(style_.font);
        const wxString words = to_wx(word);
        const int padding = style_.dip(6);
        const int icon_width =
            icon.IsOk() ? static_cast<int>(icon.GetLogicalWidth()) + style_.dip(4) : 0;
        const int max = right_ - left_;
        const int wanted = dc_.GetTextExtent(words).x + icon_width + 2 * padding;
        const int width = std::min(max, wanted);
        const int height = chip_height();
        if (x > left_ && x + width > right_) {
            x = left_;
            y_ += height + style_.dip(4);
        }
        dc_.SetPen(wxPen(style_.line));
        dc_.SetBrush(wxBrush(fill));
        dc_.DrawRoundedRectangle(x, y_, width, height, height / 2.0);
        if (icon.IsOk())
            dc_.DrawBitmap(icon, x + padding,
                           y_ + (height - static_cast<int>(icon.GetLogicalHeight())) / 2, true);
        dc_.SetTextForeground(style_.ink);
        const int room = width - icon_width - 2 * padding + 1;
        dc_.DrawText(wanted <= max ? words
                                   : wxControl::Ellipsize(words, dc_, wxELLIPSIZE_END, room),
                     x + padding + icon_width, y_ + style_.dip(3));
        x += width + style_.dip(4);
    }

    int chip_height() { return line_height(style_.font) + style_.dip(6); }

    void signs()
    {
        int x = left_;
        for (const CardSheet::Sign& sign : sheet_.signs) {
            const wxBitmapBundle icon = sign.symbols.empty()
                                            ? face_.signs.sign(sign.slug, style_.ink)
                                            : style_.symbols().icon(sign.symbols);
            chip(style_.bitmap(icon), sign.text, style_.paper, x);
        }
        y_ += chip_height();
    }

    /// Draws labels on the left and their texts on the right.
    void table(const std::vector<CardSheet::Line>& lines)
    {
        int widest = 0;
        dc_.SetFont(style_.font);
        for (const CardSheet::Line& each : lines)
            widest = std::max(widest, dc_.GetTextExtent(to_wx(each.label)).x);
        const int max = (right_ - left_) / 2;
        const int middle = left_ + std::min(widest, max) + style_.dip(10);
        for (const CardSheet::Line& each : lines) {
            const int top = y_;
            text(each.label, style_.font, style_.faint_ink, left_, middle - style_.dip(10));
            const int below_label = y_;
            y_ = top;
            text(each.text, style_.font, style_.ink, middle, right_);
            y_ = std::max(y_, below_label) + style_.dip(3);
        }
    }

    /// Draws the facts that are not among the signs.
    void facts()
    {
        std::vector<CardSheet::Line> others;
        std::ranges::copy_if(sheet_.facts, std::back_inserter(others),
                             [](const CardSheet::Line& fact) { return !fact.is_sign; });
        table(others);
        if (!others.empty())
            line();
    }

    void skills()
    {
        if (sheet_.skills.empty())
            return;
        line();
        text(sheet_.skills_heading, style_.bold_font, style_.ink);
        for (const SkillParts& skill : sheet_.skills) {
            gap(5);
            const int top = y_;
            skill_head(skill);
            skill_body(skill);
            dc_.SetPen(*wxTRANSPARENT_PEN);
            dc_.SetBrush(wxBrush(style_.line));
            dc_.DrawRectangle(left_, top, style_.dip(3), y_ - top);
            gap(3);
        }
    }

    /// Draws badges: the kind of skill, filled as on the printed card, then its marks. A skill that
    /// the engine does not play has another with a dashed frame.
    void skill_head(const SkillParts& skill)
    {
        int x = left_ + style_.dip(10);
        const int height = line_height(style_.small_bold_font) + style_.dip(4);
        const auto badge = [&](const std::string& words, bool is_filled,
                               wxPenStyle frame = wxPENSTYLE_SOLID) {
            dc_.SetFont(style_.small_bold_font);
            const wxString shown = to_wx(words);
            const int width = dc_.GetTextExtent(shown).x + style_.dip(10);
            if (x > left_ + style_.dip(10) && x + width > right_) {
                x = left_ + style_.dip(10);
                y_ += height + style_.dip(3);
            }
            dc_.SetPen(wxPen(style_.ink, 1, frame));
            dc_.SetBrush(wxBrush(is_filled ? style_.ink : style_.paper));
            dc_.DrawRoundedRectangle(x, y_, width, height, style_.dip(3));
            dc_.SetTextForeground(is_filled ? style_.paper : style_.ink);
            dc_.DrawText(shown, x + style_.dip(5), y_ + style_.dip(2));
            x += width + style_.dip(4);
        };
        badge(skill.category, true);
        for (const std::string& mark : skill.marks)
            badge(mark, false);
        if (!skill.unplayed.empty())
            badge(std::string(unplayed_sign) + ' ' + skill.unplayed, false, wxPENSTYLE_SHORT_DASH);
        y_ += height;
        gap(3);
    }

    void skill_body(const SkillParts& skill)
    {
        const int left = left_ + style_.dip(10);
        for (const SkillParts::Cost& cost : skill.costs) {
            const wxBitmap icon = style_.bitmap(face_.signs.cost(cost.kind, style_.ink));
            if (icon.IsOk())
                dc_.DrawBitmap(icon, left, y_ + style_.dip(1), true);
            const int top = y_;
            text(cost.text, style_.font, style_.ink, left + style_.dip(22), right_);
            y_ = std::max(y_, top + style_.dip(18));
        }
        if (!skill.emblem.empty())
            text(skill.emblem, style_.bold_font, style_.ink, left, right_);
        for (const std::string& step : skill.steps)
            text(step, style_.font, style_.ink, left, right_);
        if (!skill.effect.empty() && skill.steps.empty())
            text(skill.effect, style_.font, style_.ink, left, right_);
        for (const std::string& note : skill.notes)
            text(note, style_.font, style_.faint_ink, left, right_);
    }

    void texts()
    {
        if (sheet_.texts.empty())
            return;
        line();
        text(sheet_.texts_heading, style_.bold_font, style_.ink);
        for (const std::string& paragraph : sheet_.texts) {
            gap(4);
            text(paragraph, style_.font, style_.ink);
        }
    }

    wxDC& dc_;
    const CardSheet& sheet_;
    const CardStyle& style_;
    const SheetSigns& face_;
    int left_;
    int right_;
    int y_ = 0;
    wxRect link_;
    std::map<const wxFont*, int> line_heights_;
};

} // namespace

SheetExtent draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style,
                            const SheetSigns& face, int width)
{
    return SheetColumn(dc, sheet, style, face, width).draw();
}

} // namespace kizuna
