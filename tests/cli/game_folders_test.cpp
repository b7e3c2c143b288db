#include "cli/own_game_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

/// A folder with two decks of Detainer and one of Cipher.
struct DecksOfTwoGames : OwnCards {
    DecksOfTwoGames()
    {
        folder.write("decks/a.kizuna.yaml", deck_text);
        folder.write("decks/b.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-3: 2\n");
        folder.write("decks/c.txt", "4 B01-001\n46 B01-003\n");
    }
    Run run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {(folder / "decks").string(), "--add-library", cards()});
        return kizuna::test::run(std::move(arguments));
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(game_folders)

BOOST_AUTO_TEST_CASE(a_format_of_cipher_does_not_judge_another_games_deck)
{
    const OwnCards own;
    const Run answer = own.run({"check", own.deck(), "--format", "standard"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("formats are Cipher’s"));
    BOOST_TEST(own.run({"check", own.deck(), "--format", "unlimited"}).code == 2);
    BOOST_TEST(own.run({"check", own.deck(), "--format", "all"}).code == 0);
    own.folder.write("decks/mine.kizuna.yaml", "kizuna: 1\ngame: detainer\nformat: standard\n"
                                               "cards: {}\n");
    BOOST_TEST(own.run({"check", (own.folder / "decks").string()}).says("3:9: "));
}

BOOST_AUTO_TEST_CASE(a_folder_with_decks_of_another_game_is_checked_by_its_document)
{
    const OwnCards own;
    own.folder.write("decks/mine.kizuna.yaml", deck_text);
    own.folder.write("decks/without.kizuna.yaml",
                     "kizuna: 1\ngame: detainer\ncards:\n  D-1: 1\n  D-3: 1\n");
    const std::string folder = (own.folder / "decks").string();
    const Run table = own.run({"check", folder});
    BOOST_TEST(table.code == 1);
    BOOST_TEST(table.says("DET-CON-1"));
    BOOST_TEST(table.says("Game"));
    BOOST_TEST(table.says("as far as known"));
    BOOST_TEST(table.says("2 decks: 0 legal, 1 not legal, 1 known in part only, 0 unreadable"));
    BOOST_TEST(table.says("Partial: "));
    const JsonDocument json = own.run({"check", folder, "--json"}).json();
    BOOST_TEST(json["decks"][0]["legal"].is_null());
    BOOST_TEST(json["decks"][0]["game"]["id"] == "detainer");
    BOOST_TEST(json["decks"][1]["violations"][0]["clause"] == "DET-CON-1");
    BOOST_TEST(json["summary"]["partial"] == 1);
    const Run csv = own.run({"check", folder, "--csv"});
    BOOST_TEST(csv.says("mine.kizuna.yaml,kizuna,,6,,,partial,0,,,0,detainer"));
}

BOOST_AUTO_TEST_CASE(a_folder_may_hold_decks_of_several_games)
{
    const OwnCards own;
    own.folder.write("decks/cipher.txt", "4 B01-001\n46 B01-003\n");
    own.folder.write("decks/mine.kizuna.yaml", deck_text);
    own.folder.write("decks/none.kizuna.yaml", "kizuna: 1\ngame: detaner\ncards: {}\n");
    const JsonDocument json =
        run({"check", (own.folder / "decks").string(), "--add-library", own.cards(), "--json"})
            .json();
    BOOST_REQUIRE(json["decks"].size() == 2u);
    BOOST_TEST(!json["decks"][0].contains("game"));
    BOOST_TEST(json["decks"][1]["game"]["id"] == "detainer");
    BOOST_TEST(json["summary"]["unusable"] == 1);
}

BOOST_AUTO_TEST_CASE(decks_of_another_game_are_converted_together)
{
    const OwnCards own;
    own.folder.write("decks/mine.kizuna.yaml", deck_text);
    const std::string out = (own.folder / "out").string();
    const std::string folder = (own.folder / "decks").string();
    BOOST_TEST(own.run({"convert", folder, "-o", out, "--to", "text"}).code == 0);
    BOOST_TEST(file_text(own.folder / "out" / "mine.txt").find("# Game: detainer") !=
               std::string::npos);
    BOOST_TEST(own.run({"convert", folder, "-o", out, "--to", "lackey"}).code == 2);
}

BOOST_AUTO_TEST_CASE(the_cards_of_many_decks_are_counted_game_by_game)
{
    const DecksOfTwoGames own;
    const JsonDocument json = own.run({"stats", "--json"}).json();
    BOOST_TEST(json["decks"] == 1);
    BOOST_TEST(json["unusable"] == 0);
    const JsonDocument& detainer = json["other_games"][0];
    BOOST_TEST(detainer["game"]["id"] == "detainer");
    BOOST_TEST(detainer["decks"] == 2);
    BOOST_TEST(detainer["cards"] == 8);
    BOOST_TEST(detainer["by_card"][0]["card"] == "D-3");
    BOOST_TEST(detainer["by_card"][0]["name"]["en"] == "Scout");
    BOOST_TEST(detainer["by_card"][0]["decks"] == 2);
    BOOST_TEST(detainer["by_card"][0]["copies"] == 3);
    BOOST_TEST(!detainer.contains("by_symbol"));
}

BOOST_AUTO_TEST_CASE(what_many_decks_of_a_game_have_says_that_the_game_is_partial)
{
    const DecksOfTwoGames own;
    const Run answer = own.run({"stats"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Detainer (partial): 2 decks, 8 cards"));
    BOOST_TEST(answer.says("Partial: "));
}

BOOST_AUTO_TEST_CASE(a_table_of_many_decks_names_the_game_where_there_are_several)
{
    const DecksOfTwoGames own;
    const Run csv = own.run({"stats", "--csv"});
    BOOST_TEST(csv.says("all_decks,copies,mean_copies,game\r\n"), csv.out);
    BOOST_TEST(csv.says("card,D-3,Scout,2,2,3,1.50,detainer"), csv.out);
    BOOST_TEST(!csv.says("symbol,none,No symbol,2"), csv.out);
    const Run cipher = kizuna::test::run({"stats", "bundled:altean-vanguard", "--csv"});
    BOOST_TEST(cipher.says("all_decks,copies,mean_copies\r\n"), cipher.out);
}

BOOST_AUTO_TEST_CASE(a_protagonist_for_many_decks_is_refused_for_those_of_other_games)
{
    const DecksOfTwoGames own;
    const Run answer = own.run({"check", "--protagonist", "B01-003", "--json"});
    BOOST_TEST(answer.code == 2);
    const JsonDocument json = answer.json();
    BOOST_TEST(json["decks"].size() == 1u);
    BOOST_TEST(json["summary"]["unusable"] == 2);
}

BOOST_AUTO_TEST_CASE(
    a_card_of_another_game_that_is_asked_for_is_told_with_the_command_that_shows_it)
{
    const OwnCards own;
    const Run answer = kizuna::test::run({"show", "D-2", "--add-library", own.cards()});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.warns("kizuna-cli search id:D-2 --game detainer"), answer.err);
}

BOOST_AUTO_TEST_CASE(a_deck_that_no_document_can_judge_is_not_out_of_order_for_an_unknown_card)
{
    const OwnCards own;
    own.folder.write("fetcg.kizuna.yaml", "kizuna: 1\ngame: fetcg\ncards:\n  F-1: 3\n");
    const Run answer = kizuna::test::run({"check", (own.folder / "fetcg.kizuna.yaml").string()});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("a deck is built; 1 kind of card in it is in no list"), answer.out);
    BOOST_TEST(!answer.says("not in order"), answer.out);
    const JsonDocument json =
        kizuna::test::run({"check", (own.folder / "fetcg.kizuna.yaml").string(), "--json"}).json();
    BOOST_TEST(json["decks"][0]["legal"].is_null());
}

BOOST_AUTO_TEST_SUITE_END()
