#include "app/settings/settings.h"

#include "app/scratch_folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

namespace settings {

struct SettingsTest {
    ScratchFolder folder;

    Settings loaded(const std::string& text) const
    {
        return load_settings(folder.write("settings.yaml", text));
    }
};

} // namespace settings

BOOST_FIXTURE_TEST_SUITE(settings, SettingsTest)

BOOST_AUTO_TEST_CASE(what_is_saved_comes_back)
{
    const Settings chosen{.language = "ja",
                          .recent_decks = {"/decks/a: \"b\" #c.yaml", "/decks/マルス.yaml", "true"},
                          .card_names = "both",
                          .text_size = 125,
                          .picture_kind = "1080",
                          .picture_paper = "dark",
                          .mulligan = "count(cost=1 -unit:\"Lon'qu\") >= 1",
                          .format = "standard",
                          .policy = "planner",
                          .deck_folder = "/decks",
                          .picture_folder = "/pictures: mine",
                          .library_folder = "/cards",
                          .open_decks = {"/decks/b.yaml", "/decks/a.yaml"},
                          .active_deck = 1,
                          .window_width = 800,
                          .window_height = 600,
                          .window_maximised = true,
                          .what_if = "line",
                          .lists_share = 700,
                          .pool_share = 300,
                          .card_share = 500,
                          .study_beside_share = 600,
                          .study_below_share = 350,
                          .studies = {.support_against = "/decks/other: one.yaml",
                                      .support_flat = 40,
                                      .tradeoff_goes_first = false,
                                      .opening_want_1 = "",
                                      .opening_want_2 = "cost=1 # \"x\"",
                                      .opening_rule = "never",
                                      .curve_policy = "planner",
                                      .curve_games = 1,
                                      .curve_seed = 0}};
    BOOST_TEST((loaded(settings_text(chosen)) == chosen));
}

BOOST_AUTO_TEST_CASE(without_a_file_there_are_defaults)
{
    BOOST_TEST((load_settings(folder / "none.yaml") == Settings{}));
    BOOST_TEST((load_settings(folder.path) == Settings{}));
}

BOOST_DATA_TEST_CASE(a_file_that_cannot_be_understood_gives_defaults,
                     data::make({"", ",", "{", "- a", "language: [ja", "just text", "\xFF",
                                 "language: ja\nlanguage: it\n", "language: &a ja\n"}),
                     text)
{
    BOOST_TEST((loaded(text) == Settings{}));
}

BOOST_AUTO_TEST_CASE(one_bad_setting_does_not_cost_the_others)
{
    const Settings settings =
        loaded("language: klingon\nwindow-width: wide\nwindow-height: 700\nmulligan: []\n"
               "window-maximised: yes\nfrom-the-future: 3\ncard-names: klingon\ntext-size: 3\n"
               "policy: genius\nopen-decks: none\nactive-deck: -1\n");
    BOOST_TEST((settings == Settings{.window_height = 700}));
}

BOOST_AUTO_TEST_CASE(the_deck_that_was_shown_is_shown_again_whatever_cannot_be_remembered)
{
    Settings settings;
    remember_open_decks(settings, {"/a", "/\xFF", "/b"}, 2);
    BOOST_TEST(settings.open_decks == (std::vector<std::string>{"/a", "/b"}),
               boost::test_tools::per_element());
    BOOST_TEST(settings.active_deck == 1);
    remember_open_decks(settings, {"/\xFF", "/b"}, 0);
    BOOST_TEST(settings.active_deck == 0);
}

BOOST_AUTO_TEST_CASE(all_the_open_decks_of_a_busy_evening_are_remembered)
{
    Settings settings;
    std::vector<std::filesystem::path> decks;
    for (int deck = 0; deck < 200; ++deck)
        decks.emplace_back("/decks/" + std::to_string(deck));
    remember_open_decks(settings, decks, 150);
    BOOST_TEST(settings.open_decks.size() == 200U);
    const auto again = settings_in(settings_text(settings));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST(again->open_decks == settings.open_decks, boost::test_tools::per_element());
    BOOST_TEST(again->active_deck == 150);
}

BOOST_AUTO_TEST_CASE(a_window_never_becomes_too_small_to_see)
{
    BOOST_TEST((loaded("window-width: 3\nwindow-height: -5\n") == Settings{}));
}

BOOST_AUTO_TEST_CASE(what_is_asked_of_the_odds_comes_back)
{
    const Settings asked{
        .odds = {.wants = {{"unit:\"Lon'qu\" # no comment", 3, true}, {"", 1, false}},
                 .rule = "count(cost=1) >= 1",
                 .goes_first = false,
                 .turns = 12}};
    BOOST_TEST((loaded(settings_text(asked)) == asked));
    const Settings nothing{.odds = {}};
    BOOST_TEST((loaded(settings_text(nothing)) == nothing));
}

BOOST_AUTO_TEST_CASE(what_a_study_cannot_ask_is_not_read)
{
    const Settings settings =
        loaded("curve-games: 0\ncurve-level: 9\nopening-number-1: 7\ntradeoff-turn: []\n"
               "support-evasion: 101\nopening-seed: -1\ncurve-goes-first: maybe\ncurve-turns: 9\n");
    BOOST_TEST((settings.studies == StudyInputs{.curve_turns = 9}));
}

BOOST_AUTO_TEST_CASE(damaged_wants_keep_what_can_be_read)
{
    const Settings read =
        loaded("odds:\n  turns: 900\n  going: up\n  wants:\n  - query: cost=2\n    at-least: x\n");
    BOOST_TEST(read.odds.turns == 8);
    BOOST_REQUIRE(read.odds.wants.size() == 1u);
    BOOST_TEST((read.odds.wants[0] == WantLine{"cost=2"}));
}

BOOST_AUTO_TEST_CASE(a_deck_opened_again_moves_to_the_front)
{
    Settings settings;
    for (const char* deck : {"/a", "/b", "/c/../a"})
        remember_deck(settings, deck);
    const std::vector<std::string> expected = {"/a", "/b"};
    BOOST_TEST(settings.recent_decks == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_oldest_of_eleven_decks_is_forgotten)
{
    Settings settings;
    for (int deck = 1; deck <= 11; ++deck)
        remember_deck(settings, "/" + std::to_string(deck));
    BOOST_TEST(settings.recent_decks.size() == 10u);
    BOOST_TEST(settings.recent_decks.front() == "/11");
    BOOST_TEST(settings.recent_decks.back() == "/2");
}

BOOST_AUTO_TEST_SUITE_END()
