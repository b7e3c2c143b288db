#include "cli/run.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

const std::string small_set = R"(set: U01
kind: user
series: 1
cards:
- id: U01-001
  unit: Aria
  title: Young Banneret
  symbol: red
  tags: [female, sword]
  stats: {cost: 1, range: 1, attack: 40, support: 20}
  prints: [U01-001N]
)";

} // namespace

BOOST_AUTO_TEST_SUITE(library_command)

BOOST_AUTO_TEST_CASE(the_shipped_library_is_counted)
{
    const Run answer = run({"library", "info", "--json"});
    BOOST_TEST(answer.code == 0);
    const JsonDocument counts = answer.json();
    const std::vector<std::string> promised = {"cards",   "printings", "names",    "sets",
                                               "effects", "scripted",  "doubtful", "doubts"};
    BOOST_TEST(keys_of(counts) == promised, boost::test_tools::per_element());
    BOOST_TEST(counts["cards"] == 2417);
    BOOST_TEST(counts["printings"] == 3177);
    BOOST_TEST(counts["names"] == 2410);
    BOOST_TEST(counts["sets"] == 56);
    BOOST_TEST(counts["effects"] == 5147);
    BOOST_TEST(counts["scripted"] == 5147);
    BOOST_TEST(counts["doubtful"] > 0);
    BOOST_TEST(counts["doubtful"] <= 60);
    BOOST_TEST(counts["doubts"] == counts["doubtful"]);
}

namespace {

// Not the words of any card.
const std::string set_file =
    "Name\tSet\tImagefile\tColor\tCost\tType\tRange\tAttack\tSupport\tSkill#1\n"
    "Marth, Altean Prince\tB01\tB01-003HN\tRed\t3\tMale/Sword\t1\t40\t20\t|ACT| zzyzx\n"
    "Nobody, At All\tZ99\tZ99-001HN\tRed\t3\tMale/Sword\t1\t40\t20\t|ACT| plugh\n"
    "Nobody, Else\tZ99\tpicture\tRed\t3\tMale/Sword\t1\t40\t20\t|ACT| plugh\n";

/// As at the user's own shell, who has a data folder.
Run run_at_home(const ScratchFolder& home, const std::vector<std::string>& arguments)
{
    const Environment data("XDG_DATA_HOME", home.path.string());
    return run(arguments, {}, [](Console& console) { console.shipped = nullptr; });
}

} // namespace

BOOST_AUTO_TEST_CASE(imported_cards_and_texts_are_shown_and_found_from_then_on)
{
    const ScratchFolder home;
    const std::string file = home.write("set.txt", set_file).string();
    const Run answer = run_at_home(home, {"library", "import", file, "--json"});
    BOOST_TEST(answer.code == 1); // one row was left out
    const JsonDocument json = answer.json();
    BOOST_TEST(json["texts"] == 2);
    BOOST_TEST(json["cards"].dump() == R"(["Z99-001"])");
    BOOST_TEST(json["conflicts"][0]["fact"] == "cost");
    BOOST_TEST(json["conflicts"][0]["line"] == 2);
    BOOST_TEST(json["unread"][0]["reason"] == "unknown-card");
    BOOST_TEST(json["written"] == true);

    BOOST_TEST(run_at_home(home, {"search", "text:zzyzx", "--count"}).out == "1\n");
    BOOST_TEST(run_at_home(home, {"search", "unit:nobody", "--count"}).out == "1\n");
    const Run page = run_at_home(home, {"show", "B01-003"});
    BOOST_TEST(page.says("|ACT| zzyzx"));
    BOOST_TEST(
        page.says("B01-003: the file says “3” for its Deployment Cost; “1” stays. (set.txt"));
    const JsonDocument shown = run_at_home(home, {"show", "Z99-001", "--json"}).json()["cards"][0];
    BOOST_TEST(shown["own_texts"].dump() == R"(["|ACT| plugh"])");
}

BOOST_AUTO_TEST_CASE(a_list_is_imported_from_standard_input)
{
    const ScratchFolder home;
    const auto import = [&](const std::string& input) {
        const Environment data("XDG_DATA_HOME", home.path.string());
        return run({"library", "import", "-"}, input,
                   [](Console& console) { console.shipped = nullptr; });
    };
    BOOST_TEST(import(set_file).code == 1); // one row was left out
    BOOST_TEST(run_at_home(home, {"search", "text:zzyzx", "--count"}).out == "1\n");

    const Run refused = import("milk\n");
    BOOST_TEST(refused.code == 2);
    BOOST_TEST(refused.warns("-: No list of cards"));
}

