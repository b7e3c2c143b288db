#include "app/comparison/adoption.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace adoption_counts {

struct AdoptionTest {
    Adoption adoption;

    void add(std::vector<ResolvedDeck::Line> cards, const char* protagonist)
    {
        int size = 0;
        for (const auto& line : cards)
            size += line.copies;
        adoption.add(cards, &card(protagonist), size, shipped_catalogue().library);
    }
    AdoptionTest()
    {
        add({{&card(marth), 4}, {&card(caeda), 2}}, marth);
        add({{&card(marth), 1}}, marth);
        add({{&card(caeda), 4}}, caeda);
    }
};

} // namespace adoption_counts

BOOST_FIXTURE_TEST_SUITE(adoption_counts, adoption_counts::AdoptionTest)

BOOST_AUTO_TEST_CASE(a_mean_is_that_of_the_decks_that_have_the_card)
{
    const auto cards = adoption.by_card(shipped_catalogue().library);
    BOOST_REQUIRE(cards.size() == 2U);
    BOOST_TEST(cards[0].card->id == caeda); // as many decks, more copies
    BOOST_TEST(cards[0].count.decks == 2);
    BOOST_TEST(cards[0].count.mean() == 3.0);
    BOOST_TEST(cards[1].count.mean() == 2.5);
    BOOST_TEST(adoption.decks() == 3);
    BOOST_TEST(adoption.cards() == 11);
}

BOOST_AUTO_TEST_CASE(protagonists_are_counted_in_the_decks_that_they_lead)
{
    const auto leads = adoption.by_protagonist(shipped_catalogue().library);
    BOOST_REQUIRE(leads.size() == 2U);
    BOOST_TEST(leads[0].card->id == marth);
    BOOST_TEST(leads[0].count.decks == 2);
    BOOST_TEST(leads[0].count.copies == 5);
    BOOST_TEST(leads[1].count.copies == 4);
}

BOOST_AUTO_TEST_CASE(a_symbol_is_counted_once_a_deck)
{
    const auto symbols = adoption.by_symbol(shipped_catalogue().library);
    BOOST_REQUIRE(symbols.size() == 1U);
    BOOST_TEST(symbols[0].symbol->slug == "blade-of-light");
    BOOST_TEST(symbols[0].count.decks == 3);
    BOOST_TEST(symbols[0].count.copies == 11);
}

BOOST_AUTO_TEST_SUITE_END()
