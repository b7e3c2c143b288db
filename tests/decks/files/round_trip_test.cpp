#include "decks/files/round_trip.h"

#include "deck_tools.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using Outcome = RoundTrip::Outcome;
using What = DeckDifference::What;

namespace round_trips {

struct RoundTripTest {
    Deck deck{.name = "Altea",
              .protagonist = "B01-003",
              .cards = {{.code = "B01-003", .copies = 4}, {.code = "B01-006HN", .copies = 2}}};
    DeckFileTools tools = test::shipped_tools();

    RoundTrip through(const char* kind_id, const std::string& file = "out") const
    {
        const DeckFileKind& kind = *deck_file_kind(kind_id);
        return round_trip(deck, kind.write(deck, tools), kind, file, tools);
    }
};

} // namespace round_trips

BOOST_FIXTURE_TEST_SUITE(round_trips, RoundTripTest)

BOOST_AUTO_TEST_CASE(a_form_that_says_everything_gives_the_same_deck)
{
    for (const char* kind : {"kizuna", "text", "lackey", "cockatrice"})
        BOOST_TEST((through(kind).outcome == Outcome::Equal), kind);
}

BOOST_AUTO_TEST_CASE(what_a_form_cannot_say_is_a_difference)
{
    deck.maybe = {{.code = "B01-004", .copies = 1}};
    const RoundTrip back = through("lackey");
    BOOST_TEST((back.outcome == Outcome::Differs));
    BOOST_TEST(
        (back.differences == std::vector<DeckDifference>{{What::Maybe, "B01-004", "1", "0"}}));
}

BOOST_AUTO_TEST_CASE(another_printing_is_a_difference)
{
    Deck other = deck;
    other.cards[0].code = "B01-003ST+";
    const auto found = differences(deck, other, tools.library);
    BOOST_TEST((found == std::vector<DeckDifference>{{What::Cards, "B01-003", "4", "0"},
                                                     {What::Cards, "B01-003ST+", "0", "4"}}));
}

BOOST_AUTO_TEST_CASE(a_name_that_the_file_lends_is_no_difference)
{
    BOOST_TEST((through("csv", "table.csv").outcome == Outcome::Equal));
    deck.name.clear();
    BOOST_TEST((through("csv", "table.csv").outcome == Outcome::Equal));
}

BOOST_AUTO_TEST_CASE(unknown_cards_come_back_by_their_words)
{
    deck.cards.push_back({.code = "Nobody: Of Nowhere", .copies = 3});
    BOOST_TEST((through("text").outcome == Outcome::Equal));
}

BOOST_AUTO_TEST_CASE(the_order_of_cards_makes_no_difference)
{
    Deck other = deck;
    std::swap(other.cards[0], other.cards[1]);
    BOOST_TEST(differences(deck, other, tools.library).empty());
}

BOOST_AUTO_TEST_CASE(a_form_that_nobody_reads_says_so)
{
    BOOST_TEST((through("markdown").outcome == Outcome::WriteOnly));
}

BOOST_AUTO_TEST_SUITE_END()
