// Long because: every way a journal can be damaged is a test of its own.
#include "app/safety/journal.h"

#include "app/document/deck_storage.h"
#include "app/known_cards.h"
#include "app/safety/journal_file.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace journals {

const DeckFileTools tools = shipped_catalogue().tools();

/// A program that keeps its decks; when it goes, its lock goes as if it had been killed.
struct Program {
    DeckDocument document{shipped_catalogue()};
    Journal journal;

    explicit Program(const fs::path& folder) : journal(folder, document) {}
    void rename(const std::string& name) { test::set_name(document, name, ""); }
};

struct JournalTest {
    ScratchFolder folder;
    fs::path state = folder / "state/kizuna";

    std::vector<LostDecks> lost() const { return lost_decks(state, tools); }
    /// The names of all lost decks, those unsaved with a star.
    std::string lost_names() const
    {
        std::string names;
        for (const LostDecks& each : lost()) {
            for (const KeptDeck& deck : each.kept.decks)
                names += deck.deck.name + (deck.is_unsaved ? "* " : " ");
        }
        return names;
    }
    fs::path journal() const
    {
        std::vector<fs::path> files;
        for (const auto& each : fs::directory_iterator(state))
            files.push_back(each.path());
        BOOST_REQUIRE(files.size() == 1U);
        return files.front();
    }
    bool is_empty() const { return !fs::exists(state) || fs::is_empty(state); }
    fs::path write_deck(const std::string& name) const
    {
        return folder.write(name + ".kizuna.yaml",
                            "kizuna: 1\nname: " + name + "\ncards:\n  B01-003: 4\n");
    }
    /// A program edits a deck and is killed.
    void lose(const std::string& name) const { Program(state).rename(name); }
    void damage(std::size_t at, char with) const
    {
        std::string text = file_text(journal());
        text.at(at) = with;
        std::ofstream(journal(), std::ios::binary) << text;
    }
};

/// While it lives, the program's own descriptor of a file is one that can be written but never
/// flushed.
class BrokenDescriptor {
public:
    explicit BrokenDescriptor(const fs::path& file)
    {
        for (const auto& each : fs::directory_iterator("/proc/self/fd")) {
            std::error_code error;
            if (fs::equivalent(each.path(), file, error))
                number_ = std::stoi(each.path().filename().string());
        }
        BOOST_REQUIRE(number_ >= 0);
        BOOST_REQUIRE(::pipe2(ends_, O_CLOEXEC) == 0);
        BOOST_REQUIRE(::dup3(ends_[1], number_, O_CLOEXEC) == number_);
    }
    ~BrokenDescriptor()
    {
        ::close(ends_[0]);
        ::close(ends_[1]);
    }

private:
    int number_ = -1;
    int ends_[2] = {-1, -1};
};

} // namespace journals

BOOST_FIXTURE_TEST_SUITE(journals, JournalTest)

BOOST_AUTO_TEST_CASE(an_untouched_deck_leaves_no_file)
{
    const Program program(state);
    BOOST_TEST(is_empty());
}

BOOST_AUTO_TEST_CASE(every_change_is_in_the_file_at_once)
{
    Program program(state);
    test::change_copies(program.document, Pile::Cards, marth, 3, "");
    program.rename("Altea");
    const KeptDecks kept = read_journal(file_text(journal()), tools);
    BOOST_REQUIRE(kept.decks.size() == 1U);
    BOOST_TEST(kept.decks[0].deck.name == "Altea");
    BOOST_TEST(kept.decks[0].deck.cards.at(0).copies == 3);
    BOOST_TEST(kept.decks[0].is_unsaved);
    BOOST_TEST(kept.decks[0].changed_at > 0);
}

