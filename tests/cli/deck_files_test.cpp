#include "cli/run.h"

#include "outside_program.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cerrno>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(fix_command)

BOOST_AUTO_TEST_CASE(the_mended_deck_goes_to_stdout_and_the_edits_to_stderr)
{
    const Run answer = run({"fix", "-"}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out.starts_with("kizuna: 1\n"));
    BOOST_TEST(answer.warns("Remove 1 copy of Marth: Star and Savior (S01-001)"));
    BOOST_TEST(run({"check", "-"}, answer.out).code == 0);
}

BOOST_AUTO_TEST_CASE(the_mended_deck_is_written_to_a_file)
{
    const ScratchFolder folder;
    const std::string out = (folder / "mended.kizuna.yaml").string();
    const Run answer = run({"fix", "-", "-o", out}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Remove 1 copy of Marth: Star and Savior (S01-001)"));
    BOOST_TEST(run({"check", out}).code == 0);
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const JsonDocument document =
        run({"fix", "--json", "--dry-run", "-"}, starter_with_a_fifth_marth()).json();
    const std::vector<std::string> promised = {"legal", "edits", "left"};
    BOOST_TEST(keys_of(document) == promised, boost::test_tools::per_element());
    BOOST_TEST(document["legal"] == true);
    BOOST_TEST(document["left"].empty());
    BOOST_TEST(document["edits"][0].dump() == R"({"op":"remove","card":"S01-001","copies":1})");
}

BOOST_AUTO_TEST_CASE(a_dry_run_writes_nothing)
{
    const ScratchFolder folder;
    const std::string out = (folder / "mended.kizuna.yaml").string();
    const Run answer = run({"fix", "-", "--dry-run", "-o", out}, starter_with_a_fifth_marth());
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Remove 1 copy"));
    BOOST_TEST(!std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(where_cards_are_left_to_choose_nothing_is_written)
{
    const ScratchFolder folder;
    const std::string out = (folder / "mended.kizuna.yaml").string();
    const Run answer =
        run({"fix", "-", "-o", out}, "kizuna: 1\ncards:\n  B01-001: 4\n  B01-002: 4\n");
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("this is left to choose"));
    BOOST_TEST(answer.says("DECK-3"));
    BOOST_TEST(!std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(a_legal_deck_needs_no_edits)
{
    const JsonDocument document = run({"fix", "--json", "--dry-run", starter_file()}).json();
    BOOST_TEST(document["edits"].empty());
    BOOST_TEST(document["legal"] == true);
}

BOOST_AUTO_TEST_CASE(the_input_is_never_written_unless_it_is_the_output_too)
{
    const ScratchFolder folder;
    const std::string deck = folder.write("deck.fe0d", starter_with_a_fifth_marth()).string();
    run({"fix", deck});
    BOOST_TEST(file_text(deck) == starter_with_a_fifth_marth());
}

BOOST_AUTO_TEST_CASE(a_file_of_a_newer_form_is_never_overwritten)
{
    const ScratchFolder folder;
    const std::string newer = "kizuna: 2\ncards:\n  B01-003: 4\n";
    const std::string out = folder.write("newer.kizuna.yaml", newer).string();
    const Run answer = run({"fix", starter_file(), "-o", out});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(file_text(out) == newer);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(convert_command)

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const ScratchFolder folder;
    const std::string out = (folder / "starter.dek").string();
    const Run answer = run({"convert", "--json", starter_file(), out});
    BOOST_TEST(answer.code == 0);
    const JsonDocument document = answer.json();
    const std::vector<std::string> promised = {"in",       "out",       "kind_in",  "kind_out",
                                               "cards_in", "cards_out", "lossless", "problems"};
    std::vector<std::string> keys = keys_of(document);
    BOOST_REQUIRE(keys.size() >= promised.size());
    keys.resize(promised.size());
    BOOST_TEST(keys == promised, boost::test_tools::per_element());
    BOOST_TEST(document["kind_in"] == "ciphervit");
    BOOST_TEST(document["kind_out"] == "lackey");
    BOOST_TEST(document["cards_in"] == 50);
    BOOST_TEST(document["cards_out"] == 50);
}

BOOST_AUTO_TEST_CASE(where_stdout_fails_after_the_file_was_written_that_is_told_and_no_error)
{
    const ScratchFolder folder;
    const std::string out = (folder / "starter.dek").string();
    const auto full_disk = [](Console& console) { console.output_error = [] { return ENOSPC; }; };
    const Run written = run({"convert", starter_file(), out}, {}, full_disk);
    BOOST_TEST(written.code == 0);
    BOOST_TEST(written.warns("The disk is full"), written.err);
    BOOST_TEST(std::filesystem::exists(out));
    BOOST_TEST(run({"convert", starter_file(), "-", "--to", "text"}, {}, full_disk).code == 2);
}

BOOST_DATA_TEST_CASE(a_deck_survives_the_way_there_and_back,
                     boost::unit_test::data::make({"kizuna", "ciphervit", "lackey", "text"}))
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck").string();
    const Run there = run({"convert", starter_file(), out, "--to", sample});
    BOOST_TEST(there.code == 0);
    BOOST_TEST(run({"diff", starter_file(), out, "--protagonist", "B01-003"}).code == 0);
}

BOOST_AUTO_TEST_CASE(another_reader_of_xml_finds_a_card_for_every_copy_and_the_protagonist_apart)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.dek").string();
    const std::string reader =
        std::string("python3 '") + KIZUNA_TEST_SOURCE + "/tools/dek_zones.py' '" + out + '\'';
    BOOST_TEST(run({"convert", "bundled:altean-vanguard", out}).code == 0);
    const std::string zones = output_of(reader);
    BOOST_TEST(zones.starts_with("Deck\t49\t"), zones);
    BOOST_TEST(zones.find("\t2 Caeda, Talys's Heart\t") != std::string::npos, zones);
    BOOST_TEST(zones.ends_with("\nMC\t1\t1 Marth, Altean Prince\n"), zones);
    // The name of the deck is no harm to it.
    const auto named = folder.write("named.txt", "# Name: <A> & \"B\" 'C'\n4 B01-003\n");
    BOOST_TEST(run({"convert", named.string(), out}).code == 0);
    BOOST_TEST(output_of(reader) == "Deck\t4\t4 Marth, Altean Prince\nMC\t0\n");
}

BOOST_AUTO_TEST_CASE(a_deck_code_is_a_deck_itself)
{
    const std::string code = run({"convert", starter_file(), "-", "--to", "code", "--quiet"}).out;
    const std::string sign = code.substr(0, code.size() - 1); // without its line end
    for (const std::string& argument : {"kizuna:" + sign, "kizuna://" + sign, sign}) {
        const Run answer = run({"check", "--json", argument});
        BOOST_TEST(answer.code == 0, argument);
        BOOST_TEST(answer.json()["decks"][0]["size"] == 50);
        BOOST_TEST(answer.json()["decks"][0]["name"] == "");
    }
    BOOST_TEST(run({"check", "--csv", "kizuna:" + sign}).code == 0);
    const Run broken = run({"check", "kizuna:" + sign.substr(0, sign.size() - 3)});
    BOOST_TEST(broken.code == 2);
    BOOST_TEST(broken.warns("check signs"));
    const ScratchFolder folder;
    const std::string out = (folder / "deck.dek").string();
    BOOST_TEST(run({"convert", "kizuna:" + sign, out}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_dash_writes_to_stdout_and_tells_people_on_stderr)
{
    const Run answer = run({"convert", starter_file(), "-", "--to", "ciphervit"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(run({"check", "-"}, answer.out).code == 0);
    BOOST_TEST(answer.warns("50 of 50 cards"));
}

BOOST_AUTO_TEST_CASE(with_json_a_dash_puts_the_text_into_the_document)
{
    const JsonDocument document =
        run({"convert", "--json", starter_file(), "-", "--to", "kizuna"}).json();
    BOOST_TEST(document["text"].get<std::string>().starts_with("kizuna: 1\n"));
}

BOOST_AUTO_TEST_CASE(what_is_left_out_is_not_said_to_be_in_the_deck_that_is_read_back)
{
    const std::string deck = "kizuna: 1\nfuture: {a: 1}\ncards:\n  B01-003: 4\n";
    BOOST_TEST(run({"convert", "-", "-", "--to", "text"}, deck).warns("but for what is left out"));
}

BOOST_AUTO_TEST_CASE(every_loss_is_listed)
{
    const std::string deck = "kizuna: 1\nname: Small\nnotes: Remember this.\ncards:\n"
                             "  B01-003: 4\n  X99-001: 1\n";
    const JsonDocument document =
        run({"convert", "--json", "-", "-", "--to", "ciphervit"}, deck).json();
    BOOST_TEST(document["lossless"] == false);
    BOOST_TEST(!document["problems"].empty());
    for (const JsonDocument& problem : document["problems"]) {
        const std::vector<std::string> promised = {"line", "text", "reason", "suggestions",
                                                   "choices"};
        BOOST_TEST(keys_of(problem) == promised, boost::test_tools::per_element());
    }
}

const std::string unclear_list = "# Name: Unclear\n4 Marth: Altean Prince\n4 Kain: Red Knigth\n";

BOOST_AUTO_TEST_CASE(the_new_file_is_read_back_and_compared)
{
    const Run same = run({"convert", "-", "-", "--to", "kizuna"}, "4 Marth: Altean Prince\n");
    BOOST_TEST(same.warns("gives the same deck"), same.err);
    const Run less = run({"convert", "-", "-", "--to", "lackey"},
                         "# Name: A\n4 Marth: Altean Prince\nMaybe:\n2 B01-006\n");
    BOOST_TEST(less.warns("differs from"), less.err);
    BOOST_TEST(less.warns("(B01-006): 2 before, 0 after"), less.err);
}

BOOST_AUTO_TEST_CASE(an_unclear_line_becomes_the_card_that_an_option_says)
{
    for (const char* line : {"3", "4 Kain: Red Knigth", "Kain: Red Knigth"}) {
        const Run answer = run({"convert", "-", "-", "--to", "text", "--strict", "--resolve",
                                std::string(line) + "=B01-008"},
                               unclear_list);
        BOOST_TEST(answer.code == 0, answer.err);
        BOOST_TEST(answer.says("4 Cain: Red Knight (B01-008)"), answer.out);
    }
}

BOOST_AUTO_TEST_CASE(every_unclear_line_may_become_its_first_suggestion)
{
    const JsonDocument document =
        run({"convert", "--json", "-", "-", "--take-first"}, unclear_list).json();
    BOOST_TEST(document["resolved"].dump() ==
               R"([{"line":3,"text":"4 Kain: Red Knigth","card":"B01-008"}])");
    BOOST_TEST(document["problems"].empty());
    BOOST_TEST(document["round_trip"] == "equal");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_of_our_own_form_can_be_resolved_too)
{
    const Run answer =
        run({"convert", "-", "-", "--to", "text", "--resolve", "Kain: Red Knigth=B01-008"},
            "kizuna: 1\ncards:\n  B01-003: 4\n  \"Kain: Red Knigth\": 3\n");
    BOOST_TEST(answer.says("3 Cain: Red Knight (B01-008)"), answer.out);
}

BOOST_AUTO_TEST_CASE(a_mend_leaves_unknown_cards_and_asks_what_was_meant)
{
    const Run answer = run({"fix", "-"}, unclear_list);
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(!answer.out.starts_with("Remove"), answer.out);
    BOOST_TEST(answer.says("--resolve"), answer.out);
}

BOOST_DATA_TEST_CASE(an_answer_to_no_unclear_line_writes_nothing,
                     boost::unit_test::data::make({"2=B01-008", "9=B01-008", "3", "3=Nobody"}))
{
    const Run answer = run({"convert", "-", "-", "--resolve", sample}, unclear_list);
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.out.empty());
}

BOOST_AUTO_TEST_CASE(strict_writes_nothing_where_anything_would_be_lost)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.fe0d").string();
    const Run answer = run({"convert", "--strict", "-", out},
                           "kizuna: 1\nnotes: Remember this.\ncards:\n  B01-003: 4\n");
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(!std::filesystem::exists(out));
    BOOST_TEST(answer.says("Nothing is written"));
}

BOOST_AUTO_TEST_CASE(a_protagonist_can_be_named_on_the_way)
{
    BOOST_TEST(native_starter().find("protagonist: B01-003\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_folder_is_not_overwritten)
{
    const ScratchFolder folder;
    const Run answer = run({"convert", starter_file(), folder.path.string(), "--to", "kizuna"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(std::filesystem::is_directory(folder.path));
}

BOOST_AUTO_TEST_CASE(a_kind_there_is_not_is_answered_with_those_there_are)
{
    const auto kinds_offered = [](const char* option) {
        const Run answer = run({"convert", "--json", starter_file(), "-", option, "word"});
        BOOST_TEST(answer.code == 2);
        return static_cast<std::ptrdiff_t>(answer.json()["error"]["suggestions"].size());
    };
    const auto read = [](const DeckFileKind& kind) { return kind.read != nullptr; };
    const auto written = [](const DeckFileKind& kind) { return kind.write != nullptr; };
    BOOST_TEST(kinds_offered("--from") == std::ranges::count_if(deck_file_kinds(), read));
    BOOST_TEST(kinds_offered("--to") == std::ranges::count_if(deck_file_kinds(), written));
}

BOOST_AUTO_TEST_CASE(a_name_that_says_no_kind_needs_one)
{
    const Run answer = run({"convert", "--json", starter_file(), "deck.odt"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["message"].get<std::string>().find("--to") !=
               std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
