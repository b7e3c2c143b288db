#include "gui/card/card_sheet_drawing.h"

#include "gui/controls/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/dc.h>

#include <algorithm>

namespace kizuna {
namespace {

/// Writes a sheet from the top down; without `paint` it only moves down.
class SheetColumn {
public:
    SheetColumn(wxDC& dc, const CardSheet& sheet, const CardStyle& style, int width, bool paint)
        : dc_(dc), sheet_(sheet), style_(style), left_(style.dip(12)),
          right_(width - style.dip(12)), paint_(paint)
    {
    }

    int draw()
    {
        band();
        text(sheet_.unit, style_.big_font, style_.ink);
        text(sheet_.title, style_.font, style_.ink);
        text(sheet_.other_name, style_.font, style_.faint_ink);
        gap(8);
        numbers();
        gap(6);
        text(sheet_.in_deck, style_.bold_font, style_.ink);
        line();
        table(sheet_.facts);
        if (!sheet_.skills.empty())
            line();
        skills();
        line();
        text(sheet_.printings_heading, style_.bold_font, style_.ink);
        gap(2);
        table(sheet_.printings);
        gap(12);
        return y_;
    }

private:
    void gap(int pixels) { y_ += style_.dip(pixels); }

    void band()
    {
        const wxRect where(0, 0, right_ + left_, style_.dip(8));
        if (paint_)
            style_.draw_band(dc_, where, sheet_.card->symbols);
        y_ = where.height;
        gap(8);
    }

    void line()
    {
        gap(8);
        if (paint_) {
            dc_.SetPen(wxPen(style_.line));
            dc_.DrawLine(left_, y_, right_, y_);
        }
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
            if (paint_)
                dc_.DrawText(words_of_line, left, y_);
            y_ += dc_.GetCharHeight();
        }
    }

    void numbers()
    {
        const int space = style_.dip(4);
        const int count = static_cast<int>(sheet_.numbers.size());
        const int height = style_.dip(44);
        const wxColour symbol = style_.symbols().colours(sheet_.card->symbols).front();
        for (int at = 0; at < count && paint_; ++at) {
            const int left = left_ + (right_ - left_ + space) * at / count;
            const int next = left_ + (right_ - left_ + space) * (at + 1) / count;
            const auto& number = sheet_.numbers[static_cast<std::size_t>(at)];
            style_.draw_number(dc_, wxRect(left, y_, next - left - space, height),
                               to_wx(number.text), to_wx(number.caption),
                               at == 0 ? symbol : style_.paper);
        }
        y_ += height;
    }

    /// Labels on the left, what they say on the right.
    void table(const std::vector<CardSheet::Line>& lines)
    {
        int widest = 0;
        dc_.SetFont(style_.font);
        for (const CardSheet::Line& each : lines)
            widest = std::max(widest, dc_.GetTextExtent(to_wx(each.label)).x);
        const int most = (right_ - left_) / 2;
        const int middle = left_ + std::min(widest, most) + style_.dip(10);
        for (const CardSheet::Line& each : lines) {
            const int top = y_;
            text(each.label, style_.font, style_.faint_ink, left_, middle - style_.dip(10));
            const int below_label = y_;
            y_ = top;
            text(each.text, style_.font, style_.ink, middle, right_);
            y_ = std::max(y_, below_label) + style_.dip(3);
        }
    }

    void skills()
    {
        if (sheet_.skills.empty())
            return;
        text(sheet_.skills_heading, style_.bold_font, style_.ink);
        for (const std::string& skill : sheet_.skills) {
            gap(4);
            const int top = y_;
            text(skill, style_.font, style_.ink, left_ + style_.dip(10), right_);
            if (paint_) {
                dc_.SetPen(*wxTRANSPARENT_PEN);
                dc_.SetBrush(wxBrush(style_.line));
                dc_.DrawRectangle(left_, top, style_.dip(3), y_ - top);
            }
            gap(2);
        }
    }

    wxDC& dc_;
    const CardSheet& sheet_;
    const CardStyle& style_;
    int left_;
    int right_;
    bool paint_;
    int y_ = 0;
};

} // namespace

int draw_card_sheet(wxDC& dc, const CardSheet& sheet, const CardStyle& style, int width, bool paint)
{
    return SheetColumn(dc, sheet, style, width, paint).draw();
}

} // namespace kizuna
