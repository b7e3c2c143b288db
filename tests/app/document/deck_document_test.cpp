#include "app/document/deck_document.h"

#include "app/document/deck_edits.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "decks/files/deck_file_kizuna.h"
#include "document_edits.h"
#include "shipped_catalogue.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace deck_documents {

const std::string marth = "B01-003"; // costs 1
const std::string caeda = "B01-006"; // costs 1
const std::string deck_text =
    "kizuna: 1\nname: Altea\nprotagonist: B01-003\ncards:\n  B01-003: 4\n";

struct DeckDocumentTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};
    int heard = 0;
    Subscription listening = document.changed.subscribe([this] { ++heard; });

    void add(const std::string& code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "add " + code);
    }
    /// Fifty cards that may be played: four copies each of names that are printed with that limit.
    void add_fifty()
    {
        add(marth, 4);
        int wanted = 46;
        for (const Card& card : shipped_catalogue().library.cards()) {
            if (wanted == 0)
                break;
            if (card.id == marth || card.copies_limit != 4 ||
                card.name_group != shipped_catalogue().library.index_of(card))
                continue;
            add(card.id, std::min(wanted, 4));
            wanted -= std::min(wanted, 4);
        }
    }
    int copies_of(const std::string& id) const
    {
        return document.resolved().copies_of(*shipped_catalogue().library.find_id(id));
    }
    bool breaks(DeckClause clause) const
    {
        return std::ranges::find(document.violations(), clause, &Violation::clause) !=
               document.violations().end();
    }
};

} // namespace deck_documents

BOOST_FIXTURE_TEST_SUITE(deck_documents, DeckDocumentTest)

BOOST_AUTO_TEST_CASE(a_new_deck_is_empty_and_has_nothing_to_save)
{
    BOOST_TEST((document.deck() == Deck{}));
    BOOST_TEST(!document.has_unsaved_changes());
    BOOST_TEST(!document.can_undo());
    BOOST_TEST(document.file().empty());
    BOOST_TEST(document.format().id == "unlimited");
    BOOST_TEST(breaks(DeckClause::Size)); // told from the first moment on
}

BOOST_AUTO_TEST_CASE(undo_takes_back_a_card_and_tells_the_listeners)
{
    add(marth, 4);
    document.undo();
    BOOST_TEST(copies_of(marth) == 0);
    BOOST_TEST(heard == 2);
}

BOOST_AUTO_TEST_CASE(every_change_can_be_undone_and_redone)
{
    add(marth, 4);
    test::change_copies(document, Pile::Maybe, caeda, 2, "maybe");
    document.set_protagonist(marth, "protagonist");
    test::set_name(document, "Altea", "name");
    document.set_format("standard", "format");
    test::set_notes(document, "Keep Caeda.", "notes");
    const Deck last = document.deck();

    std::string reasons;
    while (document.can_undo()) {
        reasons += document.undo_reason() + ' ';
        document.undo();
    }
    BOOST_TEST(reasons == "notes format name protagonist maybe add B01-003 ");
    BOOST_TEST((document.deck() == Deck{}));
    while (document.can_redo())
        document.redo();
    BOOST_TEST((document.deck() == last));
}

BOOST_AUTO_TEST_CASE(a_change_that_changes_nothing_is_no_step_and_not_heard)
{
    test::set_name(document, "", "same");
    document.undo();
    document.redo();
    add(marth, 0);
    BOOST_TEST(!document.can_undo());
    BOOST_TEST(heard == 0);
}

BOOST_AUTO_TEST_CASE(what_follows_from_the_deck_is_new_after_each_step)
{
    add_fifty();
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.statistics().size == 50);

    add(marth, 1);
    BOOST_TEST(breaks(DeckClause::Copies));
    BOOST_TEST(document.statistics().size == 51);
    document.undo();
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.resolved().size == 50);
}

BOOST_AUTO_TEST_CASE(listeners_are_told_when_everything_is_up_to_date)
{
    int told = 0;
    const Subscription reader =
        document.changed.subscribe([&] { told = document.statistics().size; });
    add(marth, 3);
    BOOST_TEST(told == 3);
}

BOOST_AUTO_TEST_CASE(an_unknown_format_is_kept_and_checked_as_unlimited)
{
    document.set_format("kings-cup", "format");
    BOOST_TEST(!document.knows_format());
    BOOST_TEST(document.format().id == "unlimited");
    BOOST_TEST(document.deck().format == "kings-cup");
    document.set_format("standard", "format");
    BOOST_TEST(document.knows_format());
}

BOOST_AUTO_TEST_CASE(the_edits_of_one_mend_are_one_step)
{
    add_fifty();
    add(marth, 1);
    mend_one(document, document.violations().front(), english());
    BOOST_TEST(document.violations().empty());
    document.undo();
    BOOST_TEST(copies_of(marth) == 5);
}

BOOST_AUTO_TEST_CASE(edits_that_leave_the_card_to_be_chosen_change_nothing)
{
    Violation violation = document.violations().front();
    violation.fix = {{.kind = Edit::Kind::Add, .query = "cost=1", .copies = 1}};
    mend_one(document, violation, english());
    BOOST_TEST(!document.can_undo());
}

BOOST_AUTO_TEST_CASE(the_whole_deck_is_mended_in_one_step)
{
    add_fifty();
    document.set_protagonist(marth, "protagonist");
    add(marth, 2);
    mend_as_far_as_possible(document, english());
    BOOST_TEST(document.violations().empty());
    document.undo();
    BOOST_TEST(copies_of(marth) == 6);
}

