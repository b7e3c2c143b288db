#include "cards/query/query.h"

#include "cards/query_helpers.h"
#include "plain_form.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(query_parser)

namespace {

const CardLibrary& library()
{
    return shipped_library();
}

Fault fault_of(std::string_view text)
{
    auto query = Query::parse(text, library());
    if (const auto* understood = std::get_if<Query>(&query))
        BOOST_FAIL("understood: " << text << " as " << understood->to_text());
    return std::get<Fault>(query);
}

const PlainForm plain_forms[] = {
    // Words.
    {"", ""},
    {" \t　", ""},
    {"marth", "marth"},
    {"  Marth   Altean ", "Marth Altean"},
    {"\"marth\"", "marth"},
    {"\"Altean Prince\"", "\"Altean Prince\""},
    {"L'Arachel", "L'Arachel"},
    // A card's name as it is shown everywhere.
    {"Marth: Altean Prince", "Marth Altean Prince"},
    {"Seth: Silver Knight cost:4", "Seth Silver Knight cost=4"}, // beside the field "set"
    {"マルス: アリティアの王子", "マルス アリティアの王子"},
    {"bow-bearing", "bow-bearing"},
    {"B01-003", "B01-003"},
    {"\"-marth\"", "\"-marth\""},
    {"\"or\"", "\"or\""},
    {"order", "order"},
    {"\"cost=1\"", "\"cost=1\""},
    {"\"\"", "\"\""},
    {"go! !", "go! !"},
    {"/^mar.*h$/", "/^mar.*h$/"},
    {"/a\\/b/", "/a\\/b/"},
    {"\"/a/\"", "\"/a/\""},
    {"マルス　シーダ", "マルス シーダ"},
    {"marth\"altean prince\"caeda", "marth \"altean prince\" caeda"},
    // And, or, not, brackets.
    {"a and b", "a b"},
    {"a AND b Or c", "a b or c"},
    {"a b or c d", "a b or c d"},
    {"(a b) or (c d)", "a b or c d"},
    {"a (b or c) d", "a (b or c) d"},
    {"(a or b) or c", "a or b or c"},
    {"a and (b and (c and d))", "a b c d"},
    {"((((a))))", "a"},
    {"-a", "-a"},
    {"not a", "-a"},
    {"not -a", "a"},
    {"--a", "a"},
    {"not not not a", "-a"},
    {"-(-a)", "a"},
    {"-(a b)", "-(a b)"},
    {"not (a or b)", "-(a or b)"},
    {"-(-(a or b))", "a or b"},
    {"a -b", "a -b"},
    {"a and not b", "a -b"},
    {"a(b or c)", "a (b or c)"},
    {"-\"a b\"", "-\"a b\""},
    {"-/a/", "-/a/"},
    // Operators.
    {"cost:1", "cost=1"},
    {"cost=1", "cost=1"},
    {"COST = 1", "cost=1"},
    {"cost: 1", "cost=1"},
    {"cost!=1", "cost!=1"},
    {"-cost=1", "cost!=1"},
    {"-cost!=1", "cost=1"},
    {"not cost<2", "-cost<2"},
    {"cost<=02", "cost<=2"},
    {"cost>1", "cost>1"},
    {"attack>=５０", "attack>=50"},
    {"cost:X", "cost=x"},
    {"cc:none", "cc=none"},
    {"cc!=none", "cc!=none"},
    {"range:none", "range=none"},
    {"copies:unlimited", "copies=unlimited"},
    {"series:5", "series=5"},
    // Texts.
    {"name:Marth", "name:Marth"},
    {"name=\"Marth\"", "name=Marth"},
    {"title:\"Altean Prince\"", "title:\"Altean Prince\""},
    {"title!=\"Altean Prince\"", "title!=\"Altean Prince\""},
    {"-title:prince", "-title:prince"},
    {"unit:or", "unit:\"or\""},
    {"unit:-x", "unit:-x"},
    {"unit::x", "unit:\":x\""},
    {"unit:/x y/", "unit:/x y/"},
    {"unit:protagonist", "unit:protagonist"},
    {"unit=Protagonist", "unit:protagonist"},
    {"unit!=protagonist", "-unit:protagonist"},
    {"unit:\"protagonist\"", "unit:\"protagonist\""},
    {"class:none", "class=none"},
    {"class:\"none\"", "class:\"none\""},
    {"title:none", "title:none"},
    // Lists.
    {"symbol=hoshido", "symbol:hoshido"},
    {"symbol:白夜", "symbol:hoshido"},
    {"symbol:\"Blade of Light\"", "symbol:blade-of-light"},
    {"symbol:red", "symbol:blade-of-light"},
    {"symbol:\"Spada di Luce\"", "symbol:blade-of-light"},
    {"symbol!=hoshido", "-symbol:hoshido"},
    {"color:Red", "color:red"},
    {"colour:red", "color:red"},
    {"color=none", "color:none"},
    {"symbol=none", "symbol:none"},
    {"weapon:剣", "weapon:sword"},
    {"weapon:Spada", "weapon:sword"},
    {"weapon:SWORD", "weapon:sword"},
    {"type:獣馬", "type:beast"},
    {"gender:女", "gender:female"},
    {"tag:Drago", "tag:dragon"},
    {"tag:red", "tag:red"},
    {"tag:hoshido", "tag:hoshido"},
    {"skill:ACT", "skill:act"},
    {"skill:bond/act", "skill:bond-act"},
    {"skill:none", "skill:none"},
    {"mark:ccs", "mark:ccs"},
    {"mark:LvS", "mark:LvS"},
    {"emblem:hero", "emblem:hero"},
    {"emblem=\"Hero Emblem\"", "emblem=\"Hero Emblem\""},
    {"emblem:none", "emblem:none"},
    {"is:no-bond", "is:no-bond"},
    {"is=nobond", "is:no-bond"},
    {"is!=promotion", "-is:promotion"},
    // Products.
    {"set:b01", "set:b01"},
    {"set=B01", "set=B01"},
    {"rarity:SR+", "rarity:SR+"},
    {"rarity=sr", "rarity=sr"},
    {"id:B01-003", "id:B01-003"},
    {"format:standard", "format:standard"},
    {"format=standard", "format:standard"},
};

} // namespace

