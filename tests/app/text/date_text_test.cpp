#include "app/text/date_text.h"

#include "app/known_cards.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(date_texts)

// The hour depends on the machine's time zone, the day in the middle of a month does not.
BOOST_AUTO_TEST_CASE(a_date_is_written_as_the_language_does)
{
    constexpr std::time_t middle_of_november = 1'700'000'000;
    const std::string said = date_text(middle_of_november, english());
    BOOST_TEST(said.find("Nov") != std::string::npos, said);
    BOOST_TEST(said.find("2023") != std::string::npos, said);
    const Messages japanese(KIZUNA_TEST_LOCALES, "ja");
    BOOST_TEST(date_text(middle_of_november, japanese).starts_with("2023/11/1"));
    const Messages italian(KIZUNA_TEST_LOCALES, "it");
    BOOST_TEST(date_text(middle_of_november, italian).find("nov 2023, ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_date_is_empty)
{
    BOOST_TEST(date_text(0, english()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
