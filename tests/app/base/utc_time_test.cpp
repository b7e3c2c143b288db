#include "app/base/utc_time.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(utc_time)

BOOST_AUTO_TEST_CASE(a_time_is_written_to_the_second_in_universal_time)
{
    using namespace std::chrono;
    const auto time = sys_days(2020y / October / 3) + 7h + 5min + 9s + 999ms;
    BOOST_TEST(utc_text(time_point_cast<system_clock::duration>(time)) == "2020-10-03T07:05:09Z");
}

BOOST_AUTO_TEST_CASE(what_was_written_is_read_again)
{
    BOOST_TEST(read_utc("2020-10-03T07:05:09Z").value() == 1601708709);
    BOOST_TEST(!read_utc("3 October 2020").has_value());
    BOOST_TEST(!read_utc("").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
