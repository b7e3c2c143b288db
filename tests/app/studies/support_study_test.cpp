#include "app/studies/support_study.h"

#include "app/altean_deck.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace support_studies {

struct SupportStudyTest {
    StudyDeck deck = altean_study();
    SupportRequest request;
    SupportStudy study() const { return study_support(deck, request); }
};

} // namespace support_studies

BOOST_FIXTURE_TEST_SUITE(support_studies, SupportStudyTest, *boost::unit_test::tolerance(1e-12))

BOOST_AUTO_TEST_CASE(the_protagonist_comes_first_and_fails_by_its_own_line)
{
    const UnitSupport marths = study().units.front();
    BOOST_TEST(marths.is_protagonist);
    BOOST_TEST(marths.failure(DuelSide::Attack) == double(altean_line) / altean_population);
}

BOOST_AUTO_TEST_CASE(a_deck_defends_against_itself_unless_told_otherwise)
{
    const SupportStudy own = study();
    BOOST_TEST(own.opponent == deck.protagonist);
    BOOST_TEST(own.units.front().opponent->unit == deck.protagonist->unit);
    BOOST_TEST(own.units.front().opposing.size() == own.units.front().cards.size());
}

BOOST_AUTO_TEST_CASE(a_flat_support_is_always_the_same)
{
    request.against = SupportRequest::Against::Flat;
    request.flat = 30;
    const SupportStudy flat = study();
    BOOST_TEST(!flat.opponent);
    BOOST_TEST(flat.units.front().opposing.size() == 1u);
    request.flat = 20;
    BOOST_TEST(study().units.front().chance(0).probability >
               flat.units.front().chance(0).probability);
}

BOOST_AUTO_TEST_CASE(another_deck_defends_with_its_own_protagonist)
{
    const Catalogue& catalogue = shipped_catalogue();
    request.against = SupportRequest::Against::Deck;
    request.other = study_deck(
        load_deck(catalogue.decks / "golden-deer.kizuna.yaml", catalogue.tools()).imported.deck,
        catalogue);
    const SupportStudy against = study();
    BOOST_TEST(against.opponent == request.other.protagonist);
    BOOST_TEST(against.units.front().opponent->unit == request.other.protagonist->unit);
    request.against = SupportRequest::Against::Itself;
    BOOST_TEST(against.units.front().chance(0).probability !=
               study().units.front().chance(0).probability);
}

BOOST_AUTO_TEST_CASE(success_grows_with_the_difference_from_nothing_to_certainty)
{
    const SupportStudy own = study();
    const auto duels = own.units.front().chances();
    BOOST_TEST(std::ranges::is_sorted(duels, {}, &DuelChance::probability));
    BOOST_TEST(duels.back().probability == 1.0);
    const auto even = std::ranges::find(duels, 0, &DuelChance::difference);
    BOOST_REQUIRE((even != duels.end()));
    BOOST_TEST(even->probability == own.units.front().chance(0).probability);
}

BOOST_AUTO_TEST_CASE(a_copy_more_of_the_protagonists_line_fails_more_and_one_less_fails_less)
{
    const SupportStudy own = study();
    const auto changes = support_changes(own.units.front());
    const auto promotion = std::ranges::find(changes, &card(marth_promotion), &SupportChange::card);
    BOOST_REQUIRE((promotion != changes.end()));
    const double now = double(altean_line) / altean_population;
    BOOST_TEST(promotion->more.value().failure ==
               double(altean_line + 1) / (altean_population + 1) - now);
    BOOST_TEST(promotion->less.value().failure ==
               double(altean_line - 1) / (altean_population - 1) - now);
}

BOOST_AUTO_TEST_SUITE_END()
