#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(bad_input)

namespace {

struct BadDeck {
    const char* what;
    std::string text;
};
std::ostream& operator<<(std::ostream& out, const BadDeck& deck)
{
    return out << deck.what;
}

std::string deck_with(const std::string& entry)
{
    return "kizuna: 1\nname: Bad\ncards:\n  " + entry + "\n";
}

const BadDeck bad_decks[] = {
    {"nothing", ""},
    {"only spaces", "  \n\n"},
    {"binary", std::string("\x7f"
                           "ELF\x02\x01\x01\0\0\0",
                           10)},
    {"a deck cut off", "kizuna: 1\ncards:\n  B01-003: 4\n  \"B01-0"},
    {"bad UTF-8", deck_with("B01-003: 4 # \xff\xfe")},
    {"deep brackets", "kizuna: 1\nnotes: " + std::string(1 << 20, '[')},
    {"an alias", "kizuna: 1\nname: &a Bad\nauthor: *a\ncards:\n  B01-003: 4\n"},
    {"two documents", deck_with("B01-003: 4") + "---\nkizuna: 1\n"},
    {"a repeated key", deck_with("B01-003: 4\n  B01-003: 4")},
    {"a count of 0", deck_with("B01-003: 0")},
    {"a count of -1", deck_with("B01-003: -1")},
    {"a count of a million million", deck_with("B01-003: 1000000000000")},
    {"a count in octal", deck_with("B01-003: 010")},
    {"a count that is a word", deck_with("B01-003: N")},
    {"cards that are a list", "kizuna: 1\ncards: [B01-003]\n"},
};

} // namespace

BOOST_DATA_TEST_CASE(a_deck_that_cannot_be_used_is_one_error_and_no_answer, bad_decks)
{
    for (const char* command : {"check", "list", "stats", "hand", "fix"}) {
        const Run answer = run({command, "--json", "-"}, sample.text);
        BOOST_TEST(answer.code == 2);
        const JsonDocument document = answer.json();
        BOOST_REQUIRE(document.contains("error"));
        BOOST_TEST(document["error"]["file"] == "-");
        BOOST_TEST(document["error"]["message"] != "");
    }
}

BOOST_DATA_TEST_CASE(nothing_is_written_from_a_deck_that_cannot_be_used, bad_decks)
{
    const ScratchFolder folder;
    const std::string out = folder.write("out.kizuna.yaml", "before").string();
    BOOST_TEST(run({"convert", "-", out}, sample.text).code == 2);
    BOOST_TEST(run({"fix", "-", "-o", out}, sample.text).code == 2);
    BOOST_TEST(file_text(out) == "before");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_missing_is_told_by_its_name)
{
    const Run answer = run({"check", "no/such/deck.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.err.starts_with("no/such/deck.dek: "));
}

BOOST_AUTO_TEST_CASE(an_empty_name_is_a_missing_file)
{
    BOOST_TEST(run({"check", ""}).code == 2);
    BOOST_TEST(run({"convert", "", "-"}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_folder_where_a_deck_is_wanted_is_told)
{
    const ScratchFolder folder;
    BOOST_TEST(run({"list", folder.path.string()}).code == 2);
    BOOST_TEST(run({"fix", starter_file(), "-o", folder.path.string()}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_leaves_no_trace)
{
    const ScratchFolder folder;
    const Run answer =
        run({"convert", "--json", starter_file(), (folder / "no/such/deck.dek").string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json().contains("error"));
    BOOST_TEST(std::filesystem::is_empty(folder.path));
}

BOOST_AUTO_TEST_CASE(a_very_long_query_is_refused)
{
    BOOST_TEST(run({"search", std::string(1 << 20, '(')}).code == 2);
    BOOST_TEST(run({"search", std::string(1 << 20, 'x')}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_very_long_card_name_is_only_unknown)
{
    BOOST_TEST(run({"show", std::string(1 << 16, 'x')}).code == 1);
}

BOOST_AUTO_TEST_CASE(an_expression_without_end_is_refused)
{
    BOOST_TEST(run({"search", "name:/((a*)*)*b/"}).code <= 2);
    BOOST_TEST(run({"search", "name:/(/"}).code == 2);
}

BOOST_AUTO_TEST_CASE(words_that_are_no_utf_8_are_no_crash)
{
    for (const char* command : {"search", "show", "rules", "check"}) {
        const Run answer = run({command, "--json", "\xff\xfe"});
        BOOST_TEST(answer.code > 0);
        BOOST_TEST(answer.json().is_object());
    }
}

BOOST_AUTO_TEST_SUITE_END()
