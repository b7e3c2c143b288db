#include "decks/exchange/lackey_card.h"
#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(lackey_deck)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "Altea.dek")
{
    return read_lackey_deck(text, file, test::shipped_tools());
}

std::string card(const std::string& id, const std::string& name, const std::string& set)
{
    return "<card><name id=\"" + id + "\">" + name + "</name><set>" + set + "</set></card>\n";
}

std::string deck_xml(const std::string& cards, const std::string& protagonist = {})
{
    return "<deck version=\"0.8\"><meta><game>FECipher0</game></meta>\n<superzone "
           "name=\"Deck\">\n" +
           cards + "</superzone><superzone name=\"MC\">" + protagonist + "</superzone></deck>";
}

/// The deck list that one <card> gives.
std::string card_read(const std::string& id, const std::string& name, const std::string& set)
{
    return test::listed(read(deck_xml(card(id, name, set))).deck.cards);
}

Deck deck_of(std::vector<DeckEntry> entries, std::string protagonist = {})
{
    Deck deck;
    deck.cards = std::move(entries);
    deck.protagonist = std::move(protagonist);
    return deck;
}

const std::string caeda = card("B01-006HN_SAMPLE.png", "Caeda, Talys's Heart", "B01");
const std::string marth = card("B01-003HN_SAMPLE.png", "Marth, Altean Prince", "B01");

} // namespace

BOOST_AUTO_TEST_CASE(each_card_element_is_a_copy_and_the_mc_zone_the_protagonist)
{
    const ImportedDeck imported = read(deck_xml(caeda + caeda, marth));
    BOOST_TEST(imported.faults.empty());
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n2 B01-006\n");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.cards_in == 3);
    BOOST_TEST(imported.deck.name == "Altea");
}

BOOST_AUTO_TEST_CASE(further_copies_of_the_protagonist_keep_their_place_in_the_deck)
{
    const ImportedDeck imported = read(deck_xml(caeda + marth + marth, marth));
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-006\n3 B01-003\n");
}

BOOST_AUTO_TEST_CASE(a_shared_image_is_told_apart_by_the_set)
{
    BOOST_TEST(card_read("B01-003HN_SAMPLE.png", "", "B01") == "1 B01-003\n");
    BOOST_TEST(card_read("B01-003HN_SAMPLE.png", "", "S01") == "1 B01-003ST\n");
    BOOST_TEST(card_read("B01-003HN_SAMPLE.png", "", "") == "1 B01-003\n");
    BOOST_TEST(card_read("B13-027R_SAMPLE.png", "", "S10") == "1 B13-027ST\n");
}

BOOST_AUTO_TEST_CASE(an_image_and_a_name_that_disagree_are_told_and_the_image_decides)
{
    const ImportedDeck imported =
        read(deck_xml("\n" + card("B01-006HN_SAMPLE.png", "Marth, Altean Prince", "B01")));
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) ==
               "4 other-name Marth, Altean Prince [B01-006 B01-003]\n");
}

BOOST_AUTO_TEST_CASE(a_name_of_no_card_beside_a_known_image_is_no_problem)
{
    const ImportedDeck imported =
        read(deck_xml(card("B01-006HN_SAMPLE.png", "Shiida, Prinzessin", "B01")));
    BOOST_TEST(test::listed(imported.problems) == "");
}

struct Named {
    const char* id;
    const char* name;
    const char* set;
    const char* entry;
};
std::ostream& operator<<(std::ostream& out, const Named& row)
{
    return out << row.id << '|' << row.name << '|' << row.set;
}
constexpr Named spellings[] = {
    {"B01-001SRplus_SAMPLE.png", "", "B01", "B01-001SR+"},
    {"B01-001SR+", "", "", "B01-001SR+"},
    {"B01-001SRplus", "anything", "", "B01-001SR+"},
    {"setimages/B01/B01-001SRv2.png", "", " B01 ", "B01-001"},
    {"", "Marth, Altean Prince", "", "B01-003"},
    {"", "Marth, Altean Prince", "S01", "B01-003ST"},
    {"", "Marth, Altean Prince+", "S01", "B01-003ST+"},
    {"", "Marth, Altean Prince (P)", "P01", "P01-003PR"},
    {"", "Marth, Savior of His Realm+", "", "B01-001SR+"},
    {"", "Tiki, Mirage Uta-loid+X", "B04", "B04-017HNX"},
    {"", "Celica, Caring Priestess (RP)", "", "P14-009PRr"},
    {"", "Camus, Sable Knight", "B01", "B01-050"},
    {"", "Azel, Mage of Fjalar's Blood", "", "B17-100"},
    {"nonsense.png", "Caeda, Talys's Heart (V2)", "", "B01-006"},
    {"B01-006QQ_SAMPLE.png", "no such name", "", "B01-006"},
    {"b01-6.png", "", "", "B01-006"},
};
BOOST_DATA_TEST_CASE(a_card_is_found_by_image_and_set_else_by_name_else_by_number,
                     data::make(spellings))
{
    const std::string entry = card_read(sample.id, sample.name, sample.set);
    const Card* expected = test::shipped_library().find(sample.entry).card;
    const std::string code = entry.substr(2, entry.size() - 3);
    BOOST_TEST(test::shipped_library().find(code).card == expected);
    BOOST_TEST(entry == "1 " + entry_code(test::shipped_library().find(sample.entry)) + '\n');
}