BOOST_DATA_TEST_CASE(every_query_has_one_plain_form, plain_forms)
{
    BOOST_TEST(parsed(sample.typed).to_text() == sample.plain);
}

BOOST_DATA_TEST_CASE(the_plain_form_is_plain_already, plain_forms)
{
    BOOST_TEST(parsed(sample.plain).to_text() == sample.plain);
}

BOOST_AUTO_TEST_CASE(queries_are_equal_where_their_plain_forms_are)
{
    BOOST_TEST((parsed("cost:1 marth") == parsed("(cost=1) and \"marth\"")));
    BOOST_TEST((parsed("cost:1") != parsed("cost:2")));
    BOOST_TEST((parsed("") == Query()));
}

namespace {

struct Wrong {
    std::string typed;
    FaultKind kind;
    int column;
    std::string what;
    std::string other = {};
    std::string suggestion = {}; ///< the first; empty where there is none
};
std::ostream& operator<<(std::ostream& out, const Wrong& row)
{
    return out << row.typed;
}

const Wrong wrong_queries[] = {
    {"marth colr:red", FaultKind::QueryUnknownField, 7, "colr", "", "color"},
    {"マルス 色:red", FaultKind::QueryUnknownField, 5, "色"},
    {"colr: red", FaultKind::QueryUnknownField, 1, "colr", "", "color"},
    {"colr:", FaultKind::QueryUnknownField, 1, "colr", "", "color"},
    {"cost:", FaultKind::QueryMissingValue, 6, "cost"},
    {"(cost= )", FaultKind::QueryMissingValue, 7, "cost"},
    {"cost: or marth", FaultKind::QueryMissingValue, 6, "cost"},
    {"unit:(marth)", FaultKind::QueryMissingValue, 6, "unit"},
    {"cost:two", FaultKind::QueryNotANumber, 6, "two", "cost"},
    {"cost=-1", FaultKind::QueryNotANumber, 6, "-1", "cost"},
    {"cost=1.5", FaultKind::QueryNotANumber, 6, "1.5", "cost"},
    {"cost=+1", FaultKind::QueryNotANumber, 6, "+1", "cost"},
    {"cost==1", FaultKind::QueryNotANumber, 6, "=1", "cost"},
    {"cost=10000", FaultKind::QueryNotANumber, 6, "10000", "cost"},
    {"cost=1000000000000", FaultKind::QueryNotANumber, 6, "1000000000000", "cost"},
    {"cost=/1/", FaultKind::QueryNotANumber, 6, "/1/", "cost"},
    {"cost=\"\"", FaultKind::QueryNotANumber, 6, "", "cost"},
    {"range=x", FaultKind::QueryNotANumber, 7, "x", "range"},
    {"copies=none", FaultKind::QueryNotANumber, 8, "none", "copies"},
    {"cost>x", FaultKind::QueryBadOperator, 5, ">", "cost"},
    {"cc<=none", FaultKind::QueryBadOperator, 3, "<=", "cc"},
    {"unit<marth", FaultKind::QueryBadOperator, 5, "<", "unit"},
    {"color>=red", FaultKind::QueryBadOperator, 6, ">=", "color"},
    {"unit > protagonist", FaultKind::QueryBadOperator, 6, ">", "unit"},
    {"color:rad", FaultKind::QueryUnknownWord, 7, "rad", "color", "red"},
    {"color:hoshido", FaultKind::QueryUnknownWord, 7, "hoshido", "color", "white"},
    {"weapon:swrod", FaultKind::QueryUnknownWord, 8, "swrod", "weapon", "sword"},
    {"type:fliers", FaultKind::QueryUnknownWord, 6, "fliers", "type", "flier"},
    {"gender:/./", FaultKind::QueryUnknownWord, 8, "/./", "gender"},
    {"tag:femalle", FaultKind::QueryUnknownWord, 5, "femalle", "tag", "female"},
    {"tag:none", FaultKind::QueryUnknownWord, 5, "none", "tag"},
    {"skill:acts", FaultKind::QueryUnknownWord, 7, "acts", "skill", "act"},
    {"mark:cc", FaultKind::QueryUnknownWord, 6, "cc", "mark", "CCS"},
    {"emblem:herro", FaultKind::QueryUnknownWord, 8, "herro", "emblem"},
    {"set:B99", FaultKind::QueryUnknownWord, 5, "B99", "set"},
    {"rarity:SSR", FaultKind::QueryUnknownWord, 8, "SSR", "rarity", "SR"},
    {"is:promoton", FaultKind::QueryUnknownWord, 4, "promoton", "is", "promotion"},
    {"\"marth", FaultKind::QueryUnclosedQuote, 1, "\""},
    {"シーダ name:\"marth", FaultKind::QueryUnclosedQuote, 10, "\""},
    {"name:/mar", FaultKind::QueryUnclosedQuote, 6, "/"},
    {"name:/mar\\/", FaultKind::QueryUnclosedQuote, 6, "/"},
    {"(marth", FaultKind::QueryUnclosedBracket, 1, "("},
    {"a (b (c)", FaultKind::QueryUnclosedBracket, 3, "("},
    {"a (", FaultKind::QueryUnclosedBracket, 3, "("},
    {"a or (", FaultKind::QueryUnclosedBracket, 6, "("},
    {"marth)", FaultKind::QueryUnexpected, 6, ")"},
    {")", FaultKind::QueryUnexpected, 1, ")"},
    {"()", FaultKind::QueryUnexpected, 2, ")"},
    {"a or ()", FaultKind::QueryUnexpected, 7, ")"},
    {"or marth", FaultKind::QueryUnexpected, 1, "or"},
    {"marth or", FaultKind::QueryUnexpected, 7, "or"},
    {"marth and or caeda", FaultKind::QueryUnexpected, 11, "or"},
    {"(marth not)", FaultKind::QueryUnexpected, 8, "not"},
    {"not", FaultKind::QueryUnexpected, 1, "not"},
    {"marth - prince", FaultKind::QueryUnexpected, 7, "-"},
    {"marth -", FaultKind::QueryUnexpected, 7, "-"},
    {"-or", FaultKind::QueryUnexpected, 2, "or"},
    {":red", FaultKind::QueryUnexpected, 1, ":"},
    {"a <= 3 >= 4", FaultKind::QueryUnknownField, 1, "a"},
    {"cost<=3 >= 4", FaultKind::QueryUnexpected, 9, ">="},
    {"name:/(/", FaultKind::QueryBadExpression, 6, "/(/", "mismatched-paren"},
    {"/[/", FaultKind::QueryBadExpression, 1, "/[/", "missing-close-bracket"},
    {"set:/(/", FaultKind::QueryBadExpression, 5, "/(/", "mismatched-paren"},
    {"マ\xFFルス", FaultKind::NotUtf8, 2, ""},
};

} // namespace

