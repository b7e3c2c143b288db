#include "app/base/error_reports.h"

#include "app/base/files.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <stdexcept>

using namespace kizuna;
using namespace kizuna::test;

namespace error_reports {

struct ErrorReportsTest {
    ScratchFolder folder;
    ErrorReports reports{folder / "state/errors.txt", "kizuna 1.2"};

    std::string text() const
    {
        const auto read = read_file(reports.file());
        return std::holds_alternative<std::string>(read) ? std::get<std::string>(read) : "";
    }
    int lines() const { return static_cast<int>(std::ranges::count(text(), '\n')); }
};

} // namespace error_reports

BOOST_FIXTURE_TEST_SUITE(error_reports, ErrorReportsTest)

BOOST_AUTO_TEST_CASE(an_exception_is_named_with_its_words)
{
    std::string what;
    try {
        throw std::out_of_range("map::at");
    } catch (...) {
        what = exception_text();
    }
    BOOST_TEST(what == "std::out_of_range: map::at");
}

BOOST_AUTO_TEST_CASE(what_is_no_exception_of_the_standard_library_is_named_too)
{
    std::string what;
    try {
        throw 7;
    } catch (...) {
        what = exception_text();
    }
    BOOST_TEST(what == "int");
}

BOOST_AUTO_TEST_CASE(the_first_one_is_told_and_written_with_time_and_version)
{
    const auto report = reports.add("std::bad_alloc: too much");
    BOOST_REQUIRE(report.has_value());
    BOOST_TEST(report->is_kept);
    BOOST_TEST(report->what == "std::bad_alloc: too much");
    BOOST_TEST(text().ends_with("Z  kizuna 1.2  std::bad_alloc: too much\n"));
}

BOOST_AUTO_TEST_CASE(one_that_comes_again_and_again_is_told_once_and_written_seldom)
{
    BOOST_TEST(reports.add("same").has_value());
    for (int time = 2; time <= 1000; ++time)
        BOOST_TEST(!reports.add("same").has_value());
    BOOST_TEST(lines() == 4); // 1, 10, 100, 1000 times
    BOOST_TEST(text().ends_with("same  (1000 times)\n"));
}

BOOST_AUTO_TEST_CASE(of_many_different_ones_only_the_first_few_are_told)
{
    for (int at = 0; at < ErrorReports::max_told; ++at)
        BOOST_TEST(reports.add(std::to_string(at)).has_value());
    BOOST_TEST(!reports.add("one more").has_value());
    BOOST_TEST(lines() == ErrorReports::max_told + 1);
}

BOOST_AUTO_TEST_CASE(reports_of_an_earlier_run_stay)
{
    reports.add("first");
    ErrorReports(reports.file(), "kizuna 1.3").add("second");
    BOOST_TEST(lines() == 2);
}

BOOST_AUTO_TEST_CASE(one_that_cannot_be_written_is_told_all_the_same)
{
    folder.write("state", "a file where the folder should be");
    const auto report = reports.add("first");
    BOOST_REQUIRE(report.has_value());
    BOOST_TEST(!report->is_kept);
}

BOOST_AUTO_TEST_SUITE_END()
