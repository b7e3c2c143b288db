#include "app/faces/card_face.h"

#include "app/known_cards.h"
#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace card_faces {

const CardLibrary& library()
{
    return shipped_catalogue().library;
}

Pixels drawn(const CardFace& face, int width, const FaceLook& look = light_face)
{
    const int height = static_cast<int>(std::lround(width * card_shape));
    return Canvas::pixels(width, height, 1, {}, [&](Canvas& canvas) {
        draw_card_face(canvas, {0, 0, static_cast<double>(width), static_cast<double>(height)},
                       face, look);
    });
}

CardFace face_of(const char* id, bool with_skills = true)
{
    return card_face(*library().find(id).card, library(), english(), with_skills);
}

} // namespace card_faces

using namespace card_faces;

BOOST_AUTO_TEST_SUITE(card_face_test)

BOOST_AUTO_TEST_CASE(a_face_says_what_is_printed_in_the_players_language)
{
    const CardFace face = card_face(*library().find("B01-001").card, library(), japanese(), true);
    BOOST_TEST(face.unit == "マルス");
    BOOST_TEST(face.cost == "5");
    BOOST_TEST(face.class_change == "4");
    BOOST_TEST(face.numbers[0].text == "70");
    BOOST_TEST(face.symbols.size() == 1U);
    BOOST_TEST(face.signs.front() == "sword");
    BOOST_TEST(face.skills.size() == 2U);
}

BOOST_AUTO_TEST_CASE(an_emblem_that_names_something_says_what)
{
    const auto heads = [](const char* id) {
        std::string all;
        for (const CardFace::Skill& skill : face_of(id).skills)
            all += skill.head + '\n';
        return all;
    };
    BOOST_TEST(heads("B04-064").find("Fate Emblem (Mark of Naga)") != std::string::npos);
    BOOST_TEST(heads("B01-003").find("Hero Emblem") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(skills_are_worded_only_where_asked_for)
{
    BOOST_TEST(face_of("B01-001", false).skills.empty());
}

BOOST_AUTO_TEST_CASE(every_card_of_the_library_can_be_drawn_small_and_large)
{
    for (std::size_t at = 0; at < library().cards().size(); at += 97) {
        const CardFace face = card_face(library().cards()[at], library(), english(), true);
        BOOST_TEST(!drawn(face, 90).empty());
        BOOST_TEST(!drawn(face, 400, dark_face).empty());
    }
}

BOOST_AUTO_TEST_CASE(a_large_face_has_room_for_every_word_of_the_longest_cards)
{
    const auto length = [](const Card* card) {
        std::size_t letters = 0;
        for (const CardFace::Skill& skill : card_face(*card, library(), english(), true).skills)
            letters += skill.head.size() + skill.text.size();
        return letters;
    };
    std::vector<std::pair<std::size_t, const Card*>> cards;
    for (const Card& card : library().cards())
        cards.emplace_back(length(&card), &card);
    std::ranges::partial_sort(cards, cards.begin() + 20, std::greater{});
    const Box where{0, 0, whole_face_width, whole_face_width * card_shape};
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        for (std::size_t at = 0; at < 20; ++at) {
            const Card& card = *cards[at].second;
            const CardFace face = card_face(card, library(), *messages, true);
            bool has_room = false;
            const Pixels whole = Canvas::pixels(
                whole_face_width, static_cast<int>(where.height), 1, {}, [&](Canvas& canvas) {
                    has_room = draw_whole_card_face(canvas, where, face, light_face, 8);
                });
            BOOST_TEST(has_room, card.id << " in " << messages->language());
            const Pixels usual = Canvas::pixels(
                whole_face_width, static_cast<int>(where.height), 1, {},
                [&](Canvas& canvas) { draw_card_face(canvas, where, face, light_face); });
            BOOST_TEST((usual.points == whole.points), card.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_changes_in_a_game_has_places_of_its_own_on_every_face)
{
    for (const double width : {56.0, 90.0, 160.0, 400.0}) {
        const Box face{10, 20, width, width * card_shape};
        const FacePlaces places = face_places(face);
        BOOST_TEST(places.words.top >= face.top + face_head_height(width));
        BOOST_TEST(places.words.bottom() <= places.signs.top);
        for (const Box& number : places.numbers) {
            BOOST_TEST(places.signs.bottom() <= number.top);
            BOOST_TEST(number.bottom() <= face.bottom());
            BOOST_TEST(number.left >= face.left);
            BOOST_TEST(number.right() <= face.right());
        }
        BOOST_TEST(places.numbers[0].right() < places.numbers[1].left);
    }
}

BOOST_AUTO_TEST_CASE(cards_of_other_names_numbers_or_symbols_look_different)
{
    std::set<std::vector<std::uint32_t>> faces;
    for (const char* id : {"B01-001", "B01-002", "B01-003", "B02-001", "B10-060"})
        faces.insert(drawn(face_of(id), 120).points);
    BOOST_TEST(faces.size() == 5U);
}

BOOST_AUTO_TEST_CASE(the_users_picture_takes_the_faces_place)
{
    CardFace face = face_of("B01-001");
    const Pixels before = drawn(face, 120);
    auto picture = std::make_shared<Pixels>(Canvas::pixels(63, 88, 1, {}, [](Canvas& canvas) {
        canvas.fill({0, 0, 63, 88}, {0, 0, 250});
    }));
    face.picture = picture;
    const Pixels after = drawn(face, 120);
    const std::size_t middle = 80 * 120 + 60;
    BOOST_TEST(before.points[middle] != after.points[middle]);
    BOOST_TEST(after.points[middle] == 0xff0000faU);
}

BOOST_AUTO_TEST_CASE(letters_of_a_face_grow_with_the_text_as_far_as_the_rest_keeps_its_room)
{
    BOOST_TEST(face_letters(102, 1) == 1);
    BOOST_TEST(face_letters(300, 2) == 2);
    BOOST_TEST(face_letters(102, 2) > 1.4);
    BOOST_TEST(face_letters(50, 2) == 1);
    for (const double width : {90.0, 102.0, 126.0, 300.0}) {
        const Box face{0, 0, width, width * card_shape};
        const FacePlaces places = face_places(face, face_letters(width, 2));
        BOOST_TEST(places.words.height > places.signs.height, "at " << width);
        BOOST_TEST(places.signs.bottom() <= places.numbers[0].top, "at " << width);
        BOOST_TEST(places.numbers[0].height >= face_places(face).numbers[0].height);
    }
}

BOOST_AUTO_TEST_CASE(the_head_of_a_covered_card_shows_its_cost_and_name)
{
    // Two cards of one symbol differ within the part that a pile shows of them.
    const Pixels one = drawn(face_of("B01-001"), 110);
    const Pixels other = drawn(face_of("B01-004"), 110);
    const auto head = static_cast<std::size_t>(face_head_height(110)) * 110;
    BOOST_TEST(!std::equal(one.points.begin(),
                           one.points.begin() + static_cast<std::ptrdiff_t>(head),
                           other.points.begin()));
}

BOOST_AUTO_TEST_SUITE_END()
