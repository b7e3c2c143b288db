#include "decks/exchange/cockatrice_hash.h"
#include "decks/files/deck_file.h"

#include "decks/files/deck_tools.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
namespace data = boost::unit_test::data;

// What real and made-up files of other programs hold beside the usual.
BOOST_AUTO_TEST_SUITE(foreign_decks)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "deck")
{
    return read_deck(text, file, test::shipped_tools());
}

Deck altea()
{
    Deck deck;
    deck.name = "Altea <&> \"Co\"";
    deck.cards = {{"B01-006", 4}, {"B01-003ST", 3}, {"Nobody, at All", 1}};
    deck.protagonist = "B01-003";
    return deck;
}

std::string written(std::string_view kind, const Deck& deck = altea())
{
    return deck_file_kind(kind)->write(deck, test::shipped_tools()).text;
}

const std::string golden_kinds[] = {"cipher-online", "decksteria", "deck-builder", "cockatrice",
                                    "octgn",         "code",       "csv",          "spreadsheet",
                                    "japanese",      "markdown",   "bbcode",       "tabletop"};

} // namespace

BOOST_DATA_TEST_CASE(a_deck_is_written_as_its_golden_file, data::make(golden_kinds))
{
    const Deck deck = read_deck(test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "decks" /
                                                "altean-vanguard.kizuna.yaml"),
                                "altean-vanguard.kizuna.yaml", test::shipped_tools())
                          .deck;
    BOOST_TEST(written(sample, deck) == test::golden("altean-vanguard." + sample));
}

// Cockatrice.

BOOST_AUTO_TEST_CASE(cockatrice_names_the_protagonist_by_banner_and_keeps_it_in_main)
{
    const ImportedDeck deck = read(
        "<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\">\n<deckname>Altea</deckname>\n"
        "<bannerCard providerId=\"\">Marth, Altean Prince</bannerCard>\n<comments>Go</comments>\n"
        "<tags><tag>fast</tag></tags>\n<zone name=\"main\">\n"
        "<card number=\"4\" name=\"Marth, Altean Prince\" setShortName=\"S01\" "
        "collectorNumber=\"B01-003ST\"/>\n"
        "<card number=\"2\" name=\"Caeda, Talys's Heart\"/></zone>\n"
        "<zone name=\"side\"><card number=\"1\" name=\"Marth, Prince of a Fallen Land\"/></zone>\n"
        "</cockatrice_deck>");
    BOOST_TEST(test::listed(deck.problems) == "");
    BOOST_TEST(deck.deck.name == "Altea");
    BOOST_TEST(deck.deck.notes == "Go");
    BOOST_TEST(deck.deck.tags == std::vector<std::string>{"fast"},
               boost::test_tools::per_element());
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003ST\n2 B01-006\n");
    BOOST_TEST(test::listed(deck.deck.maybe) == "1 B01-002\n");
    BOOST_TEST(deck.deck.protagonist == "B01-003");
}

