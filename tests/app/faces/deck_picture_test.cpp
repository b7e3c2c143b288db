#include "app/faces/deck_picture.h"

#include "app/altean_deck.h"
#include "app/cards/card_pictures.h"
#include "app/faces/deck_picture_drawing.h"
#include "app/faces/shapes.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_pictures {

DeckPicture picture_of(const Deck& deck, const Messages& messages = english())
{
    return deck_picture(deck, shipped_catalogue(), messages);
}

/// A deck of so many different cards, a copy of each.
Deck deck_of_different(int count)
{
    Deck deck;
    const auto& cards = shipped_catalogue().library.cards();
    for (int at = 0; at < count; ++at)
        deck.cards.push_back({.code = cards[static_cast<std::size_t>(at)].id});
    return deck;
}

std::vector<std::string> ids(const DeckPicture& picture)
{
    std::vector<std::string> all;
    for (const auto& place : picture.places)
        all.push_back(place.card ? place.card->id : place.code);
    return all;
}

Pixels drawn(const DeckPicture& picture, const FaceLook& look = light_face)
{
    return Canvas::pixels(deck_picture_width, deck_picture_height(picture), 1, {},
                          [&](Canvas& canvas) { draw_deck_picture(canvas, picture, look); });
}

} // namespace deck_pictures

using namespace deck_pictures;

BOOST_AUTO_TEST_SUITE(deck_picture_test)

BOOST_AUTO_TEST_CASE(the_protagonist_leads_its_line_follows_then_the_others_by_cost_and_id)
{
    Deck deck;
    deck.protagonist = marth;
    for (const char* code :
         {"B01-004", "B01-010", caeda, "X99-001", marth_savior, marth, "S01-001"})
        deck.cards.push_back({.code = code});
    const DeckPicture picture = picture_of(deck);
    const std::vector<std::string> wanted = {marth,     "S01-001", marth_savior, caeda,
                                             "B01-010", "B01-004", "X99-001"};
    BOOST_TEST(ids(picture) == wanted, boost::test_tools::per_element());
    BOOST_TEST(picture.places.front().leads);
    BOOST_TEST(std::ranges::count(picture.places, true, &DeckPicture::Place::leads) == 1);
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_protagonist_has_no_star)
{
    Deck deck = altean_deck();
    deck.protagonist.clear();
    const DeckPicture picture = picture_of(deck);
    BOOST_TEST(picture.protagonist == "");
    BOOST_TEST(std::ranges::count(picture.places, true, &DeckPicture::Place::leads) == 0);
}

BOOST_AUTO_TEST_CASE(a_golden_star_stands_before_the_protagonist)
{
    const Pixels picture = drawn(picture_of(altean_deck()));
    const auto gold_between = [&](int begin, int end) {
        const auto row = [&](int y) { return picture.points.begin() + y * picture.width; };
        return std::count(row(begin), row(end), 0xffd9a41cU);
    };
    constexpr int title_ends = 80;
    constexpr int about_begins = 130;
    BOOST_TEST(gold_between(title_ends, about_begins) > 50);
}

BOOST_AUTO_TEST_CASE(every_card_of_the_deck_has_one_place_with_all_its_copies)
{
    Deck deck = altean_deck();
    deck.cards.push_back({.code = marth, .copies = 3}); // beside its printing B01-003ST
    const DeckPicture picture = picture_of(deck);
    const ResolvedDeck resolved = resolve(deck, shipped_catalogue().library);
    BOOST_TEST(picture.places.size() == resolved.cards.size());
    for (const auto& place : picture.places)
        BOOST_TEST(place.copies == resolved.copies_of(*place.card));
}

