#include "app/studies/curve_study.h"

#include "app/altean_deck.h"
#include "app/charts/curve_charts.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace curve_studies {

struct CurveStudyTest {
    StudyDeck deck = altean_study();
    GoldfishSettings settings{.turns = 3, .rule = {}};
    std::vector<CurveStudy> told;

    void play(std::uint64_t games, const std::stop_token& stop = {})
    {
        study_curve(deck, settings, games, 1, stop,
                    [this](const CurveStudy& study) { told.push_back(study); });
    }
};

} // namespace curve_studies

BOOST_FIXTURE_TEST_SUITE(curve_studies, CurveStudyTest)

BOOST_AUTO_TEST_CASE(a_few_games_are_told_first_and_all_of_them_last)
{
    play(500);
    BOOST_REQUIRE(told.size() >= 2u);
    BOOST_TEST(told.front().totals.games == first_games);
    BOOST_TEST(told.back().totals.games == 500u);
    BOOST_TEST(std::ranges::is_sorted(told, {},
                                      [](const CurveStudy& study) { return study.totals.games; }));
}

BOOST_AUTO_TEST_CASE(parts_add_up_to_what_one_run_would_have_told)
{
    play(450);
    const Goldfish goldfish(deck.cards, *deck.protagonist, deck.context, settings);
    BOOST_TEST((told.back().totals == play_games(goldfish, {0, 450}, 1, {})));
}

BOOST_AUTO_TEST_CASE(where_it_is_stopped_no_more_is_told)
{
    std::stop_source stop;
    study_curve(deck, settings, 5'000, 1, stop.get_token(), [&](const CurveStudy& study) {
        told.push_back(study);
        stop.request_stop();
    });
    BOOST_TEST(told.size() == 1u);
}

BOOST_AUTO_TEST_CASE(what_belongs_to_the_deck_stands_beside_the_games)
{
    play(10);
    const CurveStudy& study = told.back();
    int cards = 0;
    for (const auto& [cost, copies] : study.demand)
        cards += copies;
    BOOST_TEST(cards == altean_population);
    BOOST_TEST(study.scripted == scripted_share(deck.cards));
    BOOST_TEST(study.kinds.size() >= study.totals.dead.size());
    for (const auto& [kind, games] : dead_cards(study.totals))
        BOOST_TEST(deck.cards.copies_of(*study.kinds[kind]) > 0);
}

BOOST_AUTO_TEST_CASE(a_protagonist_who_never_reaches_from_the_front_line_is_told)
{
    const Card& gordin = card("B01-014"); // range 2
    settings.level = GoldfishLevel::PassiveDummy;
    BOOST_TEST(starts_out_of_reach(gordin, settings));
    BOOST_TEST(!starts_out_of_reach(card(marth), settings));
    Deck archers = altean_deck();
    archers.cards.push_back({.code = gordin.id, .copies = 4});
    archers.protagonist = gordin.id;
    deck = study_deck(archers, shipped_catalogue());
    play(10);
    const std::string note = "starts in the front line";
    BOOST_TEST((curve_note(told.back(), english()).find(note) != std::string::npos));
    settings.level = GoldfishLevel::HandTester; // nobody attacks
    play(10);
    BOOST_TEST((curve_note(told.back(), english()).find(note) == std::string::npos));
    settings = {.level = GoldfishLevel::PassiveDummy, .policy = "random", .rule = {}};
    BOOST_TEST(!starts_out_of_reach(gordin, settings)); // it may move
}

BOOST_AUTO_TEST_CASE(a_deck_too_small_for_a_game_can_still_be_computed_with)
{
    Deck small;
    change_copies(small, Pile::Cards, marth, 4, shipped_catalogue().library);
    const StudyDeck study = study_deck(small, shipped_catalogue());
    BOOST_TEST((study.trouble() == StudyDeck::Trouble::None));
    BOOST_TEST((study.trouble_for_games() == StudyDeck::Trouble::TooSmall));
    change_copies(small, Pile::Cards, caeda, 300, shipped_catalogue().library);
    BOOST_TEST((study_deck(small, shipped_catalogue()).trouble() == StudyDeck::Trouble::TooLarge));
    BOOST_TEST(
        (study_deck({}, shipped_catalogue()).trouble() == StudyDeck::Trouble::NoProtagonist));
}

BOOST_AUTO_TEST_SUITE_END()
