#include "app/faces/card_face.h"

#include "app/known_cards.h"
#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <cmath>
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
