#include "app/cards/card_pictures.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace card_pictures {

struct CardPicturesTest {
    ScratchFolder folder;

    std::string first(const char* id, const std::string& code = {}) const
    {
        const auto files = picture_files(folder.path, card(id), code);
        return files.empty() ? "" : files.front().lexically_relative(folder.path).string();
    }
};

} // namespace card_pictures

BOOST_FIXTURE_TEST_SUITE(card_pictures, CardPicturesTest)

BOOST_AUTO_TEST_CASE(a_picture_is_found_by_the_cards_number)
{
    folder.write("B01-003.png", "x");
    BOOST_TEST(first(marth) == "B01-003.png");
    BOOST_TEST(first(caeda).empty());
}

BOOST_AUTO_TEST_CASE(the_picture_of_the_wanted_printing_goes_first)
{
    folder.write("B01-003.png", "x");
    folder.write("B01-003ST.jpg", "x");
    BOOST_TEST(first(marth, "B01-003ST") == "B01-003ST.jpg");
    BOOST_TEST(first(marth) == "B01-003.png");
}

BOOST_AUTO_TEST_CASE(a_plus_may_be_a_word_as_in_the_pictures_of_lackey)
{
    folder.write("B01-001SRplus_SAMPLE.jpg", "x");
    BOOST_TEST(first(marth_savior) == "B01-001SRplus_SAMPLE.jpg");
}

BOOST_AUTO_TEST_CASE(a_folder_for_each_set_will_do)
{
    folder.write("B01/B01-006.jpeg", "x");
    BOOST_TEST(first(caeda) == "B01/B01-006.jpeg");
}

BOOST_AUTO_TEST_CASE(an_empty_file_is_no_picture)
{
    folder.write("B01-003.png", "");
    folder.write("B01-003HN.jpg", "x");
    BOOST_TEST(first(marth) == "B01-003HN.jpg");
}

BOOST_AUTO_TEST_CASE(without_a_folder_there_is_no_picture)
{
    BOOST_TEST(picture_files({}, card(marth), {}).empty());
    BOOST_TEST(picture_files(folder / "nowhere", card(marth), {}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
