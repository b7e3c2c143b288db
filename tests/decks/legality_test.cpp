#include "decks/legality_fixture.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(legality, LegalityTest)

BOOST_AUTO_TEST_CASE(an_unknown_card_is_named_with_the_nearest_known_ones)
{
    set_copies(deck.cards, "B22-O14", 2);
    const auto unknown = only<UnknownCard>();
    BOOST_TEST(unknown.code == "B22-O14");
    BOOST_TEST(unknown.copies == 2);
    BOOST_REQUIRE(!unknown.suggestions.empty());
    BOOST_TEST(unknown.suggestions.front() == "B22-014");
    BOOST_TEST(only_fix() == "-2 B22-O14");
}

BOOST_AUTO_TEST_CASE(every_violation_is_told_at_once_in_the_order_of_clauses)
{
    deck.cards = {{.code = "Z99-002", .copies = 1, .comments = {}, .raw = {}},
                  {.code = "B22-018", .copies = 5, .comments = {}, .raw = {}},
                  {.code = "Z99-001", .copies = 1, .comments = {}, .raw = {}},
                  {.code = "B22-001", .copies = 6, .comments = {}, .raw = {}}};
    const std::vector<Violation> found = violations();
    BOOST_REQUIRE(codes(found) == "DECK-1 DECK-2 DECK-2 DECK-3 DECK-10 UNKNOWN-CARD UNKNOWN-CARD");
    BOOST_TEST(std::get<TooManyCopies>(found[1].reason).cards.front()->id == "B22-018");
    BOOST_TEST(std::get<UnknownCard>(found[5].reason).code == "Z99-002");
}

BOOST_AUTO_TEST_CASE(an_empty_deck_is_too_small_and_has_nobody_to_lead)
{
    deck = Deck();
    BOOST_TEST(broken() == "DECK-1 DECK-3");
}

BOOST_AUTO_TEST_CASE(thousands_of_unknown_cards_are_all_told)
{
    for (int i = 0; i < 5000; ++i)
        deck.cards.push_back({.code = "Z" + std::to_string(i), .comments = {}, .raw = {}});
    BOOST_TEST(violations().size() == 5000U);
}

BOOST_AUTO_TEST_CASE(every_clause_has_a_code_of_its_own)
{
    std::set<std::string_view> clauses;
    for (int at = 0; at <= static_cast<int>(Clause::FormatOpening); ++at)
        clauses.insert(code_of(static_cast<Clause>(at)));
    BOOST_TEST(clauses.size() == 13U);
    BOOST_TEST(!clauses.contains(""));
}

BOOST_AUTO_TEST_SUITE_END()