BOOST_AUTO_TEST_CASE(texts_that_give_way_to_those_of_a_later_import_are_told)
{
    const ScratchFolder home;
    const std::string file = home.write("set.txt", set_file).string();
    run_at_home(home, {"library", "import", file});
    BOOST_TEST(run_at_home(home, {"library", "import", file, "--json"}).json()["replaced"].empty());
    std::string changed = set_file;
    changed.replace(changed.find("zzyzx"), 5, "xyzzy");
    const std::string other = home.write("other.txt", changed).string();
    BOOST_TEST(
        run_at_home(home, {"library", "import", other, "--dry-run", "--json"}).json()["replaced"] ==
        JsonDocument({"B01-003"}));
    BOOST_TEST(
        run_at_home(home, {"library", "import", other})
            .says("The text of 1 card takes the place of what was imported before: B01-003."));
}

BOOST_AUTO_TEST_CASE(a_dry_run_of_an_import_keeps_nothing)
{
    const ScratchFolder home;
    const std::string file = home.write("set.txt", set_file).string();
    const Run answer = run_at_home(home, {"library", "import", "--dry-run", file});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("1 row was left out."));
    BOOST_TEST(run_at_home(home, {"search", "text:zzyzx", "--count"}).out == "0\n");
    BOOST_TEST(!std::filesystem::exists(home / "kizuna"));
}

BOOST_AUTO_TEST_CASE(an_import_of_a_file_that_is_no_list_of_cards_keeps_nothing)
{
    const ScratchFolder home;
    const std::string good = home.write("set.txt", set_file).string();
    const std::string bad = home.write("milk.txt", "milk\n").string();
    const Run answer = run_at_home(home, {"library", "import", good, bad});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("milk.txt: No list of cards"));
    BOOST_TEST(!std::filesystem::exists(home / "kizuna"));
    BOOST_TEST(run_at_home(home, {"library", "import", (home / "nowhere").string()}).code == 2);
}

BOOST_AUTO_TEST_CASE(numbers_are_written_in_the_users_way)
{
    BOOST_TEST(run({"library", "info"}).says("2,417"));
    BOOST_TEST(run({"library", "info", "--lang", "it"}).says("2.417"));
}

