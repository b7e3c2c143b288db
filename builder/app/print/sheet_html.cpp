#include "app/print/sheet_html.h"

#include "app/print/bar_chart.h"
#include "app/print/sheet_pages.h"
#include "app/text/joined_text.h"
#include "cards/base/plain_text.h"

#include <fmt/format.h>

#include <vector>

namespace kizuna {
namespace {

constexpr std::string_view common_style = R"(
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; color: #000; background: #fff; font: 10pt/1.3 "DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", "IPAGothic", "Yu Gothic", sans-serif; }
svg { display: block; }
)";

constexpr std::string_view list_style = R"(
body { max-width: 180mm; padding: 5mm 0; }
h1 { font-size: 20pt; margin: 0 0 2mm; overflow-wrap: anywhere; }
.kind, .small, th { color: #55555c; font-size: 8pt; font-weight: normal; }
.facts { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin: 0 0 4mm; padding: 0 0 2mm; border-bottom: 0.3mm solid #b8b8be; }
.facts div { display: flex; gap: 2mm; }
dt { color: #55555c; }
dd { margin: 0; font-weight: bold; overflow-wrap: anywhere; }
.columns { display: flex; gap: 8mm; align-items: flex-start; }
.columns main { flex: 1; }
aside { width: 54mm; }
.qr { width: 38mm; margin: 4mm auto; text-align: center; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
td, th { padding: 0.6mm 1mm; border-bottom: 0.15mm solid #b8b8be; text-align: left; }
.number { text-align: center; width: 12mm; }
.code { text-align: right; white-space: nowrap; }
.group { background: #efeff1; font-weight: bold; print-color-adjust: exact; break-after: avoid; }
.leads td { font-weight: bold; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 6mm; flex: 1; }
.fields div { border-bottom: 0.25mm solid #000; min-height: 10mm; }
.head { display: flex; gap: 6mm; align-items: flex-start; }
.head .qr { margin: 0; }
.verdict { border: 0.4mm solid; border-radius: 1mm; padding: 1.5mm 2.5mm; font-weight: bold; margin: 3mm 0 1mm; }
.legal { color: #1e6b35; }
.illegal { color: #a31f1f; }
.reasons { margin: 1mm 0 4mm; padding-left: 6mm; }
.total td { font-weight: bold; border-top: 0.3mm solid #000; }
.tick { width: 8mm; }
.tick span { display: block; width: 3.6mm; height: 3.6mm; border: 0.25mm solid #55555c; }
.link { overflow-wrap: anywhere; }
)";

constexpr std::string_view proxy_style = R"(
.page { break-after: page; }
.page:last-of-type { break-after: auto; }
.words { padding: 15mm; }
@media screen { .page { margin: 5mm auto; } }
)";

void replace_all(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// The contents of an SVG file's root element. Ids get the prefix, because many share one page.
std::string svg_content(std::string svg, const std::string& prefix)
{
    const std::size_t begin = svg.find('>', svg.find("<svg"));
    const std::size_t end = svg.rfind("</svg>");
    if (begin == std::string::npos || end == std::string::npos)
        return {};
    svg = svg.substr(begin + 1, end - begin - 1);
    replace_all(svg, "id=\"", "id=\"" + prefix);
    replace_all(svg, "href=\"#", "href=\"#" + prefix);
    replace_all(svg, "url(#", "url(#" + prefix);
    return svg;
}

class HtmlOfSheet {
public:
    HtmlOfSheet(const DeckSheet& sheet, const Paper& paper, const Messages& messages)
        : sheet_(sheet), paper_(paper), messages_(messages)
    {
    }

    std::string made()
    {
        const bool is_proxies = sheet_.kind == SheetKind::Proxies;
        add("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width\">\n"
            "<meta name=\"generator\" content=\"Kizuna\">\n<title>{} – {}</title>\n<style>"
            "@page {{ size: {}mm {}mm; margin: {}; }}{}{}</style>\n</head>\n<body>\n",
            sheet_.language, xml_escaped(sheet_.title), xml_escaped(sheet_.heading), paper_.width,
            paper_.height, is_proxies ? "0" : "15mm", common_style,
            is_proxies ? proxy_style : list_style);
        switch (sheet_.kind) {
        case SheetKind::Recipe:
            add_recipe();
            break;
        case SheetKind::Registration:
            add_registration();
            break;
        case SheetKind::Proxies:
            add_proxies();
            break;
        }
        html_ += "</body>\n</html>\n";
        return std::move(html_);
    }

private:
    template <typename... Arguments>
    void add(fmt::format_string<Arguments...> form, Arguments&&... arguments)
    {
        fmt::format_to(std::back_inserter(html_), form, std::forward<Arguments>(arguments)...);
    }

    void add_heading()
    {
        add("<p class=\"kind\">{}</p>\n<h1>{}</h1>\n", xml_escaped(sheet_.heading),
            xml_escaped(sheet_.title));
    }

    void add_facts()
    {
        html_ += "<dl class=\"facts\">\n";
        for (const DeckSheet::Fact& fact : sheet_.facts)
            add("<div><dt>{}</dt><dd>{}</dd></div>\n", xml_escaped(fact.label),
                xml_escaped(fact.text));
        html_ += "</dl>\n";
    }

    void add_qr()
    {
        if (!sheet_.qr)
            return;
        constexpr double side = 380;
        const std::string svg = Canvas::svg(side, side, sheet_.letters, [&](Canvas& canvas) {
            draw_qr_code(canvas, {0, 0, side, side}, *sheet_.qr);
        });
        add("<div class=\"qr\"><svg viewBox=\"0 0 {0} {0}\" role=\"img\" aria-label=\"{1}\">{2}"
            "</svg><span class=\"small\">{1}</span></div>\n",
            side, xml_escaped(sheet_.scan), svg_content(svg, "qr-"));
    }

    void add_curve()
    {
        if (!sheet_.curve)
            return;
        constexpr double width = 540;
        constexpr double height = 660;
        const std::string svg = Canvas::svg(width, height, sheet_.letters, [&](Canvas& canvas) {
            draw_bar_chart(canvas, {0, 0, width, height}, *sheet_.curve, messages_);
        });
        add("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">{}</svg>\n", width, height,
            xml_escaped(chart_summary(*sheet_.curve, messages_)), svg_content(svg, "curve-"));
    }

    std::string name_of(const DeckSheet::Row& row) const
    {
        return xml_escaped(row.leads ? "★ " + row.name : row.name);
    }

    void add_recipe()
    {
        add_heading();
        add_facts();
        add("<div class=\"columns\">\n<main>\n<table>\n<thead><tr><th class=\"number\">{}</th>"
            "<th class=\"number\">{}</th><th>{}</th><th class=\"code\">{}</th></tr></thead>\n",
            xml_escaped(sheet_.copies), xml_escaped(sheet_.cost), xml_escaped(sheet_.card),
            xml_escaped(sheet_.code));
        for (const DeckSheet::Group& group : sheet_.groups) {
            add("<tbody>\n<tr class=\"group\"><td class=\"number\">{}</td><td colspan=\"3\">{}</td>"
                "</tr>\n",
                messages_.number(group.copies), xml_escaped(group.name));
            for (const DeckSheet::Row& row : group.rows)
                add("<tr{}><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td>"
                    "<td class=\"code\">{}</td></tr>\n",
                    row.leads ? " class=\"leads\"" : "", messages_.number(row.copies),
                    xml_escaped(row.cost), name_of(row), xml_escaped(row.code));
            html_ += "</tbody>\n";
        }
        html_ += "</table>\n</main>\n<aside>\n";
        add_curve();
        add_qr();
        html_ += "</aside>\n</div>\n";
    }

    void add_registration()
    {
        add("<h1>{}</h1>\n<div class=\"head\">\n<div class=\"fields\">\n",
            xml_escaped(sheet_.heading));
        for (const DeckSheet::Fact& field : sheet_.fields)
            add("<div><span class=\"small\">{}</span><br>{}</div>\n", xml_escaped(field.label),
                xml_escaped(field.text));
        html_ += "</div>\n";
        add_qr();
        add("</div>\n<h2>{}</h2>\n", xml_escaped(sheet_.title));
        add_facts();
        add("<p class=\"verdict {}\">{} {}</p>\n", sheet_.is_legal ? "legal" : "illegal",
            sheet_.is_legal ? "✓" : "✗", xml_escaped(sheet_.verdict));
        if (!sheet_.reasons.empty()) {
            html_ += "<ul class=\"reasons\">\n";
            for (const std::string& reason : sheet_.reasons)
                add("<li>{}</li>\n", xml_escaped(reason));
            html_ += "</ul>\n";
        }
        add_register();
        if (!sheet_.link.empty())
            add("<p class=\"small link\">{}</p>\n",
                xml_escaped(labelled(sheet_.scan, sheet_.link, messages_)));
    }

    void add_register()
    {
        add("<table>\n<thead><tr><th class=\"tick\"></th><th class=\"number\">{}</th><th>{}</th>"
            "<th>{}</th><th class=\"number\">{}</th></tr></thead>\n<tbody>\n",
            xml_escaped(sheet_.copies), xml_escaped(sheet_.code), xml_escaped(sheet_.card),
            xml_escaped(sheet_.cost));
        for (const DeckSheet::Group& group : sheet_.groups) {
            for (const DeckSheet::Row& row : group.rows)
                add("<tr{}><td class=\"tick\"><span></span></td><td class=\"number\">{}</td>"
                    "<td>{}</td><td>{}</td><td class=\"number\">{}</td></tr>\n",
                    row.leads ? " class=\"leads\"" : "", messages_.number(row.copies),
                    xml_escaped(row.code), name_of(row), xml_escaped(row.cost));
            add("<tr class=\"total\"><td></td><td class=\"number\">{}</td>"
                "<td colspan=\"3\">{}</td></tr>\n",
                messages_.number(group.copies), xml_escaped(group.name));
        }
        html_ += "</tbody>\n</table>\n";
    }

    /// Adds each face once; the pages refer to it. Returns the proxies whose texts do not fit.
    std::vector<const DeckSheet::Proxy*> add_faces()
    {
        std::vector<const DeckSheet::Proxy*> too_long;
        html_ += "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">"
                 "<defs>\n";
        for (std::size_t at = 0; at < sheet_.proxies.size(); ++at) {
            const DeckSheet::Proxy& proxy = sheet_.proxies[at];
            bool has_room = true;
            const std::string svg = Canvas::svg(
                10 * card_width_mm, 10 * card_height_mm, sheet_.letters, [&](Canvas& canvas) {
                    has_room = draw_proxy(canvas, {0, 0, 10 * card_width_mm, 10 * card_height_mm},
                                          proxy.face, sheet_.saves_ink);
                });
            if (!has_room)
                too_long.push_back(&proxy);
            const std::string name = fmt::format("face{}", at);
            add("<g id=\"{}\">{}</g>\n", name, svg_content(svg, name + "-"));
        }
        html_ += "</defs></svg>\n";
        return too_long;
    }

    /// The skills as plain text, for screen readers and search, because a face is drawn as
    /// outlines.
    static std::string skills_of(const CardFace& face)
    {
        std::string text;
        for (const CardFace::Skill& skill : face.skills)
            text += (text.empty() ? "" : "\n") + skill.head + '\n' + skill.text;
        return xml_escaped(text);
    }

    void add_proxies()
    {
        const auto too_long = add_faces();
        std::vector<std::string> words;
        for (const DeckSheet::Proxy& proxy : sheet_.proxies)
            words.push_back(skills_of(proxy.face));
        int at = 0;
        for (std::size_t face = 0; face < sheet_.proxies.size(); ++face) {
            for (int copy = 0; copy < sheet_.proxies[face].copies; ++copy, ++at) {
                if (at % proxies_of_page == 0)
                    begin_proxy_page(at > 0);
                const Box place = proxy_place(paper_, at);
                add("<g role=\"img\" aria-label=\"{}\"><desc>{}</desc><use href=\"#face{}\" "
                    "transform=\"translate({:.2f} {:.2f}) scale(0.1)\"/></g>\n",
                    xml_escaped(sheet_.proxies[face].name), words[face], face, place.left,
                    place.top);
            }
        }
        if (at > 0)
            html_ += "</svg></section>\n";
        add_words(too_long);
    }

    void begin_proxy_page(bool ends_another)
    {
        if (ends_another)
            html_ += "</svg></section>\n";
        const std::string marks =
            Canvas::svg(paper_.width, paper_.height, sheet_.letters,
                        [&](Canvas& canvas) { draw_cut_marks(canvas, paper_); });
        add("<section class=\"page\" style=\"width:{0}mm;height:{1}mm\">"
            "<svg width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\">{2}\n",
            paper_.width, paper_.height, svg_content(marks, fmt::format("marks{}-", marks_++)));
    }

    void add_words(const std::vector<const DeckSheet::Proxy*>& too_long)
    {
        if (too_long.empty() && sheet_.left_out.empty() && !sheet_.proxies.empty())
            return;
        add("<section class=\"words\">\n<h1>{}</h1>\n", xml_escaped(sheet_.title));
        for (const std::string& sentence : sheet_.left_out)
            add("<p>{}</p>\n", xml_escaped(sentence));
        if (sheet_.proxies.empty() && sheet_.left_out.empty())
            add("<p>{}</p>\n", xml_escaped(messages_.get("picture.nothing"_msg)));
        if (!too_long.empty())
            add("<p>{}</p>\n", xml_escaped(messages_.get("print.too-long"_msg)));
        for (const DeckSheet::Proxy* proxy : too_long) {
            add("<h2>{}</h2>\n", xml_escaped(proxy->name));
            for (const CardFace::Skill& skill : proxy->face.skills)
                add("<p><b>{}</b><br>{}</p>\n", xml_escaped(skill.head), xml_escaped(skill.text));
        }
        html_ += "</section>\n";
    }

    const DeckSheet& sheet_;
    const Paper& paper_;
    const Messages& messages_;
    std::string html_;
    int marks_ = 0;
};

} // namespace

std::string sheet_html(const DeckSheet& sheet, const Paper& paper, const Messages& messages)
{
    return HtmlOfSheet(sheet, paper, messages).made();
}

} // namespace kizuna
