#include "app/document/deck_start.h"

#include "app/known_cards.h"
#include "app/outline/deck_news.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_start {

struct DeckStartTest {
    DeckDocument document{shipped_catalogue()};

    void add(std::string_view code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "");
    }
    std::string items() const
    {
        std::string all;
        for (const StartItem& item : start_items(document, english()))
            all += (item.is_done ? "+ " : "- ") + item.text + '\n';
        return all;
    }
    bool is_begun() const { return is_only_begun(document); }
};

} // namespace deck_start

BOOST_FIXTURE_TEST_SUITE(deck_start, DeckStartTest)

BOOST_AUTO_TEST_CASE(an_empty_deck_needs_a_protagonist_and_fifty_cards)
{
    BOOST_TEST(is_begun());
    BOOST_TEST(items() == "- A protagonist: any card of cost 1\n- 50 cards: 0 so far\n"
                          "+ No card more often than allowed\n");
}

BOOST_AUTO_TEST_CASE(what_is_there_is_ticked_off)
{
    add(marth, 3);
    BOOST_TEST(items() == "+ A protagonist: Marth: Altean Prince\n- 50 cards: 3 so far\n"
                          "+ No card more often than allowed\n");
}

BOOST_AUTO_TEST_CASE(an_item_that_is_open_brings_its_mend)
{
    add(marth, 3);
    const auto all = start_items(document, english());
    BOOST_TEST(!all[0].missing);
    BOOST_REQUIRE(all[1].missing);
    BOOST_TEST(!all[1].missing->fix.empty());
}

BOOST_AUTO_TEST_CASE(a_format_that_leaves_cards_out_is_an_item)
{
    document.set_format("standard", "");
    BOOST_TEST(items().ends_with("+ Every card allowed in Standard\n"));
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_built_here_is_begun_until_it_has_its_cards)
{
    for (int number = 1; number <= 9; ++number)
        add("B01-00" + std::to_string(number), 4);
    for (int number = 10; number <= 12; ++number)
        add("B01-0" + std::to_string(number), 4);
    BOOST_TEST(document.resolved().size == 48);
    BOOST_TEST(is_begun());
}

BOOST_AUTO_TEST_CASE(a_deck_that_comes_with_ten_cards_is_no_mere_beginning)
{
    for (const int copies : {1, 2}) {
        Deck deck;
        deck.cards = {{marth, 4}, {caeda, 4}, {"B01-008", copies}};
        document.recover(History<Deck>(deck), {}, std::nullopt);
        BOOST_TEST(is_begun() == (copies < 2));
    }
}

BOOST_AUTO_TEST_CASE(a_mistake_is_told_as_one_from_the_start)
{
    add(marth, 5);
    BOOST_TEST(!is_begun());
}

BOOST_AUTO_TEST_CASE(a_card_that_nobody_knows_is_a_mistake)
{
    add("NO-1", 1);
    BOOST_TEST(!is_begun());
}

BOOST_AUTO_TEST_CASE(a_deck_that_had_enough_cards_is_begun_again_only_when_it_is_emptied)
{
    for (int number = 1; number <= 9; ++number)
        add("B01-00" + std::to_string(number), 4);
    for (int number = 10; number <= 13; ++number)
        add("B01-0" + std::to_string(number), 4);
    Deck less = document.deck();
    less.cards.resize(1);
    document.change_to(less, "");
    BOOST_TEST(document.resolved().size == 4);
    BOOST_TEST(!is_begun());
    less.cards.clear();
    document.change_to(less, "");
    BOOST_TEST(is_begun());
}

BOOST_AUTO_TEST_CASE(the_verdict_of_a_beginning_is_no_number_of_problems)
{
    BOOST_TEST(verdict_text(document, english()) == "Under construction (Unlimited)");
    add(marth, 5);
    BOOST_TEST(verdict_text(document, english()).ends_with("problems in Unlimited"));
}

BOOST_AUTO_TEST_CASE(an_item_says_what_its_sign_shows)
{
    const auto all = start_items(document, english());
    BOOST_TEST(spoken_item(all[1], english()) == "Still needed: 50 cards: 0 so far");
    BOOST_TEST(spoken_item(all[2], english()) == "Done: No card more often than allowed");
}

BOOST_AUTO_TEST_SUITE_END()
