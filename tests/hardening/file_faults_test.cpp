// Everything that writes a user's file, with each call to the system failing once in each way.
#include "app/collection/owned_cards.h"
#include "app/safety/journal.h"
#include "app/scratch_folder.h"
#include "app/settings/settings_file.h"
#include "document_edits.h"
#include "hardening/failing_files.h"
#include "shipped_catalogue.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cerrno>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace file_faults {

const std::array faults{FileFault{ENOSPC, "no space"}, FileFault{EIO, "a broken device"},
                        FileFault{EACCES, "no permission"}, FileFault{EINTR, "an interruption"},
                        FileFault{0, "a part written"}};

/// Something that changes a user's file from one content to another.
struct Work {
    /// Done before anything fails. What it returns is done with failing calls, and says whether the
    /// user would be told that all went well.
    std::function<std::function<bool()>(const fs::path& folder)> prepare;
    /// What a program started afterwards finds.
    std::function<std::string(const fs::path& folder)> content;
};

struct Outcome {
    bool went_well = false;
    int calls = 0;
    std::string content;
};

/// In a process of its own, which ends without tidying up, as one that is killed.
Outcome outcome_of(const Work& work, int failing_call, const FileFault& fault)
{
    const ScratchFolder folder;
    std::array<int, 2> pipe{};
    BOOST_REQUIRE(::pipe(pipe.data()) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        std::array<int, 2> told{};
        const std::function<bool()> act = work.prepare(folder.path);
        fail_call(failing_call, fault);
        told[0] = act() ? 1 : 0;
        told[1] = stop_failing();
        ::_exit(::write(pipe[1], told.data(), sizeof told) == sizeof told ? 0 : 1);
    }
    ::close(pipe[1]);
    std::array<int, 2> told{};
    const bool is_told = ::read(pipe[0], told.data(), sizeof told) == sizeof told;
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    BOOST_REQUIRE_MESSAGE(is_told && status == 0, "call " << failing_call << " with " << fault.name
                                                          << " ended the program");
    return {told[0] == 1, told[1], work.content(folder.path)};
}

/// Old or new, never less: and old only where the user is told.
void check(const Work& work)
{
    const Outcome before = outcome_of({work.prepare, work.content}, 0, faults[0]);
    BOOST_REQUIRE(before.went_well);
    BOOST_REQUIRE(before.calls > 0);
    const Work nothing{[&](const fs::path& folder) {
                           work.prepare(folder);
                           return std::function<bool()>([] { return true; });
                       },
                       work.content};
    const std::string old_content = outcome_of(nothing, 0, faults[0]).content;
    BOOST_REQUIRE(old_content != before.content);
    for (const FileFault& fault : faults) {
        for (int call = 1; call <= before.calls; ++call) {
            const Outcome outcome = outcome_of(work, call, fault);
            BOOST_TEST_CONTEXT("call " << call << " of " << before.calls << " with " << fault.name)
            {
                const bool is_new = outcome.content == before.content;
                BOOST_TEST((is_new || outcome.content == old_content), outcome.content);
                BOOST_TEST((is_new || !outcome.went_well));
            }
        }
    }
    BOOST_TEST_MESSAGE(before.calls << " calls, each failed in " << faults.size() << " ways");
}

std::string text_of(const fs::path& file)
{
    std::error_code error;
    return fs::exists(file, error) ? file_text(file) : "nothing";
}

} // namespace file_faults

using namespace file_faults;

BOOST_AUTO_TEST_SUITE(a_file_that_cannot_be_written)

BOOST_AUTO_TEST_CASE(a_deck_that_is_saved_is_the_old_one_or_the_new_one)
{
    check({[](const fs::path& folder) -> std::function<bool()> {
               const auto document = std::make_shared<DeckDocument>(shipped_catalogue());
               set_name(*document, "Old", "");
               save(*document, folder / "deck.kizuna.yaml");
               set_name(*document, "New", "");
               return [document, folder] { return !save(*document, folder / "deck.kizuna.yaml"); };
           },
           [](const fs::path& folder) { return text_of(folder / "deck.kizuna.yaml"); }});
}

BOOST_AUTO_TEST_CASE(an_export_leaves_the_old_file_or_a_whole_one)
{
    check({[](const fs::path& folder) -> std::function<bool()> {
               const auto document = std::make_shared<DeckDocument>(shipped_catalogue());
               const DeckFileKind& kind = *deck_file_kind("lackey");
               change_copies(*document, Pile::Cards, "B01-003", 1, "");
               const auto write = [document, folder, &kind] {
                   return export_deck(document->deck(), folder / "deck.dek", kind,
                                      shipped_catalogue().tools())
                              .index() == 0;
               };
               write();
               change_copies(*document, Pile::Cards, "B01-003", 3, "");
               return write;
           },
           [](const fs::path& folder) { return text_of(folder / "deck.dek"); }});
}

BOOST_AUTO_TEST_CASE(the_journal_keeps_the_last_step_or_the_one_before)
{
    check({[](const fs::path& folder) -> std::function<bool()> {
               const auto document = std::make_shared<DeckDocument>(shipped_catalogue());
               const auto journal = std::make_shared<Journal>(folder / "state", *document);
               set_name(*document, "Old", "");
               return [document, journal] {
                   set_name(*document, "New", "");
                   journal->flush();
                   return !journal->fault();
               };
           },
           [](const fs::path& folder) {
               std::string names;
               for (const LostDecks& lost :
                    lost_decks(folder / "state", shipped_catalogue().tools())) {
                   for (const KeptDeck& deck : lost.kept.decks)
                       names += deck.deck.name + ' ';
               }
               return names;
           }});
}

BOOST_AUTO_TEST_CASE(settings_are_the_old_ones_or_the_new_ones)
{
    check({[](const fs::path& folder) -> std::function<bool()> {
               const fs::path file = folder / "settings.yaml";
               Settings settings;
               settings.language = "ja";
               SettingsFile(file, {}).save(settings, SettingsFile::Patience::None);
               const auto writer = std::make_shared<SettingsFile>(file, load_settings(file));
               settings.text_size = 150;
               return [writer, settings] {
                   const SettingsFile::Saved saved =
                       writer->save(settings, SettingsFile::Patience::None);
                   return saved.was_tried && !saved.fault;
               };
           },
           [](const fs::path& folder) { return text_of(folder / "settings.yaml"); }});
}

BOOST_AUTO_TEST_CASE(owned_cards_are_the_old_ones_or_the_new_ones)
{
    check({[](const fs::path& folder) -> std::function<bool()> {
               const Catalogue& catalogue = shipped_catalogue();
               const Card& marth = *catalogue.library.find_id("B01-003");
               const auto owned =
                   std::make_shared<OwnedCards>(folder / "owned.csv", catalogue.tools());
               owned->set_owned(marth, 1);
               return [owned, &marth] { return !owned->set_owned(marth, 4); };
           },
           [](const fs::path& folder) { return text_of(folder / "owned.csv"); }});
}

BOOST_AUTO_TEST_SUITE_END()
