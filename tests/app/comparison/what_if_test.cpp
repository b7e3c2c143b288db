#include "app/comparison/what_if.h"

#include "app/altean_deck.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace what_if_tests {

struct WhatIfTest {
    const Catalogue& catalogue = shipped_catalogue();
    Deck deck = altean_deck();

    WhatIf ask(const char* id, const char* out = nullptr) const
    {
        return what_if(deck, *catalogue.format(deck.format), card(id), out ? &card(out) : nullptr,
                       catalogue);
    }
};

} // namespace what_if_tests

BOOST_FIXTURE_TEST_SUITE(what_if_tests, WhatIfTest, *boost::unit_test::tolerance(1e-12))

BOOST_AUTO_TEST_CASE(a_change_is_what_the_changed_deck_would_measure)
{
    const WhatIf before = ask(marth_promotion);
    change_copies(deck, Pile::Cards, marth_promotion, -1, catalogue.library);
    const WhatIf after = ask(marth_promotion);
    const DeckMeasures& promised = before.less.value().then;
    BOOST_TEST(promised.failure.value() == after.now.failure.value());
    BOOST_TEST(promised.promotion_3.value() == after.now.promotion_3.value());
    BOOST_TEST(promised.promotion_4.value() == after.now.promotion_4.value());
    BOOST_TEST(promised.opener.value() == after.now.opener.value());
    BOOST_TEST(promised.mean_cost.value() == after.now.mean_cost.value());
    BOOST_TEST(promised.symbol_share.value() == after.now.symbol_share.value());
}

BOOST_AUTO_TEST_CASE(the_mean_cost_is_that_of_the_statistics)
{
    const double cost = mean_cost(deck_statistics(deck, catalogue.library));
    BOOST_TEST(ask(caeda).now.mean_cost.value() == cost);
}

BOOST_AUTO_TEST_CASE(the_protagonists_line_is_what_fails)
{
    const WhatIf answer = ask(marth_promotion);
    BOOST_TEST(answer.now.failure.value() == double(altean_line) / altean_population);
    BOOST_TEST(answer.more->then.failure.value() ==
               double(altean_line + 1) / (altean_population + 1));
    BOOST_TEST(answer.less->then.promotion_3.value() < answer.now.promotion_3.value());
}

BOOST_AUTO_TEST_CASE(one_copy_too_many_breaks_a_rule_anew)
{
    const WhatIf answer = ask(marth_promotion); // there are four
    BOOST_TEST(answer.broken == 0u);
    BOOST_REQUIRE(answer.more->gained.size() == 1u);
    BOOST_TEST((answer.more->gained.front().clause == DeckClause::Copies));
    BOOST_TEST(answer.more->mended.empty());
}

BOOST_AUTO_TEST_CASE(the_fiftieth_card_mends_and_a_violation_that_stays_is_none_of_both)
{
    change_copies(deck, Pile::Cards, marth_promotion, -1, catalogue.library); // 49 cards
    BOOST_REQUIRE(ask(caeda).more->mended.size() == 1u);
    BOOST_TEST((ask(caeda).more->mended.front().clause == DeckClause::Size));
    const WhatIf::Change fewer = ask(marth_promotion).less.value();
    BOOST_TEST(fewer.gained.empty()); // 48 instead of 49
    BOOST_TEST(fewer.mended.empty());
    BOOST_TEST(ask(marth_promotion).broken == 1u);
}

BOOST_AUTO_TEST_CASE(a_swap_keeps_the_size)
{
    const WhatIf answer = ask(caeda, marth_promotion);
    BOOST_TEST(answer.out == &card(marth_promotion));
    BOOST_TEST(answer.swap.value().then.failure.value() ==
               double(altean_line - 1) / altean_population);
}

BOOST_AUTO_TEST_CASE(nothing_can_be_taken_that_is_not_there)
{
    const char* elsewhere = "B22-014";
    BOOST_TEST(!ask(elsewhere).less);
    BOOST_TEST(!ask(marth, elsewhere).swap);
    BOOST_TEST(!ask(marth, marth).swap);
}

BOOST_AUTO_TEST_CASE(a_mend_is_what_the_mended_deck_would_measure)
{
    change_copies(deck, Pile::Cards, marth_promotion, 1, catalogue.library); // there were four
    const Format& format = *catalogue.format(deck.format);
    const std::vector<Violation> broken = check_legality(deck, format, catalogue.library);
    BOOST_REQUIRE(broken.size() == 1u);
    const WhatIf answer = what_if_mended(deck, format, broken.front().fix, catalogue);
    BOOST_TEST(!answer.more);
    BOOST_TEST(answer.broken == 1u);
    BOOST_REQUIRE(answer.mend);
    BOOST_TEST(answer.mend->gained.empty());
    BOOST_TEST((answer.mend->mended == broken));
    BOOST_TEST(answer.mend->then.failure.value() == double(altean_line) / altean_population);
    BOOST_TEST(!answer.mend->then.symbol_share); // of no card
}

BOOST_AUTO_TEST_CASE(once_stopped_no_further_change_is_worked_out)
{
    std::stop_source stop;
    stop.request_stop();
    const WhatIf answer = what_if(deck, *catalogue.format(deck.format), card(marth_promotion),
                                  &card(caeda), catalogue, stop.get_token());
    BOOST_TEST(!answer.more);
    BOOST_TEST(!answer.less);
    BOOST_TEST(!answer.swap);
}

BOOST_AUTO_TEST_CASE(a_deck_that_nobody_can_lead_has_no_chances)
{
    deck = {};
    const WhatIf answer = ask(caeda);
    BOOST_TEST(!answer.now.failure.has_value());
    BOOST_TEST(!answer.now.promotion_3.has_value());
    BOOST_TEST(answer.more->then.opener.has_value()); // Caeda could lead
}

BOOST_AUTO_TEST_SUITE_END()
