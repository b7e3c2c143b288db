#include "app/faces/shapes.h"
#include "app/print/bar_chart.h"
#include "app/print/sheet_pages.h"
#include "app/text/joined_text.h"

namespace kizuna {
namespace {

constexpr double aside_width = 54;
constexpr double aside_gap = 8;
constexpr double head_row = 6.4;
constexpr double card_row = 5.4;
constexpr double group_gap = 1.6;
/// The closest spacing of rows, as a factor; used if the list then fits on one page.
constexpr double densest = 0.76;
constexpr double qr_side = 36;

/// Positions of the columns, from the left edge of the list.
struct RecipeColumns {
    double copies = 9;
    double cost = 12;
    double code = 27;
};

class RecipeLayout {
public:
    RecipeLayout(PageFlow& flow, const SheetPages& pages)
        : flow_(flow), sheet_(*pages.sheet), messages_(*pages.messages)
    {
    }

    void lay_out()
    {
        add_titles();
        add_aside();
        add_column_names();
        density_ = list_density();
        flow_.repeat = [this] {
            add_column_names();
            if (group_)
                add_group_head(*group_, true);
        };
        for (const DeckSheet::Group& group : sheet_.groups) {
            group_ = nullptr;
            add_group_head(group, false);
            group_ = &group;
            for (const DeckSheet::Row& row : group.rows)
                add_row(row);
            flow_.skip(group_gap * density_);
        }
    }

private:
    void add_titles()
    {
        flow_.draw([&sheet = sheet_, left = flow_.left(), width = flow_.width()](Canvas& canvas) {
            std::vector<Colour> colours;
            for (const SymbolLook* look : sheet.symbols)
                colours.push_back(look->fill);
            if (!colours.empty())
                canvas.fill_parts({left, PageFlow::margin, width, 2}, colours);
            canvas.label(sheet.heading, {left, 18.5, width, 5}, TextLook{3.4, false, print_faint});
            TextLook title{7.5, true};
            const bool is_long = canvas.text_width(sheet.title, title) > width;
            title.size = is_long ? 4.4 : title.size;
            title.max_lines = is_long ? 2 : 1;
            canvas.text(sheet.title, {left, 23.2, width, 12}, title);
        });
        std::string facts;
        for (const DeckSheet::Fact& fact : sheet_.facts)
            facts += (facts.empty() ? "" : "   ·   ") + labelled(fact.label, fact.text, messages_);
        flow_.draw([facts, left = flow_.left(), width = flow_.width()](Canvas& canvas) {
            canvas.label(facts, {left, 34.8, width, 5}, TextLook{3.5});
            canvas.line(left, 41.5, left + width, 41.5, print_rule, 0.3);
        });
        flow_.skip_to(44.5);
    }

    /// Adds the cost chart and the deck code beside the list on the first page.
    void add_aside()
    {
        const double left = flow_.right() - aside_width;
        double top = flow_.top() + 1;
        if (sheet_.curve) {
            const Box box{left, top, aside_width, 66};
            flow_.draw([&sheet = sheet_, &messages = messages_, box](Canvas& canvas) {
                draw_bar_chart(canvas, box, *sheet.curve, messages);
            });
            top = box.bottom() + 8;
        }
        if (sheet_.qr) {
            const Box box{left + (aside_width - qr_side) / 2, top, qr_side, qr_side};
            flow_.draw([&sheet = sheet_, box](Canvas& canvas) {
                draw_qr_code(canvas, box, *sheet.qr);
                canvas.label(sheet.scan, {box.left, box.bottom() + 0.5, box.width, 4},
                             TextLook{2.8, false, print_faint, TextLook::Align::Centre});
            });
        }
    }

    double list_density() const
    {
        double height = 0;
        for (const DeckSheet::Group& group : sheet_.groups)
            height += head_row + card_row * static_cast<double>(group.rows.size()) + group_gap;
        const double fits = (flow_.room() - 1) / (height - group_gap);
        return fits >= 1 || fits < densest ? 1 : fits;
    }

    double list_width() const { return flow_.width() - aside_width - aside_gap; }

    Box list_of(const Box& row) const { return {row.left, row.top, list_width(), row.height}; }

    static void draw_cells(Canvas& canvas, const Box& row, const std::string& copies,
                           const std::string& cost, const std::string& name,
                           const std::string& code, const TextLook& look)
    {
        const RecipeColumns columns;
        TextLook centred = look;
        centred.align = TextLook::Align::Centre;
        TextLook right = look;
        right.align = TextLook::Align::Right;
        double left = row.left;
        canvas.label(copies, {left, row.top, columns.copies, row.height}, centred);
        left += columns.copies + 1;
        canvas.label(cost, {left, row.top, columns.cost - 1, row.height}, centred);
        left += columns.cost + 1;
        const double code_left = row.right() - columns.code;
        const double name_right = code.empty() ? row.right() : code_left - 2;
        canvas.label(name, {left, row.top, name_right - left, row.height}, look);
        canvas.label(code, {code_left, row.top, columns.code - 0.8, row.height}, right);
    }

    void add_column_names()
    {
        flow_.add(5, [&sheet = sheet_, width = list_width()](Canvas& canvas, const Box& row) {
            draw_cells(canvas, {row.left, row.top, width, row.height}, sheet.copies, sheet.cost,
                       sheet.card, sheet.code, TextLook{2.7, false, print_faint});
        });
    }

    void add_group_head(const DeckSheet::Group& group, bool is_continued)
    {
        const std::string name = is_continued
                                     ? messages_.get("print.continued"_msg, {{"name", group.name}})
                                     : group.name;
        flow_.add(
            head_row * density_,
            [name, density = density_, copies = messages_.number(group.copies),
             width = list_width()](Canvas& canvas, const Box& row) {
                canvas.fill({row.left, row.top, width, row.height - 0.4}, print_ground);
                canvas.label(copies, {row.left, row.top, RecipeColumns().copies, row.height - 0.4},
                             TextLook{3.5 * density, true, black, TextLook::Align::Centre});
                canvas.label(name,
                             {row.left + RecipeColumns().copies + 2, row.top,
                              width - RecipeColumns().copies - 3, row.height - 0.4},
                             TextLook{3.5 * density, true});
            },
            card_row * density_);
    }

    void add_row(const DeckSheet::Row& row)
    {
        flow_.add(card_row * density_, [&row, density = density_, width = list_width(),
                                        copies = messages_.number(row.copies)](Canvas& canvas,
                                                                               const Box& place) {
            const Box box{place.left, place.top, width, place.height};
            draw_cells(canvas, box, copies, row.cost, row.leads ? "★ " + row.name : row.name,
                       row.code, TextLook{3.4 * density, row.leads});
            canvas.line(box.left, box.bottom(), box.right(), box.bottom(), print_rule, 0.12);
        });
    }

    PageFlow& flow_;
    const DeckSheet& sheet_;
    const Messages& messages_;
    double density_ = 1;
    const DeckSheet::Group* group_ = nullptr; ///< the group that rows are added to
};

} // namespace

void lay_out_recipe(PageFlow& flow, const SheetPages& pages)
{
    RecipeLayout(flow, pages).lay_out();
}

} // namespace kizuna
