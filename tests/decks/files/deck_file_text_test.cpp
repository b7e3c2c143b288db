#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_text)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "Altea.txt")
{
    return read_text_deck(text, file, test::shipped_tools());
}

struct Line {
    const char* text;
    const char* entry;
};
std::ostream& operator<<(std::ostream& out, const Line& line)
{
    return out << line.text;
}

} // namespace

constexpr Line lines[] = {
    {"4 Marth: Altean Prince", "4 B01-003"},
    {"4 Marth, Altean Prince", "4 B01-003"},
    {"4x B01-003", "4 B01-003"},
    {"4xB01-003", "4 B01-003"},
    {"4 x B01-003", "4 B01-003"},
    {"4X B01-003", "4 B01-003"},
    {"4× B01-003", "4 B01-003"},
    {"x4 B01-003", "4 B01-003"},
    {"x 4 B01-003", "4 B01-003"},
    {"×4 B01-003", "4 B01-003"},
    {"4* B01-003", "4 B01-003"},
    {"B01-003 x4", "4 B01-003"},
    {"B01-003 ×4", "4 B01-003"},
    {"B01-003\t4", "4 B01-003"},
    {"Marth: Altean Prince x4", "4 B01-003"},
    {"アリティアの王子 マルス 4枚", "4 B01-003"},
    {"アリティアの王子 マルス×4", "4 B01-003"},
    {"アリティアの王子 マルス　４枚", "4 B01-003"},
    {"４　アリティアの王子　マルス", "4 B01-003"},
    {"4枚 アリティアの王子 マルス", "4 B01-003"},
    {"4アリティアの王子 マルス", "4 B01-003"},
    {"- 4 Marth: Altean Prince", "4 B01-003"},
    {"* 4 Marth: Altean Prince", "4 B01-003"},
    {"• 4 Marth: Altean Prince", "4 B01-003"},
    {"・4 アリティアの王子 マルス", "4 B01-003"},
    {"  4\tMarth: Altean Prince  ", "4 B01-003"},
    {"04 B01-003", "4 B01-003"},
    {"9999 B01-003", "9999 B01-003"},
    {"B01-003", "1 B01-003"},
    {"Marth: Altean Prince", "1 B01-003"},
    {"2 B01-003ST", "2 B01-003ST"},
    {"2 B01-003HN", "2 B01-003HN"}, // the usual printing, but asked for
    {"2 P01-012", "2 P01-012PR"},
    {"2 Marth: Altean Prince (B01-003ST)", "2 B01-003ST"},
    {"2 Marth: Altean Prince [b01-003st]", "2 B01-003ST"},
    {"2 Marth, Altean Prince (B01) 003", "2 B01-003"},
    {"2 B01-003ST Marth: Altean Prince", "2 B01-003ST"},
    {"2 [B01-003ST] Marth", "2 B01-003ST"},
    {"2 B01-003: Marth: Altean Prince", "2 B01-003"},
    {"2 B01-003 no name of any card", "2 B01-003"},
    {"2 Marth: Altean Prince # the best", "2 B01-003"},
    {"2 Marth: Altean Prince // the best", "2 B01-003"},
    {"2 B08-047 Risen: Defiled Soldier (B08-047a)", "2 B08-047a"},
    {"2 Syrene: Commander of the 3rd Battalion", "2 B11-043"},
    {"2 Xander: Eldest Prince of Nohr", "2 B02-057"},
};
BOOST_DATA_TEST_CASE(a_line_in_any_usual_form_is_understood, data::make(lines))
{
    const ImportedDeck imported = read(sample.text);
    BOOST_TEST(test::listed(imported.deck.cards) == std::string(sample.entry) + '\n');
    BOOST_TEST(test::listed(imported.problems) == "");
}

