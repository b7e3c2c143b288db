#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <rapidcheck.h>

#include <set>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_text_written)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "Altea.txt")
{
    return read_text_deck(text, file, test::shipped_tools());
}

WrittenDeck written(const Deck& deck)
{
    return write_text_deck(deck, test::shipped_tools());
}

} // namespace

BOOST_AUTO_TEST_CASE(the_written_form_is_exact)
{
    Deck deck;
    deck.name = "Altea";
    deck.protagonist = "B01-003";
    deck.cards = {{"B01-006", 2, {"# wings"}}, {"B01-003ST", 2}, {"Someone", 1}, {"B01-016R", 3}};
    deck.maybe = {{"B01-001", 1}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(out.text == "# Name: Altea\n"
                           "\n"
                           "Cards:\n"
                           "# wings\n"
                           "2 Caeda: Talys's Heart (B01-006)\n"
                           "\n"
                           "Protagonist:\n"
                           "2 Marth: Altean Prince (B01-003ST)\n"
                           "\n"
                           "Cards:\n"
                           "1 Someone\n"
                           "3 B01-016R\n"
                           "\n"
                           "Maybe:\n"
                           "1 Marth: Savior of His Realm (B01-001)\n");
    BOOST_TEST(test::listed(out.problems) == "");
    BOOST_TEST(out.cards_out == 8);
}

BOOST_AUTO_TEST_CASE(what_the_form_has_no_place_for_is_reported)
{
    Deck deck;
    deck.cards = {{"B01-006", 2}};
    deck.protagonist = "B01-003";
    deck.memory.sections = {{"colour", {"# kept"}, "colour: blue\n"}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(test::listed(out.problems) ==
               "0 not-carried colour: blue\n0 not-carried protagonist: B01-003\n");
    BOOST_TEST(out.text == "# kept\n\nCards:\n2 Caeda: Talys's Heart (B01-006)\n");
}

BOOST_DATA_TEST_CASE(an_unknown_entry_reads_back_as_it_is,
                     data::make({"x foo", "* bar", "x", "*", "×", "枚 foo", "foo x4", "4 foo", "MC",
                                 "Maybe: foo", "X99-001", "- foo", "x 4 x"}))
{
    Deck deck;
    deck.cards = {{sample, 3}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(test::listed(out.problems) == "");
    const ImportedDeck back = read(out.text);
    BOOST_TEST(test::listed(back.deck.cards) == test::listed(deck.cards));
}

BOOST_DATA_TEST_CASE(an_unknown_entry_that_no_line_can_say_is_told,
                     data::make({"", " foo", "foo ", "foo\nbar", "foo\tbar", "ｆｏｏ",
                                 "Marth: Altean Prince", "B01-003 # the best"}))
{
    Deck deck;
    deck.cards = {{sample, 3}};
    BOOST_TEST(written(deck).problems.size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_can_be_written_and_read)
{
    const WrittenDeck out = written(Deck());
    BOOST_TEST(out.text == "Cards:\n");
    BOOST_TEST((read(out.text, "").deck == Deck()));
}

/// Decks of the library's cards and printings, known and unknown, with all that the form can carry.
Deck any_deck()
{
    const auto any_entries = [](std::size_t max) {
        const CardLibrary& library = test::shipped_library();
        std::vector<DeckEntry> entries;
        std::set<std::string> codes;
        const std::size_t wanted = *rc::gen::inRange<std::size_t>(0, max);
        for (std::size_t at = 0; at < wanted; ++at) {
            const Card& card =
                library.cards()[*rc::gen::inRange<std::size_t>(0, library.cards().size())];
            const int kind = *rc::gen::inRange(0, 60);
            const Printing& printing =
                card.printings[*rc::gen::inRange<std::size_t>(0, card.printings.size())];
            const std::string code = kind == 0   ? "Nobody of " + card.id
                                     : kind < 10 ? "Z99-" + std::to_string(at)
                                     : kind < 30 ? printing.code
                                                 : card.id;
            if (codes.insert(code).second)
                entries.push_back({code, *rc::gen::inRange(1, 10000)});
            if (!entries.empty() && *rc::gen::inRange(0, 5) == 0)
                entries.back().comments = *rc::gen::arbitrary<bool>()
                                              ? std::vector<std::string>{"# one", "#two"}
                                              : std::vector<std::string>{"", "# part", ""};
        }
        return entries;
    };
    Deck deck;
    deck.cards = any_entries(20);
    deck.maybe = any_entries(4);
    if (!deck.cards.empty() && *rc::gen::arbitrary<bool>()) {
        const std::string& code =
            deck.cards[*rc::gen::inRange<std::size_t>(0, deck.cards.size())].code;
        const Card* card = test::shipped_library().find(code).card;
        deck.protagonist = card ? card->id : code;
    }
    deck.name = *rc::gen::element<std::string>("A", "B: c", "マルス");
    deck.author = *rc::gen::element<std::string>("", "Someone");
    deck.format = *rc::gen::element<std::string>("unlimited", "standard");
    deck.notes = *rc::gen::element<std::string>("", "a", "a\n", "\na\n\n  b", "# Name: x");
    if (*rc::gen::arbitrary<bool>())
        deck.tags = {"red", "a, b"};
    if (*rc::gen::arbitrary<bool>())
        deck.alternatives = {"B01-006"};
    return deck;
}

BOOST_AUTO_TEST_CASE(what_is_written_reads_back_as_the_same_deck)
{
    BOOST_TEST(rc::check([] {
        const Deck deck = any_deck();
        const WrittenDeck out = written(deck);
        RC_LOG() << out.text;
        RC_ASSERT(out.problems.empty());
        const ImportedDeck back = read(out.text);
        RC_ASSERT(test::listed(back.deck.cards) == test::listed(deck.cards));
        RC_ASSERT(back.deck == deck);
        RC_ASSERT(back.cards_in == out.cards_out);
        RC_ASSERT(written(back.deck).text == out.text);
    }));
}

BOOST_AUTO_TEST_SUITE_END()
