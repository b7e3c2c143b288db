// Hours of work in one: what a program holds must not grow with what was done in it. Not run with
// the others, for it takes minutes; `hardening_tests --run_test=flood` does, and its numbers stand
// in HARDENING.md.
#include "app/safety/journal.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "held_memory.h"
#include "shipped_catalogue.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <string>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace flood {

std::uintmax_t bytes_in(const fs::path& folder)
{
    std::uintmax_t bytes = 0;
    for (const auto& each : fs::directory_iterator(folder))
        bytes += each.file_size();
    return bytes;
}

void open_bundled(DeckDocument& document)
{
    document.change_to(read_deck(file_text(KIZUNA_TEST_DATA "/decks/altean-vanguard.kizuna.yaml"),
                                 "deck", document.catalogue().tools())
                           .deck,
                       "opened");
    BOOST_REQUIRE(document.resolved().size == 50);
}

} // namespace flood

BOOST_AUTO_TEST_SUITE(flood, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(a_hundred_thousand_changes_hold_no_more_than_twenty_thousand)
{
    const ScratchFolder folder;
    DeckDocument document(shipped_catalogue());
    Journal journal(folder.path, document);
    open_bundled(document);
    const int before = held_megabytes();
    int early = 0;
    for (int at = 1; at <= 100'000; ++at) {
        change_copies(document, Pile::Cards, "B01-003", at % 2 == 1 ? 1 : -1, "flood");
        if (at % 100 == 0)
            journal.flush();
        if (at == 20'000)
            early = held_megabytes();
    }
    const int late = held_megabytes();
    BOOST_TEST_MESSAGE("100,000 changes: " << before << " MB before, " << early << " after 20,000, "
                                           << late << " at the end; journal "
                                           << bytes_in(folder.path) << " bytes; undo goes back "
                                           << document.history().size());
    BOOST_TEST(!journal.fault());
    BOOST_TEST(bytes_in(folder.path) < 20U << 20);
    BOOST_TEST(late <= early + 20);
    while (document.can_undo())
        document.undo();
    BOOST_TEST(document.deck().cards.size() > 5U);
}

BOOST_AUTO_TEST_CASE(two_hundred_decks_are_open_and_each_is_kept)
{
    const ScratchFolder folder;
    DeckDocument document(shipped_catalogue());
    Journal journal(folder / "journal", document);
    for (int at = 0; at < 200; ++at) {
        document.start_new();
        open_bundled(document);
        set_name(document, "Deck " + std::to_string(at), "named");
    }
    BOOST_TEST(document.decks().size() >= 200U);
    BOOST_TEST(!journal.fault());
    const auto lost = fs::directory_iterator(folder / "journal")->path();
    const KeptDecks kept = read_journal(file_text(lost), shipped_catalogue().tools());
    BOOST_TEST(kept.decks.size() == 200U);
    BOOST_TEST_MESSAGE("200 decks open: " << held_megabytes() << " MB, journal "
                                          << bytes_in(folder / "journal") << " bytes");
}

BOOST_AUTO_TEST_CASE(a_thousand_decks_of_a_folder_are_opened_and_closed_one_after_another)
{
    const ScratchFolder folder;
    const std::string bundled = file_text(KIZUNA_TEST_DATA "/decks/altean-vanguard.kizuna.yaml");
    const fs::path decks = folder / "decks";
    fs::create_directory(decks);
    for (int at = 1; at <= 1'000; ++at) {
        std::string text = bundled;
        const std::string name = "Altean Vanguard";
        text.replace(text.find(name), name.size(), "Deck " + std::to_string(at));
        BOOST_REQUIRE(!write_file(decks / ("deck-" + std::to_string(at) + ".kizuna.yaml"), text));
    }
    DeckDocument document(shipped_catalogue());
    Journal journal(folder / "journal", document);
    int early = 0;
    int opened = 0;
    for (const auto& file : fs::directory_iterator(decks)) {
        document.open(file.path());
        BOOST_REQUIRE(document.resolved().size == 50);
        set_name(document, document.deck().name + ", looked at", "named");
        document.close(document.active());
        if (++opened == 200)
            early = held_megabytes();
    }
    BOOST_TEST(opened == 1'000);
    BOOST_TEST_MESSAGE("1,000 decks opened and closed: " << early << " MB after 200, "
                                                         << held_megabytes() << " at the end");
    BOOST_TEST(held_megabytes() <= early + 20);
}

BOOST_AUTO_TEST_SUITE_END()
