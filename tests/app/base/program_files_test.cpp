#include "app/base/program_files.h"

#include "app/scratch_folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(program_files)

BOOST_AUTO_TEST_CASE(a_program_of_the_build_uses_the_folders_of_the_build)
{
    const ProgramFolders folders = find_program_folders();
    BOOST_TEST(folders.data == fs::path(KIZUNA_TEST_DATA));
    BOOST_TEST(folders.locales == fs::path(KIZUNA_TEST_LOCALES));
    BOOST_TEST(fs::is_directory(folders.guide));
}

BOOST_AUTO_TEST_CASE(an_installed_program_uses_the_folders_beside_it)
{
    const ScratchFolder prefix;
    fs::create_directories(prefix / "share/kizuna/data");
    fs::create_directories(prefix / "share/kizuna/locales");
    const ProgramFolders folders = find_program_folders(prefix / "bin/kizuna-cli");
    BOOST_TEST(folders.data == prefix / "share/kizuna/data");
    BOOST_TEST(folders.locales == prefix / "share/kizuna/locales");
    BOOST_TEST(folders.guide == prefix / "share/kizuna/guide");
}

BOOST_AUTO_TEST_CASE(the_environment_wins)
{
    const ScratchFolder elsewhere;
    const Environment data("KIZUNA_DATA", elsewhere.path.string());
    BOOST_TEST(find_program_folders().data == elsewhere.path);
    BOOST_TEST(find_program_folders().locales == fs::path(KIZUNA_TEST_LOCALES));
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_named)
{
    const Environment locales("KIZUNA_LOCALES", "/no/such/folder");
    BOOST_CHECK_EXCEPTION(find_program_folders(), DataError, [](const DataError& error) {
        return error.fault().kind == FaultKind::FileMissing &&
               error.fault().place.file == "/no/such/folder";
    });
}

BOOST_AUTO_TEST_CASE(the_users_folders_follow_the_xdg_rules)
{
    const Environment home("HOME", "/home/marth");
    const Environment config("XDG_CONFIG_HOME", "/etc/marth");
    const Environment state("XDG_STATE_HOME", "relative");
    const Environment cache("XDG_CACHE_HOME", "/var/marth");
    BOOST_TEST(user_settings_file() == fs::path("/etc/marth/kizuna/settings.yaml"));
    BOOST_TEST(user_state_folder() == fs::path("/home/marth/.local/state/kizuna"));
    BOOST_TEST(user_cache_folder() == fs::path("/var/marth/kizuna"));
}

struct Asked {
    const char* language_list; // LANGUAGE
    const char* lc_all;
    const char* lc_messages;
    const char* lang;
    const char* language;
};
std::ostream& operator<<(std::ostream& out, const Asked& asked)
{
    return out << "LANGUAGE=" << asked.language_list << " LC_ALL=" << asked.lc_all
               << " LC_MESSAGES=" << asked.lc_messages << " LANG=" << asked.lang;
}
const Asked environments[] = {
    {"", "", "", "", "en"},
    {"", "", "", "ja_JP.UTF-8", "ja"},
    {"", "", "it_IT@euro", "ja_JP.UTF-8", "it"},
    {"", "ja", "it_IT", "en_GB", "ja"},
    {"", "ja-JP", "", "", "ja"},
    {"", "de_DE.UTF-8", "", "ja_JP.UTF-8", "en"},
    {"", "jargon", "", "", "en"},
    {"it", "", "", "ja_JP.UTF-8", "it"},
    {"fr:it_CH:ja", "de_DE.UTF-8", "", "", "it"},
    {"en_GB:ja", "", "", "it_IT.UTF-8", "en"},
    {"fr", "", "", "it_IT.UTF-8", "it"},
    {":ja", "", "", "it_IT.UTF-8", "ja"},
    {"fr:C:ja", "", "", "it_IT.UTF-8", "en"},
    {"it", "", "", "", "en"},
    {"it", "C", "", "ja_JP.UTF-8", "en"},
    {"it", "", "POSIX", "ja_JP.UTF-8", "en"},
    {"it", "C.UTF-8", "", "ja_JP.UTF-8", "en"},
    {"fr:it", "", "ja_JP.UTF-8", "it_IT.UTF-8", "it"},
};
BOOST_DATA_TEST_CASE(the_language_is_chosen_by_the_order_of_gettext,
                     boost::unit_test::data::make(environments))
{
    const Environment all("LC_ALL", sample.lc_all);
    const Environment messages("LC_MESSAGES", sample.lc_messages);
    const Environment lang("LANG", sample.lang);
    const Environment request("LANGUAGE", sample.language_list);
    BOOST_TEST(user_language() == sample.language);
}

BOOST_AUTO_TEST_CASE(the_set_files_of_a_library_are_read_without_its_words)
{
    const ScratchFolder folder;
    folder.write("B02.yaml", "two");
    folder.write("B01.yaml", "one");
    folder.write("vocabulary.yaml", "words");
    folder.write("emblems.yaml", "emblems");
    folder.write("README.md", "text");
    const std::vector<SourceFile> files = read_library_files(folder.path);
    BOOST_REQUIRE(files.size() == 2u);
    BOOST_TEST(files[0].name == (folder / "B01.yaml").string());
    BOOST_TEST(files[1].load() == "two");
}

BOOST_AUTO_TEST_CASE(a_set_file_that_cannot_be_read_is_a_fault)
{
    const ScratchFolder folder;
    fs::create_symlink("/dev/zero", folder / "B01.yaml");
    BOOST_CHECK_THROW(read_library_files(folder.path).at(0).load(), DataError);
}

BOOST_AUTO_TEST_SUITE_END()
