#include "app/collection/owned_cards.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace owned_cards {

ImportedCollection read_list(std::string_view text)
{
    return read_collection(text, "cards.txt", shipped_catalogue().tools());
}

struct OwnedCardsTest {
    ScratchFolder folder;
    std::filesystem::path file = folder / "data/collection.txt";

    OwnedCards open() const { return OwnedCards(file, shipped_catalogue().tools()); }
};

} // namespace owned_cards

BOOST_FIXTURE_TEST_SUITE(owned_cards, OwnedCardsTest)

BOOST_AUTO_TEST_CASE(what_is_owned_is_there_the_next_time)
{
    BOOST_TEST(open().empty());
    OwnedCards mine = open();
    BOOST_TEST(!mine.set_owned(card(marth), 3));
    BOOST_TEST(open().owned(card(marth)) == 3);
}

BOOST_AUTO_TEST_CASE(fewer_copies_are_taken_from_whatever_printings_there_are)
{
    OwnedCards mine = open();
    mine.import(read_list("2 B01-003ST\n3 P01-003PR\n"), ImportWay::Replace);
    mine.set_owned(card(marth), 1);
    BOOST_TEST(mine.owned(card(marth)) == 1);
    mine.set_owned(card(marth), -5);
    BOOST_TEST(mine.empty());
}

BOOST_AUTO_TEST_CASE(everybody_hears_of_a_change)
{
    OwnedCards mine = open();
    int changes = 0;
    const Subscription counting = mine.changed.subscribe([&] { ++changes; });
    mine.set_owned(card(marth), 2);
    BOOST_TEST(changes == 1);
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_written_is_told_and_the_change_holds)
{
    folder.write("data", "a file where the folder should be");
    OwnedCards mine = open();
    BOOST_TEST(mine.set_owned(card(marth), 2).has_value());
    BOOST_TEST(mine.owned(card(marth)) == 2);
}

