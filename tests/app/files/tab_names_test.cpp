#include "app/files/tab_names.h"

#include "app/document/deck_document.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace tab_names_of_decks {

struct TabNamesTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};

    void open(const std::string& file, const std::string& name)
    {
        std::filesystem::create_directories((folder.path / file).parent_path());
        document.open(folder.write(file, "kizuna: 1\nname: " + name + "\ncards:\n  B01-003: 4\n"));
    }
    std::string names() const
    {
        std::string all;
        for (const TabName& name : tab_names(document.decks(), english()))
            all += name.whole + "; ";
        return all;
    }
};

} // namespace tab_names_of_decks

BOOST_FIXTURE_TEST_SUITE(tab_names_of_decks, TabNamesTest)

BOOST_AUTO_TEST_CASE(decks_of_different_names_are_called_by_them)
{
    open("one.kizuna.yaml", "Prince");
    open("two.kizuna.yaml", "Princess");
    BOOST_TEST(names() == "Prince; Princess; ");
}

BOOST_AUTO_TEST_CASE(what_tells_decks_of_one_name_apart_is_brief)
{
    open("one.kizuna.yaml", "Prince");
    open("two.kizuna.yaml", "Prince");
    BOOST_TEST(tab_names(document.decks(), english())[1].brief == "two");
}

BOOST_AUTO_TEST_CASE(decks_of_one_name_begin_with_their_files)
{
    open("one.kizuna.yaml", "Prince");
    open("two.v2.kizuna.yaml", "Prince");
    open("three.kizuna.yaml", "Princess");
    BOOST_TEST(names() == "one: Prince; two.v2: Prince; Princess; ");
}

BOOST_AUTO_TEST_CASE(files_of_one_name_begin_with_their_folders)
{
    open("new/deck.kizuna.yaml", "Prince");
    open("old/deck.kizuna.yaml", "Prince");
    open("old/other.kizuna.yaml", "Prince");
    BOOST_TEST(names() == "new/deck: Prince; old/deck: Prince; other: Prince; ");
}

BOOST_AUTO_TEST_CASE(decks_without_names_and_files_are_numbered)
{
    document.start_new();
    test::set_name(document, "", "");
    test::set_name(document, "Prince", "");
    document.start_new();
    test::set_name(document, "Prince", "");
    BOOST_TEST(names() == "1: Prince; 2: Prince; ");
}

BOOST_AUTO_TEST_SUITE_END()
