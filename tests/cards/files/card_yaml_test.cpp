#include "cards/files/card_yaml.h"

#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_yaml)

namespace {

const std::string head = "set: T01\nkind: fixture\ncards:\n";
const std::string card = "- id: T01-001\n"
                         "  unit: Aria\n"
                         "  title: Young Banneret\n"
                         "  symbol: red\n"
                         "  tags: [female, lance]\n"
                         "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n"
                         "  prints: [T01-001N]\n";

const Vocabulary& words()
{
    static const Vocabulary shipped = shipped_words();
    return shipped;
}

LibraryReading reading_of(const std::string& cards)
{
    return read_library(words(), {{"T01.yaml", head + cards}});
}

std::string with(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

struct Slip {
    std::string name;
    std::string from;
    std::string to;
    std::string code;
    int line; // the entry begins on line 4
    int column;
};

std::ostream& operator<<(std::ostream& out, const Slip& slip)
{
    return out << slip.name;
}

const std::vector<Slip> slips = {
    {"a key with a typo", "title:", "titel:", "unknown-key", 6, 3},
    {"an unknown symbol", "symbol: red", "symbol: reed", "unknown-word", 7, 11},
    {"an unknown tag", "lance", "lans", "unknown-word", 8, 18},
    {"a cost that is no number", "cost: 1", "cost: one", "not-a-number", 9, 17},
    {"a cost with a leading zero", "cost: 1", "cost: 01", "not-a-number", 9, 17},
    {"a cost below zero", "cost: 1", "cost: -1", "out-of-range", 9, 17},
    {"a range that is none", "range: 1", "range: 4", "not-a-number", 9, 27},
    {"a missing attack", "attack: 40, ", "", "missing-key", 9, 10},
    {"tags that are no list", "[female, lance]", "female", "wrong-type", 8, 9},
    {"a space at a name's end", "unit: Aria", "unit: 'Aria '", "not-text", 5, 9},
    {"a mark that turns a name", "unit: Aria", "unit: \"Ar\\u061Cia\"", "hidden-character", 5, 9},
    {"a terminal's escape", "unit: Aria", "unit: \"\\e[2JAria\"", "hidden-character", 5, 9},
    {"an id of another form", "id: T01-001", "id: t_1", "bad-id", 4, 7},
    {"a printing of another form", "[T01-001N]", "[T01-001N@]", "bad-printing", 10, 12},
    {"a printing of an unknown set", "[T01-001N]", "[T01-001N@S99]", "unknown-set", 10, 11},
    {"no printing at all", "[T01-001N]", "[]", "missing-key", 10, 11},
};

} // namespace

BOOST_AUTO_TEST_CASE(a_well_written_card_has_no_finding)
{
    const LibraryReading reading = reading_of(card);
    BOOST_TEST(reading.findings.empty());
    BOOST_REQUIRE(reading.library.cards().size() == 1u);
    const Card& aria = reading.library.cards()[0];
    BOOST_TEST(aria.id == "T01-001");
    BOOST_TEST(aria.attack.or_zero() == 40);
    BOOST_TEST(aria.printings[0].rarity() == "N");
    BOOST_TEST(aria.line == 4);
}

BOOST_DATA_TEST_CASE(a_slip_is_told_with_its_place, boost::unit_test::data::make(slips))
{
    const LibraryReading reading = reading_of(with(card, sample.from, sample.to));
    const auto fault = std::ranges::find(reading.findings, sample.code,
                                         [](const Fault& one) { return code_of(one.kind); });
    BOOST_REQUIRE(fault != reading.findings.end());
    BOOST_TEST(fault->place.line == sample.line);
    BOOST_TEST(fault->place.column == sample.column);
}

BOOST_AUTO_TEST_CASE(every_slip_of_a_file_is_told_and_the_good_cards_are_kept)
{
    std::string second = with(with(card, "T01-001\n", "T01-002\n"), "T01-001N", "T01-002N");
    second = with(with(second, "Aria", "Bram"), "red", "rde");
    const std::string third =
        with(with(with(card, "T01-001\n", "T01-003\n"), "T01-001N", "T01-003N"), "Aria", "Cato");
    const LibraryReading reading = reading_of(with(card, "lance", "lans") + second + third);
    BOOST_TEST(reading.findings.size() == 2u);
    BOOST_TEST(reading.library.find_id("T01-003") != nullptr);
}

BOOST_AUTO_TEST_CASE(an_id_used_twice_names_where_it_was_first)
{
    const LibraryReading reading = reading_of(card + with(card, "T01-001N", "T01-009N"));
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(code_of(reading.findings[0].kind) == "repeated-id");
    BOOST_TEST(reading.findings[0].place.line == 11);
    BOOST_TEST(reading.findings[0].other == "T01.yaml:4");
}

BOOST_AUTO_TEST_CASE(a_printing_code_used_twice_is_told)
{
    const LibraryReading reading =
        reading_of(card + with(with(card, "T01-001\n", "T01-002\n"), "Aria", "Bram"));
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(code_of(reading.findings[0].kind) == "repeated-printing");
}

BOOST_AUTO_TEST_CASE(two_cards_of_one_unit_and_title_must_share_a_name_group)
{
    const std::string twin = with(with(card, "T01-001\n", "T01-002\n"), "T01-001N", "T01-002N");
    const LibraryReading split = reading_of(card + twin);
    BOOST_REQUIRE(split.findings.size() == 1u);
    BOOST_TEST(code_of(split.findings[0].kind) == "split-name");

    const LibraryReading joined = reading_of(card + twin + "  same-name: T01-001\n");
    BOOST_TEST(joined.findings.empty());
    BOOST_TEST(joined.library.cards()[1].name_group == 0u);
}

BOOST_AUTO_TEST_CASE(a_unit_with_two_english_names_for_its_japanese_one_is_told)
{
    const auto card_of = [](const std::string& id, const std::string& unit) {
        std::string other = with(with(card, "T01-001\n", id + "\n"), "T01-001N", id + "N");
        other = with(other, "unit: Aria", "unit: " + unit);
        return with(other, "  title: ", "  ja: {unit: アリア}\n  title: of " + id + " ");
    };
    const std::string two = card_of("T01-001", "Aira") + card_of("T01-002", "Aria");
    const LibraryReading reading = reading_of(two + card_of("T01-003", "Aria"));
    BOOST_REQUIRE(reading.findings.size() == 1U);
    BOOST_TEST(code_of(reading.findings[0].kind) == "unknown-word");
    BOOST_TEST(reading.findings[0].what == "Aira");
    BOOST_TEST(reading.findings[0].suggestions == std::vector<std::string>{"Aria"},
               boost::test_tools::per_element());
    BOOST_TEST(reading.findings[0].place.line == 4);
}

BOOST_AUTO_TEST_CASE(a_name_group_is_named_by_its_first_id_whoever_points)
{
    const std::string twin = with(with(card, "T01-001\n", "T01-002\n"), "T01-001N", "T01-002N");
    const LibraryReading reading = reading_of(card + "  same-name: T01-002\n" + twin);
    BOOST_TEST(reading.findings.empty());
    BOOST_TEST(reading.library.cards()[0].name_group == 0u);
    BOOST_TEST(reading.library.cards()[1].name_group == 0u);
}

BOOST_DATA_TEST_CASE(a_name_group_that_leads_nowhere_is_broken,
                     boost::unit_test::data::make<std::string>({"T01-001", "T01-099"}))
{
    const LibraryReading reading = reading_of(card + "  same-name: " + sample + "\n");
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(code_of(reading.findings[0].kind) == "broken-name-group");
    BOOST_TEST(reading.findings[0].place.line == 11);
}

BOOST_AUTO_TEST_CASE(a_unit_that_no_card_bears_is_told)
{
    const LibraryReading reading = reading_of(card + "  also-unit: [Ariah]\n");
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(code_of(reading.findings[0].kind) == "unknown-unit");
    BOOST_REQUIRE(!reading.findings[0].suggestions.empty());
    BOOST_TEST(reading.findings[0].suggestions[0] == "Aria");
}

BOOST_AUTO_TEST_CASE(an_unknown_unit_has_the_place_of_its_own_key)
{
    const LibraryReading reading =
        reading_of(card + "  also-unit: [Ariah]\n  stacks-on: [Nobody]\n");
    BOOST_REQUIRE(reading.findings.size() == 2u);
    BOOST_TEST(reading.findings[0].what == "Ariah");
    BOOST_TEST(reading.findings[0].place.line == 11);
    BOOST_TEST(reading.findings[1].what == "Nobody");
    BOOST_TEST(reading.findings[1].place.line == 12);
}

BOOST_AUTO_TEST_CASE(a_set_stands_in_the_file_of_its_name)
{
    const LibraryReading reading =
        read_library(words(), {{"T02.yaml", "set: T01\nkind: booster\ncards:\n" + card}});
    BOOST_REQUIRE(!reading.findings.empty());
    BOOST_TEST(code_of(reading.findings[0].kind) == "wrong-set-file");
}

BOOST_AUTO_TEST_CASE(a_printed_X_is_no_number)
{
    const LibraryReading reading = reading_of(with(card, "support: 20", "support: X"));
    BOOST_REQUIRE(reading.findings.empty());
    BOOST_TEST(reading.library.cards()[0].support.is_x());
    BOOST_TEST(!reading.library.cards()[0].support.number().has_value());
}

BOOST_AUTO_TEST_CASE(any_subset_of_three_distances_is_a_range) // RULING-36
{
    const LibraryReading reading = reading_of(with(card, "range: 1", "range: [1, 3]"));
    BOOST_REQUIRE(reading.findings.empty());
    const RangeSet range = reading.library.cards()[0].range;
    BOOST_TEST(range.contains(1));
    BOOST_TEST(!range.contains(2));
    BOOST_TEST(range.contains(3));
}

BOOST_AUTO_TEST_CASE(a_skill_of_unknown_kind_is_told_and_the_card_kept)
{
    const LibraryReading reading =
        reading_of(card + "  skills:\n  - {category: atc}\n  - {category: cont}\n");
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(code_of(reading.findings[0].kind) == "unknown-word");
    BOOST_TEST(reading.findings[0].suggestions.at(0) == "act");
    BOOST_TEST(reading.library.cards()[0].skills.size() == 1u);
}

BOOST_AUTO_TEST_CASE(two_threads_read_the_same_library)
{
    const LibraryReading one = read_library(words(), shipped_card_files(), 1);
    const LibraryReading two = read_library(words(), shipped_card_files(), 2);
    BOOST_REQUIRE(one.library.cards().size() == two.library.cards().size());
    for (std::size_t at = 0; at < one.library.cards().size(); ++at) {
        const Card& mine = one.library.cards()[at];
        const Card& theirs = two.library.cards()[at];
        BOOST_REQUIRE(mine.id == theirs.id);
        BOOST_REQUIRE(one.library.search_text(mine) == two.library.search_text(theirs));
    }
}

// What `library lint` says of the shipped library, as a test.
BOOST_AUTO_TEST_CASE(the_shipped_library_has_no_findings)
{
    const LibraryReading reading = read_library(words(), shipped_card_files());
    for (const Fault& fault : reading.findings)
        BOOST_ERROR(DataError(fault).what());
}

BOOST_AUTO_TEST_SUITE_END()
