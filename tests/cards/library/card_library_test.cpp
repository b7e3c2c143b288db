#include "cards/library/card_library.h"

#include "cards/text/text_folding.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <map>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_library)

namespace {

const CardLibrary& library = shipped_library();

const Card& card(std::string_view id)
{
    const Card* found = library.find_id(id);
    BOOST_REQUIRE_MESSAGE(found, id << " is missing");
    return *found;
}

std::uint32_t rank(SortKey key, const Card& of)
{
    return library.ranks(key)[library.index_of(of)];
}

template <typename Test>
std::vector<std::string> ids_of_cards_that(Test test)
{
    std::vector<std::string> ids;
    for (const Card& one : library.cards()) {
        if (test(one))
            ids.push_back(one.id);
    }
    return ids;
}

template <typename Id>
int cards_with(WordSet<Id> Card::*words, Id word)
{
    return static_cast<int>(std::ranges::count_if(
        library.cards(), [&](const Card& one) { return (one.*words).contains(word); }));
}

struct Count {
    std::string word;
    int cards;
};
std::ostream& operator<<(std::ostream& out, const Count& row)
{
    return out << row.word;
}

// Counted in the tables the data was made from, before it was made.
const std::vector<Count> weapons = {
    {"sword", 734}, {"lance", 474}, {"tome", 468}, {"bow", 200},        {"axe", 199},
    {"staff", 92},  {"fang", 83},   {"knife", 72}, {"dragonstone", 59}, {"brawl", 5}};
const std::vector<Count> types = {{"beast", 644},   {"flier", 331}, {"dragon", 181},
                                  {"armored", 123}, {"mirage", 57}, {"monster", 16}};
const std::vector<Count> genders = {{"male", 1246}, {"female", 1158}};
const std::vector<Count> deploy_costs = {{"1", 828}, {"3", 651}, {"4", 497}, {"2", 218}, {"5", 181},
                                         {"6", 19},  {"0", 14},  {"7", 8},   {"X", 1}};
const std::vector<Count> supports = {{"20", 1228}, {"10", 819}, {"30", 302},
                                     {"0", 56},    {"X", 11},   {"50", 1}};

std::string text_of(Amount amount)
{
    return amount.is_x() ? "X" : std::to_string(*amount.number());
}

} // namespace

BOOST_AUTO_TEST_CASE(the_whole_pool_is_there)
{
    std::size_t printings = 0;
    std::size_t effects = 0;
    std::set<CardIndex> names;
    for (const Card& one : library.cards()) {
        names.insert(one.name_group);
        printings += one.printings.size();
        effects += one.skills.size();
    }
    BOOST_TEST(library.cards().size() == 2417u);
    BOOST_TEST(printings == 3177u);
    BOOST_TEST(names.size() == 2410u);
    BOOST_TEST(library.sets().size() == 56u);
    BOOST_TEST(effects == 5147u);
}

BOOST_DATA_TEST_CASE(cards_by_weapon, boost::unit_test::data::make(weapons))
{
    BOOST_TEST(cards_with(&Card::weapons, library.words().weapon(sample.word).value()) ==
               sample.cards);
}
BOOST_DATA_TEST_CASE(cards_by_type, boost::unit_test::data::make(types))
{
    BOOST_TEST(cards_with(&Card::types, library.words().type(sample.word).value()) == sample.cards);
}
BOOST_DATA_TEST_CASE(cards_by_gender, boost::unit_test::data::make(genders))
{
    BOOST_TEST(cards_with(&Card::genders, library.words().gender(sample.word).value()) ==
               sample.cards);
}
BOOST_DATA_TEST_CASE(cards_by_deploy_cost, boost::unit_test::data::make(deploy_costs))
{
    const auto ids =
        ids_of_cards_that([&](const Card& one) { return text_of(one.cost) == sample.word; });
    BOOST_TEST(ids.size() == static_cast<std::size_t>(sample.cards));
}
BOOST_DATA_TEST_CASE(cards_by_support, boost::unit_test::data::make(supports))
{
    const auto ids =
        ids_of_cards_that([&](const Card& one) { return text_of(one.support) == sample.word; });
    BOOST_TEST(ids.size() == static_cast<std::size_t>(sample.cards));
}

