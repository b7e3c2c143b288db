#include "app/pool/pool_orders.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace pool_orders {

struct PoolOrdersTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};
    CardSearch search{document};
    UserCards cards{folder.path, shipped_catalogue().tools()};
    PoolOrders orders{search, document, cards, english()};

    const Card& first() const { return search.library().cards()[search.rows().front()]; }
};

} // namespace pool_orders

BOOST_FIXTURE_TEST_SUITE(pool_orders, PoolOrdersTest)

BOOST_AUTO_TEST_CASE(every_order_can_be_asked_for_and_is_known_again)
{
    for (const PoolOrder& order : PoolOrders::all()) {
        orders.order_by(order.id, false);
        BOOST_TEST(orders.now() == order.id);
    }
}

BOOST_AUTO_TEST_CASE(an_unknown_order_changes_nothing)
{
    orders.order_by("cost", true);
    orders.order_by("colour", false);
    BOOST_TEST(orders.now() == "cost");
    BOOST_TEST(search.descending());
}

BOOST_AUTO_TEST_CASE(cards_stand_by_their_copies_in_the_deck)
{
    test::change_copies(document, Pile::Cards, caeda, 3, "");
    test::change_copies(document, Pile::Cards, marth, 2, "");
    orders.order_by("in-deck", true);
    BOOST_TEST(first().id == caeda);
}

BOOST_AUTO_TEST_CASE(names_stand_in_the_order_of_the_language_they_are_shown_in)
{
    PoolOrders in_japanese(search, document, cards, japanese());
    in_japanese.order_by("name", false);
    BOOST_TEST((search.sort_key() == SortKey::NameJapanese));
    BOOST_TEST(orders.now() == "other-name");
}

BOOST_AUTO_TEST_SUITE_END()
