#include "app/print/sheet_pages.h"

namespace kizuna {
namespace {

/// Adds the deck's name and the page number to the foot of each page.
void add_feet(SheetPages& pages)
{
    const Messages& messages = *pages.messages;
    for (int page = 0; page < pages.count(); ++page) {
        const std::string number =
            messages.get("print.page"_msg, {{"page", page + 1}, {"pages", pages.count()}});
        const Paper& paper = *pages.paper;
        const Box foot{PageFlow::margin, paper.height - 12, paper.width - 2 * PageFlow::margin, 5};
        pages.pages[static_cast<std::size_t>(page)].push_back(
            [number, foot, &sheet = *pages.sheet](Canvas& canvas) {
                canvas.text(sheet.title + " · Kizuna",
                            {foot.left, foot.top, 0.75 * foot.width, foot.height},
                            TextLook{2.8, false, print_faint});
                const double width = 0.24 * foot.width;
                canvas.label(number, {foot.right() - width, foot.top, width, 4},
                             TextLook{2.8, false, print_faint, TextLook::Align::Right});
            });
    }
}

} // namespace

void SheetPages::draw(Canvas& canvas, int page) const
{
    for (const auto& part : pages[static_cast<std::size_t>(page)])
        part(canvas);
}

SheetPages sheet_pages(DeckSheet sheet, const Paper& paper, const Messages& messages)
{
    SheetPages made{std::make_shared<const DeckSheet>(std::move(sheet)),
                    std::make_shared<const Messages>(messages.for_another_thread()),
                    &paper,
                    {},
                    0};
    PageFlow flow(paper);
    Canvas::pixels(1, 1, 1, made.sheet->letters, [&](Canvas& measure) {
        switch (made.sheet->kind) {
        case SheetKind::Recipe:
            return lay_out_recipe(flow, made);
        case SheetKind::Registration:
            return lay_out_registration(flow, made, measure);
        case SheetKind::Proxies:
            made.too_long = lay_out_proxies(flow, made, measure);
            return;
        }
    });
    made.pages = std::move(flow.pages());
    if (made.sheet->kind != SheetKind::Proxies)
        add_feet(made);
    return made;
}

std::string sheet_pdf(const SheetPages& pages)
{
    return Canvas::pdf(pages.paper->width, pages.paper->height, pages.count(),
                       pages.sheet->title + " – " + pages.sheet->heading, pages.sheet->letters,
                       [&](Canvas& canvas, int page) { pages.draw(canvas, page); });
}

} // namespace kizuna
