#include "app/batch/deck_folder.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "app/text/fault_text.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_folder {

DeckFileTools tools()
{
    return shipped_catalogue().tools();
}

using Column = DeckFolder::Column;

struct DeckFolderTest {
    ScratchFolder scratch;
    DeckFolder folder{shipped_catalogue(), english()};

    void read()
    {
        folder.clear();
        for (const auto& file : deck_files_under(scratch.path, tools()).files)
            folder.add({read_folder_deck(file, shipped_catalogue())});
    }
    void read_bundled()
    {
        folder.clear();
        for (const BundledDeck& deck : bundled_decks(build_folders()))
            folder.add({read_folder_deck(deck.file, shipped_catalogue())});
    }
    std::vector<std::string> column(Column column) const
    {
        std::vector<std::string> texts;
        for (std::size_t row = 0; row < folder.rows(); ++row)
            texts.push_back(folder.text(row, column));
        return texts;
    }
};

} // namespace deck_folder

BOOST_FIXTURE_TEST_SUITE(deck_folder, DeckFolderTest)

BOOST_AUTO_TEST_CASE(every_deck_below_the_folder_is_found_and_nothing_else)
{
    scratch.write("b.txt", "4 Marth: Altean Prince (B01-003)\n");
    scratch.write("deeper/a.fe0d", "49\n");
    scratch.write("deeper/.hidden.dek", "");
    scratch.write("shopping.txt", "milk\nbread\n");
    scratch.write("picture.png", "x");
    std::vector<std::string> names;
    for (const auto& file : deck_files_under(scratch.path, tools()).files)
        names.push_back(file.filename().string());
    BOOST_TEST((names == std::vector<std::string>{"b.txt", "a.fe0d"}));
}

BOOST_AUTO_TEST_CASE(decks_of_one_name_are_told_apart_by_their_files)
{
    const std::string deck = "kizuna: 1\nname: Prince\ncards: {}\n";
    for (const char* file : {"b.kizuna.yaml", "new/a.kizuna.yaml", "old/a.kizuna.yaml"})
        scratch.write(file, deck);
    scratch.write("c.kizuna.yaml", "kizuna: 1\nname: Alone\ncards: {}\n");
    read();
    BOOST_TEST(column(Column::Name) == (std::vector<std::string>{"Alone", "Prince (b.kizuna.yaml)",
                                                                 "Prince (new/a.kizuna.yaml)",
                                                                 "Prince (old/a.kizuna.yaml)"}),
               boost::test_tools::per_element());
    folder.ask_words("new");
    BOOST_TEST(folder.rows() == 0U); // folders are not searched, and the names stay told apart
    folder.clear();
    folder.add({read_folder_deck(scratch / "b.kizuna.yaml", shipped_catalogue())});
    folder.ask_words("");
    BOOST_TEST(folder.text(0, Column::Name) == "Prince");
}

