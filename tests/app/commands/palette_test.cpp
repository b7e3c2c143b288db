#include "app/commands/palette.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(palette_tests)

namespace {

PaletteEntry entry(const char* label, const char* id = "", const char* why_not = "")
{
    PaletteEntry made;
    made.label = label;
    made.id = id;
    made.why_not = why_not;
    return made;
}

std::vector<std::string> found(const std::vector<PaletteEntry>& entries, const char* typed)
{
    std::vector<std::string> labels;
    for (const std::size_t at : palette_matches(entries, typed))
        labels.push_back(entries[at].label);
    return labels;
}

bool finds(const char* typed, const char* label)
{
    return !found({entry(label)}, typed).empty();
}

using Labels = std::vector<std::string>;

} // namespace

BOOST_AUTO_TEST_CASE(letters_in_order_are_enough)
{
    BOOST_TEST(finds("svas", "Save as"));
    BOOST_TEST(!finds("sasv", "Save as"));
    BOOST_TEST(finds("", "anything"));
    BOOST_TEST(finds("sae", "s xa e a"));
}

BOOST_AUTO_TEST_CASE(case_accents_and_kana_make_no_difference)
{
    BOOST_TEST(finds("UNITA", "unità"));
    BOOST_TEST(finds("めも", "メモとタグ"));
}

BOOST_AUTO_TEST_CASE(words_of_the_help_find_a_command_behind_all_others)
{
    PaletteEntry preferences = entry("Preferences…");
    preferences.help = "Language, text size, folders";
    BOOST_TEST((found({preferences, entry("Context size")}, "text size") ==
                Labels{"Context size", "Preferences…"}));
    BOOST_TEST(found({preferences}, "txt").empty());
}

BOOST_AUTO_TEST_CASE(words_may_come_in_any_order)
{
    BOOST_TEST(finds("cost group", "Group the deck by deployment cost"));
}

BOOST_AUTO_TEST_CASE(begins_of_words_and_neighbours_come_first)
{
    const std::vector<PaletteEntry> entries{entry("Make protagonist"), entry("Close"),
                                            entry("Remove all copies"), entry("Add a copy")};
    BOOST_TEST(found(entries, "cop") == (Labels{"Remove all copies", "Add a copy"}),
               boost::test_tools::per_element());
    BOOST_TEST(found(entries, "cl").front() == "Close");
    BOOST_TEST(found(entries, "rac").front() == "Remove all copies");
}

BOOST_AUTO_TEST_CASE(a_whole_word_comes_before_letters_that_stand_apart)
{
    const std::vector<PaletteEntry> entries{entry("Salva questa ricerca", "search.save"),
                                            entry("Condividi con link o codice QR", "deck.share")};
    BOOST_TEST(found(entries, "qr").front() == "Condividi con link o codice QR");
}

BOOST_AUTO_TEST_CASE(the_id_finds_a_command_in_every_language)
{
    const std::vector<PaletteEntry> entries{entry("元に戻す", "edit.undo"),
                                            entry("保存", "deck.save")};
    BOOST_TEST(found(entries, "undo") == Labels{"元に戻す"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_run_stands_behind_its_equals_and_is_found_all_the_same)
{
    const std::vector<PaletteEntry> entries{entry("Undo", "a", "nothing"), entry("Undo", "b")};
    const auto order = palette_matches(entries, "undo");
    BOOST_REQUIRE(order.size() == 2U);
    BOOST_TEST(order.front() == 1U);
}

BOOST_AUTO_TEST_CASE(nothing_typed_shows_all_as_they_are)
{
    const std::vector<PaletteEntry> entries{entry("b", "", "no"), entry("a")};
    BOOST_TEST(found(entries, " ") == (Labels{"b", "a"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
