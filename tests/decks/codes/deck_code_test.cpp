#include "decks/codes/deck_code.h"

#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <filesystem>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_codes)

namespace {

Deck small_deck()
{
    Deck deck;
    deck.cards = {{"B01-003", 4}, {"B01-006ST", 1}, {"S01-003", 12}};
    deck.protagonist = "B01-003";
    deck.maybe = {{"B08-047b", 2}, {"Someone else", 1}};
    return deck;
}

ImportedDeck read(std::string_view text)
{
    return read_deck_code(text, "-", test::shipped_tools());
}

std::string code()
{
    return deck_code(small_deck(), test::shipped_library());
}

std::vector<std::string> bundled_decks()
{
    std::vector<std::string> files;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(KIZUNA_TEST_DATA) / "decks"))
        files.push_back(file.path().string());
    return files;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_code_never_changes_for_the_same_deck)
{
    BOOST_TEST(code() == "K1MQWBAIGADJeCgQMUEF8I4U29tZW9uZSBlbHNlEHI_3");
}

BOOST_AUTO_TEST_CASE(a_code_gives_back_cards_printings_maybe_pile_and_protagonist)
{
    const ImportedDeck back = read(code());
    BOOST_TEST(test::listed(back.deck.cards) == "4 B01-003\n1 B01-006ST\n12 S01-003\n");
    BOOST_TEST(test::listed(back.deck.maybe) == "2 B08-047b\n1 Someone else\n");
    BOOST_TEST(back.deck.protagonist == "B01-003");
}

BOOST_AUTO_TEST_CASE(a_link_and_spaces_around_are_taken)
{
    BOOST_TEST(test::listed(read(" kizuna:" + code() + "\n").deck.cards) ==
               test::listed(read(code()).deck.cards));
    BOOST_TEST(test::listed(read("KIZUNA://" + code()).deck.cards) ==
               test::listed(read(code()).deck.cards));
}

BOOST_AUTO_TEST_CASE(a_code_is_found_over_several_lines_in_an_address_and_among_words)
{
    const std::string whole = code();
    for (const std::string& text :
         {whole.substr(0, 20) + '\n' + whole.substr(20) + '\n',
          "> " + whole.substr(0, 9) + "\r\n> " + whole.substr(9, 9) + "\r\n> " + whole.substr(18),
          "https://example.org/d?deck=" + whole + "&x=1", "Look: kizuna:" + whole + " it is good.",
          "# my deck\n" + whole + '\n'}) {
        BOOST_TEST(is_deck_code(text), text);
        const ImportedDeck deck = read_deck(text, "list.txt", test::shipped_tools());
        BOOST_TEST(test::listed(deck.deck.cards) == test::listed(read(whole).deck.cards), text);
    }
    const ImportedDeck among = read("Hello!\nLook: kizuna:" + whole + " it is good.\n");
    BOOST_TEST(among.problems.back().text == "Look:…it is good.");
    BOOST_TEST(among.problems.back().line == 2);
}

BOOST_AUTO_TEST_CASE(a_list_of_cards_that_holds_a_code_stays_a_list)
{
    BOOST_TEST(!is_deck_code("4 Marth: Altean Prince\n# " + code() + '\n'));
    BOOST_TEST(!is_deck_code("kizuna: 1\ncards:\n  B01-003: 4\n"));
}

BOOST_AUTO_TEST_CASE(a_changed_beginning_is_refused_where_it_stands)
{
    const std::string whole = code();
    for (const auto& [text, column] :
         {std::pair("x" + whole.substr(1), 1), std::pair("k" + whole.substr(1), 1),
          std::pair("KX" + whole.substr(2), 2), std::pair(whole.substr(1), 1),
          std::pair(whole.substr(2), 1), std::pair("kizuna:x" + whole.substr(1), 8)}) {
        const ImportedDeck deck = read_deck(text, "list.txt", test::shipped_tools());
        BOOST_REQUIRE_MESSAGE(deck.faults.size() == 1U, text);
        BOOST_TEST((deck.faults.front().kind == FaultKind::BadDeckCode));
        BOOST_TEST(deck.faults.front().other == "begin", text);
        BOOST_TEST((deck.faults.front().place == Place{"list.txt", 1, column}), text);
    }
}

BOOST_AUTO_TEST_CASE(a_changed_code_among_words_is_no_list_without_cards)
{
    std::string changed = code();
    changed[20] = changed[20] == 'a' ? 'b' : 'a';
    const ImportedDeck deck =
        read_deck("Hello!\nLook: kizuna:" + changed + "\n", "list.txt", test::shipped_tools());
    BOOST_REQUIRE(deck.faults.size() == 1U);
    BOOST_TEST(deck.faults.front().other == "check");
    BOOST_TEST((deck.faults.front().place == Place{"list.txt", 2, 14}));
}

BOOST_AUTO_TEST_CASE(every_changed_sign_is_noticed)
{
    const std::string whole = code();
    for (std::size_t at = 2; at < whole.size(); ++at) {
        for (const char c : std::string_view("AaZz09-_!")) {
            std::string changed = whole;
            changed[at] = c;
            if (changed != whole)
                BOOST_TEST(!read(changed).faults.empty(), changed);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_code_that_breaks_off_is_refused)
{
    const std::string whole = code();
    for (std::size_t size = 1; size < whole.size(); ++size)
        BOOST_TEST(!read(whole.substr(0, size)).faults.empty(), whole.substr(0, size));
}

BOOST_AUTO_TEST_CASE(a_sign_that_no_code_holds_is_told_with_its_column)
{
    const ImportedDeck bad = read("K1AB!CDEFGHIJ");
    BOOST_TEST((bad.faults.front().kind == FaultKind::BadDeckCode));
    BOOST_TEST(bad.faults.front().other == "sign");
    BOOST_TEST((bad.faults.front().place == Place{"-", 1, 5}));
}

BOOST_AUTO_TEST_CASE(a_code_of_a_later_version_asks_for_a_newer_program)
{
    const Fault fault = read("K2AAAAAAAAAAA").faults.front();
    BOOST_TEST((fault.kind == FaultKind::NewerForm));
    BOOST_TEST(fault.what == "2");
    BOOST_TEST(fault.other == "deck-code");
}

BOOST_DATA_TEST_CASE(a_usual_deck_has_under_120_signs, data::make(bundled_decks()))
{
    const ImportedDeck deck =
        read_kizuna_deck(test::file_text(sample), sample, test::shipped_tools());
    BOOST_REQUIRE(deck.faults.empty());
    const std::string text = deck_code(deck.deck, test::shipped_library());
    BOOST_TEST(text.size() < 120u, text);
    BOOST_TEST(test::listed(read(text).deck.cards) == test::listed(deck.deck.cards));
}

BOOST_AUTO_TEST_SUITE_END()
