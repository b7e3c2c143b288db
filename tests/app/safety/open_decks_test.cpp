#include "app/document/deck_document.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace open_decks {

struct OpenDecksTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};
    int heard = 0;
    Subscription listening = document.changed.subscribe([this] { ++heard; });

    fs::path write(const std::string& name) const
    {
        return folder.write(name + ".kizuna.yaml",
                            "kizuna: 1\nname: " + name + "\ncards:\n  B01-003: 4\n");
    }
    void open(const std::string& name) { document.open(write(name)); }
    void rename(const std::string& name) { test::set_name(document, name, "name " + name); }
    std::string names() const
    {
        std::string all;
        for (const OpenDeck& deck : document.decks())
            all += deck.deck().name + ' ';
        return all;
    }
};

} // namespace open_decks

BOOST_FIXTURE_TEST_SUITE(open_decks, OpenDecksTest)

BOOST_AUTO_TEST_CASE(a_deck_takes_the_place_of_an_untouched_new_one_only)
{
    open("one");
    BOOST_TEST(names() == "one ");
    open("two");
    BOOST_TEST(names() == "one two ");
    BOOST_TEST(document.deck().name == "two");
    document.start_new();
    document.start_new();
    BOOST_TEST(names() == "one two  ");
}

BOOST_AUTO_TEST_CASE(a_new_deck_that_was_changed_and_undone_still_has_its_past)
{
    rename("mine");
    document.undo();
    open("one");
    BOOST_TEST(document.decks().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_tab_opens_beside_the_active_one)
{
    open("one");
    open("three");
    document.switch_to(0);
    open("two");
    BOOST_TEST(names() == "one two three ");
    BOOST_TEST(document.active() == 1U);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_open_is_switched_to_by_whatever_name)
{
    open("one");
    rename("changed");
    open("two");
    fs::create_symlink(folder / "one.kizuna.yaml", folder / "link.kizuna.yaml");
    document.open(folder / "link.kizuna.yaml");
    BOOST_TEST(names() == "changed two ");
    BOOST_TEST(document.active() == 0U);
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(each_deck_has_its_own_past)
{
    open("one");
    rename("changed");
    open("two");
    BOOST_TEST(!document.can_undo());
    document.switch_to(0);
    BOOST_TEST(document.undo_reason() == "name changed");
    document.undo();
    BOOST_TEST(names() == "one two ");
}

BOOST_AUTO_TEST_CASE(a_switch_is_heard_when_all_is_about_the_other_deck)
{
    open("one");
    const auto id = document.active_id();
    document.start_new();
    int size = -1;
    const Subscription reader =
        document.changed.subscribe([&] { size = document.statistics().size; });
    document.switch_to(0);
    BOOST_TEST(size == 4);
    BOOST_TEST(document.active_id() == id);
    const int before = heard;
    document.switch_to(0);
    document.switch_to(7);
    BOOST_TEST(heard == before);
}

BOOST_AUTO_TEST_CASE(after_the_last_tab_comes_the_first)
{
    open("one");
    open("two");
    open("three");
    document.switch_by(1);
    BOOST_TEST(document.active() == 0U);
    document.switch_by(-1);
    BOOST_TEST(document.active() == 2U);
}

BOOST_AUTO_TEST_CASE(where_a_deck_is_closed_the_one_after_it_is_shown_or_the_last)
{
    open("one");
    open("two");
    open("three");
    document.switch_to(1);
    document.close(1);
    BOOST_TEST(document.deck().name == "three");
    document.close(1);
    BOOST_TEST(document.deck().name == "one");
    document.close(0);
    BOOST_TEST(document.decks().size() == 1U);
    BOOST_TEST((document.deck() == Deck{}));
}

BOOST_AUTO_TEST_CASE(closing_another_deck_leaves_the_active_one_active)
{
    open("one");
    open("two");
    document.close(0);
    BOOST_TEST(document.deck().name == "two");
    BOOST_TEST(document.active() == 0U);
}

BOOST_AUTO_TEST_CASE(a_closed_deck_comes_back_with_its_past)
{
    open("one");
    rename("changed");
    document.close(0);
    BOOST_TEST(document.can_reopen());
    document.reopen();
    BOOST_TEST(document.deck().name == "changed");
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.can_undo());
    BOOST_TEST(!document.can_reopen());
}

BOOST_AUTO_TEST_CASE(a_closed_deck_that_is_opened_again_is_not_open_twice)
{
    open("one");
    document.close(0);
    open("one");
    BOOST_TEST(!document.can_reopen());
}

BOOST_AUTO_TEST_CASE(what_became_of_each_file_is_known)
{
    open("same");
    open("changed");
    open("gone");
    document.start_new();
    folder.write("changed.kizuna.yaml", "kizuna: 1\nname: theirs\ncards:\n  B01-001: 1\n");
    fs::remove(folder / "gone.kizuna.yaml");
    BOOST_TEST((document.on_disk(0) == OnDisk::Same));
    BOOST_TEST((document.on_disk(1) == OnDisk::Changed));
    BOOST_TEST((document.on_disk(2) == OnDisk::Gone));
    BOOST_TEST((document.on_disk(3) == OnDisk::NoFile));
}

BOOST_AUTO_TEST_CASE(a_reloaded_deck_is_saved_and_mine_comes_back_by_undo)
{
    open("one");
    rename("mine");
    folder.write("one.kizuna.yaml", "kizuna: 1\nname: theirs\ncards:\n  B01-001: 1\n");
    BOOST_TEST(document.reload("reload").faults.empty());
    BOOST_TEST(document.deck().name == "theirs");
    BOOST_TEST(!document.has_unsaved_changes());
    BOOST_TEST(!document.file_was_changed());
    document.undo();
    BOOST_TEST(document.deck().name == "mine");
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_deck_whose_file_cannot_be_read_again_stays)
{
    open("one");
    folder.write("one.kizuna.yaml", "kizuna: [");
    BOOST_TEST(!document.reload("reload").faults.empty());
    BOOST_TEST(document.deck().name == "one");
    BOOST_TEST(document.file_was_changed());
}

BOOST_AUTO_TEST_CASE(to_keep_mine_is_to_know_theirs_and_still_have_to_save)
{
    open("one");
    folder.write("one.kizuna.yaml", "kizuna: 1\nname: theirs\ncards:\n  B01-001: 1\n");
    document.keep_mine();
    BOOST_TEST(!document.file_was_changed());
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.deck().name == "one");
}

