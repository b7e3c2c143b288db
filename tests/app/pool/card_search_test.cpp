#include "app/pool/card_search.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace card_search {

struct CardSearchTest {
    DeckDocument document{shipped_catalogue()};
    CardSearch search{document};
    int changes = 0;
    Subscription counting = search.changed.subscribe([this] { ++changes; });

    bool finds(const char* id) const
    {
        const CardIndex index = search.library().index_of(card(id));
        return std::ranges::find(search.rows(), index) != search.rows().end();
    }
};

} // namespace card_search

BOOST_FIXTURE_TEST_SUITE(card_search, CardSearchTest)

BOOST_AUTO_TEST_CASE(shows_every_card_by_id_before_anything_is_asked)
{
    BOOST_TEST(search.rows().size() == search.library().cards().size());
    BOOST_TEST(std::ranges::is_sorted(search.rows()));
}

BOOST_AUTO_TEST_CASE(finds_a_japanese_name)
{
    search.ask("マルス");
    BOOST_TEST(finds(marth));
    BOOST_TEST(!finds(caeda));
}

BOOST_AUTO_TEST_CASE(finds_what_is_printed_in_a_cards_corner)
{
    for (const char* number : {"B01-003", "b01-003", "B01-003ST", "B01-00", "B01"}) {
        search.ask(number);
        BOOST_TEST(finds("B01-003"), number);
        BOOST_TEST(!finds("B02-003"), number);
    }
    search.ask("Frederick"); // letters alone are words
    BOOST_TEST(!search.rows().empty());
}

BOOST_AUTO_TEST_CASE(an_order_of_ones_own_puts_equal_cards_by_id_and_lasts_until_another_is_chosen)
{
    const auto cost = [](const Card& card) -> std::int64_t { return card.cost.or_zero(); };
    search.ask("marth");
    search.sort_by(CardOrder{"own", cost}, true);
    BOOST_TEST(search.order_id() == "own");
    search.ask("caeda");
    const auto cards = search.library().cards();
    BOOST_TEST(std::ranges::is_sorted(search.rows(), [&](CardIndex one, CardIndex other) {
        return std::pair(-cost(cards[one]), one) < std::pair(-cost(cards[other]), other);
    }));
    search.sort_by(SortKey::Id, false);
    BOOST_TEST(search.order_id().empty());
    BOOST_TEST(std::ranges::is_sorted(search.rows()));
}

BOOST_AUTO_TEST_CASE(keeps_the_last_answer_while_the_question_is_half_typed)
{
    search.ask("marth");
    const std::size_t found = search.rows().size();
    search.ask("marth cost<=");
    BOOST_TEST(search.fault().has_value());
    BOOST_TEST(search.rows().size() == found);
}

BOOST_AUTO_TEST_CASE(a_wrong_question_finds_nothing_whatever_was_found_before)
{
    search.ask("marth");
    search.ask("cst<=2");
    BOOST_TEST(search.rows().empty());
    search.sort_by(SortKey::Cost, true);
    BOOST_TEST(search.rows().empty());
}

BOOST_AUTO_TEST_CASE(what_is_half_typed_finds_nothing_once_it_is_finished)
{
    search.ask("marth");
    search.ask("marth cost<=");
    search.finish();
    BOOST_TEST(search.rows().empty());
    BOOST_TEST(!search.is_half_typed());
    search.ask("marth cost<=2");
    BOOST_TEST(finds(marth));
}

BOOST_AUTO_TEST_CASE(a_suggestion_takes_the_place_of_a_wrong_field)
{
    search.ask("マルス cst<=2");
    BOOST_REQUIRE(!search.suggestions().empty());
    search.take(search.suggestions().front());
    BOOST_TEST(search.text() == "マルス cost<=2");
    BOOST_TEST(!search.fault().has_value());
}

BOOST_AUTO_TEST_CASE(a_suggestion_takes_the_place_of_a_wrong_word_with_its_quotation_marks)
{
    search.ask("weapon:\"swrd\" marth");
    BOOST_TEST(search.suggestions() == std::vector<std::string>{"sword"},
               boost::test_tools::per_element());
    search.take("sword");
    BOOST_TEST(search.text() == "weapon:sword marth");
}

