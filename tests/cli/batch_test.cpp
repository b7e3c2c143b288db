#include "cli/run.h"

#include "app/batch/sample_archive.h"
#include "cards/base/csv.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace batch {

struct BatchTest {
    ScratchFolder folder;
    std::string decks = (folder / "decks").string();

    BatchTest()
    {
        folder.write("decks/good.fe0d", file_text(starter_file()));
        folder.write("decks/deeper/bad.fe0d", starter_with_a_fifth_marth());
        folder.write("decks/deeper/broken.kizuna.yaml", "kizuna: 1\ncards: [\n");
        folder.write("decks/.hidden/good.fe0d", file_text(starter_file()));
        folder.write("decks/notes.txt", "milk\nbread\n");
    }
    std::string packed(Packing packing, const char* name) const
    {
        return pack(folder / name, packing,
                    {{.name = "good.fe0d", .text = file_text(starter_file())},
                     {.name = "deeper/bad.fe0d", .text = starter_with_a_fifth_marth()},
                     {.name = "../out.fe0d", .text = "1\n"}})
            .string();
    }
    static CsvTable table(const Run& run) { return read_csv(run.out, ','); }
};

} // namespace batch

BOOST_FIXTURE_TEST_SUITE(batch, batch::BatchTest)

BOOST_AUTO_TEST_CASE(a_folder_is_checked_as_a_table_with_a_sum)
{
    const Run answer = run({"check", decks});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.says("good.fe0d"));
    BOOST_TEST(answer.says("DECK-2: Marth: Star and Savior"));
    BOOST_TEST(answer.says("2:8: This bracket is never closed"));
    BOOST_TEST(answer.says("3 decks: 1 legal, 1 not legal, 1 unreadable\n"));
    BOOST_TEST(!answer.says("hidden"));
    BOOST_TEST(answer.warns("1 file was passed over, being no deck: "));
    BOOST_TEST(answer.warns("notes.txt"));
}

BOOST_AUTO_TEST_CASE(the_worst_deck_gives_the_exit_code)
{
    std::filesystem::remove(folder / "decks/deeper/broken.kizuna.yaml");
    BOOST_TEST(run({"check", decks}).code == 1);
    std::filesystem::remove(folder / "decks/deeper/bad.fe0d");
    BOOST_TEST(run({"check", decks}).code == 0);
}

BOOST_AUTO_TEST_CASE(an_archive_is_checked_and_what_leads_out_of_it_is_refused)
{
    for (const auto& [packing, name] : {std::pair(Packing::Zip, "a.zip"),
                                        {Packing::TarXz, "a.tar.xz"},
                                        {Packing::SevenZip, "a.7z"}}) {
        const Run answer = run({"check", packed(packing, name)});
        BOOST_TEST(answer.code == 2);
        BOOST_TEST(answer.says("It would lie outside of the archive"));
        BOOST_TEST(answer.says("3 decks: 1 legal, 1 not legal, 1 unreadable\n"));
    }
}

BOOST_AUTO_TEST_CASE(every_row_of_the_csv_has_the_same_columns)
{
    const CsvTable rows = table(run({"check", "--csv", decks}));
    BOOST_REQUIRE(rows.rows.size() == 4U);
    const std::vector<std::string> head = {
        "file",  "kind",    "format", "cards",  "protagonist",         "protagonist_name",
        "legal", "reasons", "clause", "reason", "lines_not_understood"};
    BOOST_TEST(rows.rows[0].cells == head, boost::test_tools::per_element());
    for (const CsvRow& row : rows.rows)
        BOOST_TEST(row.cells.size() == head.size());
    BOOST_TEST(rows.rows[1].cells[6] == "no");
    BOOST_TEST(rows.rows[1].cells[8] == "DECK-2");
    BOOST_TEST(rows.rows[2].cells[6] == "");
    BOOST_TEST(rows.rows[3].cells[6] == "yes");
    BOOST_TEST(rows.rows[3].cells[4] == "B01-003");
}

BOOST_AUTO_TEST_CASE(the_json_has_an_entry_a_deck_its_errors_and_the_sum)
{
    const JsonDocument document = run({"check", "--json", decks}).json();
    BOOST_TEST(document["decks"].size() == 2U);
    BOOST_TEST(document["decks"][0]["violations"][0]["clause"] == "DECK-2");
    BOOST_TEST(document["decks"][1]["warnings"][0]["code"] == "NO-PROTAGONIST");
    BOOST_TEST(document["error"]["line"] == 2);
    JsonDocument summary = document["summary"];
    BOOST_TEST(summary["passed_over"].size() == 1U);
    summary.erase("passed_over");
    BOOST_TEST(summary.dump() == R"({"decks":3,"legal":1,"illegal":1,"unusable":1})");
}