BOOST_AUTO_TEST_CASE(numbers_in_names_stand_by_value)
{
    for (const char* name : {"Deck 10", "deck 2", "Deck 1", "Deck 100", "Another"})
        scratch.write(std::string(name) + ".kizuna.yaml",
                      "kizuna: 1\nname: " + std::string(name) + "\ncards: {}\n");
    read();
    BOOST_TEST(column(Column::Name) ==
                   (std::vector<std::string>{"Another", "Deck 1", "deck 2", "Deck 10", "Deck 100"}),
               boost::test_tools::per_element());
    folder.sort_by(Column::Name, true);
    BOOST_TEST(folder.text(0, Column::Name) == "Deck 100");
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_a_fault)
{
    BOOST_TEST(deck_files_under(scratch / "nowhere", tools()).faults.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_scan_that_is_told_to_stop_keeps_what_it_found)
{
    scratch.write("one.kizuna.yaml", "kizuna: 1\ncards: {}\n");
    std::stop_source stop;
    BOOST_TEST(deck_files_under(scratch.path, tools(), stop.get_token()).files.size() == 1U);
    stop.request_stop();
    BOOST_TEST(deck_files_under(scratch.path, tools(), stop.get_token()).files.empty());
}

BOOST_AUTO_TEST_CASE(a_folder_that_lies_too_deep_is_told)
{
    std::filesystem::path deep = scratch.path;
    for (int level = 0; level < 65; ++level)
        deep /= "a";
    std::filesystem::create_directories(deep);
    const DeckFilesFound found = deck_files_under(scratch.path, tools());
    BOOST_REQUIRE(found.faults.size() == 1U);
    BOOST_TEST(found.faults.front().place.file == deep.string());
    BOOST_TEST(fault_text(found.faults.front(), english()).find("too deep") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_folder_whose_path_is_too_long_is_told)
{
    // Each step is made from the one before it: the whole path is longer than any call takes.
    const std::string step(250, 'a');
    const int here = ::open(scratch.path.c_str(), O_RDONLY | O_DIRECTORY);
    int at = ::dup(here);
    for (int level = 0; level < 20; ++level) {
        BOOST_REQUIRE(::mkdirat(at, step.c_str(), 0700) == 0);
        const int next = ::openat(at, step.c_str(), O_RDONLY | O_DIRECTORY);
        ::close(std::exchange(at, next));
    }
    ::close(at);
    ::close(here);
    const DeckFilesFound found = deck_files_under(scratch.path, tools());
    BOOST_REQUIRE(found.faults.size() == 1U);
    BOOST_TEST(found.faults.front().other == "long-name");
}

BOOST_AUTO_TEST_CASE(a_row_tells_name_format_protagonist_size_and_tags)
{
    scratch.write("one.kizuna.yaml", "kizuna: 1\nname: My Marth\nformat: standard\n"
                                     "protagonist: B01-003\ntags: [fast, red]\n"
                                     "cards:\n  B01-003: 4\n  B01-006: 3\n");
    read();
    BOOST_REQUIRE(folder.rows() == 1U);
    BOOST_TEST(folder.text(0, Column::Name) == "My Marth");
    BOOST_TEST(folder.text(0, Column::Format) == "Standard");
    BOOST_TEST(folder.text(0, Column::Protagonist) == "Marth: Altean Prince");
    BOOST_TEST(folder.text(0, Column::Symbols) == "Blade of Light");
    BOOST_TEST(folder.text(0, Column::Size) == "7");
    BOOST_TEST(folder.text(0, Column::Tags) == "fast and red");
    BOOST_TEST(!folder.text(0, Column::Date).empty());
    BOOST_TEST(!folder.deck(0).violations.empty());
    BOOST_TEST(folder.text(0, Column::Legality).find("Not legal") == 0U);
}

BOOST_AUTO_TEST_CASE(the_details_tell_what_columns_that_have_no_room_say)
{
    scratch.write("one.kizuna.yaml", "kizuna: 1\nprotagonist: B01-003\ntags: [fast, red]\n"
                                     "cards:\n  B01-003: 4\n");
    read();
    BOOST_REQUIRE(folder.rows() == 1U);
    const std::string details =
        details_text(folder.deck(0), shipped_catalogue().library.words(), english());
    BOOST_TEST(details.find("Symbol: Blade of Light\nTags: fast and red\n• ") != std::string::npos,
               details);
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_listed_with_its_reason)
{
    scratch.write("broken.kizuna.yaml", "kizuna: 1\ncards: [\n");
    read();
    BOOST_REQUIRE(folder.rows() == 1U);
    BOOST_TEST(folder.text(0, Column::Name) == "broken.kizuna.yaml");
    BOOST_TEST(folder.deck(0).fault.has_value());
    BOOST_TEST(!folder.text(0, Column::Legality).empty());
    BOOST_TEST(folder.text(0, Column::Size).empty());
}

BOOST_AUTO_TEST_CASE(the_bundled_decks_are_legal)
{
    read_bundled();
    BOOST_TEST(folder.rows() > 1U);
    for (const std::string& text : column(Column::Legality))
        BOOST_TEST(text == "Legal");
}

BOOST_AUTO_TEST_CASE(words_find_decks_by_name_tag_and_protagonist)
{
    scratch.write("one.txt", "# Name: First\n# Tag: fast\n4 B01-003\n");
    scratch.write("two.txt", "# Name: Second\n4 B01-006\n");
    read();
    folder.ask_words("FAST");
    BOOST_TEST((column(Column::Name) == std::vector<std::string>{"First"}));
    folder.ask_words("シーダ");
    BOOST_TEST((column(Column::Name) == std::vector<std::string>{"Second"}));
    folder.ask_words("fast second");
    BOOST_TEST(folder.rows() == 0U);
    folder.ask_words("");
    BOOST_TEST(folder.rows() == 2U);
}

BOOST_AUTO_TEST_CASE(a_query_finds_decks_by_what_is_in_them_and_counts_the_copies)
{
    scratch.write("one.txt", "# Name: First\n4 B01-003\n2 B01-006\n");
    scratch.write("two.txt", "# Name: Second\n4 B01-006\n");
    read();
    BOOST_TEST(!folder.ask_cards("weapon:lance"));
    folder.sort_by(Column::Found, true);
    BOOST_TEST((column(Column::Found) == std::vector<std::string>{"4", "2"}));
    BOOST_TEST(!folder.ask_cards("unit:marth"));
    BOOST_TEST((column(Column::Name) == std::vector<std::string>{"First"}));
    BOOST_TEST(folder.ask_cards("cost<=").has_value());
    BOOST_TEST((column(Column::Name) == std::vector<std::string>{"First"}));
}

BOOST_AUTO_TEST_CASE(every_column_puts_the_decks_in_order_both_ways)
{
    read_bundled();
    for (const Column each : {Column::Name, Column::Format, Column::Legality, Column::Protagonist,
                              Column::Symbols, Column::Size, Column::Tags, Column::Date}) {
        folder.sort_by(each, false);
        const auto up = column(each);
        folder.sort_by(each, true);
        auto down = column(each);
        std::ranges::reverse(down);
        BOOST_TEST(up == down, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_SUITE_END()
