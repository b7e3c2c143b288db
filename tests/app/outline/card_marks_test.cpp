#include "app/outline/card_marks.h"

#include "app/altean_deck.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace card_marks_tests {

struct CardMarksTest {
    DeckDocument document{shipped_catalogue()};
    CardMarksTest() { document.change_to(altean_deck(), "the bundled deck"); }

    std::string mark(const char* id, Pile pile = Pile::Cards) const
    {
        return CardMarks(document, english()).of(card(id), pile);
    }
};

} // namespace card_marks_tests

BOOST_FIXTURE_TEST_SUITE(card_marks_tests, CardMarksTest)

BOOST_AUTO_TEST_CASE(a_card_of_a_sound_deck_has_no_mark)
{
    BOOST_TEST(mark(marth_promotion) == "");
}

BOOST_AUTO_TEST_CASE(the_fifth_copy_is_marked_and_only_in_the_deck)
{
    change_copies(document, Pile::Cards, marth_promotion, 1, "five");
    BOOST_TEST(mark(marth_promotion) == "▲ Too many");
    BOOST_TEST(mark(marth_promotion, Pile::Maybe) == "");
    BOOST_TEST(mark(caeda) == "");
}

BOOST_AUTO_TEST_CASE(the_reason_of_a_mark_is_the_rule_that_the_card_breaks)
{
    change_copies(document, Pile::Cards, marth_promotion, 1, "five");
    const CardMarks marks(document, english());
    const std::string reason = marks.reason(card(marth_promotion));
    BOOST_TEST(reason.find("▲ Too many\n") == 0U, reason);
    BOOST_TEST(reason.find("4 copies") != std::string::npos, reason);
    BOOST_TEST(marks.reason(card(marth_promotion), Pile::Maybe) == "");
    BOOST_TEST(marks.reason(card(caeda)) == "");
}

BOOST_AUTO_TEST_CASE(cards_of_which_a_format_wants_fewer_are_marked)
{
    Deck deck = document.deck();
    deck.format = "house-example"; // at most 12 cards that cost 5 or more
    for (const Card& each : shipped_catalogue().library.cards()) {
        if (each.cost == Amount(5) && deck.cards.size() < 40)
            kizuna::change_copies(deck, Pile::Cards, each.id, 1, shipped_catalogue().library);
    }
    document.change_to(deck, "dear cards");
    const CardMarks marks(document, english());
    const auto dear = std::ranges::count_if(
        marks.over_limit(), [](const Card* each) { return each->cost == Amount(5); });
    BOOST_TEST(dear > 12);
}

BOOST_AUTO_TEST_SUITE_END()