BOOST_AUTO_TEST_CASE(what_is_unknown_stays_in_the_deck_under_its_name)
{
    const ImportedDeck imported = read(
        deck_xml(card("PBM-009", "Marker &amp; Card", "PBM") + caeda + card("USO-001", "", "USO")));
    BOOST_TEST(test::listed(imported.deck.cards) ==
               "1 Marker & Card [PBM] (PBM-009)\n1 B01-006\n1 [USO] (USO-001)\n");
    BOOST_TEST(test::listed(imported.problems) ==
               "3 unknown Marker & Card [B01-020 B17-004]\n5 unknown USO-001\n");
    BOOST_TEST(imported.cards_in == 3);
}

BOOST_AUTO_TEST_CASE(a_name_that_several_cards_bear_is_ambiguous)
{
    const ImportedDeck imported = read(deck_xml(card("", "Robin, Amnesiac Tactician", "")));
    BOOST_TEST(test::listed(imported.deck.cards) == "1 Robin, Amnesiac Tactician\n");
    BOOST_TEST(test::listed(imported.problems) ==
               "3 ambiguous Robin, Amnesiac Tactician [B01-058 B04-066]\n");
}

BOOST_AUTO_TEST_CASE(a_card_element_that_says_nothing_is_a_problem)
{
    const ImportedDeck imported = read(deck_xml("<card/>\n<card><name/></card>\n" + caeda));
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "3 malformed <card>\n4 malformed <card>\n");
}

BOOST_AUTO_TEST_CASE(zone_names_are_compared_without_case)
{
    const ImportedDeck imported =
        read("<deck><superzone name='DECK'>" + caeda + "</superzone><superzone name=' mc '>" +
             marth + "</superzone></deck>");
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n1 B01-006\n");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
}

BOOST_AUTO_TEST_CASE(other_zones_go_to_the_maybe_pile_with_a_warning)
{
    const ImportedDeck imported = read("<deck>\n<superzone name=\"Tokens\">\n" + caeda +
                                       "</superzone>\n<superzone name=\"x\"/></deck>");
    BOOST_TEST(test::listed(imported.deck.cards) == "");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "2 in-maybe Tokens\n");
    BOOST_TEST(imported.cards_in == 0);
}

BOOST_AUTO_TEST_CASE(a_second_protagonist_is_an_alternative)
{
    const ImportedDeck imported = read(deck_xml("", marth + caeda));
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(imported.deck.alternatives == std::vector<std::string>{"B01-006"});
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n1 B01-006\n");
}

BOOST_AUTO_TEST_CASE(the_head_gives_name_author_format_and_notes)
{
    const Deck deck = read("<deck><meta><game>FECipher0</game><title>Altea</title>"
                           "<author>Someone</author><format>standard</format>"
                           "<note>Keep &lt;two&gt;.</note></meta></deck>")
                          .deck;
    BOOST_TEST(deck.name == "Altea");
    BOOST_TEST(deck.author == "Someone");
    BOOST_TEST(deck.format == "standard");
    BOOST_TEST(deck.notes == "Keep <two>.");
}

BOOST_AUTO_TEST_CASE(what_else_the_head_holds_is_reported)
{
    const ImportedDeck imported =
        read("<deck>\n<game>Other Game</game>\n<meta><email>a@b.c</email>\n"
             "<date/><format>House Rules</format></meta></deck>");
    BOOST_TEST(test::listed(imported.problems) == "2 not-carried game: Other Game\n"
                                                  "3 not-carried email: a@b.c\n"
                                                  "4 not-carried format: House Rules\n");
}

