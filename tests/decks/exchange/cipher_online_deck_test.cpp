#include "decks/files/deck_file.h"

#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(cipher_online_deck)

namespace {

/// Four of id 2, four of 0, three of 1, two of 483 and one of 748; the protagonist is id 2.
constexpr const char* sample_code = "Sample,2,0200011η2π,33210";

ImportedDeck read(std::string_view text)
{
    return read_cipher_online_deck(text, "clip", test::shipped_tools());
}

std::string coded(int id)
{
    return test::shipped_exchange().codes_of(NumberingProgram::CipherOnline, std::to_string(id))[0];
}

} // namespace

BOOST_AUTO_TEST_CASE(ids_have_two_digits_and_counts_are_one_less_than_the_copies)
{
    const ImportedDeck deck = read(sample_code);
    BOOST_TEST(deck.faults.empty());
    BOOST_TEST(deck.deck.name == "Sample");
    BOOST_TEST(deck.cards_in == 14);
    BOOST_REQUIRE(deck.deck.cards.size() == 5u);
    const int ids[] = {2, 0, 1, 483, 748};
    for (std::size_t at = 0; at < 5; ++at)
        BOOST_TEST((test::shipped_library().find(deck.deck.cards[at].code).card ==
                    test::shipped_library().find(coded(ids[at])).card));
    BOOST_TEST(deck.deck.protagonist == test::shipped_library().find(coded(2)).card->id);
}

BOOST_AUTO_TEST_CASE(a_code_is_written_as_it_was_read)
{
    BOOST_TEST(write_cipher_online_deck(read(sample_code).deck, test::shipped_tools()).text ==
               sample_code);
}

BOOST_AUTO_TEST_CASE(half_width_digits_are_not_their_full_width_likes)
{
    // ｭ is 80 and ュ is another digit; ｧ is 227 and ァ is another.
    BOOST_TEST(read(",,0ｭ,0").deck.cards.front().code != read(",,0ュ,0").deck.cards.front().code);
}

BOOST_AUTO_TEST_CASE(a_name_may_hold_commas)
{
    const ImportedDeck deck = read("Red, and fast,2,02,3");
    BOOST_TEST(deck.deck.name == "Red, and fast");
    const WrittenDeck out = write_cipher_online_deck(deck.deck, test::shipped_tools());
    BOOST_TEST(out.text == "Red  and fast,2,02,3");
    BOOST_TEST(test::listed(out.problems) == "0 changed name: Red, and fast\n");
}

BOOST_AUTO_TEST_CASE(a_fifth_part_is_left_alone)
{
    BOOST_TEST(read("A,2,02,3,x y").cards_in == 4);
}

BOOST_AUTO_TEST_CASE(an_id_that_nobody_has_is_kept_and_written_back)
{
    const ImportedDeck deck = read("A,,3z,1");
    BOOST_TEST(test::listed(deck.deck.cards) == "2 cipher-online:803\n");
    BOOST_TEST(write_cipher_online_deck(deck.deck, test::shipped_tools()).text == "A,,3z,1");
}

BOOST_AUTO_TEST_CASE(a_card_of_a_later_series_is_told_and_left_out)
{
    Deck deck;
    deck.cards = {{"B20-001", 4}};
    const WrittenDeck out = write_cipher_online_deck(deck, test::shipped_tools());
    BOOST_TEST(test::listed(out.problems) == "0 not-carried 4 B20-001\n");
    BOOST_TEST(out.cards_out == 0);
}

BOOST_DATA_TEST_CASE(what_is_no_code_is_not_taken_for_one,
                     data::make({"", "a,b,c", "Name,,,", "4 Marth, Altean Prince\n2 Caeda",
                                 "a, b, 02, 3", "4 Marth,3 Caeda,2 Jagen,1 Cain",
                                 "copies,code,unit,title", "Marth, Caeda, Jagen, Cain"}))
{
    BOOST_TEST(!is_cipher_online_deck(sample));
}

BOOST_AUTO_TEST_CASE(a_code_is_found_over_several_lines_and_below_words)
{
    const std::string front = "Vanguard,2,020M0N050O06";
    const std::string back = "0708090a0b0c,131110202101";
    const ImportedDeck whole = read_deck(front + back, "clip", test::shipped_tools());
    BOOST_TEST(whole.cards_in == 25);
    for (const std::string& text : {front + '\n' + back + '\n', "deck code:\n" + front + back}) {
        const ImportedDeck deck = read_deck(text, "clip.txt", test::shipped_tools());
        BOOST_TEST(test::listed(deck.deck.cards) == test::listed(whole.deck.cards), text);
        BOOST_TEST(deck.deck.name == "Vanguard", text);
    }
    const ImportedDeck changed =
        read_deck(front + "\n☆" + back.substr(1), "clip.txt", test::shipped_tools());
    BOOST_REQUIRE(changed.faults.size() == 1U);
    BOOST_TEST(changed.faults.front().other == "cipher-online-sign");
}

BOOST_AUTO_TEST_CASE(a_code_that_was_changed_on_its_way_says_where)
{
    struct Changed {
        const char* code;
        int column;
        const char* sign;
        const char* why;
    };
    for (const Changed& changed :
         {Changed{"Sample,2,0200011η2π,332 10", 24, " ", "cipher-online-sign"},
          {"Sample,2,0200 011η2π,33210", 14, " ", "cipher-online-sign"},
          {"Name,2,02ー,3", 10, "ー", "cipher-online-sign"},
          {"Name,ー,02,3", 6, "ー", "cipher-online-sign"},
          {"Name,2,020,33", 12, "", "cipher-online-length"},
          {"Sample,2,0200011η2π,3321", 21, "", "cipher-online-length"}}) {
        const ImportedDeck deck = read_deck(changed.code, "clip", test::shipped_tools());
        BOOST_REQUIRE(deck.faults.size() == 1U);
        const Fault& fault = deck.faults.front();
        BOOST_TEST(fault.place.column == changed.column, changed.code);
        BOOST_TEST(fault.what == changed.sign, changed.code);
        BOOST_TEST(fault.other == changed.why, changed.code);
    }
}

BOOST_AUTO_TEST_SUITE_END()
