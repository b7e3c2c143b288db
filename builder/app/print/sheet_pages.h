#pragma once

#include "app/print/deck_sheet.h"
#include "app/print/page_flow.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A sheet laid out on paper.
struct SheetPages {
    std::shared_ptr<const DeckSheet> sheet;
    std::shared_ptr<const Messages> messages; ///< for what draws; a thread at a time
    const Paper* paper = nullptr;
    std::vector<PageParts> pages; ///< one or more
    int too_long = 0;             ///< proxies whose texts are on the last pages

    int count() const { return static_cast<int>(pages.size()); }
    /// A unit is a millimetre. The ground is left as it is.
    void draw(Canvas& canvas, int page) const;
};

/// The size of a card and of a proxy, in millimetres.
inline constexpr double card_width_mm = 59;
inline constexpr double card_height_mm = 86;
/// Three by three, edge to edge, in the middle of the page.
inline constexpr int proxies_of_page = 9;
/// Where a page has its proxy number `at`, from 0.
Box proxy_place(const Paper& paper, int at);
/// Draws one proxy over a box of any size in the shape of a card; false where its texts have no
/// room at the smallest size that is read.
bool draw_proxy(Canvas& canvas, const Box& where, const CardFace& face, bool saves_ink = false);
/// The lines to cut along, outside the cards.
void draw_cut_marks(Canvas& canvas, const Paper& paper);

SheetPages sheet_pages(DeckSheet sheet, const Paper& paper, const Messages& messages);
/// The pages as a PDF file's bytes.
std::string sheet_pdf(const SheetPages& pages);

// The kinds, one .cpp file each. `measure` is a canvas of the same letters.
void lay_out_recipe(PageFlow& flow, const SheetPages& pages);
void lay_out_registration(PageFlow& flow, const SheetPages& pages, Canvas& measure);
/// Returns how many proxies have their texts on the last pages.
int lay_out_proxies(PageFlow& flow, const SheetPages& pages, Canvas& measure);

} // namespace kizuna