BOOST_AUTO_TEST_CASE(decks_are_judged_by_the_format_that_is_asked_for)
{
    const Run answer = run({"check", "--csv", "--format", "all", decks});
    BOOST_TEST(table(answer).rows.size() == 1 + 1 + 2 * shipped_catalogue().formats.size());
    BOOST_TEST(run({"check", "--format", "nothing", decks}).code == 2);
}

BOOST_AUTO_TEST_CASE(an_interrupted_check_says_so_and_answers_no)
{
    const Run answer = run({"check", decks}, {}, [](Console& console) {
        console.progress = true;
        console.interrupted = [] { return true; };
    });
    BOOST_TEST((answer.code == 1 || answer.code == 2)); // it may have been done before
}

BOOST_AUTO_TEST_CASE(several_decks_say_what_they_have_in_common)
{
    const Run answer = run({"stats", decks});
    BOOST_TEST(answer.code == 2); // one is broken
    BOOST_TEST(answer.says("2 decks, 100 cards\n"));
    BOOST_TEST(answer.says("Marth: Star and Savior (S01-001)"));
    BOOST_TEST(answer.says("2 decks name no protagonist."));
    BOOST_TEST(answer.warns("broken.kizuna.yaml:2:8"));
}

BOOST_AUTO_TEST_CASE(the_adoption_of_a_card_is_told_as_json_and_csv)
{
    const JsonDocument document = run({"stats", "--json", decks}).json();
    BOOST_TEST(document["decks"] == 2);
    BOOST_TEST(document["unusable"] == 1);
    const JsonDocument& first = document["by_card"][0];
    BOOST_TEST(first["card"] == "S01-001");
    BOOST_TEST(first["decks"] == 2);
    BOOST_TEST(first["copies"] == 9);
    BOOST_TEST(first["mean"] == 4.5);
    const CsvTable rows = table(run({"stats", "--csv", decks}));
    BOOST_TEST(rows.rows[1].cells ==
                   (std::vector<std::string>{"card", "S01-001", "Marth: Star and Savior", "2", "2",
                                             "9", "4.50"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(named_decks_are_compared_without_a_folder)
{
    const JsonDocument document =
        run({"stats", "--json", "bundled:altean-vanguard", starter_file()}).json();
    BOOST_TEST(document["decks"] == 2);
}

BOOST_AUTO_TEST_CASE(a_folder_is_converted_into_the_same_folders)
{
    const std::string out = (folder / "out").string();
    const Run answer = run({"convert", decks, "-o", out, "--to", "lackey"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.says("3 decks: 2 written\n"));
    BOOST_TEST(file_text(folder / "out/good.dek").starts_with("<deck"));
    BOOST_TEST(std::filesystem::exists(folder / "out/deeper/bad.dek"));
    BOOST_TEST(!std::filesystem::exists(folder / "out/deeper/broken.dek"));
}

BOOST_AUTO_TEST_CASE(nothing_of_an_archive_is_written_outside_of_the_folder)
{
    const std::string out = (folder / "deep/out").string();
    run({"convert", packed(Packing::Tar, "a.tar"), "-o", out, "--to", "text"});
    BOOST_TEST(std::filesystem::exists(folder / "deep/out/deeper/bad.txt"));
    BOOST_TEST(!std::filesystem::exists(folder / "deep/out.txt"));
    const auto files = std::filesystem::recursive_directory_iterator(folder / "deep");
    BOOST_TEST(std::distance(begin(files), end(files)) == 4); // out, deeper and two decks
}

BOOST_AUTO_TEST_CASE(files_that_are_there_stay_unless_forced)
{
    folder.write("out/good.txt", "mine");
    const std::string out = (folder / "out").string();
    const Run answer =
        run({"convert", starter_file(), decks + "/good.fe0d", "-o", out, "--to", "text"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("--force replaces it"));
    BOOST_TEST(file_text(folder / "out/good.txt") == "mine");
    BOOST_TEST(run({"convert", decks + "/good.fe0d", "-o", out, "--to", "text", "--force"}).code ==
               0);
    BOOST_TEST(file_text(folder / "out/good.txt") != "mine");
}

BOOST_AUTO_TEST_CASE(a_fault_in_an_archive_in_a_folder_says_archive_file_and_line)
{
    pack(folder / "decks/more.zip", Packing::Zip,
         {{.name = "deep/bad.json", .text = "{\"Game\": \"FECipher\",\n \"Decks\": {,"}});
    const Run answer = run({"check", "--json", decks});
    bool is_told = false;
    const JsonDocument document = answer.json();
    for (const JsonDocument& error : document["errors"])
        is_told =
            is_told || (error["file"] == decks + "/more.zip/deep/bad.json" && error["line"] == 2);
    BOOST_TEST(is_told);
}

BOOST_AUTO_TEST_CASE(archives_that_differ_in_their_endings_are_written_apart)
{
    const std::string out = (folder / "out").string();
    const Run answer = run({"convert", packed(Packing::Zip, "a.zip"),
                            packed(Packing::TarXz, "a.tar.xz"), "-o", out, "--to", "text"});
    BOOST_TEST(std::filesystem::exists(folder / "out/a/good.txt"));
    BOOST_TEST(std::filesystem::exists(folder / "out/a-2/good.txt"));
}

BOOST_AUTO_TEST_CASE(two_decks_of_one_name_are_never_written_over_each_other)
{
    folder.write("decks/good.dek", run({"convert", starter_file(), "-", "--to", "lackey"}).out);
    const JsonDocument document =
        run({"convert", decks, "-o", (folder / "out").string(), "--to", "text", "--json"}).json();
    int same = 0;
    for (const JsonDocument& deck : document["decks"])
        same += deck["reason"] == "same-name" ? 1 : 0;
    BOOST_TEST(same == 1);
    BOOST_TEST(document["written"] == 2);
    BOOST_TEST(document["not_written"] == 2);
}

BOOST_AUTO_TEST_CASE(strict_leaves_out_decks_that_would_lose_something)
{
    folder.write("notes/a.txt", "# Notes: mine\n4 B01-003\n");
    const Run answer = run({"convert", (folder / "notes").string(), "-o", (folder / "out").string(),
                            "--to", "ciphervit", "--strict"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(!std::filesystem::exists(folder / "out/a.fe0d"));
}

BOOST_AUTO_TEST_CASE(convert_wants_one_file_to_write_or_a_folder)
{
    BOOST_TEST(run({"convert", starter_file()}).code == 2);
    BOOST_TEST(run({"convert", starter_file(), starter_file(), "x.dek"}).code == 2);
}

BOOST_AUTO_TEST_CASE(what_an_unclear_line_means_is_told_for_one_deck_only)
{
    const std::string out = (folder / "out").string();
    const Run answer = run({"convert", decks, "-o", out, "--to", "text", "--take-first"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(!std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(decks_in_other_encodings_are_read_from_archives_too)
{
    // "4 マルス" and two more lines, as Windows programs of Japan save them.
    const std::string text = "4 B01-003 \x83\x7d\x83\x8b\x83\x58\n"
                             "4 B01-006 \x83\x56\x81\x5b\x83\x5f\n";
    const std::string file =
        pack(folder / "sjis.zip", Packing::Zip, {{.name = "deck.txt", .text = text}}).string();
    BOOST_TEST(batch::BatchTest::table(run({"check", "--csv", file})).rows.at(1).cells.at(3) ==
               "8");
}

BOOST_AUTO_TEST_CASE(a_list_without_counts_is_a_deck_and_what_is_none_is_told)
{
    folder.write("lists/plain.txt", "Marth: Altean Prince\nCaeda: Talys's Heart\nwhat is this\n");
    folder.write("lists/shopping.txt", "milk\nbread\n");
    folder.write("lists/empty.csv", "");
    folder.write("lists/large.txt", std::string(40U << 20, 'x'));
    folder.write("lists/Deck", "4 B01-003\n");
    pack(folder / "lists/more.zip", Packing::Zip, {{.name = "a.txt", .text = "4 B01-003\n"}});
    const std::string lists = (folder / "lists").string();
    const Run answer = run({"check", lists});
    BOOST_TEST(answer.says("plain.txt"));
    BOOST_TEST(answer.says("more.zip/a.txt"));
    BOOST_TEST(answer.says("2 decks: 0 legal, 2 not legal, 0 unreadable\n"));
    BOOST_TEST(answer.warns("3 files were passed over, being no deck: "));
    for (const char* file : {"empty.csv", "large.txt", "shopping.txt"})
        BOOST_TEST(answer.warns(file), file);
    BOOST_TEST(answer.warns("1 file was not looked at"));
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"stats", "--json", lists},
          {"convert", "--json", lists, "-o", (folder / "out").string(), "--to", "text"}})
        BOOST_TEST(run(command).json()["passed_over"].size() == 3U, command.front());
}

BOOST_AUTO_TEST_CASE(a_deck_that_comes_back_otherwise_is_not_called_lossless)
{
    folder.write("notes/a.txt", "# Name: Altea, the Land\n4 B01-003\n");
    const JsonDocument document = run({"convert", "--json", (folder / "notes").string(), "-o",
                                       (folder / "out").string(), "--to", "csv"})
                                      .json();
    BOOST_TEST(document["decks"][0]["lossless"] == false);
    BOOST_TEST(document["decks"][0]["differences"][0]["what"] == "name");
}

BOOST_AUTO_TEST_CASE(links_to_folders_are_followed_once)
{
    std::filesystem::create_directory_symlink(folder / "decks", folder / "decks/deeper/again");
    folder.write("else/c.fe0d", file_text(starter_file()));
    std::filesystem::create_directory_symlink(folder / "else", folder / "decks/one");
    std::filesystem::create_directory_symlink(folder / "else", folder / "decks/two");
    BOOST_TEST(run({"check", decks}).says("4 decks: 2 legal, 1 not legal, 1 unreadable\n"));
}

BOOST_AUTO_TEST_SUITE_END()
