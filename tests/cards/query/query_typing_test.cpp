#include "cards/query_helpers.h"

#include <boost/test/data/test_case.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace query_typing {

struct Typed {
    std::string text;
    bool is_half;
};
std::ostream& operator<<(std::ostream& out, const Typed& row)
{
    return out << row.text;
}

const Typed typed_texts[] = {
    {"cost", false}, // no fault at all
    {"cost<", true},           {"cost<= ", true},     {"cost<=2 or", true},
    {"cost<=2 or ", true},     {"marth -", true},     {"not", true},
    {"(cost<=2", true},        {"\"alt", true},       {"name:/mar", true},
    {"symbol:", true},         {"symbol:ho", true}, // hoshido, holy-war-banner
    {"symbol:h", true},        {"cost=no", true},   // none
    {"is:prom", true},         {"symbol:ho ", false}, {"symbol:zz", false},
    {"cost:two", false},       {"colr:", false},      {"cost: or marth", false},
    {"marth - prince", false}, {"marth)", false},     {"cost>x", false},
};

std::optional<Fault> fault_in(const std::string& text)
{
    const auto query = Query::parse(text, shipped_library());
    const auto* fault = std::get_if<Fault>(&query);
    return fault ? std::optional(*fault) : std::nullopt;
}

struct Fit {
    std::string typed;
    std::string plain;
};
std::ostream& operator<<(std::ostream& out, const Fit& row)
{
    return out << row.typed;
}

const Fit fits[] = {
    {"symbol:blade", "symbol:blade-of-light"},
    {"symbol=naga", "symbol:mark-of-naga"},
    {"symbol:聖痕", "symbol:mark-of-naga"},
    {"symbol:spada", "symbol:blade-of-light"},
    {"color:bla", "color:black"},
    {"weapon:swo", "weapon:sword"},
    {"tag:femal", "tag:female"},
    {"-symbol:blade", "-symbol:blade-of-light"},
};

} // namespace query_typing

BOOST_AUTO_TEST_SUITE(query_typing)

BOOST_DATA_TEST_CASE(a_query_that_breaks_off_is_only_half_typed, typed_texts)
{
    const std::optional<Fault> fault = fault_in(sample.text);
    BOOST_TEST((fault && is_half_typed(sample.text, *fault)) == sample.is_half);
}

BOOST_DATA_TEST_CASE(the_beginning_of_a_part_will_do_where_one_word_fits, fits)
{
    BOOST_TEST(parsed(sample.typed).to_text() == sample.plain);
}

BOOST_AUTO_TEST_CASE(a_beginning_that_fits_two_words_is_none_and_both_are_named)
{
    const std::optional<Fault> fault = fault_in("symbol:ho");
    BOOST_TEST_REQUIRE(fault.has_value());
    BOOST_TEST(has(fault->suggestions, "hoshido"));
    BOOST_TEST(has(fault->suggestions, "holy-war-banner"));
}

BOOST_AUTO_TEST_CASE(a_name_with_a_slip_is_told_with_the_names_like_it)
{
    const auto miss = word_that_finds_nothing("cost<=2 lisa", shipped_library());
    BOOST_TEST_REQUIRE(miss.has_value());
    BOOST_TEST(miss->place.column == 9);
    BOOST_TEST(miss->what == "lisa");
    BOOST_TEST(miss->suggestions.front() == "Lissa");
}

BOOST_AUTO_TEST_CASE(names_are_offered_in_the_script_that_was_typed)
{
    const auto miss = word_that_finds_nothing("マルヌ", shipped_library());
    BOOST_TEST_REQUIRE(miss.has_value());
    BOOST_TEST(has(miss->suggestions, "マルス"));
}

BOOST_AUTO_TEST_CASE(a_word_that_is_found_or_not_asked_for_is_not_told)
{
    for (const char* query : {"marth", "lissa marth", "marth -lisa", "marth not lisa", "unit:lisa",
                              "\"lisa\"", "qqqqqqqqqqqq", "(", ""})
        BOOST_TEST(!word_that_finds_nothing(query, shipped_library()).has_value(), query);
}

BOOST_AUTO_TEST_SUITE_END()
