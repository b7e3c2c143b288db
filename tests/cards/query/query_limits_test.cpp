#include "cards/query/query.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query_limits)

namespace {

Fault fault_of(const std::string& text)
{
    const auto parsed = Query::parse(text, shipped_library());
    BOOST_TEST_REQUIRE(std::holds_alternative<Fault>(parsed));
    return std::get<Fault>(parsed);
}

bool is_read(const std::string& text)
{
    return std::holds_alternative<Query>(Query::parse(text, shipped_library()));
}

std::string repeated(const std::string& term, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text += term + " ";
    return text;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_query_asks_only_so_many_things)
{
    BOOST_TEST(is_read(repeated("(m or -cost=1)", 100)));
    const Fault fault = fault_of(repeated("(m or -cost=1)", 100) + "last(");
    BOOST_TEST(code_of(fault.kind) == code_of(FaultKind::QueryTooLong));
    BOOST_TEST(fault.place.column == 1501);
    BOOST_TEST(fault.what == "last");
    BOOST_TEST(fault.expected == "200");
    BOOST_TEST(fault.other == "terms");
}

BOOST_AUTO_TEST_CASE(a_query_holds_only_so_many_expressions)
{
    BOOST_TEST(is_read(repeated("/m/", 5)));
    const Fault fault = fault_of(repeated("unit:/m/", 5) + "unit:/a/");
    BOOST_TEST(code_of(fault.kind) == code_of(FaultKind::QueryTooLong));
    BOOST_TEST(fault.place.column == 51);
    BOOST_TEST(fault.expected == "5");
    BOOST_TEST(fault.other == "expressions");
}

BOOST_AUTO_TEST_SUITE_END()