BOOST_AUTO_TEST_CASE(all_decks_of_a_lost_program_are_found_in_the_order_of_their_tabs)
{
    {
        Program program(state);
        program.document.open(write_deck("three"));
        program.document.start_new();
        program.rename("new");
        program.document.switch_to(0);
        program.document.open(write_deck("two"));
        program.rename("two changed");
        program.document.switch_to(0);
    }
    const std::vector<LostDecks> found = lost();
    BOOST_REQUIRE(found.size() == 1U);
    const KeptDecks& kept = found[0].kept;
    BOOST_REQUIRE(kept.decks.size() == 3U);
    BOOST_TEST(kept.decks[0].file == folder / "three.kizuna.yaml");
    BOOST_TEST(!kept.decks[0].is_unsaved);
    BOOST_TEST(kept.decks[1].deck.name == "two changed");
    BOOST_TEST(kept.decks[1].is_unsaved);
    BOOST_TEST(kept.decks[1].fingerprint.has_value());
    BOOST_TEST(kept.decks[2].deck.name == "new");
    BOOST_TEST(kept.active == kept.decks[0].id);
}

BOOST_AUTO_TEST_CASE(a_deck_that_was_closed_is_not_lost)
{
    {
        Program program(state);
        program.rename("closed");
        program.document.start_new();
        program.rename("open");
        program.document.close(0);
    }
    BOOST_TEST(lost_names() == "open* ");
}

BOOST_AUTO_TEST_CASE(a_program_whose_decks_are_all_closed_leaves_nothing)
{
    Program program(state);
    program.rename("mine");
    BOOST_TEST(!is_empty());
    program.document.close(0);
    BOOST_TEST(is_empty());
    program.document.reopen();
    BOOST_TEST(!is_empty());
}

BOOST_AUTO_TEST_CASE(what_a_running_program_keeps_is_not_lost)
{
    Program running(state);
    running.rename("running");
    BOOST_TEST(lost_names().empty());
    BOOST_TEST(JournalFile::any_in_use(state));
    lose("lost");
    BOOST_TEST(lost_names() == "lost* ");
    running.rename("still running");
    BOOST_TEST(lost_names() == "lost* ");
}

BOOST_AUTO_TEST_CASE(two_programs_write_to_two_files)
{
    Program one(state);
    Program two(state);
    one.rename("one");
    two.rename("two");
    one.rename("one again");
    two.document.close(0);
    const KeptDecks kept = read_journal(file_text(journal()), tools);
    BOOST_TEST(kept.decks.at(0).deck.name == "one again");
}

BOOST_AUTO_TEST_CASE(lost_decks_are_found_by_one_program_only_until_it_lets_them_go)
{
    lose("lost");
    {
        const std::vector<LostDecks> mine = lost();
        BOOST_TEST(mine.size() == 1U);
        BOOST_TEST(lost().empty());
    }
    BOOST_TEST(lost_names() == "lost* ");
    BOOST_TEST(!JournalFile::any_in_use(state));
}

BOOST_AUTO_TEST_CASE(forgotten_decks_are_found_no_more)
{
    lose("lost");
    lost().at(0).file->remove();
    BOOST_TEST(lost().empty());
    BOOST_TEST(is_empty());
}

BOOST_AUTO_TEST_CASE(the_decks_of_several_lost_programs_are_all_found)
{
    lose("one");
    lose("two");
    BOOST_TEST(lost().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_journal_cut_anywhere_gives_all_but_what_was_cut)
{
    {
        Program program(state);
        program.rename("first");
        program.rename("second");
    }
    const std::string whole = file_text(journal());
    const std::size_t second = whole.rfind("\n@deck");
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const KeptDecks kept = read_journal(whole.substr(0, length), tools);
        if (length == whole.size())
            BOOST_TEST(kept.decks.at(0).deck.name == "second");
        else if (length >= second)
            BOOST_TEST(kept.decks.at(0).deck.name == "first", length);
    }
}

BOOST_AUTO_TEST_CASE(a_damaged_record_costs_only_itself)
{
    {
        Program program(state);
        program.rename("first");
        program.rename("second");
        program.rename("third");
    }
    damage(file_text(journal()).rfind("second"), 'S');
    BOOST_TEST(lost_names() == "third* ");
    damage(file_text(journal()).rfind("third"), 'T');
    BOOST_TEST(lost_names() == "first* ");
}

