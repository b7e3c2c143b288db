#include "app/comparison/replacements.h"

#include "app/altean_deck.h"
#include "app/document/deck_edits.h"
#include "decks/deck/deck_statistics.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace replacements {

struct ReplacementsTest {
    const Catalogue& catalogue = shipped_catalogue();
    Deck deck = altean_deck();

    Replacements ask(const char* id, Alike alike) const
    {
        return find_replacements(deck, *catalogue.format(deck.format), Pile::Cards, card(id), alike,
                                 catalogue);
    }
    static const Replacement& of(const Replacements& found, const char* id)
    {
        const auto at = std::ranges::find(found.candidates, &card(id), &Replacement::card);
        BOOST_REQUIRE(at != found.candidates.end());
        return *at;
    }
};

} // namespace replacements

BOOST_FIXTURE_TEST_SUITE(replacements, ReplacementsTest)

BOOST_AUTO_TEST_CASE(what_a_candidate_changes_is_what_the_changed_deck_measures)
{
    const Replacements found = ask(marth_promotion, Alike::Unit);
    const Deck then =
        replaced(deck, Pile::Cards, card(marth_promotion), card(marth_savior), catalogue.library);
    const Replacement& by = of(found, marth_savior);
    BOOST_TEST(found.copies == 4);
    BOOST_TEST(by.failure == deck_statistics(then, catalogue.library).support_failure);
    BOOST_TEST(by.broken ==
               check_legality(then, *catalogue.format(deck.format), catalogue.library).size());
}

BOOST_AUTO_TEST_CASE(candidates_share_what_was_asked_for)
{
    for (const Replacement& each : ask(marth_promotion, Alike::Unit).candidates)
        BOOST_TEST(each.card->unit == "Marth");
    for (const Replacement& each : ask(caeda, Alike::Cost).candidates)
        BOOST_TEST((each.card->cost == Amount(1)));
    for (const Replacement& each : ask(marth_promotion, Alike::Role).candidates) {
        BOOST_TEST(each.card->unit == "Marth"); // a class change of the deck's own line
        BOOST_TEST(each.card->class_change_cost.has_value());
    }
}

BOOST_AUTO_TEST_CASE(no_card_stands_in_for_itself)
{
    for (const Alike alike : all_alike) {
        for (const Replacement& each : ask(caeda, alike).candidates)
            BOOST_TEST(each.card != &card(caeda));
    }
}

BOOST_AUTO_TEST_CASE(candidates_that_break_no_rule_come_first)
{
    const auto found = ask(caeda, Alike::Cost).candidates;
    BOOST_REQUIRE(!found.empty());
    BOOST_TEST(std::ranges::is_sorted(found, {}, &Replacement::broken));
    BOOST_TEST((found.front().card->symbols.bits() & card(caeda).symbols.bits()) != 0U);
}

BOOST_AUTO_TEST_CASE(a_card_the_format_forbids_is_no_candidate)
{
    deck.format = "standard";
    for (const Replacement& each : ask(marth_promotion, Alike::Unit).candidates)
        BOOST_TEST(is_allowed(*each.card, *catalogue.format("standard"), catalogue.library));
}

BOOST_AUTO_TEST_CASE(the_curve_changes_by_the_copies_that_change_their_cost)
{
    const Replacements found = ask(marth_promotion, Alike::Unit);
    const auto changes = cost_changes(found, of(found, marth));
    const auto at = [&](const char* cost) {
        return *std::ranges::find(changes, cost, &CostChange::cost);
    };
    const std::string from = amount_text(card(marth_promotion).cost);
    BOOST_TEST(at(from.c_str()).before - at(from.c_str()).after == 4);
    BOOST_TEST(at("1").after - at("1").before == 4);
    BOOST_TEST(of(found, marth).cost < found.now.cost);
}

BOOST_AUTO_TEST_CASE(a_deck_with_fewer_class_changes_draws_one_less_often)
{
    const Replacements found = ask(marth_promotion, Alike::Unit);
    BOOST_TEST(of(found, marth).promotion.value() < found.now.promotion.value());
}

BOOST_AUTO_TEST_CASE(the_change_is_told_in_sentences)
{
    const Replacements found = ask(marth_promotion, Alike::Unit);
    const std::string text = replacement_text(found, of(found, marth), english());
    BOOST_TEST(text.find("become cost 1") != std::string::npos);
    BOOST_TEST(text.find("Supports fail in") != std::string::npos);
    BOOST_TEST(text.find("A class change is drawn by turn 4 in") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