BOOST_DATA_TEST_CASE(
    real_files_begin_in_many_ways,
    data::make({"", "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
                "\xEF\xBB\xBF<?xml version='1.0'?>",
                "<?xml version=\"1.0\" encoding=\"ISO-8859-1\" ?>\n<!DOCTYPE deck SYSTEM "
                "\"http://www.lackeyccg.com/deck.dtd\">\n",
                "<DOCTYPE deck SYSTEM \"http://www.lackeyccg.com/deck.dtd\">\n",
                "\n\n<!-- a deck -->\n"}))
{
    const std::string text = sample + deck_xml(caeda, marth);
    BOOST_TEST(is_lackey_deck(text));
    BOOST_TEST(test::listed(read(text).deck.cards) == "1 B01-003\n1 B01-006\n");
}

BOOST_AUTO_TEST_CASE(a_file_with_entities_of_its_own_is_refused_where_the_first_stands)
{
    const ImportedDeck imported =
        read("<!DOCTYPE deck [\n <!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n" +
             deck_xml(card("", "&x;", "")));
    BOOST_REQUIRE(imported.faults.size() == 1u);
    BOOST_TEST((imported.faults.front().kind == FaultKind::XmlSyntax));
    BOOST_TEST(imported.faults.front().other == "entity");
    BOOST_TEST((imported.faults.front().place == Place{"Altea.dek", 2, 2}));
}

BOOST_AUTO_TEST_CASE(an_entity_that_no_one_declared_stays_as_it_stands)
{
    BOOST_TEST(test::listed(read(deck_xml(card("", "&x;", ""))).deck.cards) == "1 &x;\n");
}

BOOST_AUTO_TEST_CASE(lines_are_counted_behind_a_malformed_document_type)
{
    BOOST_TEST(test::listed(read("<DOCTYPE deck\n\"x\">\n<deck>\n<card/></deck>").problems) ==
               "4 malformed <card>\n");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf_8_are_latin_1)
{
    const std::string text = deck_xml(card("", "Ren\xE9, Caf\xE9", ""));
    BOOST_TEST(test::listed(read(text).deck.cards) == "1 René, Café\n");
}

BOOST_AUTO_TEST_CASE(control_characters_in_names_become_spaces)
{
    BOOST_TEST(test::listed(read(deck_xml(card("", "A&#10;B&#9;C", ""))).deck.cards) ==
               "1 A B C\n");
}

const test::RefusedText bad_files[] = {
    {"empty", "", FaultKind::Empty, 0, 0},
    {"truncated in an element", "<deck>\n<superzone name=\"Deck\">\n<card><na",
     FaultKind::XmlSyntax, 3, 9},
    {"truncated between elements", "<deck>\n<superzone name=\"Deck\">\n", FaultKind::XmlSyntax, 2,
     24},
    {"wrong end", "<deck>\n</superzone></deck>", FaultKind::XmlSyntax, 2, 3},
    {"another root", "<cockatrice_deck><deck/></cockatrice_deck>", FaultKind::NotADeck, 0, 0},
    {"binary", "<deck>\n\x01</deck>", FaultKind::ControlCharacter, 2, 1},
    {"too large", std::string(max_foreign_deck_bytes + 1, '<'), FaultKind::FileTooLarge, 0, 0},
};
BOOST_DATA_TEST_CASE(a_file_that_cannot_be_used_says_why_and_where, data::make(bad_files))
{
    test::check_refused(read(sample.text, "bad.dek"), sample, "bad.dek");
}

BOOST_AUTO_TEST_CASE(elements_nested_as_deep_as_the_file_is_large_are_survived)
{
    std::string closed = "<deck>";
    std::string open = "<deck>";
    const std::size_t depth = max_foreign_deck_bytes / 8;
    for (std::size_t level = 0; level < depth; ++level) {
        closed += "<a>";
        open += "<card>";
    }
    for (std::size_t level = 0; level < depth; ++level)
        closed += "</a>";
    BOOST_TEST(read(closed + "</deck>").deck.cards.empty());
    BOOST_TEST((read(open).faults.front().kind == FaultKind::XmlSyntax));
}