BOOST_AUTO_TEST_CASE(any_bytes_at_all_are_read_without_harm)
{
    for (const char* text :
         {"", "\n@", "\n@deck", "\n@deck 5 5\n", "\n@deck 99999999999999999999 1\nx",
          "\n@deck -1 0\n", "\n@tabs 0 xxh3:3244421341483603138\n", "@@@@\n@\n@\n@",
          "\n@deck 0 0 0"})
        BOOST_TEST(read_journal(text, tools).decks.empty(), text);
}

BOOST_AUTO_TEST_CASE(a_journal_of_which_nothing_can_be_read_is_put_aside)
{
    folder.write("state/kizuna/decks-1-0.journal", "\x01\x02 not a journal");
    BOOST_TEST(lost().empty());
    BOOST_TEST(journal().filename() == "decks-1-0.damaged");
    BOOST_TEST(file_text(journal()) == "\x01\x02 not a journal");
}

BOOST_AUTO_TEST_CASE(a_journal_that_is_put_aside_is_told_and_writes_over_no_earlier_one)
{
    folder.write("state/kizuna/decks-1-0.damaged", "an earlier one");
    folder.write("state/kizuna/decks-1-0.journal", "not a journal");
    std::vector<fs::path> set_aside;
    BOOST_TEST(lost_decks(state, tools, &set_aside).empty());
    BOOST_REQUIRE(set_aside.size() == 1U);
    BOOST_TEST(set_aside[0].filename() == "decks-1-0.damaged-2");
    BOOST_TEST(file_text(set_aside[0]) == "not a journal");
    BOOST_TEST(file_text(state / "decks-1-0.damaged") == "an earlier one");
}

