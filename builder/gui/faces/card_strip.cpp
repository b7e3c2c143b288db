#include "gui/faces/card_strip.h"

#include "app/faces/shapes.h"
#include "app/faces/vector_path.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/faces/face_cache.h"
#include "gui/text/contrast.h"

#include <wx/control.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

wxFont name_font(const wxWindow& window)
{
    return small_type(window.GetFont());
}

wxString copies_text(const CardStrip& strip)
{
    return (strip.leads ? L"★" : L"") + wxString::Format("%d", strip.copies);
}

/// Draws a number in a disc; returns the x to the right of it.
int draw_medal(wxDC& dc, const wxPoint& left_middle, int radius, const wxString& number,
               const wxColour& fill)
{
    const wxPoint middle = left_middle + wxPoint(radius, 0);
    const wxColour ink = text_colour_on(fill);
    dc.SetPen(wxPen(ink));
    dc.SetBrush(wxBrush(fill));
    dc.DrawCircle(middle, radius);
    dc.SetTextForeground(ink);
    dc.DrawLabel(number, wxRect(middle - wxSize(radius, radius), 2 * wxSize(radius, radius)),
                 wxALIGN_CENTRE);
    return middle.x + radius;
}

void draw_stamp(wxDC& dc, const wxRect& where, std::string_view outline, const wxColour& fill)
{
    wxGraphicsContext* context = dc.GetGraphicsContext();
    if (!context)
        return;
    const double scale = where.width / symbol_box;
    wxGraphicsPath path = context->CreatePath();
    const auto at = [&](const PathPart::Point& point) {
        return wxPoint2DDouble(where.x + point.x * scale, where.y + point.y * scale);
    };
    for (const PathPart& part : vector_path(outline)) {
        switch (part.kind) {
        case PathPart::Kind::Move:
            path.MoveToPoint(at(part.to[0]));
            break;
        case PathPart::Kind::Line:
            path.AddLineToPoint(at(part.to[0]));
            break;
        case PathPart::Kind::Curve:
            path.AddCurveToPoint(at(part.to[0]), at(part.to[1]), at(part.to[2]));
            break;
        case PathPart::Kind::Close:
            path.CloseSubpath();
            break;
        }
    }
    context->SetPen(*wxTRANSPARENT_PEN);
    context->SetBrush(wxBrush(fill));
    context->FillPath(path);
}

/// Draws the parts of a strip from the outside in.
class StripDrawing {
public:
    StripDrawing(wxDC& dc, const wxRect& where, const CardStrip& strip, const Vocabulary& words,
                 const wxWindow& window)
        : dc_(dc), where_(where), strip_(strip), window_(window),
          symbols_(symbol_looks(strip.card ? strip.card->symbols : WordSet<SymbolId>(), words)),
          ink_(text_colour_on(to_wx(symbols_.front()->fill))), left_(where.x + window.FromDIP(2)),
          right_(where.GetRight() - window.FromDIP(2))
    {
    }

    void draw()
    {
        const wxDCClipper clip(dc_, where_);
        draw_ground();
        draw_costs();
        put_copies();
        draw_flaw();
        draw_name();
    }

private:
    int middle() const { return where_.y + where_.height / 2; }

    void draw_ground()
    {
        const wxColour fill = ground();
        const double corner = where_.width * 0.045;
        wxRect ground = where_;
        ground.height += where_.height; // so that its lower corners are not rounded
        dc_.SetPen(wxPen(mixed(fill, to_wx(face_look_of_theme().ink), 0.4)));
        dc_.SetBrush(wxBrush(fill));
        dc_.DrawRoundedRectangle(ground, corner);
        const int part = where_.width / 8;
        for (std::size_t at = 1; at < symbols_.size(); ++at) { // the other colours are at the right
            dc_.SetPen(*wxTRANSPARENT_PEN);
            dc_.SetBrush(wxBrush(to_wx(symbols_[at]->fill)));
            const auto after = static_cast<int>(symbols_.size() - at);
            dc_.DrawRectangle(where_.GetRight() - after * part, where_.y + 1, part, where_.height);
        }
    }

    void draw_costs()
    {
        if (!strip_.card)
            return;
        const int radius = where_.height * 2 / 5;
        dc_.SetFont(name_font(window_).Bold());
        const wxColour paper = *wxWHITE;
        left_ = draw_medal(dc_, {left_, middle()}, radius, to_wx(amount_text(strip_.card->cost)),
                           paper);
        if (const auto& change = strip_.card->class_change_cost)
            left_ = draw_medal(dc_, {left_, middle()}, radius, to_wx(amount_text(*change)),
                               mixed(paper, *wxBLACK, 0.18));
        left_ += window_.FromDIP(3);
    }

    void put_copies()
    {
        dc_.SetFont(name_font(window_).Bold());
        const wxString text = copies_text(strip_);
        const int width = dc_.GetTextExtent(text).x + window_.FromDIP(8);
        const wxRect label(right_ - width, where_.y + window_.FromDIP(2), width,
                           where_.height - window_.FromDIP(4));
        draw_copies(dc_, label, text, window_);
        right_ = label.x - window_.FromDIP(3);
    }

