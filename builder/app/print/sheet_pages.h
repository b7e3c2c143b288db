#pragma once

#include "app/print/deck_sheet.h"
#include "app/print/page_flow.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A sheet laid out on pages. `pages` refer to the other members.
struct SheetPages {
    std::shared_ptr<const DeckSheet> sheet;
    std::shared_ptr<const Messages> messages; ///< for drawing; one thread at a time
    const Paper* paper = nullptr;
    std::vector<PageParts> pages; ///< one or more
    int too_long = 0; ///< proxies whose texts do not fit, and are printed on the last pages

    int count() const { return static_cast<int>(pages.size()); }
    /// `page` counts from 0; units are millimetres. Does not paint the background.
    void draw(Canvas& canvas, int page) const;
};

/// The size of a card and of a proxy, in millimetres.
inline constexpr double card_width_mm = 59;
inline constexpr double card_height_mm = 86;
/// Three by three, edge to edge, centred on the page.
inline constexpr int proxies_of_page = 9;
/// The box of proxy `at`, counted from 0, on its page.
Box proxy_place(const Paper& paper, int at);
/// Draws one proxy into a box with the proportions of a card; false if its texts do not fit at the
/// smallest readable size.
bool draw_proxy(Canvas& canvas, const Box& where, const CardFace& face, bool saves_ink = false);
/// Draws cutting lines outside the cards.
void draw_cut_marks(Canvas& canvas, const Paper& paper);

SheetPages sheet_pages(DeckSheet sheet, const Paper& paper, const Messages& messages);
/// The bytes of a PDF file.
std::string sheet_pdf(const SheetPages& pages);

// One .cpp file for each kind of sheet. `measure`: a canvas with the sheet's letters, for
// measuring.
void lay_out_recipe(PageFlow& flow, const SheetPages& pages);
void lay_out_registration(PageFlow& flow, const SheetPages& pages, Canvas& measure);
/// Returns the number of proxies whose texts are printed on the last pages.
int lay_out_proxies(PageFlow& flow, const SheetPages& pages, Canvas& measure);

} // namespace kizuna
