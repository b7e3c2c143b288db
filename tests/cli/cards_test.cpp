#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(show_command)

BOOST_AUTO_TEST_CASE(a_card_is_shown_by_id_code_and_name)
{
    for (const char* name : {"B01-003", "B01-003ST", "Marth: Altean Prince"}) {
        const Run answer = run({"show", "--json", name});
        BOOST_TEST(answer.code == 0);
        BOOST_TEST(answer.json()["cards"][0]["id"] == "B01-003");
    }
}

BOOST_AUTO_TEST_CASE(the_json_of_a_card_has_the_promised_keys_in_order)
{
    const JsonDocument card = run({"show", "--json", "B01-003"}).json()["cards"][0];
    const std::vector<std::string> promised = {
        "id",      "unit",   "title",      "class",        "symbols", "gender",
        "weapons", "types",  "cost",       "class_change", "range",   "attack",
        "support", "copies", "name_group", "printings",    "skills"};
    std::vector<std::string> keys = keys_of(card);
    BOOST_REQUIRE(keys.size() >= promised.size());
    keys.resize(promised.size());
    BOOST_TEST(keys == promised, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_json_of_a_card_tells_its_facts)
{
    const JsonDocument card = run({"show", "--json", "B01-003"}).json()["cards"][0];
    BOOST_TEST(card["unit"].dump() == R"({"en":"Marth","ja":"マルス"})");
    BOOST_TEST(card["symbols"].dump() == R"(["blade-of-light"])");
    BOOST_TEST(card["weapons"].dump() == R"(["sword"])");
    BOOST_TEST(card["cost"] == 1);
    BOOST_TEST(card["class_change"].is_null());
    BOOST_TEST(card["range"].dump() == "[1]");
    BOOST_TEST(card["copies"] == 4);
    BOOST_TEST(card["printings"][0]["set"] == "B01");
    BOOST_TEST(card["skills"].back()["emblem"] == "hero");
}

BOOST_AUTO_TEST_CASE(each_skill_has_its_sentence_in_the_language_of_the_command)
{
    for (const char* language : {"en", "ja", "it"}) {
        const Run page = run({"show", "B01-001", "--lang", language});
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"show", "B01-001"}, {"search", "id=B01-001"}}) {
            const JsonDocument skills = run({command[0], command[1], "--json", "--lang", language})
                                            .json()["cards"][0]["skills"];
            BOOST_TEST(skills.size() == 2U);
            for (const JsonDocument& skill : skills) {
                BOOST_TEST(!skill["sentence"].get<std::string>().empty());
                BOOST_TEST(page.says(skill["sentence"].get<std::string>()));
                BOOST_TEST(skill["text"][language] == skill["sentence"]);
                BOOST_TEST(skill["text"].size() == 3U);
                BOOST_TEST(skill["played"] == true);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(printed_x_and_unlimited_copies_are_words)
{
    const JsonDocument cards = run({"show", "--json", "B22-012", "B01-100"}).json()["cards"];
    BOOST_TEST(cards[0]["cost"] == "X");
    BOOST_TEST(cards[1]["copies"] == "unlimited");
}

BOOST_AUTO_TEST_CASE(a_shared_card_name_goes_by_its_first_id)
{
    BOOST_TEST(run({"show", "--json", "B11-101"}).json()["cards"][0]["name_group"] ==
               run({"show", "--json", "S04-003"}).json()["cards"][0]["name_group"]);
}

BOOST_AUTO_TEST_CASE(a_card_is_shown_in_words_of_the_users_language)
{
    BOOST_TEST(run({"show", "B01-003"}).says("Blade of Light"));
    BOOST_TEST(run({"show", "B01-003", "--lang", "ja"}).says("光の剣"));
    BOOST_TEST(run({"show", "B01-003", "--lang", "it"}).says("Spada di Luce"));
}

BOOST_AUTO_TEST_CASE(exceptions_of_a_card_are_told)
{
    BOOST_TEST(run({"show", "B01-100"}).says("any number"));
    BOOST_TEST(run({"show", "B02-082"}).says("may never be put into the bond area"));
    BOOST_TEST(run({"show", "B04-033"}).says("Navarre"));
    BOOST_TEST(run({"show", "B22-059"}).says("Zelgius (in the hand)"));
}

BOOST_AUTO_TEST_CASE(skills_are_told_by_what_they_do)
{
    BOOST_TEST(run({"show", "B01-001"})
                   .says("1. ACT: [flip 3 bonds, discard 1 card named Marth] All allies get +30 "
                         "Attack until the end of the opponent’s next turn."));
}

BOOST_AUTO_TEST_CASE(an_unknown_card_is_a_no_with_the_nearest)
{
    const Run answer = run({"show", "--json", "B01-0033"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(!answer.json()["error"]["suggestions"].empty());
}

BOOST_AUTO_TEST_CASE(a_number_of_several_cards_is_unusable_with_the_choices)
{
    const Run answer = run({"show", "--json", "B08-047"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["suggestions"].dump() ==
               R"(["B08-047a","B08-047b","B08-047c"])");
    BOOST_TEST(answer.warns("Risen: Defiled Soldier (B08-047a)"));
}

BOOST_AUTO_TEST_CASE(every_choice_of_an_ambiguous_name_is_given)
{
    const Run answer = run({"show", "--json", "Marth"});
    BOOST_TEST(answer.code == 2);
    const JsonDocument choices = answer.json()["error"]["suggestions"];
    const JsonDocument found = run({"search", "--json", "--count", "unit=Marth"}).json();
    BOOST_TEST(choices.size() > 20u);
    BOOST_TEST(choices.size() <= found["count"].get<std::size_t>());
    BOOST_TEST(answer.warns("more\n"));
}

BOOST_AUTO_TEST_CASE(of_several_cards_the_known_ones_are_shown)
{
    const Run answer = run({"show", "B01-003", "no such card at all"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("Marth: Altean Prince (B01-003)"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(search_command)

BOOST_AUTO_TEST_CASE(the_empty_query_matches_every_card)
{
    BOOST_TEST(run({"search", "", "--count"}).out == "2417\n");
    BOOST_TEST(run({"search", "--count"}).out == "2417\n");
}

BOOST_AUTO_TEST_CASE(words_that_only_the_texts_of_cards_hold_are_hinted_at)
{
    BOOST_TEST(run({"search", "retreat"}).warns("Did you mean text:retreat?"));
    BOOST_TEST(run({"search", "draw 1 card"}).warns("Did you mean text:\"draw 1 card\"?"));
    BOOST_TEST(run({"search", "retreat", "--json"}).json()["suggestions"][0] == "text:retreat");
    BOOST_TEST(!run({"search", "zebra"}).warns("text:"));
}

BOOST_AUTO_TEST_CASE(a_table_shows_what_was_found)
{
    const Run answer = run({"search", "marth cost=1 set:B01"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Card Name"));
    BOOST_TEST(answer.says("B01-003  Marth: Altean Prince"));
}

BOOST_AUTO_TEST_CASE(words_of_a_query_need_no_quotes)
{
    BOOST_TEST(run({"search", "--count", "marth", "cost=1"}).out ==
               run({"search", "--count", "marth cost=1"}).out);
}

BOOST_AUTO_TEST_CASE(a_query_may_begin_with_a_minus_after_two_of_them)
{
    const JsonDocument with = run({"search", "--json", "--count", "--", "type:flier"}).json();
    const JsonDocument without = run({"search", "--json", "--count", "--", "-type:flier"}).json();
    BOOST_TEST(with["count"].get<int>() + without["count"].get<int>() == 2417);
}

BOOST_AUTO_TEST_CASE(cards_are_sorted_up_and_down)
{
    const auto first = [](const char* order) {
        return run({"search", "cost>=0", "--json", "--limit", "1", "--sort", order})
            .json()["cards"]
            .front()["cost"];
    };
    BOOST_TEST(first("cost") == 0);
    BOOST_TEST(first("-cost") == 7);
}

BOOST_AUTO_TEST_CASE(classes_are_sorted_as_the_language_of_the_line_writes_them)
{
    const auto first_unit = [](const char* language) {
        return run({"--lang", language, "search", "not class:none", "--json", "--limit", "1",
                    "--sort", "class"})
            .json()["cards"]
            .front()["unit"]["en"];
    };
    BOOST_TEST(first_unit("en") == "Niles"); // Adventurer
    BOOST_TEST(first_unit("ja") == "Midir"); // アーチナイト
}

BOOST_AUTO_TEST_CASE(a_limit_shortens_the_list_and_not_the_count)
{
    const JsonDocument document = run({"search", "marth", "--limit", "3", "--json"}).json();
    BOOST_TEST(document["cards"].size() == 3u);
    BOOST_TEST(document["count"].get<int>() > 3);
}

BOOST_AUTO_TEST_CASE(with_count_the_json_leaves_the_cards_out)
{
    BOOST_TEST(!run({"search", "marth", "--count", "--json"}).json().contains("cards"));
}

BOOST_AUTO_TEST_CASE(cards_whose_whole_name_was_typed_go_first)
{
    const auto first_unit = [](std::vector<std::string> query) {
        query.insert(query.begin(), {"search", "--json", "--limit", "1"});
        return run(query).json()["cards"][0]["unit"]["en"].get<std::string>();
    };
    BOOST_TEST(first_unit({"claude"}) == "Claude");
    BOOST_TEST(first_unit({"mist"}) == "Mist");
    BOOST_TEST(first_unit({"unit:mist"}) == "Mist");
    BOOST_TEST(first_unit({"black", "knight", "cost>=1"}) == "Black Knight");
    BOOST_TEST(first_unit({"ミスト"}) == "Mist");
    BOOST_TEST(first_unit({"misuto"}) == "Mist");
    const auto by_id = run({"search", "mist", "--json", "--sort", "id"}).json()["cards"];
    BOOST_TEST(by_id[0]["id"] < by_id[by_id.size() - 1]["id"]);
}

BOOST_AUTO_TEST_CASE(where_a_name_finds_nothing_names_like_it_are_offered)
{
    const Run answer = run({"search", "lisa"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.warns("Did you mean Lissa"));
    BOOST_TEST(run({"search", "lisa", "--json"}).json()["suggestions"][0] == "Lissa");
    BOOST_TEST(run({"search", "lisa", "--quiet"}).err == "");
}

BOOST_AUTO_TEST_CASE(nothing_found_is_a_no)
{
    const Run answer = run({"search", "--json", "nobodyhasthisname"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.json()["count"] == 0);
}

BOOST_AUTO_TEST_CASE(a_broken_query_is_shown_with_a_caret)
{
    const Run answer = run({"search", "marth csot=1"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("marth csot=1\n      ^"));
}

BOOST_AUTO_TEST_CASE(a_broken_query_tells_its_column_in_json)
{
    const JsonDocument error = run({"search", "--json", "marth csot=1"}).json()["error"];
    BOOST_TEST(error["column"] == 7);
    BOOST_TEST(error["suggestions"][0] == "cost");
}

BOOST_AUTO_TEST_CASE(a_sort_key_there_is_not_is_refused)
{
    const Run answer = run({"search", "--json", "marth", "--sort", "costs"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["suggestions"][0] == "cost");
}

BOOST_AUTO_TEST_CASE(a_limit_must_be_a_whole_number)
{
    for (const char* limit : {"-1", "x", "1.5", "1000000000000", ""})
        BOOST_TEST(run({"search", "marth", "--limit=" + std::string(limit), "--json"}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_query_may_ask_about_a_protagonist)
{
    const Run answer = run({"search", "unit:protagonist", "--json", "--protagonist", "B01-003"});
    BOOST_TEST(answer.code == 0);
    const JsonDocument all = answer.json()["cards"];
    for (const JsonDocument& card : all) {
        const bool bears_the_name = card["unit"]["en"] == "Marth" ||
                                    card["also_unit"].dump().find("Marth") != std::string::npos;
        BOOST_TEST(bears_the_name);
    }
}

BOOST_AUTO_TEST_SUITE_END()
