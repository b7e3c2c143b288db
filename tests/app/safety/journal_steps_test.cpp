#include "app/safety/journal.h"

#include "app/document/deck_edits.h"
#include "app/document/snapshots.h"
#include "app/files/deck_files.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <limits>
#include <memory>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace journal_steps {

const DeckFileTools tools = shipped_catalogue().tools();

struct JournalStepsTest {
    ScratchFolder folder;
    fs::path state = folder / "state";
    DeckDocument document{shipped_catalogue()};
    std::unique_ptr<Journal> journal = std::make_unique<Journal>(state, document);

    fs::path file() const { return fs::directory_iterator(state)->path(); }
    KeptDecks kept() const { return read_journal(file_text(file()), tools); }
    /// The undo list of the deck in the journal, the step of the deck in brackets, the saved one
    /// with a star.
    std::string list(const KeptDeck& deck) const
    {
        std::string text;
        for (std::size_t at = 0; at < deck.steps.size(); ++at) {
            const std::string step = (at == 0 ? "-" : deck.steps[at].reason) + "=" +
                                     deck.steps[at].value.name + (deck.saved == at ? "*" : "");
            text += at == deck.position ? "[" + step + "]" : step + " ";
        }
        return text;
    }
    std::string list() const { return list(kept().decks.at(0)); }
    void rename(const std::string& name) { test::set_name(document, name, "call " + name); }
    void add_cards(int count)
    {
        const auto& cards = shipped_catalogue().library.cards();
        for (int at = 0; at < count; ++at)
            test::change_copies(document, Pile::Cards, cards[static_cast<std::size_t>(at)].id, 1,
                                "add " + std::to_string(at));
    }
    fs::path write_deck() const
    {
        return folder.write("a.kizuna.yaml", "kizuna: 1\nname: a\ncards:\n  B01-003: 4\n");
    }
};

/// The same decks in another program, after the first was killed.
struct Recovered {
    DeckDocument document{shipped_catalogue()};
    Settings settings;
    struct NoQuestions : FileQuestions {
        Unsaved what_about_changes(const std::string&) override { return Unsaved::Cancel; }
        FileChangedAnswer what_about_other_changes(const std::string&) override
        {
            return FileChangedAnswer::Cancel;
        }
        bool may_replace(const fs::path&) override { return false; }
        std::optional<fs::path> file_to_open(const fs::path&) override { return {}; }
        std::optional<fs::path> file_to_save(const fs::path&) override { return {}; }
        std::optional<fs::path> file_to_export(const fs::path&, const DeckFileKind&) override
        {
            return {};
        }
        void tell_failure(const std::string&) override {}
        void tell_not_saved(const std::string&) override {}
        void tell_success(const std::string&) override {}
        void nothing_to_tell() override {}
        void show_report(const std::string&, const std::vector<std::string>&) override {}
        bool may_leave_out(const DeckFileKind&, const std::vector<std::string>&) override
        {
            return true;
        }
        bool look_at_import(const std::string&, UnclearImport&) override { return true; }
    } questions;

    explicit Recovered(const KeptDecks& kept)
    {
        DeckFiles(document, settings, questions, english()).recover(kept);
    }
};

} // namespace journal_steps

BOOST_FIXTURE_TEST_SUITE(journal_steps, JournalStepsTest)

BOOST_AUTO_TEST_CASE(the_undo_list_is_kept_with_its_reasons)
{
    rename("a");
    rename("b");
    rename("c");
    document.undo();
    BOOST_TEST(list() == "-=* call a=a [call b=b]call c=c ");
    rename("d");
    BOOST_TEST(list() == "-=* call a=a call b=b [call d=d]");
    document.go_to(0);
    BOOST_TEST(list() == "[-=*]call a=a call b=b call d=d ");
}