BOOST_AUTO_TEST_CASE(cards_without_symbol_or_with_two_are_counted_right)
{
    BOOST_TEST(ids_of_cards_that([](const Card& one) { return one.symbols.empty(); }).size() ==
               142u);
    BOOST_TEST(ids_of_cards_that([](const Card& one) { return one.symbols.size() == 2; }).size() ==
               47u);
}

BOOST_AUTO_TEST_CASE(fourteen_cards_may_be_played_in_any_number) // RULING-2
{
    const std::vector<std::string> expected = {
        "B01-100", "B03-099",  "B08-047a", "B08-047b", "B08-047c", "B09-048", "B11-047",
        "B11-048", "B14-040a", "B14-040b", "B14-040c", "B15-041",  "B15-073", "B16-062"};
    BOOST_TEST(ids_of_cards_that([](const Card& one) { return !one.copies_limit; }) == expected,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(thirty_one_cards_lift_the_rule_of_one_unit_name) // RULING-27
{
    const auto ids =
        ids_of_cards_that([](const Card& one) { return one.multi_deploy != MultiDeploy::No; });
    BOOST_TEST(ids.size() == 31u);
    BOOST_CHECK(card("B15-072").multi_deploy == MultiDeploy::Max2);
    BOOST_CHECK(card("B09-048").multi_deploy == MultiDeploy::WithSixBonds);
    BOOST_CHECK(card("B07-097").multi_deploy == MultiDeploy::WhileLeveledUp);
}

BOOST_AUTO_TEST_CASE(six_cards_may_never_be_bonds)
{
    const std::vector<std::string> expected = {"B01-061", "B02-082", "B08-064",
                                               "S01-003", "S05-003", "S07-003"};
    BOOST_TEST(ids_of_cards_that([](const Card& one) { return one.no_bond; }) == expected,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(fourteen_cards_print_an_X) // RULING-55
{
    const auto ids = ids_of_cards_that([](const Card& one) {
        return one.cost.is_x() || one.attack.is_x() || one.support.is_x() ||
               (one.class_change_cost && one.class_change_cost->is_x());
    });
    const std::vector<std::string> expected = {
        "B07-001", "B07-004", "B07-007", "B07-015", "B07-021", "B07-024", "B12-001",
        "B13-004", "B13-088", "B13-089", "B14-001", "B22-005", "B22-012", "P07-016"};
    BOOST_TEST(ids == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(five_card_names_are_shared_by_several_cards) // RULING-4
{
    std::map<std::string, std::size_t> groups;
    for (const Card& one : library.cards()) {
        if (const auto same = library.same_name(one); same.size() > 1)
            groups[same.front()->id] = same.size();
    }
    const std::map<std::string, std::size_t> expected = {
        {"B04-017", 2}, {"B08-047a", 3}, {"B11-101", 2}, {"B14-040a", 3}, {"B20-001", 2}};
    BOOST_CHECK(groups == expected);
}

BOOST_AUTO_TEST_CASE(some_cards_answer_to_a_second_unit_name) // RULING-53
{
    BOOST_TEST(bears_unit_name(card("B01-056"), "Marth"));
    BOOST_TEST(shares_unit_name(card("B01-056"), card("B01-003")));
    BOOST_TEST(!bears_unit_name(card("B22-059"), "Zelgius")); // only in hand
    BOOST_TEST(card("B22-059").also_unit.at(0).scope == "in-hand");
    BOOST_TEST(card("B06-097").stacks_on.size() == 2u); // RULING-54
}

BOOST_AUTO_TEST_CASE(a_card_is_found_by_id_and_printing)
{
    BOOST_TEST(library.find("B01-003").card == &card("B01-003"));
    BOOST_TEST(library.find("B01-003").printing == nullptr);
    BOOST_TEST(library.find("B01-003ST+").card == &card("B01-003"));
    BOOST_TEST(library.find("B01-003ST+").printing->rarity() == "ST+");
    BOOST_TEST(library.find("B01-003ZZ").card == nullptr);
}

BOOST_AUTO_TEST_CASE(a_printing_knows_the_set_it_came_out_in)
{
    const Printing* starter = library.find("B01-003ST").printing;
    BOOST_REQUIRE(starter);
    BOOST_TEST(library.sets()[starter->number_set].id == "B01");
    BOOST_TEST(library.sets()[starter->release_set].id == "S01");
}

BOOST_AUTO_TEST_CASE(a_printing_of_a_shared_number_keeps_its_letter_out_of_the_rarity)
{
    BOOST_TEST(card("B08-047a").printings.at(0).rarity() == "N");
    BOOST_TEST(card("B08-047a").printings.at(0).number() == "B08-047");
}

BOOST_AUTO_TEST_CASE(sets_know_their_series_and_month)
{
    const auto set = [](std::string_view id) -> const CardSet& {
        const auto found = std::ranges::find(library.sets(), id, &CardSet::id);
        BOOST_REQUIRE(found != library.sets().end());
        return *found;
    };
    BOOST_TEST(set("S11").series == 17);
    BOOST_TEST(set("B19").series == 19);
    BOOST_TEST(set("P19").series == 19);
    BOOST_TEST(set("B01").released == "2015-06");
    BOOST_TEST(set("B01").name.ja == "英雄たちの戦刃");
}

BOOST_AUTO_TEST_CASE(skills_are_kept_as_facts)
{
    const Card& marth = card("B01-001");
    BOOST_REQUIRE(marth.skills.size() == 2u);
    BOOST_REQUIRE(marth.skills[0].cost.has_value());
    BOOST_TEST(marth.skills[0].cost->flip == 3);
    BOOST_TEST(marth.skills[0].cost->discard == 1);
    BOOST_TEST(marth.skills[0].cost->discard_filter == "name:Marth");
    const Skill& support = card("B01-003").skills.back();
    BOOST_REQUIRE(support.emblem.has_value());
    BOOST_TEST(library.words().emblems[*support.emblem].slug == "hero");
    BOOST_TEST(support.emblem_parameter == "red");
}

BOOST_AUTO_TEST_CASE(support_emblems_are_counted_as_in_the_tables)
{
    std::map<std::string, int> counts;
    int supports_skills = 0;
    for (const Card& one : library.cards()) {
        for (const Skill& skill : one.skills) {
            if (skill.category != SkillCategory::Support)
                continue;
            ++supports_skills;
            ++counts[library.words().emblems[skill.emblem.value()].slug];
        }
    }
    BOOST_TEST(supports_skills == 901);
    BOOST_TEST(counts["attack"] == 257);
    BOOST_TEST(counts["miracle"] == 102);
    BOOST_TEST(counts["flying"] == 101);
    BOOST_TEST(counts.size() == 100u);
}

BOOST_AUTO_TEST_CASE(search_texts_hold_every_name_in_folded_form)
{
    const std::string_view text = library.search_text(card("B01-003"));
    for (const char* part : {"Marth", "Altean Prince", "マルス", "アリティアの王子", "Lord"})
        BOOST_TEST(text.find(fold(part)) != std::string_view::npos);
    BOOST_TEST(library.search_romaji(card("B01-003")).find(fold_romaji("marusu")) !=
               std::string_view::npos);
}

BOOST_AUTO_TEST_CASE(sorting_by_cost_puts_X_last_and_an_absent_class_change_first)
{
    const std::uint32_t x = rank(SortKey::Cost, card("B22-012"));
    for (const Card& one : library.cards())
        BOOST_REQUIRE(rank(SortKey::Cost, one) <= x);
    BOOST_TEST(rank(SortKey::ClassChange, card("B01-003")) == 0u);
}

BOOST_AUTO_TEST_CASE(japanese_names_sort_by_kana)
{
    const std::uint32_t chiki = rank(SortKey::NameJapanese, card("B04-017")); // チキ
    const std::uint32_t marth = rank(SortKey::NameJapanese, card("B01-003")); // マルス
    BOOST_TEST(chiki < marth);
}

BOOST_AUTO_TEST_CASE(japanese_classes_sort_by_kana)
{
    const std::uint32_t lodestar = rank(SortKey::ClassJapanese, card("B01-001")); // スター…
    const std::uint32_t lord = rank(SortKey::ClassJapanese, card("B01-002"));     // ロード
    BOOST_TEST(lodestar < lord);
}

BOOST_AUTO_TEST_CASE(every_card_has_its_name_in_both_languages)
{
    for (const Card& one : library.cards())
        BOOST_TEST((!one.unit_ja.empty() && !one.title_ja.empty()), one.id);
}

BOOST_AUTO_TEST_CASE(an_empty_library_answers_everything_with_nothing)
{
    const CardLibrary empty;
    BOOST_TEST(empty.find("B01-001").card == nullptr);
    BOOST_TEST(!empty.has_unit("Marth"));
}

BOOST_AUTO_TEST_SUITE_END()
