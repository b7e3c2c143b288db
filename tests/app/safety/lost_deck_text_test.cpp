#include "app/safety/lost_deck_text.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace lost_deck_text {

struct LostDeckTextTest {
    ScratchFolder folder;
    KeptDeck kept{.id = 1, .deck = {}, .file = {}, .is_unsaved = true, .changed_at = 1'700'000'000};

    LostDeckText text(const Messages& messages = english()) const
    {
        return lost_deck_texts({.decks = {kept}}, shipped_catalogue(), messages).at(0);
    }
    void save()
    {
        kept.file = folder.write("deck.kizuna.yaml", "kizuna: 1\ncards:\n  B01-003: 4\n");
    }
    void hold(int copies)
    {
        kept.deck = {};
        change_copies(kept.deck, Pile::Cards, marth, copies, shipped_catalogue().library);
    }
};

} // namespace lost_deck_text

BOOST_FIXTURE_TEST_SUITE(lost_deck_text, LostDeckTextTest)

BOOST_AUTO_TEST_CASE(only_what_is_unsaved_would_be_lost)
{
    kept.is_unsaved = false;
    BOOST_TEST(lost_deck_texts({.decks = {kept}}, shipped_catalogue(), english()).empty());
}

BOOST_AUTO_TEST_CASE(a_deck_is_called_by_its_name_or_its_file_or_nothing)
{
    BOOST_TEST(text().name == "Deck without a name");
    save();
    BOOST_TEST(text().name == "deck.kizuna.yaml");
    kept.deck.name = "Prince";
    BOOST_TEST(text().name == "Prince");
}

BOOST_AUTO_TEST_CASE(the_difference_from_the_file_is_counted_in_cards)
{
    hold(3);
    BOOST_TEST(text().difference == "Never saved, 3 cards");
    save();
    BOOST_TEST(text().difference == "1 card fewer");
    hold(6);
    change_copies(kept.deck, Pile::Cards, "B01-006", 1, shipped_catalogue().library);
    BOOST_TEST(text().difference == "3 cards more");
    hold(1);
    change_copies(kept.deck, Pile::Cards, "B01-006", 1, shipped_catalogue().library);
    BOOST_TEST(text().difference == "1 card more, 3 cards fewer");
    BOOST_TEST(text(japanese()).difference == "1枚追加、3枚削除");
    hold(4);
    kept.deck.notes = "other";
    BOOST_TEST(text().difference == "The same cards; name, notes or the like differ");
    std::filesystem::remove(kept.file);
    BOOST_TEST(text().difference == "Its file cannot be read; 4 cards");
}

BOOST_AUTO_TEST_CASE(the_day_is_written_as_the_language_writes_it)
{
    BOOST_TEST(text().changed_at.find("2023") != std::string::npos);
    BOOST_TEST(text(japanese()).changed_at.find("2023/11/") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
