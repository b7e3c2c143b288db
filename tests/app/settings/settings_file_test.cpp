#include "app/settings/settings_file.h"

#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;

namespace settings_files {

/// A running program with settings of its own in the one file.
struct Window {
    Settings settings;
    SettingsFile file;

    explicit Window(const std::filesystem::path& path)
        : settings(load_settings(path)), file(path, settings)
    {
    }
    bool save() { return file.save(settings, SettingsFile::Patience::None).was_tried; }
};

struct SettingsFileTest {
    ScratchFolder folder;
    std::filesystem::path path = folder / "kizuna/settings.yaml";

    Settings stored() const { return load_settings(path); }
    /// Both read this first.
    void begin_with(const Settings& settings) const
    {
        folder.write("kizuna/settings.yaml", settings_text(settings));
    }
};

} // namespace settings_files

BOOST_FIXTURE_TEST_SUITE(settings_files, SettingsFileTest)

BOOST_AUTO_TEST_CASE(a_window_writes_only_what_it_changed)
{
    Window one(path);
    Window two(path);
    one.settings.language = "ja";
    one.settings.studies.curve_games = 777;
    BOOST_TEST(one.save());
    two.settings.text_size = 120;
    two.settings.pool.sort = "name";
    BOOST_TEST(two.save());
    BOOST_TEST(stored().language == "ja");
    BOOST_TEST(stored().studies.curve_games == 777);
    BOOST_TEST(stored().text_size == 120);
    BOOST_TEST(stored().pool.sort == "name");
}

BOOST_AUTO_TEST_CASE(of_one_setting_that_both_change_the_last_one_counts)
{
    Window one(path);
    Window two(path);
    one.settings.text_size = 110;
    two.settings.text_size = 150;
    BOOST_TEST(one.save());
    BOOST_TEST(two.save());
    BOOST_TEST(stored().text_size == 150);
    one.settings.language = "it";
    BOOST_TEST(one.save());
    BOOST_TEST(stored().text_size == 150);
}

BOOST_AUTO_TEST_CASE(what_is_put_back_to_its_first_value_is_put_back_in_the_file)
{
    Settings first;
    first.policy = "gf-basic";
    first.deck_folder = "/decks";
    begin_with(first);
    Window one(path);
    one.settings.deck_folder.clear();
    BOOST_TEST(one.save());
    BOOST_TEST(stored().deck_folder.empty());
}