BOOST_AUTO_TEST_CASE(a_suggestion_of_several_words_is_put_in_quotation_marks)
{
    search.ask("symbol:blade-of-lihgt");
    search.take("Blade of Light");
    BOOST_TEST(search.text() == "symbol:\"Blade of Light\"");
    BOOST_TEST(finds(marth));
}

BOOST_AUTO_TEST_CASE(words_that_only_skills_say_are_suggested_as_a_question_about_skills)
{
    document.catalogue().effect_texts->use({}); // what another test made is gone
    search.ask("draw 1 card");
    BOOST_TEST(search.rows().empty());
    BOOST_TEST(search.suggestions().empty());
    BOOST_TEST(search.lacks_texts()); // nobody waits for them
    search.ask("cost=99");            // which no skill can say
    BOOST_TEST(search.rows().empty());
    BOOST_TEST(!search.lacks_texts());
    search.ask("draw 1 card");
    document.catalogue().effect_texts->prepare(search.library());
    changes = 0;
    search.look_in_texts();
    BOOST_TEST(changes == 1);
    BOOST_TEST(!search.lacks_texts());
    BOOST_REQUIRE(!search.suggestions().empty());
    BOOST_TEST(search.suggestions().front() == "text:\"draw 1 card\"");
    search.take(search.suggestions().front());
    BOOST_TEST(search.text() == "text:\"draw 1 card\"");
    BOOST_TEST(!search.rows().empty());
    BOOST_TEST(search.suggestions().empty());
}

BOOST_AUTO_TEST_CASE(without_a_fault_there_is_nothing_to_suggest)
{
    search.ask("marth");
    BOOST_TEST(search.suggestions().empty());
    search.take("caeda");
    BOOST_TEST(search.text() == "marth");
}

BOOST_AUTO_TEST_CASE(forgets_the_fault_with_the_next_good_question)
{
    search.ask("cost<=");
    search.ask("cost<=2");
    BOOST_TEST(!search.fault().has_value());
}

BOOST_AUTO_TEST_CASE(keeps_the_order_over_a_new_question)
{
    search.sort_by(SortKey::Cost, true);
    search.ask("unit:marth");
    const auto ranks = search.library().ranks(SortKey::Cost);
    BOOST_TEST(std::ranges::is_sorted(search.rows(), std::greater{},
                                      [&](CardIndex row) { return ranks[row]; }));
}

BOOST_AUTO_TEST_CASE(asks_again_when_the_protagonist_it_speaks_of_changes)
{
    search.ask("unit:protagonist");
    test::change_copies(document, Pile::Cards, caeda, 1, "");
    document.set_protagonist(caeda, "");
    BOOST_TEST(finds(caeda));
    BOOST_TEST(!finds(marth));
}

BOOST_AUTO_TEST_CASE(is_silent_when_the_deck_changes_but_not_the_answer)
{
    search.ask("marth");
    changes = 0;
    test::change_copies(document, Pile::Cards, caeda, 1, "");
    BOOST_TEST(changes == 0);
}

BOOST_AUTO_TEST_CASE(who_bears_the_name_that_is_typed_comes_before_whose_name_goes_on)
{
    search.ask("mist");
    const auto is_mist = [&](CardIndex row) {
        return search.library().cards()[row].unit == "Mist";
    };
    BOOST_TEST(std::ranges::any_of(search.rows(), std::not_fn(is_mist)));
    BOOST_TEST(std::ranges::is_partitioned(search.rows(), is_mist));
    BOOST_TEST(is_mist(search.rows().front()));
}

BOOST_AUTO_TEST_CASE(while_nobody_leads_the_deck_the_named_card_that_could_is_the_best)
{
    search.ask("marth");
    BOOST_REQUIRE(search.best());
    BOOST_TEST((search.best()->cost == Amount(1)));
    test::change_copies(document, Pile::Cards, caeda, 1, "");
    document.set_protagonist(caeda, "");
    BOOST_TEST(search.best() == &search.library().cards()[search.rows().front()]);
}

BOOST_AUTO_TEST_SUITE_END()
