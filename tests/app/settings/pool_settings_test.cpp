#include "app/settings/pool_settings.h"

#include "app/scratch_folder.h"
#include "app/settings/settings.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(pool_settings)

namespace {

std::vector<std::string> names(const PoolSettings& settings)
{
    std::vector<std::string> names;
    for (const SavedSearch& each : settings.saved)
        names.push_back(each.name);
    return names;
}

} // namespace

BOOST_AUTO_TEST_CASE(what_is_chosen_about_the_pool_is_kept_with_the_settings)
{
    const ScratchFolder folder;
    Settings chosen;
    chosen.pool.saved = {{"Fliers: \"30\"", "type:flier support=30"}, {"飛行", "-unit:\"Lon'qu\""}};
    chosen.pool.history = {"marth", "true", "cost<=2"};
    chosen.pool.columns = {{"name", true, 210}, {"range", false, 0}};
    chosen.pool.sort = "cost";
    chosen.pool.descending = true;
    chosen.pool.deck_folder = "/decks: mine";
    chosen.pool.built_decks = {"/decks/a.dek", "/decks/マルス.yaml"};
    const auto file = folder.write("settings.yaml", settings_text(chosen));
    BOOST_TEST((load_settings(file).pool == chosen.pool));
}

BOOST_AUTO_TEST_CASE(an_empty_query_does_not_take_the_place_of_a_kept_one)
{
    PoolSettings settings;
    save_search(settings, {"Fliers", "type:flier"});
    save_search(settings, {"Fliers", " "});
    const std::vector<SavedSearch> expected{{"Fliers", "type:flier"}};
    BOOST_TEST((settings.saved == expected));
}

BOOST_AUTO_TEST_CASE(a_damaged_list_does_not_cost_the_rest)
{
    const ScratchFolder folder;
    const auto file =
        folder.write("settings.yaml", "saved-searches: [a]\npool-columns: 3\npool-sort: cost\n"
                                      "search-history:\n- marth\n");
    const PoolSettings pool = load_settings(file).pool;
    BOOST_TEST(pool.sort == "cost");
    BOOST_TEST(pool.history.size() == 1U);
    BOOST_TEST(pool.saved.empty());
}

BOOST_AUTO_TEST_CASE(saved_searches_are_in_order_of_their_names)
{
    PoolSettings settings;
    save_search(settings, {"fliers", "type:flier"});
    save_search(settings, {"Bows", "weapon:bow"});
    BOOST_TEST((names(settings) == std::vector<std::string>{"Bows", "fliers"}));
}

BOOST_AUTO_TEST_CASE(a_search_saved_under_an_old_name_replaces_it)
{
    PoolSettings settings;
    save_search(settings, {"a", "cost:1"});
    save_search(settings, {" a ", "cost:2"});
    BOOST_REQUIRE(settings.saved.size() == 1U);
    BOOST_TEST(settings.saved.front().query == "cost:2");
    forget_search(settings, "a");
    BOOST_TEST(settings.saved.empty());
}

BOOST_AUTO_TEST_CASE(nothing_is_saved_without_a_name_or_a_question)
{
    PoolSettings settings;
    save_search(settings, {" ", "cost:1"});
    save_search(settings, {"a", ""});
    BOOST_TEST(settings.saved.empty());
}

BOOST_AUTO_TEST_CASE(the_history_has_the_newest_question_first_and_each_once)
{
    PoolSettings settings;
    for (const char* query : {"marth", "caeda", " ", "marth "})
        remember_search(settings, query);
    BOOST_TEST((settings.history == std::vector<std::string>{"marth", "caeda"}));
}

BOOST_AUTO_TEST_CASE(a_question_that_was_typed_on_replaces_its_beginning)
{
    PoolSettings settings;
    for (const char* query : {"caeda", "mar", "marth", "marth cost:1"})
        remember_search(settings, query);
    BOOST_TEST((settings.history == std::vector<std::string>{"marth cost:1", "caeda"}));
}

BOOST_AUTO_TEST_CASE(the_history_is_not_endless)
{
    PoolSettings settings;
    for (int number = 100; number < 200; ++number)
        remember_search(settings, "cost:" + std::to_string(number));
    BOOST_TEST(settings.history.size() == 20U);
    BOOST_TEST(settings.history.front() == "cost:199");
}

BOOST_AUTO_TEST_SUITE_END()