    void draw_flaw()
    {
        if (strip_.flaw == CardFlaw::None)
            return;
        const int size = where_.height - window_.FromDIP(2);
        draw_card_flaw(dc_, wxRect(right_ - size, where_.y + window_.FromDIP(1), size, size),
                       strip_.flaw);
        right_ -= size + window_.FromDIP(2);
    }

    /// Draws the name, then as much of the title as fits. If both are whole and there is room left,
    /// the first symbol's shape follows: the ground already has its colour.
    void draw_name()
    {
        const wxFont font = name_font(window_);
        left_ = draw_words(strip_.name, font, ink_);
        const wxFont small = small_type(font);
        dc_.SetFont(small);
        const int title = strip_.title.empty() ? 0 : dc_.GetTextExtent(strip_.title).x;
        const bool is_whole = left_ + title <= right_;
        if (title > 0)
            left_ = draw_words(strip_.title, small, ink_);
        const int stamp = where_.height * 11 / 20;
        if (is_whole && left_ + stamp <= right_)
            draw_stamp(dc_, wxRect(right_ - stamp, middle() - stamp / 2, stamp, stamp),
                       symbols_.front()->outline, ink_);
    }

    wxColour ground() const { return to_wx(symbols_.front()->fill); }

    /// Draws words, cut if there is too little room, or not at all if only few letters would fit.
    /// Returns where they end.
    int draw_words(const wxString& words, const wxFont& font, const wxColour& ink)
    {
        dc_.SetFont(font);
        dc_.SetTextForeground(ink);
        const wxSize whole = dc_.GetTextExtent(words);
        const int room = right_ - left_;
        if (room < std::min(whole.x, dc_.GetTextExtent("MMM").x))
            return left_;
        dc_.DrawText(whole.x <= room ? words
                                     : wxControl::Ellipsize(words, dc_, wxELLIPSIZE_END, room),
                     left_, middle() - whole.y / 2);
        return left_ + std::min(whole.x, room) + window_.FromDIP(5);
    }

    wxDC& dc_;
    wxRect where_;
    const CardStrip& strip_;
    const wxWindow& window_;
    std::vector<const SymbolLook*> symbols_;
    wxColour ink_;
    int left_;
    int right_;
};

} // namespace

int strip_height(const wxWindow& window)
{
    return window.GetCharHeight() + window.FromDIP(4);
}

int card_head_height(int width, const wxWindow& window)
{
    const auto head = static_cast<int>(std::ceil(face_head_height(width)));
    return std::max(head, strip_height(window));
}

int min_strip_width(const wxWindow& window)
{
    constexpr int letters = 8;
    return 3 * strip_height(window) + letters * window.GetCharWidth();
}

void draw_card_strip(wxDC& dc, const wxRect& where, const CardStrip& strip, const Vocabulary& words,
                     const wxWindow& window)
{
    StripDrawing(dc, where, strip, words, window).draw();
}

void draw_card_flaw(wxDC& dc, const wxRect& square, CardFlaw flaw)
{
    const wxColour dark(0x1c, 0x1b, 0x20);
    const int size = square.width;
    const wxPoint middle(square.x + size / 2, square.y + size / 2);
    const auto part = [&](double share) { return static_cast<int>(size * share); };
    dc.SetPen(wxPen(dark, std::max(1, size / 16)));
    if (flaw == CardFlaw::Forbidden) {
        const wxColour red(0xc0, 0x10, 0x20);
        dc.SetBrush(*wxWHITE_BRUSH);
        dc.DrawCircle(middle, part(0.5));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(red, std::max(2, part(0.13))));
        dc.DrawCircle(middle, part(0.33));
        const int arm = part(0.23);
        dc.DrawLine(middle.x - arm, middle.y + arm, middle.x + arm, middle.y - arm);
    } else if (flaw == CardFlaw::OverLimit) {
        dc.SetBrush(wxBrush(wxColour(0xff, 0xc9, 0x33)));
        const wxPoint corners[] = {{middle.x, square.y},
                                   {square.x + size, square.y + part(0.92)},
                                   {square.x, square.y + part(0.92)}};
        dc.DrawPolygon(3, corners);
        dc.SetPen(wxPen(dark, std::max(2, size / 8)));
        dc.DrawLine(middle.x, square.y + part(0.38), middle.x, square.y + part(0.6));
        dc.DrawLine(middle.x, square.y + part(0.75), middle.x, square.y + part(0.77));
    }
}

void draw_copies(wxDC& dc, const wxRect& where, const wxString& text, const wxWindow& window)
{
    const FaceLook look = face_look_of_theme();
    dc.SetPen(wxPen(to_wx(look.ink)));
    dc.SetBrush(wxBrush(to_wx(look.paper)));
    dc.DrawRoundedRectangle(where, window.FromDIP(4));
    dc.SetTextForeground(to_wx(look.ink));
    dc.DrawLabel(text, where, wxALIGN_CENTRE);
}

} // namespace kizuna