BOOST_AUTO_TEST_CASE(a_saved_deck_comes_back_as_it_was)
{
    add(marth, 4);
    test::set_name(document, "Altea: \"first\"", "name");
    test::change_copies(document, Pile::Cards, "B99-999", 2, "unknown");
    const fs::path file = folder / "deck.kizuna.yaml";
    BOOST_TEST(!save(document, file).has_value());
    BOOST_TEST(document.file() == file);
    BOOST_TEST(!document.has_unsaved_changes());

    DeckDocument other(shipped_catalogue());
    BOOST_TEST(other.open(file).faults.empty());
    BOOST_TEST(other.deck().name == document.deck().name);
    BOOST_TEST(other.resolved().size == 6);
    BOOST_TEST(other.resolved().unknown.size() == 1u);
}

BOOST_AUTO_TEST_CASE(saving_twice_gives_the_same_bytes)
{
    const fs::path file = folder.write("deck.kizuna.yaml", deck_text);
    document.open(file);
    save(document, file);
    const std::string once = file_text(file);
    save(document, file);
    BOOST_TEST(file_text(file) == once);
}

BOOST_AUTO_TEST_CASE(save_then_undo_then_edit_leaves_unsaved_changes_for_good)
{
    add(marth, 1);
    save(document, folder / "deck.kizuna.yaml");
    document.undo();
    BOOST_TEST(document.has_unsaved_changes());
    add(caeda, 1); // as many steps as when it was saved
    BOOST_TEST(document.has_unsaved_changes());
    document.undo();
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(saving_is_heard_because_the_title_changes)
{
    save(document, folder / "deck.kizuna.yaml");
    BOOST_TEST(heard == 1);
}

BOOST_AUTO_TEST_CASE(a_deck_that_cannot_be_saved_stays_unsaved_under_its_old_name)
{
    const fs::path file = folder.write("deck.kizuna.yaml", deck_text);
    document.open(file);
    add(caeda, 1);
    const auto fault = save(document, folder / "no/such/folder.kizuna.yaml");
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->kind == FaultKind::FileUnwritable));
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.file() == file);
    BOOST_TEST(document.can_undo());
}

BOOST_AUTO_TEST_CASE(an_opened_deck_has_no_past_and_nothing_to_save)
{
    add(caeda, 1);
    const fs::path file = folder.write("deck.kizuna.yaml", deck_text);
    BOOST_TEST(document.open(file).faults.empty());
    BOOST_TEST(copies_of(marth) == 4);
    BOOST_TEST(!document.can_undo());
    BOOST_TEST(!document.has_unsaved_changes());
    BOOST_TEST(document.file() == file);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_used_leaves_the_open_deck_alone)
{
    add(caeda, 1);
    const int before = heard;
    for (const fs::path& file : {folder / "missing.yaml", folder.path,
                                 folder.write("bad.kizuna.yaml", "kizuna: 1\ncards: [")})
        BOOST_TEST(!document.open(file).faults.empty());
    BOOST_TEST(copies_of(caeda) == 1);
    BOOST_TEST(document.can_undo());
    BOOST_TEST(heard == before);
}

BOOST_AUTO_TEST_CASE(a_deck_of_another_kind_opens_as_an_unsaved_copy)
{
    const fs::path file = folder.write("deck.txt", "4 B01-003\n2 B01-006\n");
    BOOST_TEST(document.open(file).faults.empty());
    BOOST_TEST(copies_of(marth) == 4);
    BOOST_TEST(document.file().empty());
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(an_export_leaves_the_document_unsaved)
{
    add(marth, 4);
    const auto written = export_deck(document.deck(), folder / "deck.txt", *deck_file_kind("text"),
                                     shipped_catalogue().tools());
    BOOST_REQUIRE(std::holds_alternative<WrittenDeck>(written));
    BOOST_TEST(file_text(folder / "deck.txt") == std::get<WrittenDeck>(written).text);
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.file().empty());
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_too_large_to_be_read_again_is_not_written)
{
    add(marth, 4);
    const fs::path file = folder / "deck.kizuna.yaml";
    BOOST_TEST(!save(document, file));
    test::set_notes(document, std::string(max_kizuna_deck_bytes, 'x'), "notes");
    const std::optional<Fault> fault = save(document, file);
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->kind == FaultKind::FileTooLarge));
    BOOST_TEST(load_deck(file, shipped_catalogue().tools()).imported.deck.notes.empty());
}

BOOST_AUTO_TEST_CASE(an_export_that_cannot_be_written_says_why)
{
    const auto written = export_deck(document.deck(), folder / "no/deck.txt",
                                     *deck_file_kind("text"), shipped_catalogue().tools());
    BOOST_REQUIRE(std::holds_alternative<Fault>(written));
    BOOST_TEST((std::get<Fault>(written).kind == FaultKind::FileUnwritable));
}

BOOST_AUTO_TEST_CASE(a_file_of_a_newer_form_is_read_but_never_written_over)
{
    const std::string newer = "kizuna: 2\nname: Later\ncards:\n  B01-003: 4\n";
    const fs::path file = folder.write("deck.kizuna.yaml", newer);
    BOOST_TEST(document.open(file).faults.empty());
    add(caeda, 1);
    const auto fault = save(document, file);
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->kind == FaultKind::NewerForm));
    BOOST_TEST(fault->what == "2");
    BOOST_TEST(fault->expected == "1");
    BOOST_TEST(file_text(file) == newer);
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_new_deck_is_empty_whatever_was_open_before)
{
    document.open(folder.write("deck.kizuna.yaml", deck_text));
    document.start_new();
    BOOST_TEST((document.deck() == Deck{}));
    BOOST_TEST(document.file().empty());
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_SUITE_END()
