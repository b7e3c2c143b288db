#include "app/document/deck_versions.h"

#include "app/document/snapshots.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_versions_tests {

struct DeckVersionsTest {
    ScratchFolder folder;
    DeckDocument document{shipped_catalogue()};

    void add(const char* code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, std::string("add ") + code);
    }
    std::vector<DeckVersion> versions(const std::vector<std::filesystem::path>& files = {}) const
    {
        return deck_versions(document, files, english());
    }
    int size(const DeckVersion& version) const
    {
        const auto deck = deck_reader(version, document)();
        return deck ? resolve(*deck, document.catalogue().library).size : -1;
    }
    DeckVersion find(DeckVersion::Kind kind) const
    {
        const auto all = versions();
        const auto found = std::ranges::find(all, kind, &DeckVersion::kind);
        BOOST_REQUIRE(found != all.end());
        return *found;
    }
};

} // namespace deck_versions_tests

BOOST_FIXTURE_TEST_SUITE(deck_versions_tests, DeckVersionsTest)

BOOST_AUTO_TEST_CASE(every_state_of_the_deck_can_be_had)
{
    add(marth, 1);
    BOOST_REQUIRE(!save(document, folder / "a.kizuna.yaml"));
    add(caeda, 2);
    take_snapshot(document, "three", {});
    add(marth, 3);
    BOOST_TEST(size(find(DeckVersion::Kind::Now)) == 6);
    BOOST_TEST(size(find(DeckVersion::Kind::SavedFile)) == 1);
    BOOST_TEST(size(find(DeckVersion::Kind::Snapshot)) == 3);
    BOOST_TEST(size(find(DeckVersion::Kind::Step)) == 3);
}

BOOST_AUTO_TEST_CASE(steps_are_named_by_their_reasons_the_last_one_first)
{
    add(marth, 1);
    add(caeda, 2);
    std::vector<std::string> names;
    for (const DeckVersion& version : versions())
        names.push_back(version.name);
    BOOST_TEST(names ==
                   (std::vector<std::string>{"Now", "Step 1: add B01-003", "Before all steps"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(other_files_can_be_compared_and_one_that_is_gone_has_no_deck)
{
    const auto other = folder.write("other.txt", "3 B01-003\n");
    const auto all = versions({other, folder / "gone.txt"});
    BOOST_REQUIRE(all.size() == 3U);
    BOOST_TEST(size(all[1]) == 3);
    BOOST_TEST(size(all[2]) == -1);
    BOOST_TEST(all[1].is_same(file_version(other)));
    BOOST_TEST(!all[1].is_same(all[2]));
}

BOOST_AUTO_TEST_CASE(another_open_deck_can_be_compared)
{
    add(marth, 2);
    test::set_name(document, "prince", "");
    document.start_new();
    const DeckVersion other = find(DeckVersion::Kind::OpenDeck);
    BOOST_TEST(other.name == "Open deck “prince”");
    BOOST_TEST(size(other) == 2);
}

BOOST_AUTO_TEST_SUITE_END()
