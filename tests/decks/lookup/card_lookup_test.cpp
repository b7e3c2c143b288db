#include "decks/lookup/card_lookup.h"

#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(card_lookup)

namespace {

using Ids = std::vector<std::string>;

const CardLibrary& library()
{
    return test::shipped_library();
}

Ids found(std::string_view text)
{
    Ids ids;
    for (const CardMatch& match : look_up_card(text, library()).matches)
        ids.push_back(match.card->id);
    return ids;
}

struct Row {
    const char* text;
    const char* id;
};
std::ostream& operator<<(std::ostream& out, const Row& row)
{
    return out << row.text;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_units_own_name_in_any_case_beats_what_others_were_called)
{
    const Ids claudes = found("claude"); // and Claud was once spelled so
    BOOST_TEST_REQUIRE(!claudes.empty());
    for (const std::string& id : claudes)
        BOOST_TEST(library().find_id(id)->unit == "Claude", id);
    BOOST_TEST(library().find_id(found("Claude: Priest of Edda").front())->unit == "Claud");
}

constexpr Row codes[] = {
    {"B01-003", "B01-003"},   {"B01-003ST+", "B01-003"},     {"b01-003st+", "B01-003"},
    {" B01-003 ", "B01-003"}, {"Ｂ０１－００３", "B01-003"}, {"B01 003", "B01-003"},
    {"b01003", "B01-003"},    {"B01–003", "B01-003"},        {"P01-012", "B01-002"},
    {"P01-012PR", "B01-002"}, {"B08-047a", "B08-047a"},      {"B08-047aN", "B08-047a"},
    {"B20-001", "B20-001"},   {"B20-001SR+", "B20-001X"},    {"b04-017x", "B04-017X"},
};
BOOST_DATA_TEST_CASE(a_code_in_any_spelling_finds_its_card, data::make(codes))
{
    BOOST_TEST(found(sample.text) == Ids{sample.id}, boost::test_tools::per_element());
}

constexpr Row names[] = {
    {"Marth: Altean Prince", "B01-003"},
    {"Marth, Altean Prince", "B01-003"},
    {"marth altean prince", "B01-003"},
    {"Altean Prince Marth", "B01-003"},
    {"MARTH: ALTEAN PRINCE", "B01-003"},
    {"Marth – Altean Prince", "B01-003"},
    {"アリティアの王子 マルス", "B01-003"},
    {"マルス アリティアの王子", "B01-003"},
    {"アリティアの王子マルス", "B01-003"},
    {"ｱﾘﾃｨｱの王子　ﾏﾙｽ", "B01-003"},
    {"Altean Prince", "B01-003"},
    {"Caeda: Talys’s Heart", "B01-006"},
    {"Camus: Sable Knight", "B01-050"},          // an older title
    {"Azel, Mage of Fjalar's Blood", "B17-100"}, // an older unit name
    {"Robin (Male): Amnesiac Tactician", "B04-066"},
    {"robin (female), amnesiac tactician", "B01-058"},
};
BOOST_DATA_TEST_CASE(a_name_in_any_spelling_finds_its_card, data::make(names))
{
    BOOST_TEST(found(sample.text) == Ids{sample.id}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_unit_name_alone_is_ambiguous)
{
    const CardLookup marth = look_up_card("Marth", library());
    BOOST_TEST(marth.matches.size() > 10U);
}

BOOST_AUTO_TEST_CASE(a_unit_with_a_single_card_is_found_by_its_name)
{
    BOOST_TEST(found("Zola") == Ids{"B20-043"});
}

BOOST_AUTO_TEST_CASE(a_number_that_several_cards_bear_is_ambiguous)
{
    BOOST_TEST(found("B08-047") == (Ids{"B08-047a", "B08-047b", "B08-047c"}));
}

BOOST_AUTO_TEST_CASE(cards_that_share_their_whole_name_are_ambiguous)
{
    BOOST_TEST(found("Tiki: Mirage Uta-loid") == (Ids{"B04-017", "B04-017X"}));
}

BOOST_AUTO_TEST_CASE(a_title_that_two_units_share_needs_the_unit)
{
    BOOST_TEST(found("Robin: Amnesiac Tactician").size() == 2U);
}

BOOST_AUTO_TEST_CASE(an_exact_spelling_wins_over_a_folded_one)
{
    const CardLibrary fixture = test::library_of(R"(
- id: T01-001
  unit: Ada
  title: The Re-Born
  symbol: red
  tags: [female, sword]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-001N]
- id: T01-002
  unit: ADA
  title: The Reborn
  symbol: red
  tags: [female, sword]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [T01-002N]
)");
    BOOST_TEST(look_up_card("Ada: The Re-Born", fixture).matches.front().card->id == "T01-001");
    BOOST_TEST(look_up_card("ADA: The Reborn", fixture).matches.front().card->id == "T01-002");
    BOOST_TEST(look_up_card("ada: the reborn", fixture).matches.size() == 2U);
}

BOOST_AUTO_TEST_CASE(only_a_text_that_names_a_printing_gives_one)
{
    BOOST_TEST(!look_up_card("B01-003", library()).matches.front().printing);
    BOOST_TEST(!look_up_card("Marth: Altean Prince", library()).matches.front().printing);
    BOOST_TEST(look_up_card("B01-003HN", library()).matches.front().printing->code == "B01-003HN");
    BOOST_TEST(look_up_card("P01-012", library()).matches.front().printing->code == "P01-012PR");
}

BOOST_AUTO_TEST_CASE(every_card_of_the_library_is_found_by_its_codes_and_names)
{
    Ids lost;
    for (const Card& card : library().cards()) {
        const auto same_name = library().same_name(card);
        const auto is_found = [&](const std::string& text) {
            const std::vector<CardMatch> matches = look_up_card(text, library()).matches;
            return std::ranges::any_of(matches,
                                       [&](const CardMatch& m) { return m.card == &card; }) &&
                   std::ranges::all_of(matches, [&](const CardMatch& m) {
                       return std::ranges::find(same_name, m.card) != same_name.end();
                   });
        };
        if (!is_found(card.id) || !is_found(card.unit + ": " + card.title) ||
            !is_found(card.unit + ", " + card.title))
            lost.push_back(card.id);
        // Two titles of the Risen are one in Japanese.
        if (card.unit != "Risen" && !is_found(card.title_ja + " " + card.unit_ja))
            lost.push_back(card.id + " ja");
        for (const Printing& printing : card.printings) {
            if (!is_found(printing.code))
                lost.push_back(printing.code);
        }
    }
    BOOST_TEST(lost == Ids(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_very_long_text_is_unknown)
{
    BOOST_TEST(look_up_card(std::string(1'000'000, 'a'), library()).matches.empty());
}

BOOST_AUTO_TEST_CASE(an_empty_library_knows_nothing)
{
    const CardLibrary none;
    BOOST_TEST(look_up_card("Marth", none).matches.empty());
    BOOST_TEST(look_up_card("B01-003", none).matches.empty());
}

struct Number {
    const char* text;
    const char* number;
};
std::ostream& operator<<(std::ostream& out, const Number& row)
{
    return out << row.text;
}
constexpr Number numbers[] = {
    {"B01-003", "B01-003"},
    {"b1-3ST", "B01-003"},
    {"Ｂ０１－００３", "B01-003"},
    {"S12_004", "S12-004"},
    {"Marth", ""},
    {"B", ""},
    {"B01", ""},
    {"", ""},
    {"-1", ""},
};
BOOST_DATA_TEST_CASE(a_collector_number_is_brought_to_its_usual_form, data::make(numbers))
{
    BOOST_TEST(collector_number(sample.text) == sample.number);
}

BOOST_AUTO_TEST_CASE(japanese_brackets_tell_two_units_apart_as_english_ones_do)
{
    for (const char* text :
         {"自警団の軍師 ルフレ（男）", "自警団の軍師 ルフレ(男)", "ルフレ(男) 自警団の軍師"}) {
        const CardLookup found = look_up_card(text, test::shipped_library());
        BOOST_REQUIRE(found.found());
        BOOST_TEST(found.matches.front().card->id == "B14-007");
    }
}

BOOST_AUTO_TEST_SUITE_END()
