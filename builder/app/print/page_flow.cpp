#include "app/print/page_flow.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array papers_there_are{
    Paper{"a4", "A4", 210, 297},
    Paper{"letter", "Letter", 215.9, 279.4},
};

} // namespace

std::span<const Paper> papers()
{
    return papers_there_are;
}

const Paper& paper_of(std::string_view id)
{
    const auto* const found = std::ranges::find(papers_there_are, id, &Paper::id);
    return found == papers_there_are.end() ? papers_there_are.front() : *found;
}

PageFlow::PageFlow(const Paper& paper) : paper_(paper) {}

void PageFlow::begin_page()
{
    pages_.emplace_back();
    top_ = margin;
    if (!repeat || repeats_)
        return;
    repeats_ = true; // repeat() itself adds to the page
    repeat();
    repeats_ = false;
}

void PageFlow::add(double height, Draw draw, double with_next)
{
    if (top_ + height + with_next > bottom() && top_ > margin)
        begin_page();
    const Box box{left(), top_, width(), height};
    pages_.back().push_back([draw = std::move(draw), box](Canvas& canvas) { draw(canvas, box); });
    top_ += height;
}

void add_paragraph(PageFlow& flow, Canvas& measure, const std::string& text, const TextLook& look,
                   double below, double indent)
{
    if (text.empty())
        return;
    const double width = flow.width() - 2 * indent;
    const double height = measure.text_height(text, width, look);
    TextLook whole = look;
    whole.max_lines = 0;
    flow.add(height + below, [text, whole, indent, width, height](Canvas& canvas, const Box& row) {
        canvas.text(text, {row.left + indent, row.top, width, height}, whole);
    });
}

} // namespace kizuna