BOOST_DATA_TEST_CASE(what_is_wrong_is_told_with_its_place, wrong_queries)
{
    const Fault fault = fault_of(sample.typed);
    BOOST_TEST(code_of(fault.kind) == code_of(sample.kind));
    BOOST_TEST(fault.place.line == 1);
    BOOST_TEST(fault.place.column == sample.column);
    BOOST_TEST(fault.what == sample.what);
    BOOST_TEST(fault.other == sample.other);
    if (!sample.suggestion.empty()) {
        BOOST_TEST_REQUIRE(!fault.suggestions.empty());
        BOOST_TEST(fault.suggestions.front() == sample.suggestion);
    }
}

BOOST_AUTO_TEST_CASE(a_format_is_one_of_those_there_are)
{
    const std::vector<std::string> formats = {"unlimited", "standard", "qualifier-2018"};
    const auto query = Query::parse("format:Standard", library(), formats);
    BOOST_TEST_REQUIRE(std::holds_alternative<Query>(query));
    BOOST_TEST(std::get<Query>(query).to_text() == "format:standard");

    const auto wrong = Query::parse("marth format:standart", library(), formats);
    BOOST_TEST_REQUIRE(std::holds_alternative<Fault>(wrong));
    const Fault& fault = std::get<Fault>(wrong);
    BOOST_TEST(code_of(fault.kind) == code_of(FaultKind::QueryUnknownWord));
    BOOST_TEST(fault.place.column == 14);
    BOOST_TEST(fault.suggestions.front() == "standard");
}