BOOST_AUTO_TEST_CASE(remarks_and_unknown_cards_stay_in_the_file)
{
    folder.write("data/collection.txt", "# bought in 2019\n2 B01-006\n"
                                        "3 Some Future Card (B99-001)\nwhat is this\n");
    OwnedCards mine = open();
    BOOST_TEST(!mine.set_owned(card(marth), 1));
    BOOST_TEST(file_text(file) == "# bought in 2019\n1 Marth: Altean Prince (B01-003)\n"
                                  "2 Caeda: Talys's Heart (B01-006)\n"
                                  "3 Some Future Card (B99-001)\nwhat is this\n");
    BOOST_TEST(!mine.set_owned(card(marth), 0));
    BOOST_TEST(open().owned(card(caeda)) == 2);
    BOOST_TEST(file_text(file).find("B99-001") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_told_and_put_aside_whole)
{
    const std::string damaged = "4 B01-003\n\x01\n2 B01-006\n";
    folder.write("data/collection.txt", damaged);
    OwnedCards mine = open();
    BOOST_REQUIRE(mine.fault().has_value());
    const auto aside = mine.put_aside_as();
    BOOST_TEST(!mine.set_owned(card(marth), 1));
    BOOST_TEST(file_text(aside) == damaged);
    BOOST_TEST(file_text(file) == "1 Marth: Altean Prince (B01-003)\n");
    BOOST_TEST(!mine.fault());
}

BOOST_AUTO_TEST_CASE(what_was_put_aside_before_is_not_overwritten)
{
    folder.write("data/collection.txt", "\x01");
    folder.write("data/collection.txt.damaged", "older");
    OwnedCards mine = open();
    mine.set_owned(card(marth), 1);
    BOOST_TEST(file_text(folder / "data/collection.txt.damaged") == "older");
    BOOST_TEST(file_text(folder / "data/collection.txt.damaged-2") == "\x01");
}

BOOST_AUTO_TEST_CASE(what_another_program_wrote_is_kept)
{
    OwnedCards mine = open();
    mine.set_owned(card(marth), 1);
    OwnedCards theirs = open();
    theirs.set_owned(card(caeda), 2);
    mine.set_owned(card(marth), 3);
    BOOST_TEST(open().owned(card(caeda)) == 2);
    BOOST_TEST(open().owned(card(marth)) == 3);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_gone_since_it_was_read_takes_nothing_with_it)
{
    OwnedCards mine = open();
    mine.set_owned(card(caeda), 2);
    std::filesystem::remove(file);
    BOOST_TEST(!mine.set_owned(card(marth), 1));
    BOOST_TEST(open().owned(card(caeda)) == 2);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_reached_is_no_empty_one)
{
    // As on a drive that is not there: the link leads nowhere until it is.
    std::filesystem::create_directories(folder / "data");
    std::filesystem::create_symlink(folder / "drive/cards.txt", file);
    OwnedCards mine = open();
    BOOST_REQUIRE(mine.fault().has_value());
    BOOST_TEST(mine.is_unreachable());
    BOOST_TEST(mine.set_owned(card(marth), 1).has_value());
    BOOST_TEST(mine.import(read_list("4 B01-006\n"), ImportWay::Replace).has_value());
    BOOST_TEST(mine.empty());
    folder.write("drive/cards.txt", "3 B01-006\n");
    BOOST_TEST(!mine.set_owned(card(marth), 1));
    BOOST_TEST(open().owned(card(caeda)) == 3);
    BOOST_TEST(open().owned(card(marth)) == 1);
    BOOST_TEST(std::filesystem::is_symlink(file));
}

BOOST_AUTO_TEST_CASE(a_file_that_becomes_unreachable_keeps_what_it_holds)
{
    folder.write("drive/cards.txt", "3 B01-006\n");
    std::filesystem::create_directories(folder / "data");
    std::filesystem::create_symlink(folder / "drive/cards.txt", file);
    OwnedCards mine = open();
    std::filesystem::rename(folder / "drive", folder / "elsewhere");
    folder.write("drive", "what stands where the drive was");
    BOOST_TEST(mine.set_owned(card(caeda), 1).has_value());
    BOOST_TEST(mine.owned(card(caeda)) == 3);
    BOOST_TEST(file_text(folder / "elsewhere/cards.txt") == "3 B01-006\n");
}

BOOST_AUTO_TEST_CASE(a_merged_list_adds_its_copies_and_a_replacing_one_is_all_there_is)
{
    folder.write("data/collection.txt", "# mine\n3 B01-006\n1 Some Future Card (B99-001)\n");
    OwnedCards mine = open();
    const ImportedCollection list = read_list("1 B01-006\n2 B01-003\n");
    mine.import(list, ImportWay::Merge);
    BOOST_TEST(open().owned(card(caeda)) == 4);
    BOOST_TEST(open().owned(card(marth)) == 2);
    BOOST_TEST(file_text(file).find("B99-001") != std::string::npos);
    mine.import(list, ImportWay::Replace);
    BOOST_TEST(file_text(file) == "# mine\n2 Marth: Altean Prince (B01-003)\n"
                                  "1 Caeda: Talys's Heart (B01-006)\n");
}

BOOST_AUTO_TEST_CASE(a_list_without_a_card_empties_nothing)
{
    folder.write("data/collection.txt", "3 B01-006\n");
    OwnedCards mine = open();
    for (const char* list : {"", "# nothing but remarks\n", "what is this\nand this\n"}) {
        mine.import(read_list(list), ImportWay::Replace);
        BOOST_TEST(open().owned(card(caeda)) == 3, list);
    }
}

BOOST_AUTO_TEST_CASE(an_import_can_be_taken_back_with_every_line_it_removed)
{
    const std::string before = "# bought in 2019\n2 Caeda: Talys's Heart (B01-006)\n"
                               "1 Some Future Card (B99-001)\n";
    folder.write("data/collection.txt", before);
    OwnedCards mine = open();
    BOOST_TEST(!mine.can_undo());
    mine.import(read_list("4 B01-003\n"), ImportWay::Replace);
    BOOST_TEST(mine.can_undo());
    BOOST_TEST(!mine.undo());
    BOOST_TEST(file_text(file) == before);
    BOOST_TEST(!mine.can_undo());
}

BOOST_AUTO_TEST_CASE(edits_of_one_card_are_taken_back_together_and_nothing_before_them)
{
    OwnedCards mine = open();
    mine.import(read_list("4 B01-006\n"), ImportWay::Merge);
    for (const int copies : {0, 1, 2, 3}) // the first one changes nothing
        mine.set_owned(card(marth), copies);
    mine.undo();
    BOOST_TEST(mine.owned(card(marth)) == 0);
    BOOST_TEST(mine.owned(card(caeda)) == 4);
    mine.set_owned(card(marth), 2);
    mine.set_owned(card(marth), 0); // back again: no step is left
    mine.set_owned(card(marth), 1);
    mine.undo();
    BOOST_TEST(mine.owned(card(caeda)) == 4);
    BOOST_TEST(mine.owned(card(marth)) == 0);
}

BOOST_AUTO_TEST_CASE(what_another_program_wrote_is_not_taken_back)
{
    OwnedCards mine = open();
    mine.set_owned(card(marth), 1);
    OwnedCards theirs = open();
    theirs.set_owned(card(caeda), 2);
    mine.undo();
    BOOST_TEST(open().owned(card(caeda)) == 2);
    BOOST_TEST(open().owned(card(marth)) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
