#include "decks/legality/legality_fixture.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <map>
#include <set>
#include <stdexcept>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(format_files)

namespace {

const std::string head = "name: {en: Name}\nsummary: {en: Summary}\n";

Format format_of(const std::string& yaml)
{
    return read_format(head + yaml, "formats/club.yaml", shipped_library());
}

Fault fault_of(const std::string& yaml)
{
    try {
        format_of(yaml);
    } catch (const DataError& error) {
        return error.fault();
    }
    throw std::logic_error("accepted: " + yaml);
}

} // namespace

BOOST_AUTO_TEST_CASE(the_id_is_the_files_name)
{
    BOOST_TEST(format_of("").id == "club");
}

BOOST_AUTO_TEST_CASE(every_primitive_is_read)
{
    const Format format = format_of("size: {min: 40, max: 60}\n"
                                    "copies: {default: 3, of: {B04-017X: 1}}\n"
                                    "allowed:\n"
                                    "  sets: [B05, S11]\n"
                                    "  series: {from: 5, to: 17}\n"
                                    "  released: {from: 2016-06, to: 2019-06}\n"
                                    "  cards: cost<=3\n"
                                    "banned: [B01-003]\n"
                                    "banned-protagonists: [B01-006, \"unit:Anna\"]\n"
                                    "require: [{cards: cost=1, min: 2, max: 9}]\n"
                                    "exact: [{cards: cost=2, copies: 3}]\n"
                                    "opening: [{sum: class-change, min: 1, max: 5},\n"
                                    "  {sum: cost, cards: cost<=3, reach: [3, 2]}]\n"
                                    "sum: [{sum: support, cards: cost=1, max: 90}]\n");
    BOOST_TEST(format.min_size == 40);
    BOOST_TEST(format.max_size == 60);
    BOOST_TEST(format.copies == 3);
    BOOST_TEST((format.copies_of == std::map<std::string, int>{{"B04-017", 1}}));
    BOOST_REQUIRE(format.allowed);
    BOOST_TEST((format.allowed->sets == std::set<std::string>{"B05", "S11"}));
    BOOST_TEST(format.allowed->series_from == 5);
    BOOST_TEST(format.allowed->series_to == 17);
    BOOST_TEST(format.allowed->released_from == "2016-06");
    BOOST_TEST(format.allowed->released_to == "2019-06");
    BOOST_TEST(format.allowed->cards->to_text() == "cost<=3");
    BOOST_TEST(format.banned.contains("B01-003"));
    BOOST_TEST((format.banned_protagonists == std::set<std::string>{"B01-006", "unit:Anna"}));
    BOOST_REQUIRE_EQUAL(format.require.size(), 1U);
    BOOST_TEST(format.require[0].min == 2);
    BOOST_TEST(format.require[0].max == 9);
    BOOST_REQUIRE_EQUAL(format.exact.size(), 1U);
    BOOST_TEST(format.exact[0].min == 3);
    BOOST_TEST(format.exact[0].max == 3);
    BOOST_REQUIRE_EQUAL(format.opening.size(), 1U);
    BOOST_TEST((format.opening[0].value == OpeningRule::Value::ClassChange));
    BOOST_TEST(format.opening[0].min == 1);
    BOOST_TEST(format.opening[0].max == 5);
    BOOST_REQUIRE_EQUAL(format.reach.size(), 1U);
    BOOST_TEST((format.reach[0].of.value == OpeningRule::Value::Cost));
    BOOST_TEST(format.reach[0].of.cards.to_text() == "cost<=3");
    BOOST_TEST((format.reach[0].sums == std::vector{3, 2}));
    BOOST_REQUIRE_EQUAL(format.sums.size(), 1U);
    BOOST_TEST((format.sums[0].value == OpeningRule::Value::Support));
    BOOST_TEST(format.sums[0].cards.to_text() == "cost=1");
    BOOST_TEST(format.sums[0].max == 90);
}

struct Slip {
    std::string yaml;
    std::string code;
    int line; // the first line after the two of the head is 3
    int column;
    std::string suggestion;
};

std::ostream& operator<<(std::ostream& out, const Slip& slip)
{
    return out << slip.yaml;
}

