#pragma once

#include "app/faces/canvas.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// An upright paper size, in millimetres.
struct Paper {
    std::string_view id; ///< as in "a4"
    std::string_view name;
    double width = 0;
    double height = 0;
};
std::span<const Paper> papers();
/// A4 for an unknown id.
const Paper& paper_of(std::string_view id);

/// What is on one page, drawn in order; units are millimetres.
using PageParts = std::vector<std::function<void(Canvas&)>>;

/// Fills pages from the top. What does not fit on a page starts the next one.
class PageFlow {
public:
    using Draw = std::function<void(Canvas&, const Box&)>;

    /// Starts with one empty page. The paper must outlive this.
    explicit PageFlow(const Paper& paper);

    /// The left and right margin, and the width between them.
    static constexpr double margin = 15;
    double left() const { return margin; }
    double right() const { return paper_.width - margin; }
    double width() const { return paper_.width - 2 * margin; }
    /// How far the page is filled, from its top edge.
    double top() const { return top_; }
    /// The height that is still empty.
    double room() const { return bottom() - top_; }
    const Paper& paper() const { return paper_; }

    /// Draws in a box of this height at the current position, or on a new page if the height and
    /// `with_next` do not fit on this one.
    void add(double height, Draw draw, double with_next = 0);
    void skip(double height) { top_ += height; }
    void skip_to(double top) { top_ = std::max(top_, top); }
    /// Draws anywhere on this page.
    void draw(std::function<void(Canvas&)> part) { pages_.back().push_back(std::move(part)); }
    void begin_page();

    /// Called at the start of every page but the first, to add what stands at its top.
    std::function<void()> repeat;

    std::vector<PageParts>& pages() { return pages_; }

private:
    /// Below this is the foot of the page, with its number.
    double bottom() const { return paper_.height - 17; }

    const Paper& paper_;
    std::vector<PageParts> pages_{1};
    double top_ = margin;
    bool repeats_ = false;
};

/// Adds a text over as many lines as it needs, `indent` from both margins, with `below` millimetres
/// under it. A text is never split between pages.
void add_paragraph(PageFlow& flow, Canvas& measure, const std::string& text, const TextLook& look,
                   double below, double indent = 0);

inline constexpr Colour print_faint{0x55, 0x55, 0x5c};
inline constexpr Colour print_rule{0xb8, 0xb8, 0xbe};
inline constexpr Colour print_ground{0xef, 0xef, 0xf1};

} // namespace kizuna
