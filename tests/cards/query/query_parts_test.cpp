#include "cards/query/query.h"

#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query_parts_of_a_question)

namespace {

std::vector<QueryPart> parts(std::string_view text)
{
    return std::get<std::vector<QueryPart>>(query_parts(text, shipped_library()));
}

std::string together(const std::vector<QueryPart>& parts)
{
    std::string text;
    for (const QueryPart& part : parts)
        text += (text.empty() ? "" : " ") + part.text;
    return text;
}

} // namespace

BOOST_AUTO_TEST_CASE(the_empty_question_has_none)
{
    BOOST_TEST(parts(" ").empty());
}

BOOST_AUTO_TEST_CASE(a_term_is_its_own_only_choice)
{
    BOOST_TEST((parts("COST:2") == std::vector<QueryPart>{{"cost=2", {"cost=2"}}}));
}

BOOST_AUTO_TEST_CASE(a_choice_of_terms_names_each_of_them)
{
    const auto found = parts("marth (color:red or color:blue)");
    BOOST_REQUIRE(found.size() == 2U);
    BOOST_TEST(found[0].text == "marth");
    BOOST_TEST(found[1].text == "(color:red or color:blue)");
    BOOST_TEST((found[1].any_of == std::vector<std::string>{"color:red", "color:blue"}));
}

BOOST_AUTO_TEST_CASE(what_is_more_than_a_choice_of_terms_has_no_list_of_them)
{
    BOOST_TEST(parts("-cost:2").front().any_of.empty());
    BOOST_TEST(parts("(cost:2 range:1) or cost:3").front().any_of.empty());
}

BOOST_AUTO_TEST_CASE(the_parts_beside_each_other_ask_the_same_question)
{
    const auto query = [](std::string_view text) {
        return std::get<Query>(Query::parse(text, shipped_library()));
    };
    for (const char* text : {"a b", "a or b", "cost<=2 (a or (b -c)) -(d or e)", "-(a b) \"x or\""})
        BOOST_TEST((query(together(parts(text))) == query(text)), text);
}

BOOST_AUTO_TEST_CASE(a_question_that_cannot_be_understood_is_a_fault)
{
    BOOST_TEST(std::holds_alternative<Fault>(query_parts("cost<=", shipped_library())));
    BOOST_TEST(std::holds_alternative<Fault>(query_parts("a)", shipped_library())));
}

BOOST_AUTO_TEST_SUITE_END()