BOOST_AUTO_TEST_CASE(as_many_cards_as_fit_into_a_file_are_read)
{
    std::string cards;
    while (cards.size() < max_foreign_deck_bytes - 200)
        cards += "<card/>";
    BOOST_TEST(read(deck_xml(cards)).problems.size() > 100'000U);
}

BOOST_AUTO_TEST_CASE(the_written_form_is_exact)
{
    Deck deck = deck_of({{"B01-006", 2}, {"B01-003ST", 2}, {"P01-012PR", 1}}, "B01-003");
    deck.name = "Kings & \"Queens\"";
    const WrittenDeck out = write_lackey_deck(deck, test::shipped_tools());
    BOOST_TEST(out.text ==
               "<deck version=\"0.8\">\n"
               "\t<meta><game>FECipher0</game><name>Kings &amp; &quot;Queens&quot;</name></meta>\n"
               "\t<superzone name=\"Deck\">\n"
               "\t\t<card><name id=\"B01-006HN_SAMPLE.png\">Caeda, Talys&apos;s "
               "Heart</name><set>B01</set></card>\n"
               "\t\t<card><name id=\"B01-006HN_SAMPLE.png\">Caeda, Talys&apos;s "
               "Heart</name><set>B01</set></card>\n"
               "\t\t<card><name id=\"B01-003HN_SAMPLE.png\">Marth, Altean "
               "Prince</name><set>S01</set></card>\n"
               "\t\t<card><name id=\"P01-012PR_SAMPLE.png\">Marth, Prince of a Fallen Land "
               "(P)</name><set>P01</set></card>\n"
               "\t</superzone>\n"
               "\t<superzone name=\"MC\">\n"
               "\t\t<card><name id=\"B01-003HN_SAMPLE.png\">Marth, Altean "
               "Prince</name><set>S01</set></card>\n"
               "\t</superzone>\n"
               "</deck>\n");
    BOOST_TEST(test::listed(out.problems) == "");
    BOOST_TEST(out.cards_out == 5);
}

BOOST_AUTO_TEST_CASE(what_is_written_reads_back_as_the_same_deck)
{
    Deck deck =
        deck_of({{"B01-003ST", 2}, {"B04-017X", 1}, {"B13-027ST", 4}, {"Some, One's \"card\"", 3}},
                "B01-003");
    deck.name = "A <b> & 'c'";
    deck.author = "Someone";
    deck.format = "standard";
    deck.notes = "One.\nTwo.\n";
    const WrittenDeck out = write_lackey_deck(deck, test::shipped_tools());
    BOOST_TEST(test::listed(out.problems) == "");
    Deck back = read(out.text).deck;
    BOOST_TEST(test::listed(back.cards) ==
               "2 B01-003ST\n1 B04-017X\n4 B13-027ST\n3 Some, One's \"card\"\n");
    BOOST_TEST((back == deck));
}

BOOST_AUTO_TEST_CASE(every_printing_reads_back_as_itself)
{
    const DeckFileTools tools = test::shipped_tools();
    std::string lost;
    for (const Card& one : test::shipped_library().cards()) {
        for (const Printing& printing : one.printings) {
            const CardLookup found = look_up_lackey(lackey_card({&one, &printing}, tools), tools);
            if (!found.found() || found.matches.front().printing != &printing)
                lost += printing.code + ' ';
        }
    }
    BOOST_TEST(lost == "");
}

BOOST_AUTO_TEST_CASE(an_artwork_that_would_come_back_as_another_is_reported)
{
    const ExchangeIds table("code\tciphervit\tlackey\tcipher-online\tdecksteria\tdeck-builder\n"
                            "P14-009PR\t1685\n"
                            "P14-009PRX\t1685\tP14-009PR_SAMPLE\n",
                            "table.tsv");
    const WrittenDeck out =
        write_lackey_deck(deck_of({{"P14-009PRX", 1}}), {test::shipped_library(), table});
    BOOST_TEST(test::listed(out.problems) == "0 other-artwork P14-009PRX\n");
    BOOST_TEST(out.cards_out == 1);
}

BOOST_AUTO_TEST_CASE(what_the_form_has_no_place_for_is_reported)
{
    Deck deck = deck_of({{"B01-001", 1}}, "B01-003");
    deck.tags = {"red"};
    deck.maybe = {{"B01-016", 2}};
    BOOST_TEST(test::listed(write_lackey_deck(deck, test::shipped_tools()).problems) ==
               "0 not-carried tags: red\n"
               "0 not-carried maybe: 2 B01-016\n"
               "0 not-carried protagonist: B01-003\n");
}

BOOST_AUTO_TEST_CASE(more_copies_than_any_deck_has_are_not_written)
{
    std::vector<DeckEntry> entries;
    for (std::size_t index = 0; index < 11; ++index)
        entries.push_back({test::shipped_library().cards()[index].id, 9999});
    const WrittenDeck out = write_lackey_deck(deck_of(entries), test::shipped_tools());
    BOOST_TEST(out.cards_out == 99'990);
    BOOST_TEST(test::listed(out.problems) == "0 not-carried 9999 B01-011\n");
}

BOOST_DATA_TEST_CASE(other_texts_are_not_recognised,
                     data::make({"", "<", "deck", "<cockatrice_deck version=\"1\"/>", "<decks/>",
                                 "kizuna: 1\nnotes: <deck>", "<a><a><a>", "4 <deck>"}))
{
    BOOST_TEST(!is_lackey_deck(sample));
}

BOOST_AUTO_TEST_SUITE_END()
