#include "app/print/sheet_html.h"

#include "app/print/printed_deck.h"
#include "cards/base/plain_text.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace {

std::string html_of(const Deck& deck, const SheetOrder& order, const Messages& messages = english())
{
    return sheet_html(deck_sheet(deck, shipped_catalogue(), messages, order), paper_of("a4"),
                      messages);
}

/// What stands behind each `before` up to a quotation mark.
std::multiset<std::string> quoted_behind(const std::string& html, std::string_view before)
{
    std::multiset<std::string> found;
    for (std::size_t at = html.find(before); at != std::string::npos;
         at = html.find(before, at + 1)) {
        const std::size_t begin = at + before.size();
        found.insert(html.substr(begin, html.find('"', begin) - begin));
    }
    return found;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sheet_html_test)

BOOST_AUTO_TEST_CASE(it_says_its_paper_and_its_language)
{
    const std::string html = html_of(altean_deck(), {}, japanese());
    BOOST_TEST(html.starts_with("<!DOCTYPE html>\n<html lang=\"ja\">"));
    BOOST_TEST(has(html, "@page { size: 210mm 297mm"));
    BOOST_TEST(has(html, "アリティアの王子"));
}

BOOST_AUTO_TEST_CASE(a_name_that_looks_like_html_is_shown_as_it_is)
{
    Deck deck = altean_deck();
    deck.name = "<script>alert('1') & \"2\"</script>";
    deck.cards.push_back({.code = "<b>unknown</b>"});
    for (const SheetKind kind : {SheetKind::Recipe, SheetKind::Registration, SheetKind::Proxies}) {
        const std::string html =
            html_of(deck, {.kind = kind, .player = "<i>me</i>", .event = "\"<\""});
        BOOST_TEST(!has(html, "<script"));
        BOOST_TEST(!has(html, "<b>unknown"));
        BOOST_TEST(!has(html, "<i>me"));
        BOOST_TEST(has(html, "&lt;script&gt;alert(&apos;1&apos;) &amp; &quot;2&quot;"));
    }
}

BOOST_AUTO_TEST_CASE(it_needs_no_other_file)
{
    for (const SheetKind kind : {SheetKind::Recipe, SheetKind::Registration, SheetKind::Proxies}) {
        const std::string html = html_of(altean_deck(), {.kind = kind});
        BOOST_TEST(!has(html, "src="));
        for (const std::string& target : quoted_behind(html, "href=\""))
            BOOST_TEST(target.starts_with("#"), target);
    }
}

BOOST_AUTO_TEST_CASE(what_its_drawings_refer_to_is_there_once)
{
    const std::string html =
        html_of(altean_deck(), {.kind = SheetKind::Proxies, .every_copy = false});
    const auto ids = quoted_behind(html, " id=\"");
    for (const std::string& id : ids)
        BOOST_TEST(ids.count(id) == 1U, id);
    const auto targets = quoted_behind(html, "href=\"#");
    for (const std::string& target : std::set(targets.begin(), targets.end()))
        BOOST_TEST(ids.count(target) == 1U, target);
}

BOOST_AUTO_TEST_CASE(each_copy_of_a_card_has_its_place)
{
    const std::string html = html_of(altean_deck(), {.kind = SheetKind::Proxies});
    BOOST_TEST(quoted_behind(html, "<use href=\"#face").size() == 50U);
    BOOST_TEST(quoted_behind(html, "class=\"page").size() == 6U);
}

BOOST_AUTO_TEST_CASE(a_proxy_says_what_its_skills_do_to_who_cannot_see_it)
{
    Deck deck;
    deck.cards = {{.code = "B01-001", .copies = 1}};
    const std::string html = html_of(deck, {.kind = SheetKind::Proxies});
    const CardLibrary& library = shipped_catalogue().library;
    const CardFace face = card_face(*library.find("B01-001").card, library, english(), true);
    BOOST_REQUIRE(!face.skills.empty());
    for (const CardFace::Skill& skill : face.skills)
        BOOST_TEST(has(html, xml_escaped(skill.text)), skill.text);
}

BOOST_AUTO_TEST_SUITE_END()
