#include "cli/own_game_cards.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(game_decks)

BOOST_AUTO_TEST_CASE(a_deck_of_another_game_is_checked_by_its_document)
{
    const OwnCards own;
    const Run answer = own.run({"check", own.deck()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Partial: "));
    const JsonDocument json = own.run({"check", own.deck(), "--json"}).json();
    BOOST_TEST(json["decks"][0]["game"]["partial"] == true);
    BOOST_TEST(json["decks"][0]["game"]["clauses"][0] == "DET-CON-1");
}

BOOST_AUTO_TEST_CASE(a_deck_that_breaks_nothing_known_is_not_called_legal)
{
    const OwnCards own;
    own.folder.write("deck.kizuna.yaml",
                     "kizuna: 1\ngame: detainer\ncards:\n  D-1: 1\n  D-3: 1\n  D-2: 3\n");
    const Run answer = own.run({"check", own.deck()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("obeys the rules that this document gives; it gives no deck size"));
    BOOST_TEST(!answer.says("legal in"));
    const JsonDocument json = own.run({"check", own.deck(), "--json"}).json()["decks"][0];
    BOOST_TEST(json["legal"].is_null());
    BOOST_TEST(json["format"].is_null());
    BOOST_TEST(json["game"]["verdict"] ==
               "obeys the rules that this document gives; it gives no deck size");

    own.folder.write("fe.kizuna.yaml", "kizuna: 1\ngame: fetcg\ncards: {}\n");
    BOOST_TEST(own.run({"check", (own.folder / "fe.kizuna.yaml").string()})
                   .says("cannot be judged: this document gives no rule"));
}

// DET-CON-2
BOOST_AUTO_TEST_CASE(a_deck_without_an_opening_is_not_said_to_obey)
{
    const OwnCards own;
    own.folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-2: 3\n");
    const Run answer = own.run({"check", own.deck()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("breaks no rule on counts, but does not meet DET-CON-2"));
    own.folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-2: 3\n  D-4: 1\n");
    own.folder.write("cards/mine.yaml", card_list + "- {id: D-4, name: Riddle, type: unit}\n");
    BOOST_TEST(own.run({"check", own.deck()}).says("whether DET-CON-2 is met cannot be said"));
}

BOOST_AUTO_TEST_CASE(a_broken_rule_is_called_by_the_clause_of_the_document)
{
    const OwnCards own;
    own.folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-2: 2\n");
    BOOST_TEST(own.run({"check", own.deck()}).says("  DET-CON-1: "));
    const JsonDocument json = own.run({"check", own.deck(), "--json"}).json()["decks"][0];
    BOOST_TEST(json["violations"][0]["clause"] == "DET-CON-1");
    BOOST_TEST(json["warnings"][0]["going"] == "first");
    BOOST_TEST(json["warnings"][1]["going"] == "second");
    BOOST_TEST(own.run({"check", own.deck()}).warns("OPENING-OUT-OF-REACH: Going second: no"));
}

BOOST_AUTO_TEST_CASE(levels_that_are_not_known_leave_the_opening_open)
{
    const OwnCards own;
    own.folder.write("cards/mine.yaml", card_list + "- {id: D-4, name: Riddle, type: unit}\n"
                                                    "- {id: D-5, name: Thing, level: 1}\n");
    own.folder.write("deck.kizuna.yaml",
                     "kizuna: 1\ngame: detainer\ncards:\n  D-1: 1\n  D-4: 2\n  D-9: 1\n");
    const std::vector<std::string> ask = {"game", "detainer", "opening", own.deck()};
    const Run said = own.run(ask);
    BOOST_TEST(said.code == 1);
    BOOST_TEST(said.says("Going first: of the levels that are known none"));
    BOOST_TEST(said.says("Not known: level or type of Riddle (2 copies) and 1 card that is in no"));
    BOOST_TEST(said.says("The answer holds only for the cards whose levels are known."));
    const JsonDocument json = own.run({"game", "detainer", "opening", own.deck(), "--json"}).json();
    BOOST_TEST(json["first"]["possible"].is_null());
    BOOST_TEST(json["second"]["possible"] == true);
    BOOST_TEST(json["not_known"]["cards"] == JsonDocument({"D-4"}));
    BOOST_TEST(json["not_known"]["copies"] == 1);
    BOOST_TEST(json["game"] == "detainer");
    BOOST_TEST(json["partial"] == true);

    own.folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-5: 1\n");
    BOOST_TEST(own.run(ask).says("Not known: level or type of Thing (1 copy)"));
}

BOOST_AUTO_TEST_CASE(a_deck_of_another_game_has_no_protagonist_to_name)
{
    const OwnCards own;
    for (const char* command : {"check", "list"}) {
        const Run answer = own.run({command, own.deck(), "--protagonist", "D-1"});
        BOOST_TEST(answer.code == 2, command);
        BOOST_TEST(answer.err.find("has no protagonist") != std::string::npos, answer.err);
    }
}

BOOST_AUTO_TEST_CASE(a_card_list_for_a_game_there_is_not_is_told_at_its_place)
{
    const OwnCards own;
    own.folder.write("cards/more.yaml", "game: detainr\ncards: []\n");
    const Run answer = own.run({"check", own.deck()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.err.find("more.yaml:1:7") != std::string::npos, answer.err);
}

BOOST_AUTO_TEST_CASE(mending_and_comparing_are_refused_with_their_own_reason)
{
    const OwnCards own;
    BOOST_TEST(own.run({"fix", own.deck()}).warns("not all are known"));
    BOOST_TEST(own.run({"diff", own.deck(), own.deck()}).warns("no costs, supports"));
}

BOOST_AUTO_TEST_CASE(a_text_deck_of_a_game_there_is_not_is_refused_at_its_place)
{
    const ScratchFolder folder;
    folder.write("deck.txt", "# Name: Mine\n#  Game: Foo\n4 B01-001\n");
    const std::string deck = (folder / "deck.txt").string();
    const Run answer = run({"check", deck});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("deck.txt:2:10: “foo” is no value of “game”"));
    BOOST_TEST(run({"fix", deck}).warns("deck.txt:2:10: "));
    folder.write("deck.txt", "# Game: with friends\n4 B01-001\n");
    BOOST_TEST(run({"list", deck}).code == 0);
}

BOOST_DATA_TEST_CASE(every_view_of_a_deck_says_that_the_game_is_partial_and_by_which_clauses,
                     boost::unit_test::data::make(languages), language)
{
    const OwnCards own;
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"check", own.deck()},
                                               {"list", own.deck()},
                                               {"stats", own.deck()},
                                               {"search", "--game", "detainer"}}) {
        std::vector<std::string> spoken = arguments;
        spoken.insert(spoken.end(), {"--lang", language});
        const std::string said = own.run(spoken).out;
        const std::string partial = language == std::string("en")   ? "Partial: "
                                    : language == std::string("ja") ? "一部のみ："
                                                                    : "Parziale: ";
        BOOST_TEST(said.find(partial) != std::string::npos, arguments[0]);
        BOOST_TEST(said.find("DET-CON-1") != std::string::npos, arguments[0]);
    }
    BOOST_TEST(own.run({"search", "--game", "detainer", "--count"}).out == "3\n");
}

BOOST_AUTO_TEST_CASE(the_openings_of_a_deck_name_its_cards)
{
    const OwnCards own;
    const JsonDocument json = own.run({"game", "detainer", "opening", own.deck(), "--json"}).json();
    BOOST_TEST(json["first"]["possible"] == true);
    BOOST_TEST(json["first"]["units"] == JsonDocument({"D-1", "D-3"}));
    BOOST_TEST(json["second"]["units"] == JsonDocument({"D-1"}));
    BOOST_TEST(own.run({"game", "detainer", "opening", own.deck()})
                   .says("Only units are counted: whether a Detainer or a Force Unit counts"));
    const Run cipher = run({"game", "detainer", "opening", "bundled:altean-vanguard"});
    BOOST_TEST(cipher.code == 2);
    BOOST_TEST(cipher.warns("game: detainer"));
}

BOOST_AUTO_TEST_CASE(a_deck_of_another_game_is_listed_counted_and_converted)
{
    const OwnCards own;
    BOOST_TEST(own.run({"list", own.deck()}).says("Guard"));
    BOOST_TEST(own.run({"list", own.deck(), "--lang=ja"}).says("衛兵"));
    const JsonDocument list = own.run({"list", own.deck(), "--json"}).json();
    BOOST_TEST(list["cards"][0]["numbers"]["level"] == 2);
    const JsonDocument stats = own.run({"stats", own.deck(), "--json"}).json();
    BOOST_TEST(stats["by_type"]["stigmata"] == 3);
    BOOST_TEST(stats["by_level"]["2"] == 2);
    BOOST_TEST(own.run({"stats", own.deck()}).says("Level"));

    const Run text = own.run({"convert", own.deck(), "-", "--to", "text", "--quiet"});
    BOOST_TEST(text.says("# Game: detainer"));
    const Run back = own.run({"convert", own.deck(), "-", "--to", "kizuna", "--quiet"});
    BOOST_TEST(back.says("game: detainer"));
    BOOST_TEST(!back.says("format:"));
    own.folder.write("deck.txt", text.out);
    const Run native =
        own.run({"convert", (own.folder / "deck.txt").string(), "-", "--to", "kizuna", "--quiet"});
    BOOST_TEST(native.says("game: detainer"));
    BOOST_TEST(!native.says("format:"));
    BOOST_TEST(own.run({"convert", own.deck(), "-", "--to", "lackey"}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_list_of_another_game_takes_statistics_and_refuses_groups_of_cipher)
{
    const OwnCards own;
    BOOST_TEST(own.run({"list", own.deck(), "--stats"}).says("Stigmata"));
    const JsonDocument json = own.run({"list", own.deck(), "--stats", "--json"}).json();
    BOOST_TEST(json["stats"]["by_type"]["stigmata"] == 3);
    for (const char* option : {"--by=cost", "--skills"}) {
        const Run refused = own.run({"list", own.deck(), option});
        BOOST_TEST(refused.code == 2);
        BOOST_TEST(refused.warns("--by and --skills are for cards of Cipher"));
    }
}

BOOST_AUTO_TEST_CASE(a_check_without_a_card_list_says_where_one_belongs)
{
    const OwnCards own;
    BOOST_TEST(run({"check", own.deck()}).warns("There is no card list of Detainer"));
    BOOST_TEST(!own.run({"check", own.deck()}).warns("There is no card list"));
}

// DET-CON-1
BOOST_AUTO_TEST_CASE(a_deck_with_cards_whose_type_is_not_known_is_neither_right_nor_wrong)
{
    const OwnCards own;
    own.folder.write("cards/mine.yaml", card_list + "- {id: D-4, name: Riddle}\n");
    own.folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards:\n  D-2: 2\n  D-4: 1\n");
    const Run said = own.run({"check", own.deck()});
    BOOST_TEST(said.code == 1);
    BOOST_TEST(said.says("cannot be judged"));
    BOOST_TEST(said.says("The type of 1 more is not known, so it cannot be said"));
    const JsonDocument json = own.run({"check", own.deck(), "--json"}).json()["decks"][0];
    BOOST_TEST(json["legal"].is_null());
    BOOST_TEST(json["violations"][0]["sure"] == false);
    BOOST_TEST(json["violations"][0]["open"] == 1);
    BOOST_TEST(json["violations"][0]["fix"].empty());
}

BOOST_AUTO_TEST_CASE(ids_of_cards_are_kept_while_their_list_is_not_at_hand)
{
    const OwnCards own;
    own.folder.write("mine.txt", "# Game: detainer\n2 Guard (D-001)\n");
    const std::string text = (own.folder / "mine.txt").string();
    const std::string native = (own.folder / "mine.kizuna.yaml").string();
    BOOST_TEST(run({"convert", text, native}).code == 0);
    BOOST_TEST(file_text(native).find("D-001: 2") != std::string::npos, file_text(native));
}

BOOST_AUTO_TEST_CASE(cards_of_another_game_are_searched)
{
    const OwnCards own;
    const JsonDocument found =
        own.run({"search", "type:unit level>=2", "--game", "detainer", "--json"}).json();
    BOOST_TEST(found["count"] == 1);
    BOOST_TEST(found["cards"][0]["card"] == "D-1");
    BOOST_TEST(own.run({"search", "--game", "detainer"}).says("Scout"));
    BOOST_TEST(run({"search", "marth", "--game", "chess"}).code == 2);
    BOOST_TEST(found["game"]["clauses"][0] == "DET-CON-1");
    const JsonDocument sorted =
        own.run({"search", "--game=detainer", "--sort=level", "--json"}).json();
    BOOST_TEST(sorted["cards"][0]["card"] == "D-3");
    BOOST_TEST(sorted["cards"][2]["card"] == "D-2");
    BOOST_TEST(own.run({"search", "--game=detainer", "--sort=cost"}).code == 2);
}

BOOST_DATA_TEST_CASE(a_field_of_cipher_is_refused_with_those_that_the_card_form_has,
                     boost::unit_test::data::make({"cost<=2", "cc=3", "symbol:blade", "does:draw",
                                                   "format:standard", "support>=10", "is:x",
                                                   "series=1", "unit:marth", "title:king"}),
                     query)
{
    const OwnCards own;
    const Run answer = own.run({"search", query, "--game", "detainer"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns(
        "level, attack, durability, speed, movement, critical, id, name, range, type"));
}

BOOST_AUTO_TEST_CASE(a_search_of_another_games_list_says_how_to_ask)
{
    const OwnCards own;
    const Run answer = own.run({"search", "level=2"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("--game detainer"));
}

BOOST_DATA_TEST_CASE(studies_that_need_a_board_are_refused_with_the_reason,
                     boost::unit_test::data::make({"odds", "support", "hand", "curve", "tradeoff",
                                                   "fix"}),
                     command)
{
    const OwnCards own;
    std::vector<std::string> arguments = {command, own.deck()};
    if (std::string(command) == "odds")
        arguments.insert(arguments.end(), {"--want", "cost=1"});
    const Run answer = run(arguments);
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("another game (detainer)"));
    BOOST_TEST(own.run(arguments).warns("another game (detainer)"));
}

BOOST_DATA_TEST_CASE(a_study_of_another_games_deck_names_the_game_and_not_the_query,
                     boost::unit_test::data::make({"odds", "hand", "keep"}), command)
{
    const OwnCards own;
    const Run answer = own.run({command, own.deck(), "--want", "level=2"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("another game (detainer)"));
    BOOST_TEST(!answer.warns("level"));
}

BOOST_AUTO_TEST_CASE(lint_checks_a_card_list_by_its_games_profile)
{
    const OwnCards own;
    BOOST_TEST(run({"library", "lint", own.cards()}).code == 0);
    own.folder.write("cards/mine.yaml", "game: detainer\ncards:\n- {id: D-1, name: X, levl: 1}\n");
    const Run answer = run({"library", "lint", own.cards()});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("mine.yaml:3:"));
    BOOST_TEST(answer.says("level"));
    own.folder.write("cards/mine.yaml", "game: chess\ncards: []\n");
    BOOST_TEST(run({"library", "lint", own.cards()}).says("mine.yaml:1:7: "));
    BOOST_TEST(run({"library", "lint", own.cards()}).says("chess"));
    own.folder.write("cards/mine.yaml", "game: cipher\ncards: []\n");
    const Run cipher = run({"library", "lint", own.cards()});
    BOOST_TEST(cipher.says("known: detainer, fetcg."));
    BOOST_TEST(!cipher.says("Did you mean"));
}

BOOST_AUTO_TEST_CASE(the_library_counts_cards_of_other_games_where_there_are_any)
{
    const OwnCards own;
    BOOST_TEST(own.run({"library", "info"}).says("Cards of Detainer"));
    const JsonDocument json = own.run({"library", "info", "--json"}).json();
    BOOST_TEST(json["games"][0]["id"] == "detainer");
    BOOST_TEST(json["games"][0]["cards"] == 3);
    BOOST_TEST(!run({"library", "info"}).says("Detainer"));
}

BOOST_AUTO_TEST_CASE(a_search_without_a_card_list_says_where_one_belongs)
{
    const Run answer = run({"search", "--game", "detainer"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.warns("games/detainer.yaml"));
}

BOOST_AUTO_TEST_CASE(a_deck_of_an_unknown_game_is_refused_with_those_there_are)
{
    const ScratchFolder folder;
    folder.write("deck.kizuna.yaml", "kizuna: 1\ngame: detaner\ncards: {}\n");
    const Run answer = run({"check", (folder / "deck.kizuna.yaml").string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("deck.kizuna.yaml:2:7: "));
    BOOST_TEST(answer.warns("detainer"));
}

BOOST_AUTO_TEST_SUITE_END()
