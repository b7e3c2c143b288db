#include "app/print/sheet_pages.h"

#include "app/cards/card_texts.h"
#include "app/print/printed_deck.h"
#include "decks/codes/deck_code.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <sstream>

using namespace kizuna;
using namespace kizuna::test;

namespace {

constexpr SheetKind all_sheets[] = {SheetKind::Recipe, SheetKind::Registration, SheetKind::Proxies};

/// A deck of so many different cards, a copy of each.
Deck wide_deck(int count)
{
    Deck deck;
    const auto& cards = shipped_catalogue().library.cards();
    for (int at = 0; at < count; ++at)
        deck.cards.push_back({.code = cards[static_cast<std::size_t>(at)].id});
    return deck;
}

/// The fonts of a PDF file that are not in it.
int fonts_left_out(const std::string& fonts)
{
    std::istringstream lines(fonts);
    std::string line;
    int left_out = 0;
    for (int at = 0; std::getline(lines, line); ++at) {
        // name, type, encoding, then emb, sub and uni
        if (at >= 2 && line.find(" yes yes ") == std::string::npos)
            ++left_out;
    }
    return left_out;
}

/// The widest gap between the dark points of a row or column and the ends of a picture.
struct Inked {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;
};

Inked inked_part(const Pixels& pixels)
{
    Inked part{pixels.width, 0, pixels.height, 0};
    for (int y = 0; y < pixels.height; ++y) {
        for (int x = 0; x < pixels.width; ++x) {
            if (pixels.points[static_cast<std::size_t>(y * pixels.width + x)] == 0)
                continue;
            part = {std::min(part.left, x), std::max(part.right, x), std::min(part.top, y),
                    std::max(part.bottom, y)};
        }
    }
    return part;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sheet_pages_test)

BOOST_AUTO_TEST_CASE(pages_have_the_size_of_the_paper)
{
    const Deck deck = altean_deck();
    for (const SheetKind kind : all_sheets) {
        BOOST_TEST(has(PrintedSheet(pages_of(deck, kind)).facts(), "(A4)"));
        BOOST_TEST(
            has(PrintedSheet(pages_of(deck, kind, english(), "letter")).facts(), "(letter)"));
    }
}

BOOST_AUTO_TEST_CASE(a_recipe_and_a_registration_of_fifty_cards_are_one_page)
{
    const Deck deck = altean_deck();
    BOOST_TEST(pages_of(deck, SheetKind::Recipe).count() == 1);
    BOOST_TEST(pages_of(deck, SheetKind::Registration).count() == 1);
    BOOST_TEST(pages_of(deck, SheetKind::Recipe, japanese(), "letter").count() == 1);
    BOOST_TEST(pages_of(deck, SheetKind::Registration, italian(), "letter").count() == 1);
}

BOOST_AUTO_TEST_CASE(nine_proxies_are_on_a_page)
{
    BOOST_TEST(pages_of(altean_deck(), SheetKind::Proxies).count() == 6);
    const SheetOrder one_each{.kind = SheetKind::Proxies, .every_copy = false};
    BOOST_TEST(pages_of(altean_deck(), one_each).count() == 3); // of 23 cards
}

BOOST_AUTO_TEST_CASE(nothing_of_proxies_stands_where_printers_print_nothing)
{
    constexpr double points = 10;   // of a millimetre
    constexpr double margin = 6.35; // a quarter of an inch
    for (const char* paper : {"a4", "letter"}) {
        const SheetPages pages = pages_of(altean_deck(), SheetKind::Proxies, english(), paper);
        const int width = static_cast<int>(pages.paper->width * points);
        const int height = static_cast<int>(pages.paper->height * points);
        const Inked part =
            inked_part(Canvas::pixels(width, height, points, pages.sheet->letters,
                                      [&](Canvas& canvas) { pages.draw(canvas, 0); }));
        BOOST_TEST(part.top >= margin * points, paper);
        BOOST_TEST(part.left >= margin * points, paper);
        BOOST_TEST(height - part.bottom >= margin * points, paper);
        BOOST_TEST(width - part.right >= margin * points, paper);
    }
}

BOOST_AUTO_TEST_CASE(a_proxy_bears_its_number_and_its_name_in_both_languages)
{
    const std::string text = PrintedSheet(pages_of(altean_deck(), SheetKind::Proxies)).text();
    BOOST_TEST(has(text, "B01-003 · アリティアの王子 マルス"));
    const std::string in_japanese =
        PrintedSheet(pages_of(altean_deck(), SheetKind::Proxies, japanese())).text();
    BOOST_TEST(has(in_japanese, "B01-003 · Marth: Altean Prince"));
}

BOOST_AUTO_TEST_CASE(other_programs_find_its_names_and_codes_in_three_languages)
{
    const Deck deck = altean_deck();
    const PrintedSheet in_english(pages_of(deck, SheetKind::Registration));
    BOOST_TEST(has(in_english.text(), "Marth: Altean Prince"));
    BOOST_TEST(has(in_english.text(), "B01-003ST"));
    const PrintedSheet in_japanese(pages_of(deck, SheetKind::Registration, japanese()));
    BOOST_TEST(has(in_japanese.text(), "アリティアの王子"));
    BOOST_TEST(has(in_japanese.text(), "B01-003ST"));
    const PrintedSheet in_italian(pages_of(deck, SheetKind::Recipe, italian()));
    BOOST_TEST(has(in_italian.text(), "Ricetta del mazzo"));
    BOOST_TEST(has(in_italian.text(), "Altean Prince"));
}

BOOST_AUTO_TEST_CASE(every_card_of_the_deck_stands_in_the_recipe)
{
    const std::string text = PrintedSheet(pages_of(altean_deck(), SheetKind::Recipe)).text();
    for (const DeckEntry& entry : altean_deck().cards)
        BOOST_TEST(has(text, entry.code), entry.code);
}

BOOST_AUTO_TEST_CASE(all_fonts_are_in_the_file)
{
    for (const SheetKind kind : all_sheets) {
        for (const Messages* messages : {&english(), &japanese(), &italian()}) {
            const std::string fonts =
                PrintedSheet(pages_of(altean_deck(), kind, *messages)).fonts();
            BOOST_TEST(has(fonts, "DejaVuSans"));
            BOOST_TEST(fonts_left_out(fonts) == 0, fonts);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_qr_code_on_paper_is_read_as_the_deck)
{
    const std::string link = deck_link(altean_deck(), shipped_catalogue().library) + '\n';
    for (const SheetKind kind : {SheetKind::Recipe, SheetKind::Registration})
        BOOST_TEST(PrintedSheet(pages_of(altean_deck(), kind)).qr_codes() == link);
}

BOOST_AUTO_TEST_CASE(what_was_filled_in_stands_on_the_registration_with_the_verdict)
{
    const SheetOrder order{.kind = SheetKind::Registration,
                           .player = "Anna Rossi",
                           .player_id = "4711",
                           .event = "Kizuna Cup",
                           .date = "2026-11-23"};
    const std::string text = PrintedSheet(pages_of(altean_deck(), order)).text();
    for (const char* part : {"Anna Rossi", "4711", "Kizuna Cup", "2026-11-23", "Legal in"})
        BOOST_TEST(has(text, part), part);
}

BOOST_AUTO_TEST_CASE(why_a_deck_is_not_legal_stands_on_its_registration)
{
    Deck deck = altean_deck();
    deck.cards.push_back({.code = "B01-005", .copies = 7});
    const std::string text = PrintedSheet(pages_of(deck, SheetKind::Registration)).text();
    BOOST_TEST(has(text, "1 problem in"));
    BOOST_TEST(has(text, "DECK-2"));
}

BOOST_AUTO_TEST_CASE(what_is_only_considered_is_not_registered)
{
    Deck deck = altean_deck();
    deck.maybe.push_back({.code = "B02-001"});
    BOOST_TEST(!has(PrintedSheet(pages_of(deck, SheetKind::Registration)).text(), "B02-001"));
    BOOST_TEST(has(PrintedSheet(pages_of(deck, SheetKind::Recipe)).text(), "B02-001"));
}

BOOST_AUTO_TEST_CASE(the_code_on_a_registration_does_not_tell_what_is_only_considered)
{
    Deck deck = altean_deck();
    deck.maybe.push_back({.code = "B02-001"});
    BOOST_TEST(PrintedSheet(pages_of(deck, SheetKind::Registration)).qr_codes() ==
               deck_link(altean_deck(), shipped_catalogue().library) + '\n');
}

BOOST_AUTO_TEST_CASE(a_long_list_goes_on_with_its_headings_and_page_numbers)
{
    for (const SheetKind kind : {SheetKind::Recipe, SheetKind::Registration}) {
        const SheetPages pages = pages_of(wide_deck(200), kind);
        BOOST_TEST(pages.count() > 3);
        const PrintedSheet printed(pages);
        BOOST_TEST(has(printed.text(2), "Qty"));
        BOOST_TEST(has(printed.text(2), "Page 2 of " + std::to_string(pages.count())));
    }
}

BOOST_AUTO_TEST_CASE(a_group_that_goes_on_over_the_page_is_named_again)
{
    SheetOrder order{.kind = SheetKind::Recipe, .grouping = DeckGrouping::Cost};
    BOOST_TEST(has(PrintedSheet(pages_of(wide_deck(200), order)).text(2), "(continued)"));
}

BOOST_AUTO_TEST_CASE(cards_the_library_does_not_know_are_listed_and_have_no_proxy)
{
    Deck deck = altean_deck();
    deck.cards.push_back({.code = "Mystery", .copies = 2});
    BOOST_TEST(has(PrintedSheet(pages_of(deck, SheetKind::Registration)).text(), "Mystery"));
    const SheetPages proxies = pages_of(deck, SheetKind::Proxies);
    BOOST_TEST(has(PrintedSheet(proxies).text(proxies.count()), "2 cards"));
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_every_sheet)
{
    for (const SheetKind kind : all_sheets)
        BOOST_TEST(pages_of(Deck(), kind).count() == 1);
}

BOOST_AUTO_TEST_CASE(a_proxy_is_59_by_86_millimetres_on_every_paper)
{
    for (const Paper& paper : papers()) {
        const Box first = proxy_place(paper, 0);
        const Box last = proxy_place(paper, proxies_of_page - 1);
        BOOST_TEST(first.width == 59);
        BOOST_TEST(first.height == 86);
        // As much paper on the left as on the right, at the top as at the bottom.
        BOOST_TEST(std::abs(first.left - (paper.width - last.right())) < 1e-9);
        BOOST_TEST(std::abs(first.top - (paper.height - last.bottom())) < 1e-9);
        BOOST_TEST(first.top > 10);
        BOOST_TEST(std::abs(proxy_place(paper, 1).left - first.right()) < 1e-9);
    }
}

BOOST_AUTO_TEST_CASE(the_drawn_card_fills_its_59_by_86_millimetres)
{
    const SheetOrder order{.kind = SheetKind::Proxies, .every_copy = false};
    const DeckSheet sheet = deck_sheet(wide_deck(1), shipped_catalogue(), english(), order);
    constexpr int dots = 10; // a millimetre
    const Pixels pixels = Canvas::pixels(70 * dots, 100 * dots, dots, {}, [&](Canvas& canvas) {
        draw_proxy(canvas, {5, 5, card_width_mm, card_height_mm}, sheet.proxies.front().face);
    });
    const Inked part = inked_part(pixels);
    BOOST_TEST(part.left == 50);
    BOOST_TEST(part.right + 1 == 50 + 590);
    BOOST_TEST(part.top == 50);
    BOOST_TEST(part.bottom + 1 == 50 + 860);
}

BOOST_AUTO_TEST_CASE(a_proxy_that_saves_ink_has_no_colour_and_little_black)
{
    const SheetOrder order{.kind = SheetKind::Proxies, .every_copy = false, .saves_ink = true};
    const SheetPages pages = pages_of(altean_deck(), order);
    const Pixels pixels =
        Canvas::pixels(static_cast<int>(pages.paper->width), static_cast<int>(pages.paper->height),
                       1, pages.sheet->letters, [&](Canvas& canvas) {
                           canvas.fill({0, 0, pages.paper->width, pages.paper->height}, white);
                           pages.draw(canvas, 0);
                       });
    double ink = 0;
    int widest = 0; // between the parts of a point's colour
    for (const std::uint32_t point : pixels.points) {
        const int red = point >> 16 & 0xff;
        const int green = point >> 8 & 0xff;
        const int blue = point & 0xff;
        widest = std::max(widest, std::max({red, green, blue}) - std::min({red, green, blue}));
        ink += (255 - green) / 255.0;
    }
    BOOST_TEST(widest <= 8); // the grey of what is faint
    BOOST_TEST(ink / static_cast<double>(pixels.points.size()) < 0.12);
}

BOOST_AUTO_TEST_CASE(a_registration_asks_who_leads_where_the_deck_does_not_say)
{
    Deck deck = altean_deck();
    const auto says = [&] {
        return has(PrintedSheet(pages_of(deck, SheetKind::Registration)).text(), "Protagonist");
    };
    BOOST_TEST_REQUIRE(!deck.protagonist.empty());
    BOOST_TEST(says());
    deck.protagonist.clear();
    BOOST_TEST(says());
}

BOOST_AUTO_TEST_CASE(an_unknown_card_of_many_words_is_read_on_paper_and_stands_once)
{
    Deck deck = altean_deck();
    deck.cards.push_back({.code = "Somebody: whom no library knows by such a name", .copies = 1});
    const std::string text = PrintedSheet(pages_of(deck, SheetKind::Recipe)).text();
    const std::size_t first = text.find("whom no library");
    BOOST_REQUIRE(first != std::string::npos);
    BOOST_TEST(text.find("whom no library", first + 1) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_texts_of_every_card_have_room_on_its_proxy)
{
    const auto& cards = shipped_catalogue().library.cards();
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        // The wordiest of them: whoever has room for these has room for all.
        std::vector<std::pair<std::size_t, const Card*>> by_words;
        for (const Card& card : cards)
            by_words.emplace_back(card.skills.size(), &card);
        std::ranges::sort(by_words, std::greater());
        by_words.resize(std::min<std::size_t>(by_words.size(), 120));
        Canvas::pixels(1, 1, 1, {{}, messages->language()}, [&](Canvas& canvas) {
            for (const auto& [skills, card] : by_words) {
                const CardFace face =
                    card_face(*card, shipped_catalogue().library, *messages, true);
                BOOST_TEST(draw_proxy(canvas, {0, 0, card_width_mm, card_height_mm}, face),
                           card->id);
            }
        });
    }
}

BOOST_AUTO_TEST_CASE(texts_of_the_users_own_stand_on_the_proxies_below_ours)
{
    CardTexts texts;
    texts.set(marth, {"What somebody wrote of him."});
    const SheetOrder order{.kind = SheetKind::Proxies, .every_copy = false, .own_texts = &texts};
    const std::string text = PrintedSheet(pages_of(altean_deck(), order)).text(1);
    BOOST_TEST(has(text, "Your text"));
    BOOST_TEST(has(text, "somebody"));
}

BOOST_AUTO_TEST_CASE(a_text_too_long_for_its_card_stands_whole_on_a_page_of_its_own)
{
    CardTexts texts;
    std::string long_text;
    for (int at = 0; at < 400; ++at)
        long_text += "word" + std::to_string(at) + ' ';
    texts.set(marth, {long_text});
    const SheetOrder order{.kind = SheetKind::Proxies, .every_copy = false, .own_texts = &texts};
    const SheetPages pages = pages_of(altean_deck(), order);
    BOOST_TEST(pages.too_long == 1);
    BOOST_TEST(has(PrintedSheet(pages).text(pages.count()), "word399"));
}

BOOST_AUTO_TEST_CASE(pictures_of_the_users_own_take_the_place_of_faces)
{
    const ScratchFolder folder;
    folder.write("B01-003.png", Canvas::png(59, 86, 1, {}, [](Canvas& canvas) {
                     canvas.fill({0, 0, 59, 86}, {0, 0, 250});
                 }));
    const PictureFolder pictures =
        read_picture_folder(folder.path.string(), shipped_catalogue().tools());
    const SheetOrder order{.kind = SheetKind::Proxies, .every_copy = false, .pictures = &pictures};
    const DeckSheet sheet = deck_sheet(altean_deck(), shipped_catalogue(), english(), order);
    BOOST_TEST(std::ranges::count_if(sheet.proxies, [](const auto& proxy) {
                   return proxy.face.picture != nullptr;
               }) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
