#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <iostream>

#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(check_command)

BOOST_AUTO_TEST_CASE(a_legal_deck_is_said_to_be_legal)
{
    const Run answer = run({"check", starter_file()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out == starter_file() + ": legal in Unlimited (50 cards)\n");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_designated_protagonist_is_warned_about)
{
    const Run answer = run({"check", starter_file()});
    BOOST_TEST(answer.warns("NO-PROTAGONIST"));
}

BOOST_AUTO_TEST_CASE(quiet_keeps_advice_to_itself)
{
    BOOST_TEST(run({"check", starter_file(), "--quiet"}).err == "");
}

BOOST_AUTO_TEST_CASE(the_json_of_a_legal_deck_has_the_promised_keys_in_order)
{
    const JsonDocument document = run({"check", "--json", starter_file()}).json();
    BOOST_REQUIRE(document["decks"].size() == 1u);
    const JsonDocument& deck = document["decks"][0];
    const std::vector<std::string> promised = {"file", "name",        "format",     "legal",
                                               "size", "protagonist", "violations", "warnings"};
    std::vector<std::string> keys = keys_of(deck);
    BOOST_REQUIRE(keys.size() >= promised.size());
    keys.resize(promised.size());
    BOOST_TEST(keys == promised, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_json_of_a_legal_deck_tells_its_facts)
{
    const JsonDocument deck = run({"check", "--json", starter_file()}).json()["decks"][0];
    BOOST_TEST(deck["file"] == starter_file());
    BOOST_TEST(deck["format"] == "unlimited");
    BOOST_TEST(deck["legal"] == true);
    BOOST_TEST(deck["size"] == 50);
    BOOST_TEST(deck["violations"].empty());
    BOOST_TEST(deck["warnings"][0]["code"] == "NO-PROTAGONIST");
}

BOOST_AUTO_TEST_CASE(the_json_says_which_protagonist_is_used_where_none_is_designated)
{
    const JsonDocument deck = run({"check", "--json", starter_file()}).json()["decks"][0];
    BOOST_TEST(deck["protagonist"] == "B01-003");
}

BOOST_AUTO_TEST_CASE(all_formats_give_one_entry_each)
{
    const Run answer = run({"check", "--json", "--format", "all", starter_file()});
    std::vector<std::string> formats;
    const JsonDocument all = answer.json()["decks"];
    for (const JsonDocument& entry : all)
        formats.push_back(entry["format"]);
    std::vector<std::string> known;
    for (const Format& format : shipped_catalogue().formats)
        known.push_back(format.id);
    BOOST_TEST(formats == known, boost::test_tools::per_element());
    BOOST_TEST(answer.code == 1);
}

BOOST_AUTO_TEST_CASE(every_card_that_a_format_does_not_allow_is_named)
{
    const Run answer = run({"check", "--json", "--format", "standard", starter_file()});
    std::vector<std::string> named;
    const JsonDocument all = answer.json()["decks"][0]["violations"];
    for (const JsonDocument& violation : all) {
        BOOST_TEST(violation["clause"] == "FORMAT-ALLOWED");
        named.push_back(violation["card"]);
    }
    std::vector<std::string> expected;
    const JsonDocument list = run({"list", "--json", starter_file()}).json();
    const Format* standard = shipped_catalogue().format("standard");
    for (const JsonDocument& entry : list["cards"]) {
        const std::string id = entry["card"];
        const Card* card = shipped_catalogue().library.find_id(id);
        if (!is_allowed(*card, *standard, shipped_catalogue().library))
            expected.push_back(id);
    }
    std::ranges::sort(named);
    std::ranges::sort(expected);
    BOOST_TEST(expected.size() > 10u);
    BOOST_TEST(named == expected, boost::test_tools::per_element());
    BOOST_TEST(answer.code == 1);
}

BOOST_AUTO_TEST_CASE(a_fifth_copy_breaks_deck_2_with_its_card_and_its_mend)
{
    const Run answer = run({"check", "--json", "-"}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 1);
    const JsonDocument violations = answer.json()["decks"][0]["violations"];
    BOOST_REQUIRE(violations.size() == 1u);
    const JsonDocument& violation = violations[0];
    BOOST_TEST(violation["clause"] == "DECK-2");
    BOOST_TEST(violation["card"] == "S01-001");
    BOOST_TEST(violation["allowed"] == 4);
    BOOST_TEST(violation["actual"] == 5);
    const JsonDocument fix = {{{"op", "remove"}, {"card", "S01-001"}, {"copies", 1}}};
    BOOST_TEST(violation["fix"].dump() == fix.dump());
}

struct Spoken {
    const char* language;
    const char* card;
    const char* mend;
};
std::ostream& operator<<(std::ostream& out, const Spoken& spoken)
{
    return out << spoken.language;
}
const Spoken spoken[] = {
    {"en", "Marth: Star and Savior", "To mend: Remove 1 copy of Marth: Star and Savior"},
    {"ja", "スターロード マルス", "直し方："},
    {"it", "Marth: Star and Savior", "Rimedio: "},
};

BOOST_DATA_TEST_CASE(a_fifth_copy_is_told_in_every_language, spoken)
{
    const Run answer = run({"check", "-", "--lang", sample.language}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("DECK-2"));
    BOOST_TEST(answer.says(sample.card));
    BOOST_TEST(answer.says(sample.mend));
}

BOOST_AUTO_TEST_CASE(of_several_decks_all_are_judged_and_the_worst_answer_wins)
{
    const Run answer =
        run({"check", "no-such-file.dek", "-", starter_file()}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("no-such-file.dek: "));
    BOOST_TEST(answer.says("DECK-2"));
    BOOST_TEST(answer.says(starter_file() + ": legal"));
}

BOOST_AUTO_TEST_CASE(with_json_an_unusable_deck_stands_beside_the_good_ones)
{
    const Run answer = run({"check", "--json", "no-such-file.dek", starter_file()});
    BOOST_TEST(answer.code == 2);
    const JsonDocument document = answer.json();
    BOOST_TEST(document["decks"].size() == 1u);
    BOOST_TEST(document["error"]["file"] == "no-such-file.dek");
}

BOOST_AUTO_TEST_CASE(unknown_cards_make_a_readable_deck_illegal)
{
    const Run answer = run({"check", "--json", "-"},
                           "kizuna: 1\nname: Odd\ncards:\n  B01-003: 49\n  B99-999: 1\n");
    BOOST_TEST(answer.code == 1);
    std::vector<std::string> clauses;
    const JsonDocument all = answer.json()["decks"][0]["violations"];
    for (const JsonDocument& violation : all)
        clauses.push_back(violation["clause"]);
    const std::vector<std::string> expected = {"DECK-2", "UNKNOWN-CARD"};
    BOOST_TEST(clauses == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_protagonist_given_on_the_command_line_is_judged_too)
{
    const Run answer = run({"check", "--json", "--protagonist", "B01-001", starter_file()});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.json()["decks"][0]["violations"][0]["clause"] == "DECK-10");
}

BOOST_AUTO_TEST_CASE(an_unknown_format_is_answered_with_the_nearest)
{
    const Run answer = run({"check", "--json", "--format", "standart", starter_file()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["suggestions"][0] == "standard");
}

BOOST_AUTO_TEST_CASE(an_unknown_format_of_a_deck_is_told_with_its_place)
{
    const std::string deck = "kizuna: 1\nname: Bad\nformat: standart\ncards:\n  B01-003: 4\n";
    for (const char* command : {"check", "fix"}) {
        const Run answer = run({command, "--json", "-"}, deck);
        BOOST_TEST(answer.code == 2);
        const JsonDocument error = answer.json()["error"];
        BOOST_TEST(error["line"] == 3);
        BOOST_TEST(error["column"] == 9);
        BOOST_TEST(error["suggestions"][0] == "standard");
        BOOST_TEST(run({command, "--json", "--format", "unlimited", "-"}, deck).code == 1);
    }
    for (const char* command : {"list", "stats", "hand"})
        BOOST_TEST(run({command, "-"}, deck + "  B01-006: 40\n").code == 0);
}

BOOST_AUTO_TEST_CASE(a_format_in_a_text_list_may_have_capitals)
{
    const Run answer = run({"check", "--json", "-"}, "# Format: Standard\n4 B01-003\n");
    BOOST_TEST(answer.json()["decks"][0]["format"] == "standard");
}

BOOST_AUTO_TEST_CASE(a_folder_is_searched_for_decks_by_path)
{
    const ScratchFolder folder;
    folder.write("b.fe0d", file_text(starter_file()));
    folder.write("a/deep.kizuna.yaml", native_starter());
    folder.write("a/notes.yaml", "just: notes\n");
    folder.write(".hidden/c.fe0d", file_text(starter_file()));
    const JsonDocument document = run({"check", "--json", folder.path.string()}).json();
    BOOST_REQUIRE(document["decks"].size() == 2u);
    BOOST_TEST(document["decks"][0]["file"] == (folder / "a/deep.kizuna.yaml").string());
    BOOST_TEST(document["decks"][1]["file"] == (folder / "b.fe0d").string());
}

BOOST_AUTO_TEST_CASE(what_may_be_a_deck_but_cannot_be_read_is_told)
{
    if (::geteuid() == 0) { // root may read everything
        std::cout << "skipped: root may read every file\n";
        return;
    }
    const ScratchFolder folder;
    folder.write("a.fe0d", file_text(starter_file()));
    for (const char* name : {"closed.yaml", "closed/deck.yaml"}) {
        folder.write(name, native_starter());
        const std::filesystem::path closed =
            folder / std::string(name).substr(0, name[6] == '/' ? 6 : 11);
        std::filesystem::permissions(closed, std::filesystem::perms::none);
        const Run answer = run({"check", "--quiet", folder.path.string()});
        BOOST_TEST(answer.code == 2);
        BOOST_TEST(answer.says("1 legal"));
        const std::string reason = "You may not read it; change its permissions or name another.\n";
        BOOST_TEST((answer.says(reason) || answer.err == closed.string() + ": " + reason));
        std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
        std::filesystem::remove_all(closed);
    }
}

BOOST_AUTO_TEST_CASE(a_folder_without_decks_cannot_be_used)
{
    const ScratchFolder folder;
    folder.write("notes.yaml", "just: notes\n");
    const Run answer = run({"check", folder.path.string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns(folder.path.string() + ": There is no deck here"));
}

BOOST_AUTO_TEST_CASE(a_broken_deck_file_is_told_with_its_place)
{
    const Run answer =
        run({"check", "--json", "-"}, "kizuna: 1\ncards:\n  B01-003: 4\n  B01-003: 4\n");
    BOOST_TEST(answer.code == 2);
    const JsonDocument error = answer.json()["error"];
    BOOST_TEST(error["file"] == "-");
    BOOST_TEST(error["line"] == 4);
    BOOST_TEST(error["column"] == 3);
    const std::vector<std::string> promised = {"file", "line", "column", "message", "suggestions"};
    BOOST_TEST(keys_of(error) == promised, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(bundled_decks_are_legal)
{
    std::vector<std::string> arguments = {"check", "--quiet"};
    const JsonDocument decks = run({"decks", "--json"}).json()["decks"];
    for (const JsonDocument& deck : decks)
        arguments.push_back(deck["id"]);
    BOOST_TEST(decks.size() >= 2u);
    BOOST_TEST(run(arguments).code == 0);
}

BOOST_AUTO_TEST_CASE(an_unknown_bundled_deck_is_answered_with_those_there_are)
{
    const Run answer = run({"check", "--json", "bundled:nothing"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(!answer.json()["error"]["suggestions"].empty());
}

BOOST_AUTO_TEST_SUITE_END()
