#pragma once

#include "app/faces/canvas.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A size of paper, in millimetres, upright.
struct Paper {
    std::string_view id; ///< as in "a4"
    std::string_view name;
    double width = 0;
    double height = 0;
};
std::span<const Paper> papers();
/// A4 where none has this id.
const Paper& paper_of(std::string_view id);

/// What is on one page, drawn one after the other, a unit a millimetre.
using PageParts = std::vector<std::function<void(Canvas&)>>;

/// Fills pages from the top: what has no room on one begins the next.
class PageFlow {
public:
    using Draw = std::function<void(Canvas&, const Box&)>;

    /// The first page begins empty. The paper outlives this.
    explicit PageFlow(const Paper& paper);

    /// Where there is something: left and right margin, and the width between.
    static constexpr double margin = 15;
    double left() const { return margin; }
    double right() const { return paper_.width - margin; }
    double width() const { return paper_.width - 2 * margin; }
    /// How far down the page is full.
    double top() const { return top_; }
    /// How much of it is still empty.
    double room() const { return bottom() - top_; }
    const Paper& paper() const { return paper_; }

    /// Draws over the next so many millimetres of the page, or of a new one where this one has no
    /// room for them and `with_next` more.
    void add(double height, Draw draw, double with_next = 0);
    void skip(double height) { top_ += height; }
    void skip_to(double top) { top_ = std::max(top_, top); }
    /// Draws on this page wherever it likes.
    void draw(std::function<void(Canvas&)> part) { pages_.back().push_back(std::move(part)); }
    void begin_page();

    /// What stands above all on every page but the first: called when one begins.
    std::function<void()> repeat;

    std::vector<PageParts>& pages() { return pages_; }

private:
    /// The foot of the page, with its number, is below.
    double bottom() const { return paper_.height - 17; }

    const Paper& paper_;
    std::vector<PageParts> pages_{1};
    double top_ = margin;
    bool repeats_ = false;
};

/// Adds a text over as many lines as it takes, `indent` from both margins, with `below` millimetres
/// below it. It all stands on one page.
void add_paragraph(PageFlow& flow, Canvas& measure, const std::string& text, const TextLook& look,
                   double below, double indent = 0);

inline constexpr Colour print_faint{0x55, 0x55, 0x5c};
inline constexpr Colour print_rule{0xb8, 0xb8, 0xbe};
inline constexpr Colour print_ground{0xef, 0xef, 0xf1};

} // namespace kizuna
