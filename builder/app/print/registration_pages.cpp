#include "app/print/sheet_pages.h"
#include "app/text/joined_text.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr double registered_row = 6;
constexpr double registered_qr = 38;
constexpr Colour legal_green{0x1e, 0x6b, 0x35};
constexpr Colour illegal_red{0xa3, 0x1f, 0x1f};

class RegistrationLayout {
public:
    RegistrationLayout(PageFlow& flow, const SheetPages& pages, Canvas& measure)
        : flow_(flow), sheet_(*pages.sheet), messages_(*pages.messages), measure_(measure)
    {
    }

    void lay_out()
    {
        add_head();
        add_fields();
        add_facts();
        flow_.skip(2);
        add_verdict();
        flow_.skip(4);
        add_column_names();
        flow_.repeat = [this] {
            flow_.add(7, [&sheet = sheet_](Canvas& canvas, const Box& row) {
                canvas.label(joined_heading(sheet), {row.left, row.top, row.width, 5},
                             TextLook{3.4, true});
            });
            add_column_names();
        };
        for (const DeckSheet::Group& group : sheet_.groups) {
            for (const DeckSheet::Row& row : group.rows)
                add_row(row);
            add_total(group);
        }
        flow_.repeat = nullptr;
        add_link();
    }

private:
    static std::string joined_heading(const DeckSheet& sheet)
    {
        return sheet.heading + " · " + sheet.title;
    }

    void add_head()
    {
        const double room = flow_.width() - (sheet_.qr ? registered_qr + 6 : 0);
        flow_.draw([&sheet = sheet_, room, left = flow_.left()](Canvas& canvas) {
            canvas.label(sheet.heading, {left, PageFlow::margin, room, 9}, TextLook{7, true});
        });
        if (sheet_.qr) {
            const Box box{flow_.right() - registered_qr, PageFlow::margin - 2, registered_qr,
                          registered_qr};
            flow_.draw([&sheet = sheet_, box](Canvas& canvas) {
                draw_qr_code(canvas, box, *sheet.qr);
                canvas.label(sheet.scan, {box.left, box.bottom() - 0.6, box.width, 4},
                             TextLook{2.8, false, print_faint, TextLook::Align::Centre});
            });
        }
        flow_.skip_to(28);
    }

    /// Fields in pairs, each with its name above a line to write on.
    void add_fields()
    {
        constexpr double height = 11.5;
        const double room = flow_.width() - (sheet_.qr ? registered_qr + 6 : 0);
        const double width = (room - 6) / 2;
        for (std::size_t at = 0; at < sheet_.fields.size(); at += 2) {
            const double top = flow_.top();
            for (std::size_t beside = at; beside < std::min(at + 2, sheet_.fields.size());
                 ++beside) {
                const Box box{flow_.left() + static_cast<double>(beside - at) * (width + 6), top,
                              width, height - 2};
                flow_.draw([&field = sheet_.fields[beside], box](Canvas& canvas) {
                    canvas.label(field.label, {box.left, box.top, box.width, 3.4},
                                 TextLook{2.7, false, print_faint});
                    canvas.label(field.text, {box.left, box.top + 3.4, box.width, 5.8},
                                 TextLook{4.2});
                    canvas.line(box.left, box.bottom(), box.right(), box.bottom(), black, 0.25);
                });
            }
            flow_.skip(height);
        }
        flow_.skip_to(PageFlow::margin + registered_qr + 4);
    }

    void add_facts()
    {
        add_fact_row({{messages_.get("folder.column.name"_msg), sheet_.title}}, flow_.width());
        const double width = (flow_.width() - 6) / 2;
        for (std::size_t at = 0; at < sheet_.facts.size(); at += 2)
            add_fact_row({sheet_.facts.begin() + static_cast<std::ptrdiff_t>(at),
                          sheet_.facts.begin() +
                              static_cast<std::ptrdiff_t>(std::min(at + 2, sheet_.facts.size()))},
                         width);
    }

