#include "cli/console/json.h"

#include <boost/test/unit_test.hpp>

#include <nlohmann/json.hpp>

#include <limits>

using namespace kizuna;

namespace json {

const Json sample = Json::object({{"text", "a \"b\" \\ /"},
                                  {"lines", "a\nb\t\x01\x7F"},
                                  {"japanese", "絆"},
                                  {"no UTF-8", std::string("a\xFF")},
                                  {"none", nullptr},
                                  {"yes", true},
                                  {"least", std::numeric_limits<std::int64_t>::min()},
                                  {"most", std::numeric_limits<std::uint64_t>::max()},
                                  {"third", 1.0 / 3},
                                  {"whole", 2.0},
                                  {"empty list", Json::Array()},
                                  {"empty object", Json::object()},
                                  {"list", Json::list(std::vector<int>{1, 2})},
                                  {"ke\"y", Json::object({{"a", Json::Array{Json::object()}}})}});

} // namespace json

BOOST_AUTO_TEST_SUITE(json)

BOOST_AUTO_TEST_CASE(a_document_is_written_as_the_library_writes_it)
{
    const std::string text = ::json::sample.to_text();
    BOOST_TEST(text == nlohmann::ordered_json::parse(text).dump(2));
}

BOOST_AUTO_TEST_CASE(on_one_line_it_has_no_spaces)
{
    const std::string text = ::json::sample.to_text(true);
    BOOST_TEST(text == nlohmann::ordered_json::parse(text).dump());
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_become_a_sign_for_it)
{
    const auto read = nlohmann::ordered_json::parse(::json::sample.to_text());
    BOOST_TEST(read["no UTF-8"].get<std::string>() == "a\uFFFD");
}

BOOST_AUTO_TEST_CASE(what_was_written_reads_as_it_was)
{
    const auto read = nlohmann::ordered_json::parse(::json::sample.to_text());
    BOOST_TEST(read["text"].get<std::string>() == "a \"b\" \\ /");
    BOOST_TEST(read["lines"].get<std::string>() == "a\nb\t\x01\x7F");
    BOOST_TEST(read["most"].get<std::uint64_t>() == std::numeric_limits<std::uint64_t>::max());
    BOOST_TEST(read["third"].get<double>() == 1.0 / 3);
    BOOST_TEST(read["list"].size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