BOOST_AUTO_TEST_CASE(every_deck_of_the_list_is_whole)
{
    add_cards(12);
    test::set_notes(document, "two\nlines", "notes");
    test::change_copies(document, Pile::Cards, shipped_catalogue().library.cards()[3].id, -1,
                        "take");
    const KeptDeck deck = kept().decks.at(0);
    const History<Deck>& history = document.history();
    BOOST_REQUIRE(deck.steps.size() == history.size());
    for (std::size_t at = 0; at < history.size(); ++at) {
        BOOST_TEST((deck.steps[at].value.cards == history.value(at).cards), at);
        BOOST_TEST(deck.steps[at].value.notes == history.value(at).notes, at);
    }
}

BOOST_AUTO_TEST_CASE(letters_that_are_one_step_are_one_step)
{
    for (const char* name : {"P", "Pr", "Pri"})
        document.type_name(name, "name");
    BOOST_TEST(list() == "-=* [name=Pri]");
}

BOOST_AUTO_TEST_CASE(what_belongs_to_every_step_is_in_every_step)
{
    rename("a");
    rename("b");
    BOOST_REQUIRE(take_snapshot(document, "one", {}));
    const KeptDeck deck = kept().decks.at(0);
    BOOST_REQUIRE(deck.steps.size() == 3U);
    for (const KeptStep& step : deck.steps)
        BOOST_TEST(snapshots_of(step.value)->size() == 1U);
    BOOST_TEST(list() == "-= call a=a [call b=b]");
}