    void add_fact_row(std::vector<DeckSheet::Fact> facts, double width)
    {
        flow_.add(9.4, [facts = std::move(facts), width](Canvas& canvas, const Box& row) {
            double left = row.left;
            for (const DeckSheet::Fact& fact : facts) {
                canvas.label(fact.label, {left, row.top, width, 3.4},
                             TextLook{2.7, false, print_faint});
                // Long names shrink to 60 %, then end in "…".
                TextLook look{3.8, true};
                const double wide = canvas.text_width(fact.text, look);
                look.size *= std::clamp(width / wide, 0.6, 1.0);
                canvas.text(fact.text, {left, row.top + 3.4, width + 0.1, 5.4}, look);
                left += width + 6;
            }
        });
    }

    void add_verdict()
    {
        constexpr double inner = 2.5;
        const Colour colour = sheet_.is_legal ? legal_green : illegal_red;
        flow_.add(7.5, [&sheet = sheet_, colour](Canvas& canvas, const Box& row) {
            canvas.frame({row.left, row.top, row.width, row.height}, colour, 0.4, 1);
            canvas.label((sheet.is_legal ? "✓  " : "✗  ") + sheet.verdict,
                         {row.left + inner, row.top, row.width - 2 * inner, row.height},
                         TextLook{4, true, colour});
        });
        flow_.skip(1);
        for (const std::string& reason : sheet_.reasons)
            add_paragraph(flow_, measure_, reason, TextLook{3.1}, 0.8, inner);
    }

    static void draw_cells(Canvas& canvas, const Box& row, const std::string& copies,
                           const std::string& code, const std::string& name,
                           const std::string& cost, const TextLook& look)
    {
        TextLook centred = look;
        centred.align = TextLook::Align::Centre;
        constexpr double tick = 8;
        canvas.label(copies, {row.left + tick, row.top, 12, row.height}, centred);
        canvas.label(code, {row.left + tick + 14, row.top, 28, row.height}, look);
        const double name_left = row.left + tick + 44;
        canvas.label(name, {name_left, row.top, row.right() - 16 - name_left, row.height}, look);
        canvas.label(cost, {row.right() - 14, row.top, 14, row.height}, centred);
    }

    void add_column_names()
    {
        flow_.add(5.4, [&sheet = sheet_](Canvas& canvas, const Box& row) {
            draw_cells(canvas, row, sheet.copies, sheet.code, sheet.card, sheet.cost,
                       TextLook{2.8, false, print_faint});
            canvas.line(row.left, row.bottom(), row.right(), row.bottom(), black, 0.3);
        });
    }

    /// Adds a row with a box for a judge to tick.
    void add_row(const DeckSheet::Row& row)
    {
        flow_.add(registered_row, [&row, copies = messages_.number(row.copies)](Canvas& canvas,
                                                                                const Box& place) {
            canvas.frame({place.left + 1.5, place.top + 1.2, 3.6, 3.6}, print_faint, 0.25);
            draw_cells(canvas, place, copies, row.code, row.leads ? "★ " + row.name : row.name,
                       row.cost, TextLook{3.5, row.leads});
            canvas.line(place.left, place.bottom(), place.right(), place.bottom(), print_rule,
                        0.15);
        });
    }

    void add_total(const DeckSheet::Group& group)
    {
        flow_.add(
            7, [&group, copies = messages_.number(group.copies)](Canvas& canvas, const Box& row) {
                canvas.line(row.left, row.top, row.right(), row.top, black, 0.3);
                draw_cells(canvas, row, copies, group.name, "", "", TextLook{3.7, true});
            });
    }

    void add_link()
    {
        if (sheet_.link.empty())
            return;
        const TextLook look{2.6, false, print_faint};
        const std::string text = labelled(sheet_.scan, sheet_.link, messages_);
        const double height = measure_.text_height(text, flow_.width(), look);
        constexpr double max = 60; // a very large deck: leave the code out
        if (height > max)
            return;
        flow_.skip(2);
        add_paragraph(flow_, measure_, text, look, 0.5);
    }

    PageFlow& flow_;
    const DeckSheet& sheet_;
    const Messages& messages_;
    Canvas& measure_;
};

} // namespace

void lay_out_registration(PageFlow& flow, const SheetPages& pages, Canvas& measure)
{
    RegistrationLayout(flow, pages, measure).lay_out();
}

} // namespace kizuna