const std::vector<Slip> slips = {
    {"sizes: {min: 50}", "unknown-key", 3, 1, "size"},
    {"size: {mim: 50}", "unknown-key", 3, 8, "min"},
    {"size: {min: 0}", "out-of-range", 3, 13, ""},
    {"sum: [{sum: cots, max: 9}]", "unknown-word", 3, 13, "cost"},
    {"sum: [{sum: cost}]", "missing-key", 3, 7, ""},
    {"opening: [{sum: cost, reach: []}]", "out-of-range", 3, 30, ""},
    {"opening: [{sum: cost, reach: [13]}]", "out-of-range", 3, 31, ""},
    {"opening: [{sum: cost, reach: [3], min: 1}]", "unknown-key", 3, 35, ""},
    {"size: {min: 010}", "not-a-number", 3, 13, ""},
    {"size: {min: 60, max: 50}", "out-of-range", 3, 22, ""},
    {"size: {max: 40}", "out-of-range", 3, 13, ""},
    {"size: 50", "wrong-type", 3, 7, ""},
    {"copies: {default: many}", "not-a-number", 3, 19, ""},
    {"copies: {of: {B01-O03: 2}}", "unknown-card", 3, 15, "B01-003"},
    {"copies: {of: {B01-003ST: 2}}", "unknown-card", 3, 15, "B01-003"},
    {"copies: {of: {B04-017: 2, B04-017X: 1}}", "repeated-id", 3, 27, ""},
    {"allowed: {sets: [B5]}", "unknown-set", 3, 18, "B05"},
    {"allowed: {sets: [B05, B05]}", "repeated-id", 3, 23, ""},
    {"allowed: {series: {from: 6, to: 5}}", "out-of-range", 3, 33, ""},
    {"allowed: {released: {from: 2016}}", "not-a-number", 3, 28, ""},
    {"allowed: {released: {from: 2016-06, to: 2016-05}}", "out-of-range", 3, 41, ""},
    {"allowed: {cards: weapon:sward}", "query-unknown-word", 3, 25, "sword"},
    {"allowed: {cards: unit:protagonist}", "query-unexpected", 3, 18, ""},
    {"allowed: {cards: cost=1 is:promotion}", "query-unexpected", 3, 18, ""},
    {"require: [{cards: \"format:standard\", min: 1}]", "query-unexpected", 3, 19, ""},
    {"banned: B01-003", "wrong-type", 3, 9, ""},
    {"banned: [B01-003, Z99-001]", "unknown-card", 3, 19, ""},
    {"banned-protagonists: [\"unit:Marht\"]", "unknown-unit", 3, 23, "Marth"},
    {"require: [{cards: cost=1}]", "missing-key", 3, 11, ""},
    {"require: [{cards: cots=1, min: 1}]", "query-unknown-field", 3, 19, "cost"},
    {"require: [{cards: \"marth cots=1\", min: 1}]", "query-unknown-field", 3, 26, "cost"},
    {"require: [{cards: 'マルス cots=1', min: 1}]", "query-unknown-field", 3, 24, "cost"},
    {"require: [{cards: \"\\u006darth cots=1\", min: 1}]", "query-unknown-field", 3, 19, "cost"},
    {"exact: [{cards: cost=1, copies: -1}]", "out-of-range", 3, 33, ""},
    {"exact: [{copies: 1}]", "missing-key", 3, 9, ""},
    {"opening: [{sum: atack, max: 9}]", "unknown-word", 3, 17, "attack"},
    {"opening: [{sum: attack}]", "missing-key", 3, 11, ""},
};

BOOST_DATA_TEST_CASE(a_slip_is_told_with_its_place_and_what_would_be_right, data::make(slips), slip)
{
    const Fault fault = fault_of(slip.yaml);
    BOOST_TEST(code_of(fault.kind) == slip.code);
    BOOST_TEST(fault.place.file == "formats/club.yaml");
    BOOST_TEST(fault.place.line == slip.line);
    BOOST_TEST(fault.place.column == slip.column);
    if (!slip.suggestion.empty()) {
        BOOST_REQUIRE(!fault.suggestions.empty());
        BOOST_TEST(fault.suggestions.front() == slip.suggestion);
    }
}

BOOST_DATA_TEST_CASE(a_file_whose_name_is_no_id_is_refused,
                     data::make({"My Format.yaml", "standard_2.yaml", ".yaml", "標準.yaml"}), file)
{
    BOOST_CHECK_EXCEPTION(
        read_format(head, file, shipped_library()), DataError,
        [](const DataError& error) { return error.fault().kind == FaultKind::BadId; });
}

BOOST_AUTO_TEST_CASE(a_name_and_a_summary_must_be_there)
{
    BOOST_CHECK_THROW(read_format("summary: {en: Summary}", "club.yaml", shipped_library()),
                      DataError);
    BOOST_CHECK_THROW(read_format("name: {en: Name}", "club.yaml", shipped_library()), DataError);
}

BOOST_AUTO_TEST_SUITE_END()