BOOST_AUTO_TEST_CASE(what_would_be_right_is_told)
{
    BOOST_TEST(fault_of("cost:two").expected == "0–9999, x, none");
    BOOST_TEST(fault_of("copies:two").expected == "0–9999, unlimited");
    BOOST_TEST(fault_of("unit<3").expected == ": = !=");
}

BOOST_AUTO_TEST_CASE(brackets_go_only_so_deep)
{
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '(') + "marth" + std::string(depth, ')');
    };
    BOOST_TEST(parsed(nested(64)).to_text() == "marth");
    const Fault fault = fault_of(nested(65));
    BOOST_TEST(code_of(fault.kind) == code_of(FaultKind::QueryTooDeep));
    BOOST_TEST(fault.place.column == 65);
    BOOST_TEST(fault.expected == "64");
}

BOOST_AUTO_TEST_CASE(negations_may_be_as_many_as_fit)
{
    std::string text(9'990, '-');
    text += "marth";
    BOOST_TEST(parsed(text).to_text() == "marth");
}

BOOST_AUTO_TEST_CASE(a_query_is_only_so_long)
{
    BOOST_TEST(parsed(std::string(10'000, 'm')).to_text().size() == 10'000U);
    const Fault fault = fault_of(std::string(10'001, 'm'));
    BOOST_TEST(code_of(fault.kind) == code_of(FaultKind::QueryTooLong));
    BOOST_TEST(fault.what == "10001");
    BOOST_TEST(fault.expected == "10000");
}

BOOST_AUTO_TEST_CASE(a_part_of_a_text_ends_at_the_bracket_that_closes_it)
{
    const std::string text = "count(cost=1 (a or \")\") /\\)/) >= 1";
    std::size_t position = 6;
    auto part = Query::parse_part(text, position, library());
    BOOST_TEST_REQUIRE(std::holds_alternative<Query>(part));
    BOOST_TEST(std::get<Query>(part).to_text() == "cost=1 (a or \")\") /\\)/");
    BOOST_TEST(text.substr(position) == ") >= 1");
}

BOOST_AUTO_TEST_CASE(faults_in_a_part_count_columns_of_the_whole_text)
{
    std::size_t position = 6;
    auto part = Query::parse_part("count(colr:red)", position, library());
    BOOST_TEST_REQUIRE(std::holds_alternative<Fault>(part));
    BOOST_TEST(std::get<Fault>(part).place.column == 7);
}

namespace {

struct Caret {
    std::string query;
    std::string shown;
};
std::ostream& operator<<(std::ostream& out, const Caret& row)
{
    return out << row.query;
}

const Caret carets[] = {
    {"marth colr:red", "marth colr:red\n      ^"},
    {"マルス colr:red", "マルス colr:red\n       ^"},          // three characters of two columns
    {"ﾏﾙｽ colr:red", "ﾏﾙｽ colr:red\n    ^"},                   // half-width: of one
    {"e\u0301lise colr:red", "e\u0301lise colr:red\n      ^"}, // a mark takes none
    {"a\tb colr:red", "a b colr:red\n    ^"},
    {"cost=", "cost=\n     ^"},
    {"マ\xFF", "マ\uFFFD\n  ^"},
};

} // namespace

BOOST_DATA_TEST_CASE(the_caret_stands_under_the_fault, carets)
{
    BOOST_TEST(with_caret(sample.query, fault_of(sample.query)) == sample.shown);
}

BOOST_AUTO_TEST_CASE(a_query_knows_whether_it_asks_about_the_protagonist)
{
    for (const std::string text :
         {"unit:protagonist", "is:promotion", "a or -(b unit!=protagonist)", "cost=1 is:promotion"})
        BOOST_TEST(parsed(text).asks_about_protagonist());
    for (const std::string text : {"", "unit:\"protagonist\"", "marth cost=1", "is:x"})
        BOOST_TEST(!parsed(text).asks_about_protagonist());
}

BOOST_AUTO_TEST_CASE(a_query_knows_whether_it_asks_about_a_format)
{
    for (const std::string text : {"format:standard", "a or -(b format!=standard)"})
        BOOST_TEST(parsed(text).asks_about_format());
    for (const std::string text : {"", "\"format\"", "marth cost=1", "unit:protagonist"})
        BOOST_TEST(!parsed(text).asks_about_format());
}

BOOST_AUTO_TEST_SUITE_END()
