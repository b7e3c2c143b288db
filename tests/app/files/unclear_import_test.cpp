#include "app/files/unclear_import.h"

#include "app/document/deck_edits.h"
#include "app/known_cards.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
using Answer = UnclearImport::Answer;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(unclear_imports)

namespace {

constexpr Answer notes{Answer::Kind::Notes, nullptr};

Answer means(const char* id)
{
    return {Answer::Kind::Card, &card(id)};
}

UnclearImport import_of(const std::string& text, const std::string& file = "list.txt")
{
    const Catalogue& catalogue = shipped_catalogue();
    return {read_deck(text, file, catalogue.tools()), catalogue, english()};
}

/// "4 B01-003, 2 Nobody"
std::string written(const std::vector<DeckEntry>& pile)
{
    std::string text;
    for (const DeckEntry& entry : pile)
        text += (text.empty() ? "" : ", ") + std::to_string(entry.copies) + ' ' + entry.code;
    return text;
}

std::string cards_of(const UnclearImport& import)
{
    return written(import.deck().cards);
}

int copies_of(const std::vector<DeckEntry>& pile)
{
    int copies = 0;
    for (const DeckEntry& entry : pile)
        copies += entry.copies;
    return copies;
}

std::vector<std::string> kinds_read_back()
{
    std::vector<std::string> ids;
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (kind.read && kind.write && kind.id != "kizuna") // which tells of no unknown card
            ids.emplace_back(kind.id);
    }
    return ids;
}

/// Unknown cards whose names look as if they said a number of copies, as each kind may hold them.
Deck deck_of_numbered_names(const std::string& kind)
{
    std::vector<std::string> names = {
        "800 Riders of Nowhere", "Riders x9", "Riders (4)", "Riders: 4", "④ Riders", "4枚 Riders"};
    if (kind == "ciphervit")
        names = {"ciphervit:99999", "ciphervit:88888+"};
    else if (kind == "decksteria")
        names = {"decksteria:99999/0", "decksteria:3/77"};
    else if (kind == "cipher-online")
        names = {"cipher-online:60000", "cipher-online:60001"};
    Deck deck;
    deck.cards = {{"B01-006", 2}};
    for (const std::string& name : names)
        deck.cards.push_back({name, 3});
    deck.maybe = {{names.front(), 2}};
    return deck;
}

} // namespace

BOOST_AUTO_TEST_CASE(without_an_answer_the_deck_is_as_its_reader_has_it)
{
    const std::string text = "4 B01-003\n2 Nobody: Of Nowhere\nwhat is this\nFliers:\n1 Marth\n";
    const UnclearImport import = import_of(text);
    BOOST_TEST(import.lines().size() == 4U);
    BOOST_TEST((import.deck() == read_deck(text, "list.txt", shipped_catalogue().tools()).deck));
    BOOST_TEST(import.summary(english()) == "4 cards understood; 4 lines need a look.");
}

BOOST_AUTO_TEST_CASE(a_card_takes_the_place_and_the_copies_of_an_unknown_one)
{
    UnclearImport import = import_of(
        "4 B01-003\n# a remark\n2 Nobody: Of Nowhere\n3 B01-004\nMaybe:\n1 Noone at all\n");
    import.answer(0, means(caeda));
    BOOST_TEST(cards_of(import) == "4 B01-003, 2 B01-006, 3 B01-004");
    BOOST_TEST(import.deck().cards[1].comments.size() == 1U);
    import.answer(1, means(marth_savior));
    BOOST_TEST(written(import.deck().maybe) == "1 B01-001");
    BOOST_TEST(import.summary(english()) == "10 cards understood.");
    import.answer(0, {});
    BOOST_TEST(cards_of(import) == "4 B01-003, 2 Nobody: Of Nowhere, 3 B01-004");
}

BOOST_AUTO_TEST_CASE(a_card_that_is_there_already_gets_more_copies)
{
    UnclearImport import = import_of("2 Nobody: Of Nowhere\n1 B01-003\n");
    import.answer(0, means(marth));
    BOOST_TEST(cards_of(import) == "3 B01-003");
}