BOOST_AUTO_TEST_CASE(new_decks_have_the_format_that_was_chosen_for_them)
{
    document.choose_new_format("standard");
    BOOST_TEST(document.format().id == "standard");
    BOOST_TEST(!document.has_unsaved_changes());
    open("one");
    BOOST_TEST(document.format().id == "unlimited");
    document.choose_new_format("unlimited");
    document.close(0);
    BOOST_TEST(document.format().id == "unlimited");
}

BOOST_AUTO_TEST_CASE(letters_that_follow_one_another_are_one_step)
{
    for (const char* name : {"A", "Al", "Alt"})
        document.type_name(name, name);
    BOOST_TEST(document.undo_reason() == "Alt");
    for (const char* notes : {"n", "no"}) {
        Deck next = document.deck();
        next.notes = notes;
        document.type(DeckDocument::Typed::Remarks, next, "notes");
    }
    document.type_name("Alte", "again");
    std::string names_back;
    while (document.can_undo()) {
        document.undo();
        names_back += document.deck().name + document.deck().notes + ' ';
    }
    BOOST_TEST(names_back == "Altno Alt  ");
}

BOOST_AUTO_TEST_CASE(letters_after_a_save_or_in_another_deck_are_another_step)
{
    document.type_name("A", "");
    save(document, folder / "a.kizuna.yaml");
    document.type_name("Al", "");
    document.undo();
    BOOST_TEST(document.deck().name == "A");
    BOOST_TEST(!document.has_unsaved_changes());
    document.type_name("Ab", "");
    document.start_new();
    document.type_name("B", "");
    document.switch_to(0);
    document.type_name("Abc", "");
    document.undo();
    BOOST_TEST(document.deck().name == "Ab");
}

BOOST_AUTO_TEST_CASE(what_is_typed_back_to_what_it_was_is_no_step_and_takes_none_with_it)
{
    rename("base");
    document.type_name("based", "");
    document.type_name("base", "");
    BOOST_TEST(document.undo_reason() == "name base");
    document.type_name("bases", "");
    document.undo();
    BOOST_TEST(document.deck().name == "base");
}

BOOST_AUTO_TEST_CASE(a_recovered_deck_is_unsaved_and_undone_to_what_the_file_holds)
{
    const fs::path file = write("one");
    const Deck lost{.name = "lost"};
    document.recover(lost, file, 0, "recover");
    BOOST_TEST(document.deck().name == "lost");
    BOOST_TEST(document.file() == file);
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.file_was_changed()); // it is not what the lost program knew
    document.undo();
    BOOST_TEST(document.deck().name == "one");
}

BOOST_AUTO_TEST_SUITE_END()
