#include "app/print/sheet_pages.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int proxies_across = 3;
/// The width of a face in drawing units, so that small letters fit and stay readable on paper.
constexpr double proxy_units = 300;
/// Letters of four points on a card of true size, in drawing units.
constexpr double min_proxy_letters = 4 * 25.4 / 72 * proxy_units / card_width_mm;
/// The unprintable margin of many printers, in millimetres: a quarter of an inch.
constexpr double printable_from = 6.4;
constexpr FaceLook paper_face{white, {0x12, 0x12, 0x14}};
constexpr FaceLook plain_face{white, black, true};

double left_of_proxies(const Paper& paper)
{
    return (paper.width - proxies_across * card_width_mm) / 2;
}

double top_of_proxies(const Paper& paper)
{
    return (paper.height - proxies_across * card_height_mm) / 2;
}

class ProxyLayout {
public:
    ProxyLayout(PageFlow& flow, const SheetPages& pages, Canvas& measure)
        : flow_(flow), sheet_(*pages.sheet), messages_(*pages.messages), measure_(measure)
    {
    }

    int lay_out()
    {
        std::vector<const DeckSheet::Proxy*> too_long;
        int at = 0;
        for (const DeckSheet::Proxy& proxy : sheet_.proxies) {
            if (!draw_proxy(measure_, {0, 0, card_width_mm, card_height_mm}, proxy.face,
                            sheet_.saves_ink))
                too_long.push_back(&proxy);
            for (int copy = 0; copy < proxy.copies; ++copy, ++at) {
                if (at > 0 && at % proxies_of_page == 0)
                    flow_.begin_page();
                if (at % proxies_of_page == 0)
                    add_frame();
                flow_.draw([&face = proxy.face, box = proxy_place(flow_.paper(), at),
                            saves_ink = sheet_.saves_ink](Canvas& canvas) {
                    draw_proxy(canvas, box, face, saves_ink);
                });
            }
        }
        const int with_cards = static_cast<int>(flow_.pages().size());
        if (!too_long.empty() || !sheet_.left_out.empty() || at == 0)
            add_words(too_long, at > 0);
        add_numbers(with_cards, at > 0);
        return static_cast<int>(too_long.size());
    }

private:
    /// Cutting lines, and a line of known length to check that the printer did not scale the page.
    void add_frame()
    {
        const Paper& paper = flow_.paper();
        const std::string says = messages_.get("print.true-size"_msg);
        flow_.draw([&paper, says](Canvas& canvas) {
            draw_cut_marks(canvas, paper);
            const double left = left_of_proxies(paper) + 4.5;
            const double y = std::max(top_of_proxies(paper) - 4, printable_from + 1.6);
            constexpr double length = 50;
            canvas.line(left, y, left + length, y, black, 0.2);
            canvas.line(left, y - 1, left, y + 1, black, 0.2);
            canvas.line(left + length, y - 1, left + length, y + 1, black, 0.2);
            canvas.label(says, {left + length + 7.5, y - 1.8, 52, 3.6},
                         TextLook{2.5, false, print_faint});
        });
    }

    void add_numbers(int with_cards, bool has_cards)
    {
        const Paper& paper = flow_.paper();
        auto& pages = flow_.pages();
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const std::string number =
                messages_.get("print.page"_msg, {{"page", static_cast<int>(page) + 1},
                                                 {"pages", static_cast<int>(pages.size())}});
            const bool is_of_cards = has_cards && static_cast<int>(page) < with_cards;
            const double top = is_of_cards ? std::min(paper.height - top_of_proxies(paper) + 2.4,
                                                      paper.height - printable_from - 3.6)
                                           : paper.height - 12;
            pages[page].push_back([&sheet = sheet_, &paper, number, top](Canvas& canvas) {
                const double left = left_of_proxies(paper) + 3;
                canvas.text(sheet.title + " · Kizuna", {left, top, 110, 4},
                            TextLook{2.5, false, print_faint});
                canvas.label(number, {paper.width - left_of_proxies(paper) - 3 - 50, top, 50, 3.4},
                             TextLook{2.5, false, print_faint, TextLook::Align::Right});
            });
        }
    }

    /// Text pages after the cards: what is not printed, and texts that do not fit on their cards.
    void add_words(const std::vector<const DeckSheet::Proxy*>& too_long, bool has_cards)
    {
        if (has_cards)
            flow_.begin_page();
        add_paragraph(flow_, measure_, joined_heading(), TextLook{4.6, true}, 3);
        for (const std::string& sentence : sheet_.left_out)
            add_paragraph(flow_, measure_, sentence, TextLook{3.4}, 2);
        if (sheet_.proxies.empty() && sheet_.left_out.empty())
            add_paragraph(flow_, measure_, messages_.get("picture.nothing"_msg), TextLook{3.4}, 2);
        if (too_long.empty())
            return;
        add_paragraph(flow_, measure_, messages_.get("print.too-long"_msg), TextLook{3.4}, 3);
        for (const DeckSheet::Proxy* proxy : too_long) {
            add_paragraph(flow_, measure_, proxy->name, TextLook{3.6, true}, 1);
            for (const CardFace::Skill& skill : proxy->face.skills) {
                add_paragraph(flow_, measure_, skill.head, TextLook{3.1, true}, 0.2);
                add_paragraph(flow_, measure_, skill.text, TextLook{3.1}, 1);
            }
            flow_.skip(3);
        }
    }

    std::string joined_heading() const { return sheet_.heading + " · " + sheet_.title; }

    PageFlow& flow_;
    const DeckSheet& sheet_;
    const Messages& messages_;
    Canvas& measure_;
};

} // namespace

Box proxy_place(const Paper& paper, int at)
{
    const int on_page = at % proxies_of_page;
    const int column = on_page % proxies_across;
    const int row = on_page / proxies_across;
    return {left_of_proxies(paper) + column * card_width_mm,
            top_of_proxies(paper) + row * card_height_mm, card_width_mm, card_height_mm};
}

bool draw_proxy(Canvas& canvas, const Box& where, const CardFace& face, bool saves_ink)
{
    bool has_room = true;
    canvas.scaled(where.left, where.top, where.width / proxy_units, [&] {
        has_room = draw_whole_card_face(
            canvas, {0, 0, proxy_units, proxy_units * where.height / where.width}, face,
            saves_ink ? plain_face : paper_face, min_proxy_letters);
    });
    return has_room;
}

void draw_cut_marks(Canvas& canvas, const Paper& paper)
{
    constexpr double from = 1; // distance to the cards, so that no mark stays on one
    const double to = std::min(5.0, top_of_proxies(paper) - printable_from);
    constexpr double width = 0.15;
    const double left = left_of_proxies(paper);
    const double top = top_of_proxies(paper);
    const double right = paper.width - left;
    const double bottom = paper.height - top;
    for (int at = 0; at <= proxies_across; ++at) {
        const double x = left + at * card_width_mm;
        canvas.line(x, top - to, x, top - from, black, width);
        canvas.line(x, bottom + from, x, bottom + to, black, width);
        const double y = top + at * card_height_mm;
        canvas.line(left - to, y, left - from, y, black, width);
        canvas.line(right + from, y, right + to, y, black, width);
    }
}

int lay_out_proxies(PageFlow& flow, const SheetPages& pages, Canvas& measure)
{
    return ProxyLayout(flow, pages, measure).lay_out();
}

} // namespace kizuna
