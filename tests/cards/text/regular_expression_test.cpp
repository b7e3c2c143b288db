#include "cards/text/regular_expression.h"
#include "cards/text/text_folding.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(pattern_folding)

namespace {

bool found(std::string_view pattern, std::string_view text)
{
    const auto compiled = RegularExpression::compile(pattern);
    BOOST_TEST_REQUIRE(std::holds_alternative<RegularExpression>(compiled));
    return ExpressionFinder(std::get<RegularExpression>(compiled)).found_in(text);
}

struct Expression {
    std::string pattern;
    std::string text; ///< before folding
    bool found;
};
std::ostream& operator<<(std::ostream& out, const Expression& row)
{
    return out << '/' << row.pattern << "/ in " << row.text;
}

const Expression expressions[] = {
    {"^mar", "Marth", true},
    {"^MAR", "Marth", true},
    {"arth$", "Marth", true},
    {"^arth", "Marth", false},
    {"まるす", "マルス", true},
    {"ﾏﾙｽ", "マルス", true},
    {"[あ-ん]ルス", "マルス", true},
    {"シーダ", "シーダ", true},
    {"シー?ダ", "シーダ", true},
    {"^シー?ダ", "ダ", false}, // the quantifier is the sign's, not the letter's
    {"l'arachel", "L'Arachel", true},
    {"élise", "Elise", true},
    {"マ.ス", "マルス", true},
    {"\\Qmarth\\E", "Marth", true},
    {"\\bprince\\b", "Altean Prince", true},
    {"[aeiou]{3}", "Marth", false},
    {"か", "が", false},
    {"か\u3099", "が", true}, // a letter and its mark are one
    {"の王子　マルス", "アリティアの王子 マルス", true},
    {"[マー]ルス", "マルス", true},
    {"^[^ﾏ]", "マルス", false},
    {"l’arachel", "L'Arachel", true},
    {"\\.", "Go.", false}, // texts have no signs
};

} // namespace

BOOST_DATA_TEST_CASE(an_expression_is_folded_like_the_text_it_searches, expressions)
{
    BOOST_TEST(found(sample.pattern, fold(sample.text)) == sample.found);
}

BOOST_AUTO_TEST_CASE(a_match_never_goes_over_lines)
{
    BOOST_TEST(found("b$", "ab\ncd"));
    BOOST_TEST(found("^c", "ab\ncd"));
    BOOST_TEST(!found("b\\s*c", "ab\ncd"));
    BOOST_TEST(!found("b[^x]c", "ab\ncd"));
    BOOST_TEST(!found("(?<=b\\n)c", "ab\ncd"));
    BOOST_TEST(found("^$", "ab\n\ncd"));
}

BOOST_AUTO_TEST_CASE(an_expression_that_takes_too_long_matches_nothing)
{
    const std::string text(60, 'a');
    BOOST_TEST(!found("(a|aa)+$x", text + "b"));
    BOOST_TEST(!found("(.*)*(.*)*(.*)*x", text));
}

BOOST_AUTO_TEST_CASE(after_many_slow_lines_an_expression_finds_nothing_more)
{
    const auto compiled = RegularExpression::compile("good|(a|aa)+x");
    ExpressionFinder finder(std::get<RegularExpression>(compiled));
    BOOST_TEST(finder.found_in("good"));
    const std::string slow(60, 'a');
    for (int i = 0; i < 9; ++i)
        finder.found_in(slow);
    BOOST_TEST(finder.found_in("good"));
    finder.found_in(slow);
    BOOST_TEST(!finder.found_in("good"));
}

BOOST_AUTO_TEST_CASE(what_icu_refuses_is_named)
{
    const auto refused = RegularExpression::compile("(marth");
    BOOST_TEST_REQUIRE(std::holds_alternative<std::string>(refused));
    BOOST_TEST(std::get<std::string>(refused) == "mismatched-paren");
    for (const std::string pattern : {"[", "*", "a{2,1}", "(?<n", "\\", "[ー-", "\\Q[", "]"}) {
        // Refused or not, it never harms.
        RegularExpression::compile(pattern);
    }
}

RC_BOOST_PROP(any_pattern_is_compiled_or_refused, ())
{
    const auto pieces_of_patterns =
        *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
            "(",  ")", "[", "]", "*", "+", "?",  "{2,", "}", "a",   "ー", "か",
            "\\", "Q", "E", "|", "^", "-", "&&", "é",   "'", "(?i", ":",  "\\p{L}"}));
    std::string pattern;
    for (const std::string& piece : pieces_of_patterns)
        pattern += piece;
    auto compiled = RegularExpression::compile(pattern);
    if (auto* expression = std::get_if<RegularExpression>(&compiled))
        ExpressionFinder(*expression).found_in("マルス\naaaa marth");
}

BOOST_AUTO_TEST_SUITE_END()