struct Problem {
    const char* text;
    const char* entry;
    const char* problem;
};
std::ostream& operator<<(std::ostream& out, const Problem& problem)
{
    return out << problem.text;
}
constexpr Problem unclear_lines[] = {
    {"2 Robin: Amnesiac Tactician", "2 Robin: Amnesiac Tactician", "ambiguous B01-058 B04-066"},
    {"2 B08-047", "2 B08-047", "ambiguous B08-047a B08-047b B08-047c"},
    {"2 Caeda: Talys's Heart (B01-003)", "2 Caeda: Talys's Heart (B01-003)",
     "ambiguous B01-003 B01-006"},
    {"2 Marht: Altean Prince", "2 Marht: Altean Prince", "unknown B01-003"},
    {"Marht: Altean Prince", "1 Marht: Altean Prince", "unknown B01-003"},
    {"2 Marth: Altean Prince (B99-001)", "2 Marth: Altean Prince (B99-001)", "unknown B01-003"},
    {"2 B01-003QQ", "2 B01-003QQ", "unknown B01-003"},
    {"2 qqqqqqqq", "2 qqqqqqqq", "unknown"},
};
BOOST_DATA_TEST_CASE(an_unclear_line_is_kept_in_the_deck_with_suggestions,
                     data::make(unclear_lines))
{
    const ImportedDeck imported = read(std::string("\n") + sample.text);
    BOOST_TEST(test::listed(imported.deck.cards) == std::string(sample.entry) + '\n');
    BOOST_REQUIRE(imported.problems.size() == 1U);
    const ImportProblem& problem = imported.problems.front();
    BOOST_TEST(problem.line == 2);
    BOOST_TEST(problem.text == sample.text);
    std::string summary =
        problem.reason == ImportProblem::Reason::Ambiguous ? "ambiguous" : "unknown";
    for (const std::string& id : test::suggested_ids(problem))
        summary += ' ' + id;
    BOOST_TEST(summary == sample.problem);
}

BOOST_DATA_TEST_CASE(a_line_that_is_no_card_is_a_problem_and_kept_in_the_notes,
                     data::make({"4", "4 x", "x4", "qqqqqqqq", "()", "…"}))
{
    const ImportedDeck imported = read(std::string("2 B01-006\n") + sample + "\n2 B01-016\n");
    BOOST_TEST(test::listed(imported.deck.cards) == "2 B01-006\n2 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 malformed ") + sample + '\n');
    BOOST_TEST(imported.deck.notes == std::string(sample) + '\n');
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_DATA_TEST_CASE(a_line_with_an_impossible_count_says_so_and_is_kept_in_the_notes,
                     data::make({"0 B01-003", "-1 B01-003", "−1 B01-003", "+1 B01-003",
                                 "1.5 B01-003", "10000 B01-003", "1000000000000 B01-003",
                                 "99999999999999999999 B01-003", "B01-003 x0", "B01-003 x-1",
                                 "B01-003 10000", "B01-003 x1.5", "x0 B01-003", "1,000 B01-003",
                                 "0枚 アリティアの王子 マルス"}))
{
    const ImportedDeck imported = read(std::string("2 B01-006\n") + sample + "\n2 B01-016\n");
    BOOST_TEST(test::listed(imported.deck.cards) == "2 B01-006\n2 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 bad-count ") + sample + '\n');
    BOOST_TEST(imported.deck.notes == std::string(sample) + '\n');
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_AUTO_TEST_CASE(copies_of_one_printing_add_up_in_the_first_place)
{
    BOOST_TEST(test::listed(
                   read("1 B01-003\n2 B01-006\n3 Marth: Altean Prince\n1 B01-003ST").deck.cards) ==
               "4 B01-003\n2 B01-006\n1 B01-003ST\n");
}

