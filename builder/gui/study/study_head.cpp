#include "gui/study/study_head.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_labels.h"
#include "gui/text/drawn_text.h"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr int around_verdict = 8;   // in device-independent pixels
constexpr int between_figures = 16; // in device-independent pixels
constexpr int beside_value = 6;     // in device-independent pixels
constexpr int min_letters = 9;      // that a meaning beside its value must have room for

wxString lines_of(wxDC& dc, const std::string& text, int width)
{
    return joined(wrapped(dc, to_wx(text), std::max(width, 1)));
}

/// Least width in pixels for a figure's meaning, in the font of the DC.
int room_of_words(const wxDC& dc, const VerdictFigure& figure)
{
    return std::max(min_letters * dc.GetCharWidth(), widest_part(dc, to_wx(figure.meaning)));
}

} // namespace

StudyHead::StudyHead(wxWindow* parent, const Messages& messages, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE),
      messages_(messages)
{
    SetName(name);
    SetCanFocus(false);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(1, -1));
    set_accessible(*this, messages_.get("gui.study.verdict"_msg), AccessibleRole::Status);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        draw(dc);
    });
    listen(*this, wxEVT_SIZE, [this] { fit(); });
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { Refresh(); });
}

void StudyHead::show(const StudyVerdict& verdict)
{
    if (verdict == verdict_)
        return;
    verdict_ = verdict;
    fitted_width_ = 0;
    set_accessible(*this, verdict_spoken(verdict_, messages_), AccessibleRole::Status);
    fit();
    Refresh();
}

/// Sets the height. The parent is laid out after this event, which may itself be part of a layout.
void StudyHead::fit()
{
    const int width = GetSize().x;
    constexpr int not_laid_out = 20;
    if (width == fitted_width_ || width < not_laid_out)
        return;
    fitted_width_ = width;
    const int height = place(width).height;
    if (height == GetMinSize().y)
        return;
    SetMinSize(wxSize(1, height));
    CallAfter([this] { GetParent()->Layout(); });
}

StudyHead::Fonts StudyHead::fonts() const
{
    const wxFont base = GetFont();
    return {base.Bold(), large_type(base.Bold()), small_type(base)};
}

/// Max number of columns in which every figure has room for its meaning beside its value.
int StudyHead::columns_for(wxDC& dc, int width) const
{
    const Fonts font = fonts();
    int widest = 0;
    for (const VerdictFigure& figure : verdict_.figures) {
        dc.SetFont(font.value);
        const int value = dc.GetTextExtent(to_wx(figure.value)).x;
        dc.SetFont(font.meaning);
        widest = std::max(widest, value + FromDIP(beside_value) + room_of_words(dc, figure));
    }
    const int gap = FromDIP(between_figures);
    const auto all = std::max(static_cast<int>(verdict_.figures.size()), 1);
    return std::clamp((width + gap) / std::max(widest + gap, 1), 1, all);
}

/// Places a figure's value, and its meaning beside it, or below it if the cell is narrow.
void StudyHead::put_figure(wxDC& dc, const wxRect& cell, const VerdictFigure& figure,
                           Placed& placed) const
{
    const Fonts font = fonts();
    dc.SetFont(font.value);
    const wxString value = to_wx(figure.value);
    const wxRect number(cell.GetPosition(), extent_of_lines(dc, value));
    dc.SetFont(font.meaning);
    const int indent = number.width + FromDIP(beside_value);
    const bool is_beside = cell.width - indent >= room_of_words(dc, figure);
    const int room = is_beside ? cell.width - indent : cell.width;
    const wxString meaning = lines_of(dc, figure.meaning, room);
    wxRect words(cell.GetPosition(), extent_of_lines(dc, meaning));
    if (is_beside) {
        words.x += indent;
        words.y += std::max(0, (number.height - words.height) / 2);
    } else {
        words.y += number.height;
    }
    placed.values.push_back({value, number});
    placed.meanings.push_back({meaning, words});
}

StudyHead::Placed StudyHead::place(int width) const
{
    wxClientDC dc(const_cast<StudyHead*>(this)); // only to measure texts
    const int margin = FromDIP(around_verdict);
    const int gap = FromDIP(between_figures);
    const int inside = std::max(width - 2 * margin, 1);
    Placed placed;
    dc.SetFont(fonts().sentence);
    placed.sentence.text = lines_of(dc, verdict_.sentence, inside);
    placed.sentence.where =
        wxRect(wxPoint(margin, margin), extent_of_lines(dc, placed.sentence.text));
    int bottom = placed.sentence.where.GetBottom() + 1;
    const int columns = columns_for(dc, inside);
    const int each = (inside - (columns - 1) * gap) / columns;
    int top = bottom;
    for (std::size_t at = 0; at < verdict_.figures.size(); ++at) {
        const int column = static_cast<int>(at) % columns;
        if (column == 0)
            top = bottom + FromDIP(4);
        put_figure(dc, wxRect(margin + column * (each + gap), top, each, 0), verdict_.figures[at],
                   placed);
        for (const Text* text : {&placed.values.back(), &placed.meanings.back()})
            bottom = std::max(bottom, text->where.GetBottom() + 1);
    }
    placed.height = bottom + margin;
    return placed;
}

void StudyHead::draw(wxDC& dc) const
{
    const ChartStyle style = ChartStyle::on_screen(*this);
    dc.SetPen(wxPen(style.grid));
    dc.SetBrush(wxBrush(style.paper));
    dc.DrawRectangle(GetClientRect());
    const Placed placed = place(GetClientSize().x);
    const auto write = [&](const Text& text, const wxFont& font, const wxColour& ink) {
        dc.SetFont(font);
        dc.SetTextForeground(ink);
        draw_lines(dc, text.text, text.where.GetPosition());
    };
    const Fonts font = fonts();
    write(placed.sentence, font.sentence, style.ink);
    for (const Text& value : placed.values)
        write(value, font.value, style.ink);
    for (const Text& meaning : placed.meanings)
        write(meaning, font.meaning, style.faint_ink);
}

} // namespace kizuna
