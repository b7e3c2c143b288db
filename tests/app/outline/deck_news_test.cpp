#include "app/outline/deck_news.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_news {

struct DeckNewsTest {
    DeckDocument document{shipped_catalogue()};
    DeckNews news{document, english()};

    void add(std::string_view code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "Marth");
    }
    bool next_holds(std::string_view part) { return news.next().find(part) != std::string::npos; }
};

} // namespace deck_news

BOOST_FIXTURE_TEST_SUITE(deck_news, DeckNewsTest)

BOOST_AUTO_TEST_CASE(an_edit_is_told_with_the_number_of_cards)
{
    add("B01-003", 3);
    BOOST_TEST(next_holds("Marth. 3 cards"));
}

BOOST_AUTO_TEST_CASE(nothing_is_told_twice)
{
    add("B01-003", 3);
    news.next();
    BOOST_TEST(news.next().empty());
}

BOOST_AUTO_TEST_CASE(what_is_undone_is_told_as_such)
{
    add("B01-003", 3);
    news.next();
    document.undo();
    BOOST_TEST(next_holds("Undone: Marth. 0 cards"));
}

BOOST_AUTO_TEST_CASE(another_verdict_is_told_after_the_edit)
{
    add("B01-003", 4);
    news.next();
    add("B01-003", 1);
    BOOST_TEST(next_holds(verdict_text(document, english())));
}

BOOST_AUTO_TEST_CASE(a_verdict_that_stays_is_not_told_again)
{
    add("B01-003", 3);
    news.next();
    add("B01-003", 1);
    BOOST_TEST(!next_holds(verdict_text(document, english())));
}

BOOST_AUTO_TEST_CASE(another_deck_is_no_news_of_this_one)
{
    add("B01-003", 3);
    document.start_new();
    BOOST_TEST(news.next().empty());
}

BOOST_AUTO_TEST_SUITE_END()