BOOST_AUTO_TEST_CASE(a_journal_that_is_too_large_to_read_is_put_aside)
{
    fs::resize_file(folder.write("state/kizuna/decks-1-0.journal", ""), 100U << 20);
    std::vector<fs::path> set_aside;
    BOOST_TEST(lost_decks(state, tools, &set_aside).empty());
    BOOST_TEST(set_aside.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_deck_that_the_tabs_name_often_is_read_once)
{
    const std::string deck = deck_record({.id = 7}, {}, "kizuna: 1\nname: once\ncards: {}\n");
    BOOST_TEST(read_journal(deck + tabs_record({7, 7, 7}, 7), tools).decks.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_journal_of_more_decks_than_anybody_opens_is_none_of_ours)
{
    std::string text;
    for (std::uint64_t id = 1; id <= max_kept_decks; ++id)
        text += deck_record({.id = id}, {}, "kizuna: 1\ncards: {}\n");
    BOOST_TEST(read_journal(text, tools).decks.size() == max_kept_decks);
    text += deck_record({.id = max_kept_decks + 1}, {}, "kizuna: 1\ncards: {}\n");
    BOOST_TEST(read_journal(text, tools).decks.empty());
}

// Its checksums were FNV-1a, without a name before them.
BOOST_AUTO_TEST_CASE(a_journal_of_version_0_1_is_still_read)
{
    const std::string payload = "id 7\nat 1\nunsaved\n\nkizuna: 1\nname: Altea\ncards: {}\n";
    const std::string old = "\n@deck " + std::to_string(payload.size()) +
                            " 14695981039346656037\n" + payload +
                            "\n@tabs 4 590684067820433389\n7 7\n";
    const KeptDecks kept = read_journal(old, tools);
    BOOST_REQUIRE(kept.decks.size() == 1U);
    BOOST_TEST(kept.decks[0].deck.name == "Altea");
}

BOOST_AUTO_TEST_CASE(a_fingerprint_means_the_same_to_every_build)
{
    BOOST_TEST(fingerprint(folder.write("f", "kizuna")).value() == 0x53B3A8177EBD93E6U);
}

BOOST_AUTO_TEST_CASE(folders_and_links_in_the_way_harm_nothing)
{
    fs::create_directories(state / "folder.journal");
    fs::create_symlink("/dev/zero", state / "link.journal");
    lose("lost");
    BOOST_TEST(lost_names() == "lost* ");
}

BOOST_AUTO_TEST_CASE(a_file_may_be_called_anything)
{
    const fs::path file = folder / "a\\n\nb: \xFF.kizuna.yaml";
    {
        Program program(state);
        program.rename("x");
        BOOST_REQUIRE(!save(program.document, file));
    }
    BOOST_TEST((lost().at(0).kept.decks.at(0).file == file));
}

BOOST_AUTO_TEST_CASE(a_long_journal_is_begun_anew_with_everything)
{
    Program program(state);
    program.document.open(write_deck("other"));
    program.document.start_new();
    test::set_notes(program.document, std::string(3U << 20, 'x'), "");
    program.rename("long");
    program.rename("longer");
    test::set_notes(program.document, "", "");
    program.rename("last");
    BOOST_TEST(fs::file_size(journal()) < (4U << 20)); // three times the notes are more
    const KeptDecks kept = read_journal(file_text(journal()), tools);
    BOOST_TEST(kept.decks.size() == 2U);
    BOOST_TEST(kept.decks.at(1).deck.name == "last");
}

BOOST_AUTO_TEST_CASE(of_a_journal_and_the_one_that_replaced_it_only_that_is_found)
{
    lose("old");
    const std::string old = journal().filename().string();
    const std::string text = file_text(journal());
    lose("new");
    for (const auto& each : fs::directory_iterator(state)) {
        if (each.path().filename() != old)
            std::ofstream(each.path(), std::ios::app) << replaced_record(old);
    }
    BOOST_TEST(lost_names() == "new* ");
    BOOST_TEST(!fs::exists(state / old));
}

BOOST_AUTO_TEST_CASE(a_journal_that_somebody_removed_is_written_again)
{
    Program program(state);
    program.rename("mine");
    fs::remove(journal());
    program.journal.flush();
    BOOST_TEST(read_journal(file_text(journal()), tools).decks.at(0).deck.name == "mine");
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_kept_it_is_said_once_and_again_when_it_can)
{
    const fs::path in_the_way = folder.write("state", "a file");
    Program program(state);
    int told = 0;
    const Subscription listening = program.journal.fault_changed.subscribe([&] { ++told; });
    program.rename("one");
    program.rename("two");
    BOOST_TEST(told == 1);
    BOOST_REQUIRE(program.journal.fault().has_value());
    BOOST_TEST((program.journal.fault()->kind == FaultKind::FileUnwritable));
    fs::remove(in_the_way);
    program.rename("three");
    BOOST_TEST(told == 2);
    BOOST_TEST(!program.journal.fault().has_value());
    BOOST_TEST(read_journal(file_text(journal()), tools).decks.at(0).deck.name == "three");
}

BOOST_AUTO_TEST_CASE(what_the_disk_did_not_take_is_told_until_a_new_file_is_on_it)
{
    Program program(state);
    program.rename("one");
    std::optional<BrokenDescriptor> broken(journal());
    const auto flush_until = [&](bool has_fault) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (program.journal.fault().has_value() != has_fault &&
               std::chrono::steady_clock::now() < deadline) {
            program.journal.flush();
            std::this_thread::yield();
        }
        return program.journal.fault().has_value() == has_fault;
    };
    BOOST_TEST(flush_until(true));
    program.rename("two");
    broken.reset();
    BOOST_TEST(program.journal.fault().has_value()); // it is not yet known to be on the disk
    BOOST_TEST(flush_until(false));
    BOOST_TEST(read_journal(file_text(journal()), tools).decks.at(0).deck.name == "two");
}

BOOST_AUTO_TEST_SUITE_END()