BOOST_AUTO_TEST_CASE(two_lines_about_one_unknown_card_may_mean_two)
{
    UnclearImport import = import_of("2 Nobody at all\nB01-003 x4\nNobody at all x1\n");
    BOOST_REQUIRE(import.lines().size() == 2U);
    import.answer(1, means(caeda));
    BOOST_TEST(cards_of(import) == "1 B01-006, 2 Nobody at all, 4 B01-003");
    import.answer(0, means(marth_savior));
    BOOST_TEST(cards_of(import).find("Nobody") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(lines_that_say_the_same_are_one)
{
    const std::string card = "<card><name id=\"\">Nobody 7</name><set></set></card>\n";
    UnclearImport import = import_of("<deck version=\"0.8\">\n<superzone name=\"Deck\">\n" + card +
                                         card + card + "</superzone></deck>",
                                     "a.dek");
    BOOST_REQUIRE(import.lines().size() == 1U);
    BOOST_TEST(import.lines()[0].times == 3);
    import.answer(0, means(caeda));
    BOOST_TEST(cards_of(import) == "3 B01-006");
}

BOOST_AUTO_TEST_CASE(a_number_that_ciphervit_alone_knows_can_be_given_a_card)
{
    UnclearImport import = import_of("999999\n999999\n", "a.fe0d");
    BOOST_REQUIRE(import.lines().size() == 1U);
    BOOST_TEST(cards_of(import) == "2 ciphervit:999999");
    import.answer(0, means(marth));
    BOOST_TEST(cards_of(import) == "2 B01-003");
}

BOOST_AUTO_TEST_CASE(a_line_of_no_card_leaves_the_notes_when_it_is_given_one)
{
    UnclearImport import = import_of("4 B01-003\n2 B01-004\n0 Caeda\nwhat is this\n");
    BOOST_REQUIRE(import.lines().size() == 2U);
    import.answer(0, means(caeda));
    BOOST_TEST(cards_of(import) == "4 B01-003, 2 B01-004, 1 B01-006");
    BOOST_TEST(import.deck().notes == "what is this\n");
}

BOOST_AUTO_TEST_CASE(what_is_left_out_can_go_into_the_notes)
{
    UnclearImport import = import_of("4 B01-003\nFliers:\n2 B01-006\n");
    BOOST_REQUIRE(import.lines().size() == 1U);
    BOOST_TEST(import.deck().notes.empty());
    const auto answers = plain_answers(import.lines()[0]);
    BOOST_REQUIRE(answers.size() == 2U);
    import.answer(0, answers[1]);
    BOOST_TEST((answers[1] == notes));
    BOOST_TEST(import.deck().notes == "Fliers:\n");
}

BOOST_AUTO_TEST_CASE(a_card_whose_image_and_name_disagree_can_become_the_named_one)
{
    const std::string line = "<card><name id=\"B01-006HN_SAMPLE.png\">Marth, Altean Prince</name>"
                             "<set>B01</set></card>";
    UnclearImport import =
        import_of("<deck><superzone name=\"Deck\">" + line + line + "</superzone></deck>");
    BOOST_REQUIRE(import.lines().size() == 1U);
    BOOST_TEST(cards_of(import) == "2 B01-006");
    import.answer(0, means("B01-003"));
    BOOST_TEST(cards_of(import) == "2 B01-003");
}

BOOST_DATA_TEST_CASE(once_all_lines_are_cards_the_deck_has_as_many_as_the_file_names,
                     data::make(kinds_read_back()))
{
    const DeckFileKind& kind = *deck_file_kind(sample);
    const DeckFileTools tools = shipped_catalogue().tools();
    const Deck deck = deck_of_numbered_names(sample);
    const ImportedDeck imported = kind.read(kind.write(deck, tools).text, "list", tools);
    BOOST_REQUIRE(imported.faults.empty());
    BOOST_TEST(imported.cards_in == copies_of(deck.cards));
    for (const auto same : {UnclearImport::Same::Together, UnclearImport::Same::Apart}) {
        UnclearImport import(imported, shipped_catalogue(), english(), same);
        for (std::size_t line = 0; line < import.lines().size(); ++line)
            import.answer(line, means(line % 2 == 0 ? marth : caeda));
        BOOST_TEST(copies_of(import.deck().cards) == copies_of(deck.cards));
        BOOST_TEST(copies_of(import.deck().maybe) == copies_of(imported.deck.maybe));
        BOOST_TEST(understood_copies(import.deck(), import.library()) ==
                   copies_of(deck.cards) + copies_of(imported.deck.maybe));
        BOOST_TEST(import.cards_in() == copies_of(deck.cards));
    }
}

BOOST_AUTO_TEST_CASE(a_line_becomes_cards_of_the_pile_that_it_stands_in)
{
    UnclearImport import = import_of("4 B01-003\n2 Nobody\nMaybe:\n2 Nobody\nwhat is this\n");
    BOOST_REQUIRE(import.lines().size() == 3U);
    import.answer(1, means(caeda));
    import.answer(2, means(caeda));
    BOOST_TEST(cards_of(import) == "4 B01-003, 2 Nobody");
    BOOST_TEST(written(import.deck().maybe) == "3 B01-006");
    BOOST_TEST(import.deck().notes.empty());
    BOOST_TEST(import.cards_in() == 6);
}

BOOST_AUTO_TEST_CASE(a_line_that_became_a_card_by_an_answer_counts_as_one_of_the_file)
{
    UnclearImport import = import_of("4 B01-003\n2 B01-004\n0 Caeda\n3\nFliers:\n");
    BOOST_REQUIRE(import.lines().size() == 3U);
    BOOST_TEST(import.cards_in() == 6);
    for (std::size_t line = 0; line < 3; ++line)
        import.answer(line, means(caeda));
    BOOST_TEST(cards_of(import) == "4 B01-003, 2 B01-004, 5 B01-006");
    BOOST_TEST(import.cards_in() == 11);
}

BOOST_AUTO_TEST_CASE(more_copies_than_an_entry_can_hold_stay_with_their_line)
{
    UnclearImport import = import_of("9000 B01-003\n9000 Nobody\n9000 Nobody\n");
    BOOST_TEST(import.cards_in() == 27'000);
    for (std::size_t line = 0; line < import.lines().size(); ++line)
        import.answer(line, means(marth));
    BOOST_TEST(cards_of(import) == "9000 B01-003, 9000 Nobody");
    BOOST_TEST(import.deck().notes == "9000 Nobody\n");
    BOOST_TEST(import.cards_in() == 27'000);
}

BOOST_AUTO_TEST_CASE(a_card_named_by_hand_is_of_the_release_that_the_line_names)
{
    UnclearImport import =
        import_of("copies,name,set\n2,Marth Altean Prins,S01\n1,Nobody,B99\n", "a.csv");
    BOOST_REQUIRE(import.lines().size() == 2U);
    import.answer(0, means(marth));
    import.answer(1, means(caeda));
    BOOST_TEST(cards_of(import) == "2 B01-003ST, 1 B01-006");
}

BOOST_AUTO_TEST_CASE(the_line_that_names_the_protagonist_says_who_it_is)
{
    UnclearImport import = import_of("MC: 1 Marth\n3 Marth\n");
    BOOST_REQUIRE(import.lines().size() == 2U);
    import.answer(0, means(marth));
    import.answer(1, means(marth_savior));
    BOOST_TEST(import.deck().protagonist == marth);
    BOOST_TEST(cards_of(import) == "1 B01-003, 3 B01-001");
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_was_taken_for_another_card_becomes_the_named_one)
{
    const std::string line = "<card><name id=\"B01-006HN_SAMPLE.png\">Marth, Altean Prince</name>"
                             "<set>B01</set></card>";
    UnclearImport import =
        import_of("<deck><superzone name=\"MC\">" + line + "</superzone><superzone name=\"Deck\">" +
                  line + "</superzone></deck>");
    BOOST_REQUIRE(import.lines().size() == 1U);
    import.answer(0, means("B01-003"));
    BOOST_TEST(import.deck().protagonist == marth);
    BOOST_TEST(cards_of(import) == "2 B01-003");
}

BOOST_AUTO_TEST_CASE(an_unknown_protagonist_becomes_the_card_that_is_named)
{
    UnclearImport import = import_of("Protagonist:\n1 Nobody: Of Nowhere\n\nCards:\n4 B01-006\n");
    BOOST_TEST(import.deck().protagonist == "Nobody: Of Nowhere");
    import.answer(0, means(marth));
    BOOST_TEST(import.deck().protagonist == marth);
}

BOOST_AUTO_TEST_CASE(all_suggestions_are_taken_at_once_but_not_over_an_answer)
{
    UnclearImport import =
        import_of("3 Marth: Altean Prins\n1 Caeda: Talys Heart\nxyzzy qwrty\n4 B01-004\n");
    BOOST_REQUIRE(import.lines().size() == 3U);
    BOOST_TEST(import.has_suggestions());
    import.answer(1, means(marth_savior));
    import.take_suggestions();
    BOOST_TEST(import.lines()[0].answer.card->id == marth);
    BOOST_TEST(import.lines()[1].answer.card->id == marth_savior);
    BOOST_TEST(!import.has_suggestions());
}

BOOST_AUTO_TEST_CASE(a_card_is_found_by_what_one_types)
{
    const CardLibrary& library = shipped_catalogue().library;
    const auto first = [&](const char* words) {
        const auto cards = cards_meant(words, library);
        return cards.empty() ? std::string() : cards.front()->id;
    };
    BOOST_TEST(first("B01-003") == marth);
    BOOST_TEST(first("Talys's Heart") == caeda);
    BOOST_TEST(first("Marth: Altean Prins") == marth);
    BOOST_TEST(first("  ").empty());
    BOOST_TEST(cards_meant("マルス", library).size() > 3U);
    BOOST_TEST(cards_meant("a", library).size() == 30U);
    BOOST_TEST(!cards_meant("cost=(", library).empty() == false);
}

BOOST_AUTO_TEST_CASE(the_unknown_cards_of_a_deck_are_lines_that_can_be_answered)
{
    Deck deck;
    deck.protagonist = "Marht";
    deck.cards = {{"B01-003", 2}, {"Marht", 4}, {"Kain", 1}};
    deck.maybe = {{"Nobody", 3}};
    const Catalogue& catalogue = shipped_catalogue();
    UnclearImport import(unknown_cards_as_lines(deck, catalogue.library), catalogue, english());
    BOOST_REQUIRE(import.lines().size() == 3U);
    BOOST_TEST(import.lines()[0].what.source.text == "4 Marht");
    BOOST_TEST(import.cards_in() == 7);
    BOOST_TEST((import.deck() == deck));
    import.answer(0, means("B01-003"));
    import.answer(2, means("B01-006"));
    const Deck answered = import.deck();
    BOOST_TEST(written(answered.cards) == "6 B01-003, 1 Kain");
    BOOST_TEST(written(answered.maybe) == "3 B01-006");
    BOOST_TEST(answered.protagonist == "B01-003");
}

BOOST_AUTO_TEST_SUITE_END()
