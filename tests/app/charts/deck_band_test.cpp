#include "app/charts/deck_band.h"

#include "app/altean_deck.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_band_tests {

struct DeckBandTest {
    DeckDocument document{shipped_catalogue()};

    void open_altean() { document.change_to(altean_deck(), ""); }
    DeckBand band() const { return deck_band(document, english()); }
    static int copies_of(const BandChart& chart, const std::string& label)
    {
        const auto found = std::ranges::find(chart.bars, label, &BandBar::label);
        BOOST_REQUIRE(found != chart.bars.end());
        return found->copies;
    }
};

} // namespace deck_band_tests

BOOST_FIXTURE_TEST_SUITE(deck_band_tests, DeckBandTest)

BOOST_AUTO_TEST_CASE(the_bars_count_what_the_statistics_count)
{
    open_altean();
    const DeckBand shown = band();
    for (const auto& [cost, copies] : document.statistics().by_cost)
        BOOST_TEST(copies_of(shown.costs, cost) == copies);
    for (const auto& [support, copies] : document.statistics().by_support)
        BOOST_TEST(copies_of(shown.supports, support) == copies);
    BOOST_TEST(shown.symbols.bars.size() == document.statistics().by_symbol.size());
}

BOOST_AUTO_TEST_CASE(usual_costs_and_supports_are_there_without_cards)
{
    const DeckBand shown = band();
    BOOST_TEST(shown.costs.bars.size() == 5U);
    BOOST_TEST(copies_of(shown.supports, "20") == 0);
    BOOST_TEST(shown.symbols.bars.empty());
}

BOOST_AUTO_TEST_CASE(a_bar_asks_for_the_cards_of_its_kind)
{
    open_altean();
    const DeckBand shown = band();
    for (const BandChart* chart :
         {&shown.costs, &shown.class_changes, &shown.supports, &shown.symbols}) {
        for (const BandBar& bar : chart->bars) {
            const auto query = Query::parse(bar.query, document.catalogue().library);
            BOOST_REQUIRE_MESSAGE(std::holds_alternative<Query>(query), bar.query);
            int matching = 0;
            for (const auto& [card, copies] : document.resolved().cards)
                matching += std::get<Query>(query).matches(*card, document.catalogue().context())
                                ? copies
                                : 0;
            BOOST_TEST(matching == bar.copies, bar.query);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_size_says_how_many_there_must_be)
{
    open_altean();
    BOOST_TEST(band().size == "50/50");
    test::change_copies(document, Pile::Cards, marth, 3, "");
    BOOST_TEST(band().size == "53 (≥ 50)");
}

BOOST_AUTO_TEST_CASE(protagonist_and_verdict_are_told)
{
    BOOST_TEST(band().leader == "no protagonist");
    open_altean();
    BOOST_TEST(band().leader == "Marth");
    BOOST_TEST(band().is_legal);
    BOOST_TEST(band().verdict == "Legal");
    test::change_copies(document, Pile::Cards, marth_promotion, 1, "");
    BOOST_TEST(band().verdict == "1 problem");
    BOOST_TEST(!band().is_legal);
}

BOOST_AUTO_TEST_CASE(who_would_lead_is_told_apart_from_who_is_designated)
{
    open_altean();
    BOOST_TEST(band().is_designated);
    BOOST_TEST(band().leader_spoken == "Protagonist: Marth: Altean Prince.");
    document.set_protagonist("", "");
    BOOST_TEST(!band().is_designated);
    BOOST_TEST(band().leader_spoken ==
               "Nobody is designated; Marth: Altean Prince would be the protagonist.");
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_only_begun_has_no_problems_yet)
{
    test::change_copies(document, Pile::Cards, marth, 4, "");
    BOOST_TEST(band().is_only_begun);
    BOOST_TEST(band().verdict == "Begun");
}

BOOST_AUTO_TEST_CASE(one_sentence_after_another_says_all_of_it)
{
    open_altean();
    const std::string said = band().spoken;
    for (const char* part : {"50 cards", "Protagonist: Marth", "Legal in Unlimited",
                             "deployment cost 1: ", "class-change cost ", "support 10: "})
        BOOST_TEST(said.find(part) != std::string::npos, said);
}

BOOST_AUTO_TEST_SUITE_END()