BOOST_AUTO_TEST_CASE(after_a_recovery_the_list_is_as_it_was_and_is_kept_on)
{
    document.open(write_deck());
    rename("b");
    rename("c");
    document.undo();
    document.start_new();
    rename("new");
    const KeptDecks lost = kept();
    journal.reset();

    Recovered next(lost);
    BOOST_REQUIRE(next.document.decks().size() == 2U);
    next.document.switch_to(0);
    BOOST_TEST(next.document.undo_reason() == "call b");
    BOOST_TEST(next.document.redo_reason() == "call c");
    BOOST_TEST(next.document.has_unsaved_changes());
    const Journal again(folder / "again", next.document);
    const auto file = fs::directory_iterator(folder / "again")->path();
    const KeptDecks kept_again = read_journal(file_text(file), tools);
    BOOST_TEST(list(kept_again.decks.at(0)) == "-=a* [call b=b]call c=c ");
    BOOST_TEST(list(kept_again.decks.at(1)) == "-=* [call new=new]");
    next.document.undo();
    BOOST_TEST(!next.document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_saved_deck_keeps_its_list_unless_its_file_is_another)
{
    const fs::path file = write_deck();
    document.open(file);
    rename("b");
    BOOST_REQUIRE(!save(document, file));
    const KeptDecks lost = kept();
    {
        Recovered next(lost);
        BOOST_TEST(!next.document.has_unsaved_changes());
        BOOST_TEST(next.document.undo_reason() == "call b");
    }
    folder.write("a.kizuna.yaml", "kizuna: 1\nname: other\ncards:\n  B01-003: 4\n");
    {
        Recovered next(lost);
        BOOST_TEST(next.document.deck().name == "other");
        BOOST_TEST(!next.document.can_undo());
    }
    fs::remove(file);
    Recovered next(lost);
    BOOST_TEST(next.document.deck().name == "b");
    BOOST_TEST(next.document.has_unsaved_changes());
    BOOST_TEST(next.document.can_undo());
}

BOOST_AUTO_TEST_CASE(an_edit_of_a_long_list_writes_no_more_than_one_of_a_short_list)
{
    add_cards(50);
    const auto bytes_of_an_edit = [&] {
        const auto before = fs::file_size(file());
        test::set_name(document, document.deck().name == "a" ? "b" : "a", "rename");
        return fs::file_size(file()) - before;
    };
    const auto first = bytes_of_an_edit();
    for (int at = 0; at < 150; ++at)
        bytes_of_an_edit();
    BOOST_TEST(bytes_of_an_edit() < first + 100);
}

BOOST_AUTO_TEST_CASE(of_a_very_long_list_the_newest_steps_are_kept)
{
    for (int at = 1; at <= 500; ++at)
        rename(std::to_string(at));
    KeptDeck deck = kept().decks.at(0);
    BOOST_TEST(deck.steps.size() > 150U);
    BOOST_TEST(deck.steps.size() <= 200U);
    BOOST_TEST(deck.position + 1 == deck.steps.size());
    BOOST_TEST(deck.steps.back().value.name == "500");
    BOOST_TEST(!deck.saved.has_value());
    document.go_to(150);
    deck = kept().decks.at(0);
    BOOST_TEST(deck.steps.at(deck.position).value.name == "150");
    BOOST_TEST(deck.position > 50U);
    BOOST_TEST(deck.steps.size() > deck.position + 50);
}

BOOST_AUTO_TEST_CASE(a_list_that_is_too_large_costs_its_oldest_steps)
{
    for (int at = 0; at < 20; ++at)
        test::set_notes(document, std::string(60'000, static_cast<char>('a' + at)), "notes");
    const KeptDeck deck = kept().decks.at(0);
    BOOST_TEST(deck.steps.size() > 4U);
    BOOST_TEST(deck.steps.size() < 20U);
    BOOST_TEST(deck.position + 1 == deck.steps.size());
    BOOST_TEST(deck.steps.back().value.notes == document.deck().notes);
}

BOOST_AUTO_TEST_CASE(a_journal_that_is_begun_anew_has_the_whole_list)
{
    rename("a");
    rename("b");
    document.undo();
    fs::remove(file());
    journal->flush();
    BOOST_TEST(list() == "-=* [call a=a]call b=b ");
    rename("c");
    BOOST_TEST(list() == "-=* call a=a [call c=c]");
}

BOOST_AUTO_TEST_CASE(a_damaged_step_costs_what_needs_it_and_never_the_deck)
{
    for (const char* name : {"a", "b", "c", "d"})
        rename(name);
    std::string text = file_text(file());
    text[text.find("reason call b")] = 'R';
    const KeptDecks left = read_journal(text, tools);
    BOOST_TEST(list(left.decks.at(0)) == "[-=d]");
    for (std::size_t length = 0; length < text.size(); length += 7) {
        for (const KeptDeck& deck : read_journal(text.substr(0, length), tools).decks) {
            if (!deck.steps.empty())
                BOOST_TEST((deck.steps.at(deck.position).value == deck.deck), length);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_journal_without_lists_gives_its_decks)
{
    const std::string text = "kizuna: 1\nname: old\ncards: {}\n";
    const std::string old =
        deck_record({.id = 1, .deck = {}, .file = {}, .is_unsaved = true, .steps = {}}, {}, text);
    const KeptDecks read = read_journal(old, tools);
    BOOST_REQUIRE(read.decks.size() == 1U);
    BOOST_TEST(read.decks[0].steps.empty());
    const Recovered next(read);
    BOOST_TEST(next.document.deck().name == "old");
    BOOST_TEST(next.document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(any_numbers_of_steps_are_read_without_harm)
{
    for (const char* line : {"", "0", "0 0", "9 0 1-3", "0 none 3-1", "0 none 1-99999999999",
                             "0 none x", "x y 1", "0 none 1-", "-1 none 1"}) {
        const StepNumbers numbers = step_numbers_in(line);
        BOOST_TEST((numbers.ids.empty() || numbers.position < numbers.ids.size()), line);
    }
    const StepNumbers numbers{{3, 4, 5, 9, 11, 12}, 2, 5};
    BOOST_TEST(step_numbers_line(numbers) == "2 5 3-5 9 11-12");
    BOOST_TEST((step_numbers_in(step_numbers_line(numbers)) == numbers));
}

BOOST_AUTO_TEST_CASE(the_largest_number_there_is_can_be_a_step)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    BOOST_TEST(step_numbers_in("0 none 18446744073709551615").ids ==
                   std::vector<std::uint64_t>{largest},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