BOOST_AUTO_TEST_CASE(recent_decks_of_both_are_kept_with_the_newest_first)
{
    Settings first;
    first.recent_decks = {"/a", "/b", "/c"};
    begin_with(first);
    Window one(path);
    Window two(path);
    remember_deck(one.settings, "/one");
    BOOST_TEST(one.save());
    remember_deck(two.settings, "/b");
    forget_deck(two.settings, "/c");
    BOOST_TEST(two.save());
    BOOST_TEST(stored().recent_decks == (std::vector<std::string>{"/b", "/one", "/a"}),
               boost::test_tools::per_element());
    one.settings.text_size = 110;
    BOOST_TEST(one.save());
    BOOST_TEST(stored().recent_decks == (std::vector<std::string>{"/b", "/one", "/a"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(recent_decks_stay_few)
{
    Window one(path);
    Window two(path);
    for (int at = 0; at < 10; ++at) {
        remember_deck(one.settings, "/one" + std::to_string(at));
        remember_deck(two.settings, "/two" + std::to_string(at));
    }
    BOOST_TEST(one.save());
    BOOST_TEST(two.save());
    BOOST_TEST(stored().recent_decks == two.settings.recent_decks,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(saved_searches_of_both_are_kept)
{
    Settings first;
    save_search(first.pool, {"gone", "cost=1"});
    save_search(first.pool, {"mended", "cost=2"});
    begin_with(first);
    Window one(path);
    Window two(path);
    save_search(one.settings.pool, {"from one", "cost=3"});
    forget_search(one.settings.pool, "gone");
    save_search(two.settings.pool, {"from two", "cost=4"});
    save_search(two.settings.pool, {"mended", "cost=5"});
    BOOST_TEST(one.save());
    BOOST_TEST(two.save());
    const std::vector<SavedSearch> expected = {
        {"from one", "cost=3"}, {"from two", "cost=4"}, {"mended", "cost=5"}};
    BOOST_TEST((stored().pool.saved == expected));
}

BOOST_AUTO_TEST_CASE(questions_and_built_decks_of_both_are_kept)
{
    Settings first;
    first.pool.history = {"old"};
    first.pool.built_decks = {"/x", "/y"};
    begin_with(first);
    Window one(path);
    Window two(path);
    remember_search(one.settings.pool, "marth");
    one.settings.pool.built_decks = {"/y", "/one"};
    remember_search(two.settings.pool, "caeda");
    two.settings.pool.built_decks = {"/x", "/y", "/two"};
    BOOST_TEST(one.save());
    BOOST_TEST(two.save());
    BOOST_TEST(stored().pool.history == (std::vector<std::string>{"caeda", "marth", "old"}),
               boost::test_tools::per_element());
    BOOST_TEST(stored().pool.built_decks == (std::vector<std::string>{"/y", "/one", "/two"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_decks_to_open_come_with_the_one_to_show)
{
    Window one(path);
    Window two(path);
    remember_open_decks(one.settings, {"/a", "/b", "/c"}, 2);
    BOOST_TEST(one.save());
    remember_open_decks(two.settings, {"/d"}, 0);
    BOOST_TEST(two.save());
    BOOST_TEST(stored().open_decks == std::vector<std::string>{"/d"});
    BOOST_TEST(stored().active_deck == 0);
}

BOOST_AUTO_TEST_CASE(what_only_a_newer_program_knows_stays)
{
    folder.write("kizuna/settings.yaml", "# mine\nlanguage: ja # a remark\nof-tomorrow:\n- x\n"
                                         "- y: 1\n  z: 2\ntext-size: 90\n");
    Window one(path);
    one.settings.text_size = 100;
    BOOST_TEST(one.save());
    BOOST_TEST(file_text(path).starts_with("# mine\nlanguage: ja # a remark\nof-tomorrow:\n- x\n"
                                           "- y: 1\n  z: 2\ntext-size: 100\n"));
}

BOOST_AUTO_TEST_CASE(where_the_file_is_gone_or_damaged_all_is_written)
{
    Window one(path);
    one.settings.language = "it";
    BOOST_TEST(one.save());
    for (const char* damaged : {"", "language: [", "\xFF\xFE", "a: 1\na: 2\n"}) {
        folder.write("kizuna/settings.yaml", damaged);
        one.settings.text_size = one.settings.text_size == 110 ? 120 : 110;
        BOOST_TEST(one.save());
        BOOST_TEST((stored() == one.settings), damaged);
    }
    std::filesystem::remove_all(folder / "kizuna");
    BOOST_TEST(one.save());
    BOOST_TEST((stored() == one.settings));
}

BOOST_AUTO_TEST_CASE(while_another_program_writes_nothing_is_written)
{
    Window one(path);
    one.settings.language = "it";
    BOOST_TEST(one.save());
    const std::string lock = (folder / "kizuna/.settings.yaml.lock").string();
    const int held = ::open(lock.c_str(), O_RDWR | O_CLOEXEC);
    BOOST_REQUIRE(::flock(held, LOCK_EX | LOCK_NB) == 0);
    one.settings.language = "ja";
    BOOST_TEST(!one.save());
    BOOST_TEST(stored().language == "it");
    ::close(held);
    BOOST_TEST(one.save());
    BOOST_TEST(stored().language == "ja");
}

BOOST_AUTO_TEST_CASE(what_could_not_be_written_is_written_with_the_next_change)
{
    folder.write("kizuna", "a file in the way");
    Window one(path);
    one.settings.language = "it";
    BOOST_TEST(one.save());
    std::filesystem::remove(folder / "kizuna");
    one.settings.text_size = 110;
    BOOST_TEST(one.save());
    BOOST_TEST(stored().language == "it");
    BOOST_TEST(stored().text_size == 110);
}

BOOST_AUTO_TEST_CASE(settings_that_cannot_be_read_are_put_aside_and_never_written_over)
{
    const std::string damaged = "language: it\nrecent-decks: [a, b\n";
    folder.write("kizuna/settings.yaml", damaged);
    Window one(path);
    one.settings.text_size = 110;
    BOOST_TEST(one.save());
    BOOST_TEST(file_text(folder / "kizuna/settings.yaml.damaged") == damaged);
    BOOST_TEST(stored().text_size == 110);
}

BOOST_AUTO_TEST_CASE(settings_that_can_be_read_stay_where_they_are)
{
    begin_with({.language = "it"});
    BOOST_TEST(!put_aside_damaged(path));
    BOOST_TEST(stored().language == "it");
    BOOST_TEST(!put_aside_damaged(folder / "kizuna/none.yaml"));
}

BOOST_AUTO_TEST_CASE(settings_that_say_nothing_are_not_damaged)
{
    for (const char* text : {"", "\n", "# nothing yet\n"}) {
        folder.write("kizuna/settings.yaml", text);
        BOOST_TEST(!put_aside_damaged(path), text);
    }
}

BOOST_AUTO_TEST_SUITE_END()