BOOST_AUTO_TEST_CASE(a_tag_of_cockatrice_that_names_no_card_of_the_deck_is_a_tag)
{
    Deck deck = altea();
    deck.tags = {"MC:fast", "MC:Caeda, Talys's Heart", "x"};
    const ImportedDeck back = read(written("cockatrice", deck));
    BOOST_TEST(back.deck.tags == deck.tags, boost::test_tools::per_element());
    BOOST_TEST(back.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(back.problems).find("MC:") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_nobody_named_is_told_where_a_form_makes_one)
{
    Deck deck;
    deck.cards = {{"B01-003", 4}, {"B01-006", 4}};
    const DeckFileTools tools = test::shipped_tools();
    BOOST_TEST(test::listed(write_ciphervit_deck(deck, tools).problems) ==
               "0 changed protagonist: none\n");
    deck.cards = {{"B01-001", 4}, {"B01-003", 4}};
    BOOST_TEST(test::listed(write_ciphervit_deck(deck, tools).problems) == "");
    deck.cards = {{"B01-003", 1}, {"B01-006", 4}};
    BOOST_TEST(read(written("japanese", deck)).deck.protagonist == "");
    BOOST_TEST(test::listed(read(written("japanese", deck)).deck.cards) ==
               "1 B01-003\n4 B01-006\n");
}

BOOST_AUTO_TEST_CASE(what_cockatrice_has_beside_a_deck_is_told)
{
    const ImportedDeck deck =
        read("<cockatrice_deck version=\"1\">\n<sideboard_plan><name>x</name></sideboard_plan>\n"
             "<zone name=\"tokens\">\n<card number=\"x\" name=\"Marth, Altean Prince\"/>\n"
             "<card/></zone></cockatrice_deck>");
    BOOST_TEST(test::listed(deck.problems) == "2 not-carried sideboard_plan\n3 in-maybe tokens\n"
                                              "4 bad-count x Marth, Altean Prince\n"
                                              "5 malformed card\n");
}

BOOST_AUTO_TEST_CASE(a_deck_hash_is_that_of_the_names_in_order)
{
    Deck deck;
    // SHA-1 of "marth, altean prince;marth, altean prince" begins with 33256b8d49.
    deck.cards = {{"B01-003", 2}};
    BOOST_TEST(cockatrice_hash(deck, test::shipped_library()) == "6cimn3a9");
    deck.cards = {{"B01-003ST", 1}, {"B01-003", 1}};
    BOOST_TEST(cockatrice_hash(deck, test::shipped_library()) == "6cimn3a9");
}

// OCTGN.

BOOST_AUTO_TEST_CASE(octgn_cards_are_found_by_name_whatever_their_id)
{
    const ImportedDeck deck =
        read("<?xml version=\"1.0\" standalone=\"yes\"?>\n<deck game=\"00000000-0000-0000-0000-"
             "000000000000\"><section name=\"Main\">\n<card qty=\"4\" "
             "id=\"11111111-2222-3333-4444-555555555555\">Marth, Altean Prince</card>\n"
             "<card qty=\"0\">Caeda, Talys's Heart</card></section></deck>");
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003\n");
    BOOST_TEST(test::listed(deck.problems) == "4 bad-count 0 Caeda, Talys's Heart\n");
}

BOOST_AUTO_TEST_CASE(octgn_ids_follow_from_the_printing_for_ever)
{
    BOOST_TEST(written("octgn").find("07f618d8-8335-5119-b34a-ae5430b81f59") != std::string::npos);
}

// Decksteria and its predecessor.

BOOST_AUTO_TEST_CASE(decksteria_keeps_the_protagonist_in_a_zone_of_its_own)
{
    const ImportedDeck deck =
        read("{ \"Game\": \"FECipher\", \"Format\": \"Standard\", \"IsValid\": false,\n"
             " \"Decks\": { \"mainchardeck\": [ {\"CardId\": 2, \"ArtId\": 3} ],\n"
             " \"main\": [ {\"CardId\": 5, \"ArtId\": 0}, {\"CardId\": 5, \"ArtId\": 0},\n"
             " {\"CardId\": 99999, \"ArtId\": 0}, {\"CardId\": 2, \"ArtId\": 77}, 4 ] } }",
             "Altea.json");
    BOOST_TEST(deck.deck.name == "Altea");
    BOOST_TEST(deck.deck.format == "standard");
    BOOST_TEST(deck.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(deck.deck.cards) ==
               "1 B01-003ST\n2 B01-006\n1 decksteria:99999/0\n1 decksteria:2/77\n");
    BOOST_TEST(test::listed(deck.problems) == "0 malformed main: 4\n0 unknown 99999/0\n"
                                              "0 unknown 2/77 [B01-003]\n");
    BOOST_TEST(deck.cards_in == 5);
}

BOOST_AUTO_TEST_CASE(the_predecessor_names_printings_by_their_codes)
{
    const ImportedDeck deck =
        read("{\"Game\":\"FECipher\",\"Format\":\"unlimited\",\"Decks\":[{\"DeckName\":"
             "\"maincharacter\",\"Cards\":[{\"CardID\":\"Marth.AlteanPrince\",\"ArtID\":"
             "\"B01-003HN\"}]},{\"DeckName\":\"main\",\"Cards\":[{\"CardID\":\"Nobody.AtAll\","
             "\"ArtID\":\"Z99-001N\"}]}]}");
    BOOST_TEST(deck.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-003\n1 Nobody.AtAll (Z99-001N)\n");
}

BOOST_AUTO_TEST_CASE(an_unknown_printing_of_the_predecessor_is_suggested_by_the_cards_name)
{
    const ImportedDeck deck =
        read("{\"Game\":\"FECipher\",\"Decks\":[{\"DeckName\":\"main\",\"Cards\":["
             "{\"CardID\":\"Marth.AlteanPrince\",\"ArtID\":\"Z99-001N\"},"
             "{\"CardID\":\"Marth.AlteanPrins\",\"ArtID\":\"\"}]}]}");
    BOOST_REQUIRE(deck.problems.size() == 2U);
    for (const ImportProblem& problem : deck.problems)
        BOOST_TEST(test::suggested_ids(problem).front() == "B01-003");
}

BOOST_AUTO_TEST_CASE(commas_before_closing_brackets_are_passed_over)
{
    const ImportedDeck deck = read(
        "{ \"Game\": \"FE,]Cipher\", \"Decks\": { \"main\": [ {\"CardId\": 5, \"ArtId\": 0 , } ,\n"
        "{\"CardId\": 2, \"ArtId\": 3,},\n ], } , }");
    BOOST_TEST(deck.faults.empty());
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-006\n1 B01-003ST\n");
    BOOST_TEST(!read("{\"Game\": 1, \"Decks\": { \"main\": [ ,, ] } }").faults.empty());
}

// Tables.

BOOST_DATA_TEST_CASE(
    columns_may_stand_in_any_order_and_between_other_signs,
    data::make({"name,count\n\"Marth, Altean Prince\",4\n", "id;qty\r\nB01-003;4\r\n",
                "Quantity\tTitle\tUnit\n4\tAltean Prince\tMarth\n",
                "\xEF\xBB\xBF枚数,番号\n4,B01-003\n", "copies,code\n\"4\",\"B01-003\""}))
{
    BOOST_TEST(test::listed(read(sample).deck.cards) == "4 B01-003\n");
}

BOOST_AUTO_TEST_CASE(rows_that_are_none_are_told_with_their_lines)
{
    const ImportedDeck deck = read("count,name,colour\n,\"Marth, Altean\nPrince\",red\n"
                                   "many,Caeda,red\n3,,red\n");
    BOOST_TEST(test::listed(deck.problems) == "1 not-carried colour\n"
                                              "4 bad-count many, Caeda, red\n"
                                              "5 malformed 3, , red\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-003\n");
}

BOOST_AUTO_TEST_CASE(a_table_for_a_spreadsheet_holds_no_formula)
{
    Deck deck;
    deck.cards = {{"=cmd|x", 1}, {"@sum", 1}};
    BOOST_TEST(written("spreadsheet", deck).find("\n1,'=cmd|x,") != std::string::npos);
    BOOST_TEST(written("csv", deck).find("\n1,=cmd|x,") != std::string::npos);
    deck.cards.push_back({"+1", 1});
    deck.cards.push_back({"'=1", 1});
    const std::string listed = "1 =cmd|x\n1 @sum\n1 +1\n1 '=1\n";
    BOOST_TEST(written("spreadsheet", deck).find("\n1,'+1,") != std::string::npos);
    for (const char* kind : {"spreadsheet", "csv"})
        BOOST_TEST(test::listed(read(written(kind, deck)).deck.cards) == listed, kind);
}

// Lists.

BOOST_AUTO_TEST_CASE(a_list_that_begins_with_one_copy_of_a_cost_1_card_names_its_protagonist)
{
    const ImportedDeck deck = read("1 Marth: Altean Prince\n4 Caeda: Talys's Heart\n"
                                   "3 Marth: Altean Prince\n");
    BOOST_TEST(deck.deck.protagonist == "B01-003");
    BOOST_TEST(deck.protagonist_by_custom);
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003\n4 B01-006\n");
}

BOOST_DATA_TEST_CASE(a_list_that_names_its_protagonist_or_begins_otherwise_follows_no_custom,
                     data::make({"Cards:\n1 Marth: Altean Prince\n4 Caeda: Talys's Heart\n",
                                 "4 Marth: Altean Prince\n4 Caeda: Talys's Heart\n",
                                 "1 Marth: Savior of His Realm\n4 Caeda: Talys's Heart\n"}))
{
    const ImportedDeck deck = read(sample);
    BOOST_TEST(deck.deck.protagonist == "");
    BOOST_TEST(!deck.protagonist_by_custom);
}

BOOST_DATA_TEST_CASE(japanese_lists_are_read_as_players_post_them,
                     data::make({"1 アリティアの王子 マルス", "１ アリティアの王子 マルス",
                                 "アリティアの王子 マルス ×1", "アリティアの王子　マルス　1枚",
                                 "アリティアの王子・マルス 1", "マルス アリティアの王子 x1",
                                 "・アリティアの王子 マルス 1枚"}))
{
    const std::string text = std::string(sample) + "\n4 タリスの王女 シーダ\n4 B01-001\n";
    BOOST_TEST(test::listed(read(text).deck.cards) == "1 B01-003\n4 B01-006\n4 B01-001\n");
}

BOOST_DATA_TEST_CASE(headings_that_count_their_cards_are_no_cards,
                     data::make({"●1コスト（12枚）", "●２コスト（４枚）", "■3コスト 3枚", "1コスト",
                                 "コスト1：12枚", "Cost 2 (12)", "●味方ユニット（12枚）",
                                 "【4コスト以上】"}))
{
    const ImportedDeck deck = read("4 タリスの王女 シーダ\n" + std::string(sample) +
                                   "\n●アリティアの王子 マルス（4枚）\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-006\n4 B01-003\n");
    BOOST_TEST(test::listed(deck.problems) == "2 not-carried " + std::string(sample) + '\n');
}

BOOST_DATA_TEST_CASE(the_number_of_a_line_is_no_count,
                     data::make({"1．アリティアの王子 マルス ×4\n2．タリスの王女 シーダ ×3\n",
                                 "1、アリティアの王子 マルス 4枚\n2、タリスの王女 シーダ 3枚\n",
                                 "1.アリティアの王子 マルス x4\n2.タリスの王女 シーダ x3\n"}))
{
    const ImportedDeck deck = read(sample);
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003\n3 B01-006\n");
    BOOST_TEST(deck.problems.empty());
}

BOOST_AUTO_TEST_CASE(lines_that_are_only_numbered_are_one_copy_each)
{
    const ImportedDeck deck =
        read("1．アリティアの王子 マルス\n2．タリスの王女 シーダ\n3．B01-001\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-003\n1 B01-006\n1 B01-001\n");
}

BOOST_AUTO_TEST_CASE(a_shops_product_code_counts_the_printings_of_a_release)
{
    const ImportedDeck deck = read("b01=10001\n3 b01=10002\nb01/10003 x2\nb01=19999\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-001SR+\n3 B01-001SR\n2 B01-002N\n");
    BOOST_TEST(test::listed(deck.problems) == "4 malformed b01=19999\n");
}

// Refused files.

const test::RefusedText refused[] = {
    {"JSON that breaks off", "{\"Game\": \"FECipher\",\n \"Decks\": {", FaultKind::JsonSyntax, 2,
     12},
    {"a number too large", "{\"Game\": \"FECipher\",\n \"Decks\": {\"Main\": [1e9999]}}",
     FaultKind::JsonSyntax, 2, 21},
    {"JSON too deep", "{\"Game\":1,\"Decks\":" + std::string(100, '[') + "}", FaultKind::TooDeep, 1,
     34},
    {"JSON without zones", "{\"Game\":1,\"Decks\":3}", FaultKind::NotADeck, 0, 0},
    {"an entity", "<!DOCTYPE x [<!ENTITY a \"b\">]>\n<cockatrice_deck/>", FaultKind::XmlSyntax, 1,
     14},
    {"an open element", "<cockatrice_deck>\n<zone>\n</cockatrice_deck>", FaultKind::XmlSyntax, 3,
     3},
    {"an open quotation mark", "count,name\n1,\"Marth\n", FaultKind::CsvQuote, 2, 0},
};
BOOST_DATA_TEST_CASE(a_file_that_cannot_be_used_says_why_and_where, data::make(refused))
{
    test::check_refused(read(sample.text, "file"), sample, "file");
}

// Tabletop Simulator.

BOOST_AUTO_TEST_CASE(a_saved_object_has_the_deck_and_the_protagonist_beside_it)
{
    const std::string text = written("tabletop");
    BOOST_TEST(text.find("\"FaceURL\": \"file:///cipher/B01-006HN_SAMPLE.png\"") !=
               std::string::npos);
    BOOST_TEST(text.find("\"SaveName\": \"Altea <&> \\\"Co\\\"\"") != std::string::npos);
    DeckFileTools tools = test::shipped_tools();
    tools.picture_address = "https://cards.example/{code}.jpg";
    BOOST_TEST(
        write_tabletop_deck(altea(), tools).text.find("https://cards.example/B01-003ST.jpg") !=
        std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