BOOST_AUTO_TEST_CASE(what_is_only_considered_is_left_out)
{
    Deck deck = altean_deck();
    const auto before = ids(picture_of(deck));
    deck.maybe.push_back({.code = "B02-001"});
    BOOST_TEST(ids(picture_of(deck)) == before, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(its_words_are_in_the_players_language)
{
    const DeckPicture picture = picture_of(altean_deck(), japanese());
    BOOST_TEST(picture.protagonist == "アリティアの王子 マルス");
    BOOST_TEST(picture.places.front().face.unit == "マルス");
    BOOST_TEST(picture_of(altean_deck()).about == "Unlimited, 50 cards");
    BOOST_TEST(picture_of(altean_deck(), italian()).class_change == "Cambio Classe");
}

BOOST_AUTO_TEST_CASE(the_curve_counts_copies_by_both_costs_without_gaps)
{
    Deck deck;
    deck.cards = {{.code = marth, .copies = 2}, {.code = marth_savior, .copies = 3}};
    const DeckPicture picture = picture_of(deck);
    std::string curve;
    for (const auto& bar : picture.curve)
        curve += bar.cost + ":" + std::to_string(bar.deployment) + "/" +
                 std::to_string(bar.class_change) + " ";
    BOOST_TEST(curve == "1:2/0 2:0/0 3:0/0 4:0/3 5:3/0 ");
}

BOOST_AUTO_TEST_CASE(symbols_are_counted_most_cards_first)
{
    Deck deck;
    deck.cards = {{.code = "B02-001", .copies = 1}, {.code = marth, .copies = 4}};
    const DeckPicture picture = picture_of(deck);
    BOOST_REQUIRE(picture.symbols.size() == 2U);
    BOOST_TEST(picture.symbols.front().copies == 4);
    BOOST_TEST(picture.symbols.front().look->colour == "red");
}

BOOST_AUTO_TEST_CASE(more_different_cards_make_it_higher)
{
    int before = 0;
    for (const int count : {60, 100, 200, 400}) {
        const int height = deck_picture_height(picture_of(deck_of_different(count)));
        BOOST_TEST(height > before);
        before = height;
    }
}

BOOST_AUTO_TEST_CASE(twenty_to_thirty_different_cards_are_nearly_a_square)
{
    for (int count = 20; count <= 30; ++count) {
        const int height = deck_picture_height(picture_of(deck_of_different(count)));
        BOOST_TEST(height > 0.7 * deck_picture_width, count);
        BOOST_TEST(height < 1.3 * deck_picture_width, count);
    }
}

BOOST_AUTO_TEST_CASE(cards_that_have_no_place_are_counted)
{
    const DeckPicture picture = picture_of(deck_of_different(402));
    BOOST_TEST(picture.places.size() == 400U);
    BOOST_TEST(picture.more == "2 more different cards have no room here");
    BOOST_TEST(picture_of(deck_of_different(400)).more == "");
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_a_picture)
{
    const DeckPicture picture = picture_of({});
    BOOST_TEST(picture.title == "Deck without a name");
    BOOST_TEST(!drawn(picture).empty());
}

BOOST_AUTO_TEST_CASE(it_is_light_or_dark_to_its_corners)
{
    const DeckPicture picture = picture_of(altean_deck());
    BOOST_TEST((drawn(picture).points.back() & 0xffU) > 0xd0U);
    BOOST_TEST((drawn(picture, dark_face).points.back() & 0xffU) < 0x30U);
}

BOOST_AUTO_TEST_CASE(every_row_of_cards_stays_within_the_picture)
{
    for (const int count : {1, 7, 18, 23, 29, 60, 100, 400}) {
        const PictureGrid grid = picture_grid(picture_of(deck_of_different(count)));
        BOOST_TEST(grid.rows * grid.columns >= count);
        BOOST_TEST((grid.rows - 1) * grid.columns < count);
        BOOST_TEST(grid.top + grid.rows * grid.pitch < grid.height);
        BOOST_TEST(grid.columns * grid.face_width < deck_picture_width);
    }
}

BOOST_AUTO_TEST_CASE(an_svg_of_it_needs_no_font)
{
    const std::string svg = deck_picture_svg(picture_of(altean_deck()), light_face, {});
    BOOST_TEST(svg.find("<svg") != std::string::npos);
    BOOST_TEST(svg.find("font") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_png_has_as_many_points_as_asked_for)
{
    const ScratchFolder folder;
    const DeckPicture picture = picture_of(altean_deck());
    const auto file = folder.path / "deck.png";
    std::ofstream(file, std::ios::binary) << deck_picture_png(picture, light_face, 2, {});
    const auto size = picture_size(file);
    BOOST_REQUIRE(size);
    BOOST_TEST(size->width == 2160);
    BOOST_TEST(size->height == 2 * deck_picture_height(picture));
}

BOOST_AUTO_TEST_CASE(the_users_pictures_take_the_places_of_drawn_faces)
{
    const ScratchFolder folder;
    std::ofstream(folder.path / "B01-003.png", std::ios::binary)
        << Canvas::png(63, 88, 1, {}, [](Canvas& canvas) {
               canvas.fill({0, 0, 63, 88}, {0, 0, 250});
           });
    DeckPicture picture = picture_of(altean_deck());
    const PictureFolder pictures = read_picture_folder(folder.path, shipped_catalogue().tools());
    BOOST_TEST(load_card_pictures(picture, pictures, 300) == 1);
    BOOST_TEST(picture.places.front().face.picture != nullptr);
    BOOST_TEST(load_card_pictures(picture, PictureFolder(), 300) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
