#include "app/outline/printings.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace printings_tests {

struct PrintingsTest {
    DeckDocument document{shipped_catalogue()};

    std::vector<PrintingCount> counts() const
    {
        return printing_counts(document, Pile::Cards, card(marth), english());
    }
    int copies(std::string_view code) const
    {
        const auto all = counts();
        return std::ranges::find(all, code, &PrintingCount::code)->copies;
    }
    /// So many of one printing and none of the others but those given before.
    void set(std::string_view code, int copies)
    {
        std::vector<int> wanted;
        for (const PrintingCount& each : counts())
            wanted.push_back(each.code == code ? copies : each.copies);
        set_printing_counts(document, Pile::Cards, card(marth), wanted, english());
    }
};

} // namespace printings_tests

BOOST_FIXTURE_TEST_SUITE(printings_tests, PrintingsTest)

BOOST_AUTO_TEST_CASE(the_card_s_id_counts_as_its_usual_printing)
{
    test::change_copies(document, Pile::Cards, marth, 2, "");
    test::change_copies(document, Pile::Cards, "B01-003ST+", 1, "");
    BOOST_TEST(counts().front().copies == 2);
    BOOST_TEST(copies("B01-003ST+") == 1);
}

BOOST_AUTO_TEST_CASE(copies_of_printings_are_kept_apart_and_change_as_one_step)
{
    test::change_copies(document, Pile::Cards, marth, 4, "");
    const std::size_t steps = document.history().size();
    std::vector<int> wanted(counts().size(), 0);
    wanted[0] = 1;
    wanted[1] = 3;
    set_printing_counts(document, Pile::Cards, card(marth), wanted, english());
    BOOST_TEST(counts()[0].copies == 1);
    BOOST_TEST(counts()[1].copies == 3);
    BOOST_TEST(document.resolved().size == 4);
    BOOST_TEST(document.history().size() == steps + 1);
    BOOST_TEST(document.undo_reason() == "printings of Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(another_printing_of_the_protagonist_leaves_it_protagonist)
{
    test::change_copies(document, Pile::Cards, marth, 1, "");
    document.set_protagonist(marth, "");
    std::vector<int> wanted(counts().size(), 0);
    wanted[1] = 1;
    set_printing_counts(document, Pile::Cards, card(marth), wanted, english());
    BOOST_TEST(document.resolved().designated == &card(marth));
}

BOOST_AUTO_TEST_CASE(an_id_and_its_printing_s_code_are_taken_from_together)
{
    const std::string usual = card(marth).printings.front().code;
    Deck deck;
    deck.cards = {{.code = marth, .copies = 2}, {.code = usual, .copies = 2}};
    document.change_to(deck, "");
    set(usual, 1);
    BOOST_TEST(counts().front().copies == 1);
}

BOOST_AUTO_TEST_CASE(none_at_all_takes_the_card_out)
{
    test::change_copies(document, Pile::Cards, marth, 2, "");
    set(card(marth).printings.front().code, 0);
    BOOST_TEST(document.deck().cards.empty());
}

BOOST_AUTO_TEST_SUITE_END()
