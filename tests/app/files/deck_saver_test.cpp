#include "app/files/deck_saver.h"

#include "app/document/deck_edits.h"
#include "app/files/deck_files.h"
#include "app/known_cards.h"
#include "app/quiet_questions.h"
#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <deque>
#include <utility>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_saver {

/// A disk that writes when the test says so.
struct SlowDisk : DeckSaver {
    struct Job {
        Write write;
        Done done;
    };
    std::deque<Job> jobs;

    void run(Write write, Done done) override
    {
        jobs.push_back({std::move(write), std::move(done)});
    }
    void wait() override
    {
        while (!jobs.empty())
            turn();
    }
    void turn()
    {
        const Job job = std::move(jobs.front());
        jobs.pop_front();
        job.done(job.write());
    }
};

struct DeckSaverTest {
    ScratchFolder folder;
    Settings settings;
    QuietQuestions answers;
    DeckDocument document{shipped_catalogue()};
    SlowDisk disk;
    DeckFiles files{document, settings, answers, english(), &disk};
    std::filesystem::path file = folder / "deck.kizuna.yaml";

    DeckSaverTest()
    {
        change();
        answers.file = file;
    }
    void change() { change_cards(document, std::array{SelectedCard{marth}}, 1, english()); }
    int copies_on_disk() const
    {
        return load_deck(file, shipped_catalogue().tools()).imported.deck.cards.front().copies;
    }
};

} // namespace deck_saver

BOOST_FIXTURE_TEST_SUITE(deck_saver, DeckSaverTest)

BOOST_AUTO_TEST_CASE(a_deck_counts_as_unsaved_until_it_is_written)
{
    BOOST_TEST(files.save());
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(settings.recent_decks.empty());
    disk.turn();
    BOOST_TEST(!document.has_unsaved_changes());
    BOOST_TEST(document.file() == file);
    BOOST_TEST(settings.recent_decks.size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_the_deck_as_it_was_then)
{
    files.save();
    change();
    disk.turn();
    BOOST_TEST(copies_on_disk() == 1);
    BOOST_TEST(document.has_unsaved_changes());
    document.undo();
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_step_that_typing_changes_meanwhile_is_not_taken_for_saved)
{
    document.type_name("A", "name");
    files.save();
    document.type_name("Ab", "name");
    disk.turn();
    BOOST_TEST(document.has_unsaved_changes());
    document.undo();
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(what_changes_in_every_step_meanwhile_is_unsaved)
{
    files.save();
    document.change_every_step([](Deck& deck) { deck.author = "somebody"; });
    disk.turn();
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_second_save_comes_after_the_first)
{
    files.save();
    disk.turn();
    change();
    files.save();
    change();
    files.save();
    BOOST_TEST(disk.jobs.size() == 2U);
    disk.turn();
    BOOST_TEST(copies_on_disk() == 2);
    BOOST_TEST(document.has_unsaved_changes());
    disk.turn();
    BOOST_TEST(copies_on_disk() == 3);
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(our_own_write_is_no_change_by_another_program)
{
    files.save();
    disk.turn();
    change();
    files.save();
    const auto write = std::move(disk.jobs.front().write);
    disk.jobs.front().write = [saved = write()] { return saved; };
    BOOST_TEST(copies_on_disk() == 2); // and the document does not know it yet
    BOOST_TEST(!document.file_was_changed());
    disk.turn();
    BOOST_TEST(!document.file_was_changed());
    folder.write("deck.kizuna.yaml", "kizuna: 1\ncards:\n  B01-001: 4\n");
    BOOST_TEST(document.file_was_changed());
}

BOOST_AUTO_TEST_CASE(a_save_that_fails_is_told_and_the_deck_stays_unsaved)
{
    files.save();
    std::filesystem::create_directory(file);
    disk.turn();
    BOOST_TEST(answers.not_saved == 1);
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.file().empty());
    std::filesystem::remove(file);
    BOOST_TEST(files.save());
    disk.turn();
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(saving_elsewhere_is_not_offered_for_another_deck_than_the_one_shown)
{
    files.save();
    std::filesystem::create_directory(file);
    files.start_new();
    disk.turn();
    BOOST_TEST(answers.not_saved == 0);
    BOOST_TEST(answers.failures == 1);
    BOOST_TEST(document.decks().front().has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_being_saved_closes_when_it_is_written_and_asks_nothing)
{
    files.save();
    BOOST_TEST(files.close(0));
    BOOST_TEST(answers.asked == 0);
    BOOST_TEST(disk.jobs.empty());
    BOOST_TEST(copies_on_disk() == 1);
    BOOST_TEST(!document.can_undo());
}

BOOST_AUTO_TEST_CASE(a_deck_that_cannot_be_written_stays_when_it_is_to_be_saved_and_closed)
{
    std::filesystem::create_directory(file);
    answers.unsaved = FileQuestions::Unsaved::Save;
    BOOST_TEST(!files.leave());
    BOOST_TEST(answers.not_saved == 1);
    BOOST_TEST(document.resolved().size == 1);
    std::filesystem::remove(file);
    BOOST_TEST(files.leave());
    BOOST_TEST(copies_on_disk() == 1);
}

BOOST_AUTO_TEST_CASE(opening_the_file_that_is_being_written_shows_what_was_written)
{
    files.save();
    files.start_new();
    files.open(file);
    BOOST_TEST(document.decks().size() == 2U);
    BOOST_TEST(document.active() == 0U);
    BOOST_TEST(copies_on_disk() == 1);
}

BOOST_AUTO_TEST_SUITE_END()
