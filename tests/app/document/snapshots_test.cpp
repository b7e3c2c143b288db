#include "app/document/snapshots.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "app/text/date_text.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace snapshots_tests {

struct SnapshotsTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};
    std::chrono::system_clock::time_point noon{std::chrono::hours(24 * 20000 + 12)};

    void add(const char* code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "add");
    }
    bool take(const char* name) { return take_snapshot(document, name, noon); }
    bool restore(const char* name) { return restore_snapshot(document, name, english()); }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        const auto snapshots = snapshots_of(document.deck());
        for (const Snapshot& each : *snapshots)
            names.push_back(each.name);
        return names;
    }
    int size() const { return document.resolved().size; }
};

} // namespace snapshots_tests

BOOST_FIXTURE_TEST_SUITE(snapshots_tests, SnapshotsTest)

BOOST_AUTO_TEST_CASE(restoring_brings_the_whole_deck_back_as_one_step_that_can_be_undone)
{
    add(marth, 3);
    test::set_notes(document, "why\n\n  so:\n# not a comment", "notes");
    take("first");
    const Deck kept = document.deck();
    add(caeda, 4);
    test::set_notes(document, "", "notes");
    const std::size_t steps = document.history().size();

    BOOST_TEST(restore("first"));
    BOOST_TEST((document.deck().cards == kept.cards));
    BOOST_TEST(document.deck().notes == kept.notes);
    BOOST_TEST(document.history().size() == steps + 1);
    document.undo();
    BOOST_TEST(size() == 7);
}

BOOST_AUTO_TEST_CASE(undo_takes_no_snapshot_away)
{
    add(marth, 3);
    add(caeda, 1);
    take("first");
    document.undo();
    document.undo();
    add(caeda, 2); // the step that the snapshot was taken at is gone for good
    BOOST_TEST(restore("first"));
    BOOST_TEST(size() == 4);
}

BOOST_AUTO_TEST_CASE(snapshots_are_in_the_deck_s_own_file)
{
    add(marth, 3);
    test::change_copies(document, Pile::Cards, "X99-001", 2, "");
    test::change_copies(document, Pile::Maybe, caeda, 1, "");
    take("one: “first”");
    add(caeda, 1);
    take("two");
    const auto before = snapshots_of(document.deck());
    const auto file = folder / "deck.kizuna.yaml";
    BOOST_TEST(!save(document, file));

    DeckDocument other(shipped_catalogue());
    BOOST_TEST(other.open(file).problems.empty());
    BOOST_TEST((snapshots_of(other.deck()) == before));
    const auto first = deck_of(before->front(), shipped_catalogue().tools());
    BOOST_REQUIRE(first);
    BOOST_TEST(first->cards.size() == 2U);
    BOOST_TEST(first->maybe.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_snapshot_is_unsaved_until_the_deck_is_saved)
{
    add(marth, 3);
    BOOST_TEST(!save(document, folder / "deck.kizuna.yaml"));
    take("first");
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(!save(document, folder / "deck.kizuna.yaml"));
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_snapshot_of_the_same_name_replaces_the_older_one)
{
    add(marth, 1);
    take("same");
    add(marth, 1);
    take("same");
    BOOST_TEST(names().size() == 1U);
    add(marth, 2);
    restore("same");
    BOOST_TEST(size() == 2);
}

BOOST_AUTO_TEST_CASE(snapshots_are_renamed_and_removed_and_two_never_share_a_name)
{
    add(marth, 1);
    take("a");
    take("b");
    BOOST_TEST(!rename_snapshot(document, "a", "b"));
    BOOST_TEST(!rename_snapshot(document, "a", ""));
    BOOST_TEST(rename_snapshot(document, "a", "c"));
    BOOST_TEST(names() == (std::vector<std::string>{"c", "b"}), boost::test_tools::per_element());
    remove_snapshot(document, "c");
    remove_snapshot(document, "b");
    BOOST_TEST(names().empty());
    BOOST_TEST(document.deck().memory.sections.empty());
}

BOOST_AUTO_TEST_CASE(a_snapshot_holds_no_snapshots)
{
    add(marth, 1);
    take("a");
    take("b");
    BOOST_TEST(snapshots_of(document.deck())->back().text.find("snapshots") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_another_program_put_under_the_key_stays)
{
    const auto file = folder / "deck.kizuna.yaml";
    const std::string text = "kizuna: 1\nname: x\nsnapshots: 7\ncards:\n  B01-003: 1\n";
    BOOST_REQUIRE(!write_file(file, text));
    document.open(file);
    BOOST_TEST(!snapshots_of(document.deck()));
    BOOST_TEST(!take("a"));
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(the_suggested_name_is_free)
{
    BOOST_TEST(free_snapshot_name(document, english()) == "Version 1");
    take("Version 1");
    BOOST_TEST(free_snapshot_name(document, english()) == "Version 2");
}

BOOST_AUTO_TEST_CASE(the_time_it_was_taken_is_told)
{
    take("a");
    BOOST_TEST(snapshots_of(document.deck())->front().taken == "2024-10-04T12:00:00Z");
    BOOST_TEST(taken_text(snapshots_of(document.deck())->front(), english()) ==
               date_text(1728043200, english()));
    BOOST_TEST(taken_text({.name = "a", .taken = "yesterday", .text = {}}, english()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
