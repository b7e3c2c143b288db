#include "app/outline/tags.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

using Words = std::vector<std::string>;

BOOST_AUTO_TEST_SUITE(tags_tests)

BOOST_AUTO_TEST_CASE(tags_are_parted_by_commas_of_any_kind_and_each_counts_once)
{
    BOOST_TEST(tags_in(" aggro, red ,, aggro、大会，b") == (Words{"aggro", "red", "大会", "b"}),
               boost::test_tools::per_element());
    BOOST_TEST(tags_in("  ").empty());
    BOOST_TEST(tags_line(Words{"a b", "c"}) == "a b, c");
}

BOOST_AUTO_TEST_CASE(tags_of_other_decks_are_known)
{
    const ScratchFolder folder;
    const auto one = folder.write("a.kizuna.yaml", "kizuna: 1\ntags: [red, old]\ncards: {}\n");
    const auto two = folder.write("b.kizuna.yaml", "kizuna: 1\ntags: [Anna, red]\ncards: {}\n");
    const auto none = folder.write("c.kizuna.yaml", "broken: [");
    const std::vector<std::filesystem::path> files{one, two, none, folder / "gone"};
    BOOST_TEST(tags_of_decks(files, shipped_catalogue(), "en") == (Words{"Anna", "old", "red"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(decks_beside_the_open_one_are_nearby)
{
    const ScratchFolder folder;
    folder.write("b.kizuna.yaml", "kizuna: 1\ncards: {}\n");
    DeckDocument document(shipped_catalogue());
    const Words recent{"/elsewhere/x.kizuna.yaml"};
    BOOST_TEST(decks_nearby(document, recent).size() == 1U);
    document.open(folder / "b.kizuna.yaml");
    BOOST_TEST(decks_nearby(document, recent).size() == 2U);
}

BOOST_AUTO_TEST_CASE(remarks_change_together_as_one_step)
{
    DeckDocument document(shipped_catalogue());
    const DeckRemarks remarks{"Someone", "line\nline", {"a", "b"}};
    type_remarks(document, remarks, english());
    BOOST_TEST((remarks_of(document.deck()) == remarks));
    type_remarks(document, remarks, english());
    BOOST_TEST(document.history().size() == 2U);
    document.undo();
    BOOST_TEST(document.deck().tags.empty());
}

BOOST_AUTO_TEST_CASE(remarks_that_are_typed_back_are_no_step)
{
    DeckDocument document(shipped_catalogue());
    type_remarks(document, {"", "l", {}}, english());
    type_remarks(document, {"", "li", {}}, english());
    BOOST_TEST(document.history().size() == 2U);
    type_remarks(document, {}, english());
    BOOST_TEST(!document.can_undo());
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_SUITE_END()