BOOST_AUTO_TEST_CASE(more_copies_than_an_entry_can_hold_are_a_problem)
{
    const ImportedDeck imported = read("9999 B01-003\n1 B01-003");
    BOOST_TEST(test::listed(imported.deck.cards) == "9999 B01-003\n");
    BOOST_TEST(test::listed(imported.problems) == "2 bad-count 1 B01-003\n");
    BOOST_TEST(imported.cards_in == 10'000);
}

BOOST_DATA_TEST_CASE(two_cards_on_one_line_are_ambiguous,
                     data::make({"2 B01-003 B01-006", "2 B01-003, B01-006", "2 B01-003 & B01-006",
                                 "2 B01-006 (B01-003)", "2 B01-003 2 B01-006",
                                 "2 B01-003 no name of any card B01-006"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_REQUIRE(imported.problems.size() == 1U);
    BOOST_TEST((imported.problems.front().reason == ImportProblem::Reason::Ambiguous));
    std::vector<std::string> suggested = test::suggested_ids(imported.problems.front());
    std::ranges::sort(suggested);
    BOOST_TEST(suggested == (std::vector<std::string>{"B01-003", "B01-006"}));
}

BOOST_AUTO_TEST_CASE(the_head_gives_what_a_deck_has_beside_its_cards)
{
    const Deck deck = read("# Name: Altea: the first\n// author: Someone\n# Format: standard\n"
                           "# Tag: red\n# Tag: fast\n# Alternative: B01-006\n"
                           "# Notes: One.\n# Notes:\n# Notes:  Three.\n1 B01-003\n")
                          .deck;
    BOOST_TEST(deck.name == "Altea: the first");
    BOOST_TEST(deck.author == "Someone");
    BOOST_TEST(deck.format == "standard");
    BOOST_TEST(deck.tags == (std::vector<std::string>{"red", "fast"}));
    BOOST_TEST(deck.alternatives == std::vector<std::string>{"B01-006"});
    BOOST_TEST(deck.notes == "One.\n\n Three.");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_name_has_its_files)
{
    BOOST_TEST(read("1 B01-003", "some/folder/Red Dawn.txt").deck.name == "Red Dawn");
    BOOST_TEST(read("1 B01-003", "-").deck.name == "");
}

BOOST_AUTO_TEST_CASE(comments_stay_with_the_card_that_follows)
{
    const Deck deck =
        read("# first\n1 B01-003\n\n// second\n# Name: third\n2 B01-006\n# last\n").deck;
    BOOST_TEST(deck.cards[0].comments == std::vector<std::string>{"# first"});
    BOOST_TEST(deck.cards[1].comments ==
               (std::vector<std::string>{"", "# second", "# Name: third"}));
    BOOST_TEST(deck.memory.last_comments == std::vector<std::string>{"# last"});
    BOOST_TEST(deck.name == "Altea");
}

BOOST_AUTO_TEST_CASE(line_ends_and_a_byte_order_mark_do_not_matter)
{
    BOOST_TEST(test::listed(read("\xEF\xBB\xBFMC:\r\n1 B01-003\r\n\r\n2 B01-006").deck.cards) ==
               "1 B01-003\n2 B01-006\n");
}

BOOST_DATA_TEST_CASE(
    a_list_of_counted_cards_is_recognised,
    data::make({"4 Marth", "Protagonist:\n1 Marth\n", "# Name: x\n\nCards:\n4 B01-003",
                "B01-003 x4\nsome prose\n2 B01-006", "アリティアの王子 マルス 4枚"}))
{
    BOOST_TEST(is_text_deck(sample));
}

BOOST_DATA_TEST_CASE(other_texts_are_not_recognised,
                     data::make({"", "\n", "Some prose, without any counts.", "# 4 Marth",
                                 "47\n52\n", "{}", "kizuna: 1\nname: x\ncards:\n  B01-003: 4\n",
                                 "4 Marth\n\x01", "Cards:\n"}))
{
    BOOST_TEST(!is_text_deck(sample));
}

const test::RefusedText bad_files[] = {
    {"empty", "", FaultKind::Empty, 0, 0},
    {"blank", " \r\n\n", FaultKind::Empty, 0, 0},
    {"not UTF-8", "4 Marth\n4 マ\xE3\x83", FaultKind::NotUtf8, 2, 4},
    {"binary", std::string("4 Marth\0", 8), FaultKind::ControlCharacter, 1, 8},
    {"too long", std::string(200'002, '\n'), FaultKind::FileTooLarge, 100'001, 0},
    {"too large", std::string(max_foreign_deck_bytes + 1, '4'), FaultKind::FileTooLarge, 0, 0},
};
BOOST_DATA_TEST_CASE(a_file_that_cannot_be_used_says_why_and_where, data::make(bad_files))
{
    test::check_refused(read(sample.text, "bad.txt"), sample, "bad.txt");
}

BOOST_AUTO_TEST_CASE(thousands_of_lines_of_garbage_are_all_accounted_for)
{
    std::string text;
    for (int line = 0; line < 5'000; ++line)
        text += "2 Qwert Zuiop Asdfg " + std::to_string(line) + "th of Nowhere\n";
    const ImportedDeck imported = read(text);
    BOOST_TEST(imported.deck.cards.size() == 5'000U);
    BOOST_TEST(imported.problems.size() == 5'000U);
    BOOST_TEST(imported.cards_in == 10'000);
}

BOOST_AUTO_TEST_CASE(reading_keeps_what_to_search_by_and_searches_for_nothing)
{
    const ImportProblem problem = read("2 Marht: Altean Prince").problems.at(0);
    BOOST_TEST(problem.cards.empty());
    BOOST_TEST(problem.wanted == "Marht: Altean Prince");
}

BOOST_AUTO_TEST_CASE(one_endless_line_is_accounted_for)
{
    for (const char* part : {"(", "[", "4 ", "x", "#", " #", ": ", "枚", "B01-003 "}) {
        std::string text;
        while (text.size() < 200'000)
            text += part;
        const ImportedDeck imported = read("q" + text);
        BOOST_TEST(imported.deck.cards.size() + imported.problems.size() > 0U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