BOOST_AUTO_TEST_CASE(the_shipped_data_has_no_findings)
{
    const Run answer = run({"library", "lint"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out == "");
}

BOOST_AUTO_TEST_CASE(a_hidden_character_is_found_with_its_place)
{
    const ScratchFolder folder;
    std::string broken = small_set;
    broken.replace(broken.find("Aria"), 4, "\"Ar\\u200Eia\"");
    folder.write("U01.yaml", broken);
    const JsonDocument found = run({"library", "lint", "--json", folder.path.string()}).json();
    BOOST_REQUIRE(found["findings"].size() == 1u);
    BOOST_TEST(found["findings"][0]["code"] == "hidden-character");
    BOOST_TEST(found["findings"][0]["line"] == 6);
    BOOST_TEST(found["findings"][0]["message"] ==
               "The text holds the hidden character U+200E; write it without.");
}

BOOST_AUTO_TEST_CASE(a_slip_is_found_with_its_place_and_code)
{
    const ScratchFolder folder;
    std::string broken = small_set;
    broken.replace(broken.find("[female, sword]"), 15, "[female, swrod]");
    folder.write("U01.yaml", broken);
    const Run answer = run({"library", "lint", "--json", folder.path.string()});
    BOOST_TEST(answer.code == 1);
    const JsonDocument findings = answer.json()["findings"];
    BOOST_REQUIRE(findings.size() == 1u);
    BOOST_TEST(findings[0]["file"] == (folder / "U01.yaml").string());
    BOOST_TEST(findings[0]["line"] == 9);
    BOOST_TEST(findings[0]["column"] == 18);
    BOOST_TEST(findings[0]["code"] == "unknown-word");
    const Run text = run({"library", "lint", folder.path.string()});
    BOOST_TEST(text.out.starts_with((folder / "U01.yaml").string() + ":9:18: unknown-word: "));
}

BOOST_AUTO_TEST_CASE(a_folder_without_set_files_cannot_be_linted)
{
    const ScratchFolder folder;
    BOOST_TEST(run({"library", "lint", folder.path.string()}).code == 2);
    BOOST_TEST(run({"library", "lint", (folder / "nowhere").string()}).code == 2);
}

BOOST_AUTO_TEST_CASE(another_library_is_used_in_place_of_the_shipped_one)
{
    const ScratchFolder folder;
    folder.write("U01.yaml", small_set);
    const Run answer = run({"library", "info", "--json", "--library", folder.path.string()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.json()["cards"] == 1);
}

BOOST_AUTO_TEST_CASE(a_further_library_is_used_on_top_of_the_shipped_one)
{
    const ScratchFolder folder;
    folder.write("U01.yaml", small_set);
    const Run answer = run({"library", "info", "--json", "--add-library", folder.path.string()});
    BOOST_TEST(answer.json()["cards"] == 2418);
}

BOOST_AUTO_TEST_CASE(a_broken_library_is_told_with_its_place)
{
    const ScratchFolder folder;
    folder.write("U01.yaml", small_set + "  nonsense: true\n");
    const Run answer = run({"search", "aria", "--json", "--library", folder.path.string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["line"] == 12);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(lists_of_what_there_is)

BOOST_AUTO_TEST_CASE(formats_lists_deck_files_and_formats)
{
    const JsonDocument document = run({"formats", "--json"}).json();
    BOOST_TEST(document["decks"].size() == deck_file_kinds().size());
    BOOST_TEST(document["decks"][0].dump() ==
               R"({"id":"kizuna","extension":"kizuna.yaml","read":true,"write":true})");
    BOOST_TEST(document["rules"][0]["id"] == "unlimited");
    const std::vector<std::string> promised = {"id", "name", "summary"};
    BOOST_TEST(keys_of(document["rules"][0]) == promised, boost::test_tools::per_element());
    BOOST_TEST(run({"formats"}).says("standard"));
}

BOOST_AUTO_TEST_CASE(decks_lists_the_bundled_decks_with_their_names)
{
    const JsonDocument decks = run({"decks", "--json"}).json()["decks"];
    BOOST_REQUIRE(!decks.empty());
    for (const JsonDocument& deck : decks) {
        BOOST_TEST(deck["id"].get<std::string>().starts_with("bundled:"));
        BOOST_TEST(deck["name"] != "");
        BOOST_TEST(deck["symbols"].size() == 1U);
        BOOST_TEST(run({"decks"}).says(deck["id"].get<std::string>()));
    }
}

BOOST_AUTO_TEST_CASE(bundled_decks_are_told_in_the_user_s_language_but_to_programs_in_one)
{
    BOOST_TEST(run({"decks", "--lang", "ja"}).says("アリティアの先陣"));
    BOOST_TEST(run({"decks", "--lang", "it"}).says("L’Avanguardia di Altea"));
    BOOST_TEST(run({"decks"}).says("Altean Vanguard (Blade of Light), 50 cards"));
    BOOST_TEST(run({"decks", "--lang", "ja", "--json"}).out == run({"decks", "--json"}).out);
}

BOOST_AUTO_TEST_CASE(a_clause_is_explained)
{
    const JsonDocument clause = run({"rules", "DECK-2", "--json"}).json();
    BOOST_TEST(clause["clause"] == "DECK-2");
    BOOST_TEST(clause["statement"].get<std::string>().find("four") != std::string::npos);
    BOOST_TEST(clause.contains("source"));
    BOOST_TEST(run({"rules", "deck-2"}).says("DECK-2"));
}

BOOST_AUTO_TEST_CASE(a_clause_is_explained_in_the_language_of_the_user)
{
    const JsonDocument clause = run({"--lang=it", "rules", "DECK-2", "--json"}).json();
    BOOST_TEST(clause["statement"].get<std::string>().starts_with("Un mazzo ha al massimo"));
    BOOST_TEST(clause["section"] == "Come creare un mazzo");
    BOOST_TEST(clause["source"].get<std::string>().starts_with("regolamento 1.9.4 p. 5"));
    BOOST_TEST(clause["kind"] == "construction");
    const Run japanese = run({"--lang=ja", "rules", "DECK-2"});
    BOOST_TEST(japanese.says("デッキの組み方"));
    BOOST_TEST(japanese.says("4枚まで"));
    BOOST_TEST(japanese.says("ルールブック1.9.4（5ページ）"));
    BOOST_TEST(run({"--lang=ja", "rules"}).says("先攻になり"));
}

BOOST_AUTO_TEST_CASE(without_a_clause_all_are_listed)
{
    BOOST_TEST(run({"rules", "--json"}).json()["rules"].size() > 300u);
    BOOST_TEST(run({"rules"}).says("SETUP-6"));
}

BOOST_AUTO_TEST_CASE(an_unknown_clause_is_a_no_with_the_nearest)
{
    const Run answer = run({"rules", "DEKC-2", "--json"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.json()["error"]["suggestions"][0] == "DECK-2");
}

BOOST_AUTO_TEST_SUITE_END()
