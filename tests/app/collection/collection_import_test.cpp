#include "app/collection/collection_import.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace collection_import {

using Change = CollectionImport::Change;
using Changes = std::vector<Change>;

ImportedCollection read(std::string_view text, const std::string& file = "cards.txt")
{
    return read_collection(text, file, shipped_catalogue().tools());
}

OwnedList owned()
{
    OwnedList list;
    list.cards = read("2 B01-003\n3 B01-006\n").collection;
    list.unknown = {"1 Some Future Card (B99-001)"};
    return list;
}

} // namespace collection_import

BOOST_AUTO_TEST_SUITE(collection_import)

BOOST_AUTO_TEST_CASE(a_merge_shows_what_is_added_and_changed)
{
    const CollectionImport plan =
        plan_import(owned(), read("1 B01-001\n2 B01-006\n"), ImportWay::Merge);
    BOOST_TEST((plan.added == Changes{{"B01-001", 0, 1}}));
    BOOST_TEST((plan.changed == Changes{{"B01-006", 3, 5}}));
    BOOST_TEST(plan.gone.empty());
    BOOST_TEST(plan.gone_lines.empty());
}

BOOST_AUTO_TEST_CASE(a_replacement_shows_what_is_gone_and_the_lines_that_are)
{
    const CollectionImport plan =
        plan_import(owned(), read("1 B01-001\n3 B01-006\n"), ImportWay::Replace);
    BOOST_TEST((plan.added == Changes{{"B01-001", 0, 1}}));
    BOOST_TEST(plan.changed.empty());
    BOOST_TEST((plan.gone == Changes{{"B01-003", 2, 0}}));
    BOOST_TEST((plan.gone_lines == std::vector<std::string>{"1 Some Future Card (B99-001)"}));
}

BOOST_AUTO_TEST_CASE(lines_that_are_not_understood_are_shown_with_their_numbers)
{
    const CollectionImport plan = plan_import(
        owned(), read("# mine\n1,B01-001\n\nmany,B01-006\n1,B99-999\n"), ImportWay::Merge);
    BOOST_REQUIRE(plan.not_understood.size() == 2U);
    BOOST_TEST(plan.not_understood[0].line == 4);
    BOOST_TEST(plan.not_understood[1].line == 5);
    BOOST_TEST(plan.not_understood[1].text == "1,B99-999");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_of_a_deck_is_told_with_its_line)
{
    const ImportedCollection list =
        read("kizuna: 1\nname: Mine\ncards:\n  B01-003: 2\n  B99-999: 1\n"
             "maybe: {B99-998: 2}\n",
             "mine.kizuna.yaml");
    BOOST_REQUIRE(list.problems.size() == 2U);
    BOOST_TEST(list.problems[0].line == 5);
    BOOST_TEST(list.problems[1].line == 6);
    BOOST_TEST(list.collection.size() == 2);
}

BOOST_AUTO_TEST_CASE(a_card_whose_name_is_another_s_is_taken_by_its_code_and_told)
{
    const ImportedCollection list = read(
        "<deck version=\"0.8\"><superzone name=\"Deck\">"
        "<card><name id=\"B01-006HN_SAMPLE.png\">Marth, Altean Prince</name><set>B01</set></card>"
        "</superzone></deck>",
        "mine.dek");
    const CollectionImport plan = plan_import(owned(), list, ImportWay::Merge);
    BOOST_TEST(plan.after.cards.owned(card(caeda)) == 4);
    BOOST_TEST(plan.other_names.size() == 1U);
    BOOST_TEST(plan.not_understood.empty());
}

BOOST_AUTO_TEST_CASE(a_list_without_a_card_changes_nothing_and_cannot_be_imported)
{
    const ImportedCollection list = read("what is this\n");
    BOOST_TEST(!can_import(list));
    const CollectionImport plan = plan_import(owned(), list, ImportWay::Replace);
    BOOST_TEST((plan.after == owned()));
    BOOST_TEST(plan.gone.empty());
    BOOST_TEST(plan.not_understood.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
