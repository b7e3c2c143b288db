#include "app/document/deck_edits.h"

#include "app/altean_deck.h"
#include "document_edits.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace large_mends {

struct LargeMendTest {
    DeckDocument document{shipped_catalogue()};
    LargeMendTest() { document.change_to(altean_deck(), "the bundled deck"); }
};

} // namespace large_mends

BOOST_FIXTURE_TEST_SUITE(large_mends, LargeMendTest)

BOOST_AUTO_TEST_CASE(a_few_copies_go_without_a_question)
{
    change_copies(document, Pile::Cards, marth_promotion, 4, "");
    BOOST_TEST(!large_mend(document));
}

BOOST_AUTO_TEST_CASE(many_that_a_format_forbids_are_a_question_with_the_format_that_allows_them)
{
    document.set_format("standard", "");
    const auto large = large_mend(document);
    BOOST_REQUIRE(large);
    BOOST_TEST(large->left < 20);
    BOOST_TEST(large->removed > 30);
    BOOST_REQUIRE(large->elsewhere);
    BOOST_TEST(large->elsewhere->id == unlimited_format);
}

BOOST_AUTO_TEST_CASE(where_no_format_takes_fewer_none_is_named)
{
    change_copies(document, Pile::Cards, marth_promotion, 8, "");
    const auto large = large_mend(document);
    BOOST_REQUIRE(large);
    BOOST_TEST(large->removed == 8);
    BOOST_TEST(!large->elsewhere);
}

BOOST_AUTO_TEST_CASE(the_deck_is_mended_in_the_other_format_in_one_step)
{
    change_copies(document, Pile::Cards, marth_promotion, 1, "");
    document.set_format("standard", "");
    mend_in(document, *document.catalogue().format(unlimited_format), english());
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.deck().format == unlimited_format);
    document.undo();
    BOOST_TEST(document.deck().format == "standard");
}

BOOST_AUTO_TEST_SUITE_END()
