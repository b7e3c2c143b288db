#include "app/studies/deck_odds.h"

#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(deck_odds_tests)

namespace {

struct EditedDeck {
    const Catalogue& catalogue = shipped_catalogue();
    Deck deck;

    EditedDeck()
    {
        for (const char* code : {"B22-014", "B22-001", "B22-021", "B22-020", "B22-023", "B22-002",
                                 "B22-028", "B22-003", "B22-031", "B22-030", "B22-018", "B22-026"})
            change_copies(deck, Pile::Cards, code, 4, catalogue.library);
        change_copies(deck, Pile::Cards, "B22-029", 2, catalogue.library);
    }
    DeckOdds odds() const
    {
        const Card& leader = *catalogue.library.find_id("B22-014");
        return deck_odds(resolve(deck, catalogue.library), leader, usual_wishes(catalogue.library),
                         catalogue.context(&leader));
    }
};

} // namespace

BOOST_AUTO_TEST_CASE(the_panels_have_all_their_numbers)
{
    const DeckOdds odds = EditedDeck().odds();
    BOOST_REQUIRE(odds.openings.size() == 3u);
    for (const auto& opening : odds.openings)
        BOOST_TEST(opening.value().by_turn.size() == 8u);
    BOOST_TEST(odds.best_rule.has_value());
    BOOST_TEST(odds.support.value().population == 49);
    BOOST_TEST(odds.duels.back().probability == 1.0, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(odds.tradeoff.value().line == 7);
}

BOOST_AUTO_TEST_CASE(an_edit_changes_them)
{
    EditedDeck edited;
    const double before = edited.odds().openings[1]->by_turn[3].chance.hit;
    change_copies(edited.deck, Pile::Cards, "B22-001", -3, edited.catalogue.library);
    BOOST_TEST(edited.odds().openings[1]->by_turn[3].chance.hit < before);
}

BOOST_AUTO_TEST_SUITE_END()
