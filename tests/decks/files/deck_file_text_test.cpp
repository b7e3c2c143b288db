#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <regex>
#include <set>

// Long because: every form in which people type a line is a row of a table.

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_text)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "Altea.txt")
{
    return read_text_deck(text, file, test::shipped_tools());
}

WrittenDeck written(const Deck& deck)
{
    return write_text_deck(deck, test::shipped_tools());
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
    {"2 Marht: Altean Prince", "2 Marht: Altean Prince", "unknown B01-003 B15-002"},
    {"Marht: Altean Prince", "1 Marht: Altean Prince", "unknown B01-003 B15-002"},
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
    for (const std::string& id : problem.suggestions)
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
                                 "B01-003 10000", "B01-003 x1.5", "x0 B01-003", "1. B01-003",
                                 "1,000 B01-003", "0枚 アリティアの王子 マルス"}))
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

BOOST_DATA_TEST_CASE(a_heading_sets_the_protagonist,
                     data::make({"Protagonist:", "PROTAGONIST", "Main character:", "MC:", "MC",
                                 "[MC] (1)", "主人公", "【主人公】", "主人公：",
                                 "Protagonista:", "== Protagonist ==", "Protagonist (1)"}))
{
    const ImportedDeck imported = read(std::string(sample) + "\n1 B01-003\nMain deck\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(imported.deck.alternatives.empty());
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n2 B01-006\n");
}

BOOST_DATA_TEST_CASE(a_prefix_sets_the_protagonist,
                     data::make({"Protagonist: 1 Marth: Altean Prince", "MC: B01-003",
                                 "主人公：アリティアの王子 マルス",
                                 "主人公: 1 アリティアの王子 マルス",
                                 "Protagonista: Marth: Altean Prince x1"}))
{
    const ImportedDeck imported = read(std::string(sample) + "\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n2 B01-006\n");
}

BOOST_AUTO_TEST_CASE(cards_under_the_protagonists_heading_count_with_the_others)
{
    const ImportedDeck imported = read("Protagonist:\n1 B01-003\n\nCards:\n3 B01-003\n");
    BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n");
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_AUTO_TEST_CASE(a_blank_line_ends_the_protagonists_section)
{
    const Deck deck = read("MC:\n\n1 B01-003\n\n2 B01-006\n").deck;
    BOOST_TEST(deck.protagonist == "B01-003");
    BOOST_TEST(deck.alternatives.empty());
}

BOOST_AUTO_TEST_CASE(an_unknown_protagonist_is_designated_by_its_text)
{
    BOOST_TEST(read("MC: Nobody at All\n").deck.protagonist == "Nobody at All");
}

BOOST_DATA_TEST_CASE(a_heading_starts_the_deck,
                     data::make({"Main deck", "Main Deck:", "[Cards] (49)", "Deck (49)",
                                 "Main deck: 49 cards", "メインデッキ", "メインデッキ（49枚）",
                                 "デッキ", "Mazzo principale", "Carte:"}))
{
    const ImportedDeck imported =
        read("Maybe:\n1 B01-016\n" + std::string(sample) + "\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(test::listed(imported.deck.cards) == "2 B01-006\n");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
}

BOOST_DATA_TEST_CASE(a_heading_starts_the_maybe_pile,
                     data::make({"Maybe:", "Maybeboard", "Sideboard:", "[Sideboard]", "候補",
                                 "サイドボード", "Side", "Forse:"}))
{
    const ImportedDeck imported = read("2 B01-006\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
    BOOST_TEST(imported.cards_in == 2);
}

BOOST_AUTO_TEST_CASE(a_line_can_say_that_it_is_a_maybe)
{
    BOOST_TEST(test::listed(read("2 B01-006\nSB: 1 B01-016\n1 B01-001").deck.maybe) ==
               "1 B01-016\n");
}

BOOST_DATA_TEST_CASE(codes_alone_are_no_heading,
                     data::make({"S01-001/B01-002", "S01-001 (B01-001)", "S01-001, B01-002",
                                 "SB01-003", "(S)(B)", "MC/B01-002", "S-001 B-002", "SB: S/B",
                                 "S01-001 & B01-002", "M,C", "MC: ?/?"}))
{
    const ImportedDeck imported = read("2 B01-006\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(imported.problems.size() == 1U);
    BOOST_TEST(imported.deck.cards.back().code == "B01-016");
}

BOOST_DATA_TEST_CASE(two_cards_on_one_line_are_ambiguous,
                     data::make({"2 B01-003 B01-006", "2 B01-003, B01-006", "2 B01-003 & B01-006",
                                 "2 B01-006 (B01-003)", "2 B01-003 2 B01-006",
                                 "2 B01-003 no name of any card B01-006"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_REQUIRE(imported.problems.size() == 1U);
    BOOST_TEST((imported.problems.front().reason == ImportProblem::Reason::Ambiguous));
    std::vector<std::string> suggested = imported.problems.front().suggestions;
    std::ranges::sort(suggested);
    BOOST_TEST(suggested == (std::vector<std::string>{"B01-003", "B01-006"}));
}

/// Headings as the form's description has them, told apart another way than the reader does it.
bool is_described_heading(const std::string& line)
{
    static const std::regex heading(
        R"([-+*()\[\]=:\s]*(protagonist|main character|mc|cards|deck|main|main deck|maybe|side|)"
        R"(sideboard|sb)([-+*()\[\]=:\s]+\d+( cards)?)?[-+*()\[\]=:\s]*)",
        std::regex::icase);
    return std::regex_match(line, heading);
}

/// A line of codes, words, counts and signs as careless hands put them together.
std::string any_line()
{
    const auto part = rc::gen::element<std::string>(
        "B01-003", "S01-001", "B01-002", "X99-001", "SB", "MC", "Main deck", "Side", "S", "B", "/",
        ", ", " (", ")", " ", ":", "4", "12 cards", "Marth: Altean Prince", "#", "//", "x", "* ",
        "=", "- ", "[", "]", "qqqq", "???", "+");
    std::string line;
    for (int parts = *rc::gen::inRange(1, 6); parts > 0; --parts)
        line += *part;
    return line;
}

BOOST_AUTO_TEST_CASE(every_line_is_a_card_line_a_heading_a_comment_or_told)
{
    BOOST_TEST(rc::check([] {
        std::string text;
        std::vector<std::string> others; // neither blank nor a comment
        for (int count = *rc::gen::inRange(1, 12); count > 0; --count) {
            const std::string line = any_line();
            text += line + '\n';
            const std::size_t begin = line.find_first_not_of(' ');
            if (begin != std::string::npos && line[begin] != '#' && line.substr(begin, 2) != "//")
                others.push_back(line);
        }
        RC_PRE(!others.empty());
        RC_LOG() << text;
        for (const std::string& line : others) {
            const ImportedDeck alone = read(line);
            const bool is_card = !alone.deck.cards.empty() || !alone.deck.maybe.empty();
            RC_LOG() << line << '\n';
            RC_ASSERT(is_card || !alone.problems.empty() || is_described_heading(line));
        }
        // Together they say the same as each alone, wherever each goes.
        const auto told = [](const ImportedDeck& imported) { return imported.problems.size(); };
        std::size_t told_alone = 0;
        for (const std::string& line : others)
            told_alone += told(read(line));
        RC_ASSERT(told(read(text)) >= told_alone);
    }));
}

BOOST_AUTO_TEST_CASE(a_line_with_the_codes_of_two_cards_is_always_told)
{
    BOOST_TEST(rc::check([] {
        const std::string between = *rc::gen::element<std::string>(
            " ", "/", ", ", " / ", ";", " (", " [", " + ", " & ", ",", "\t", " x ", " or ");
        const std::string before = *rc::gen::element<std::string>("", "4 ", "- ", "MC: ", "* 2x ");
        const std::string line = before + "B01-003" + between + "B01-006" +
                                 (between == " ("   ? ")"
                                  : between == " [" ? "]"
                                                    : "");
        RC_LOG() << line;
        RC_ASSERT(!read(line).problems.empty());
    }));
}

BOOST_DATA_TEST_CASE(a_heading_of_the_players_own_is_reported_and_changes_nothing,
                     data::make({"Fliers:", "[Fliers]", "Fliers (12)", "== Fliers ==", "■ Fliers"}))
{
    const ImportedDeck imported = read("Maybe:\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 not-carried ") + sample + '\n');
}

BOOST_AUTO_TEST_CASE(a_heading_of_the_players_own_ends_the_protagonists_section)
{
    BOOST_TEST(read("MC:\n1 B01-003\nFliers:\n2 B01-006\n").deck.alternatives.empty());
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

BOOST_AUTO_TEST_CASE(the_written_form_is_exact)
{
    Deck deck;
    deck.name = "Altea";
    deck.protagonist = "B01-003";
    deck.cards = {{"B01-006", 2, {"# wings"}}, {"B01-003ST", 2}, {"Someone", 1}, {"B01-016R", 3}};
    deck.maybe = {{"B01-001", 1}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(out.text == "# Name: Altea\n"
                           "\n"
                           "Cards:\n"
                           "# wings\n"
                           "2 Caeda: Talys's Heart (B01-006)\n"
                           "\n"
                           "Protagonist:\n"
                           "2 Marth: Altean Prince (B01-003ST)\n"
                           "\n"
                           "Cards:\n"
                           "1 Someone\n"
                           "3 B01-016R\n"
                           "\n"
                           "Maybe:\n"
                           "1 Marth: Savior of His Realm (B01-001)\n");
    BOOST_TEST(test::listed(out.problems) == "");
    BOOST_TEST(out.cards_out == 8);
}

BOOST_AUTO_TEST_CASE(what_the_form_has_no_place_for_is_reported)
{
    Deck deck;
    deck.cards = {{"B01-006", 2}};
    deck.protagonist = "B01-003";
    deck.memory.sections = {{"colour", {"# kept"}, "colour: blue\n"}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(test::listed(out.problems) ==
               "0 not-carried colour: blue\n0 not-carried protagonist: B01-003\n");
    BOOST_TEST(out.text == "# kept\n\nCards:\n2 Caeda: Talys's Heart (B01-006)\n");
}

BOOST_DATA_TEST_CASE(an_unknown_entry_reads_back_as_it_is,
                     data::make({"x foo", "* bar", "x", "*", "×", "枚 foo", "foo x4", "4 foo", "MC",
                                 "Maybe: foo", "X99-001", "- foo", "x 4 x"}))
{
    Deck deck;
    deck.cards = {{sample, 3}};
    const WrittenDeck out = written(deck);
    BOOST_TEST(test::listed(out.problems) == "");
    const ImportedDeck back = read(out.text);
    BOOST_TEST(test::listed(back.deck.cards) == test::listed(deck.cards));
}

BOOST_DATA_TEST_CASE(an_unknown_entry_that_no_line_can_say_is_told,
                     data::make({"", " foo", "foo ", "foo\nbar", "foo\tbar", "ｆｏｏ",
                                 "Marth: Altean Prince", "B01-003 # the best"}))
{
    Deck deck;
    deck.cards = {{sample, 3}};
    BOOST_TEST(written(deck).problems.size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_can_be_written_and_read)
{
    const WrittenDeck out = written(Deck());
    BOOST_TEST(out.text == "Cards:\n");
    BOOST_TEST((read(out.text, "").deck == Deck()));
}

/// Decks of the library's cards and printings, known and unknown, with all that the form can carry.
Deck any_deck()
{
    const auto any_entries = [](std::size_t most) {
        const CardLibrary& library = test::shipped_library();
        std::vector<DeckEntry> entries;
        std::set<std::string> codes;
        const std::size_t wanted = *rc::gen::inRange<std::size_t>(0, most);
        for (std::size_t at = 0; at < wanted; ++at) {
            const Card& card =
                library.cards()[*rc::gen::inRange<std::size_t>(0, library.cards().size())];
            const int kind = *rc::gen::inRange(0, 60);
            const Printing& printing =
                card.printings[*rc::gen::inRange<std::size_t>(0, card.printings.size())];
            const std::string code = kind == 0   ? "Nobody of " + card.id
                                     : kind < 10 ? "Z99-" + std::to_string(at)
                                     : kind < 30 ? printing.code
                                                 : card.id;
            if (codes.insert(code).second)
                entries.push_back({code, *rc::gen::inRange(1, 10000)});
            if (!entries.empty() && *rc::gen::inRange(0, 5) == 0)
                entries.back().comments = *rc::gen::arbitrary<bool>()
                                              ? std::vector<std::string>{"# one", "#two"}
                                              : std::vector<std::string>{"", "# part", ""};
        }
        return entries;
    };
    Deck deck;
    deck.cards = any_entries(20);
    deck.maybe = any_entries(4);
    if (!deck.cards.empty() && *rc::gen::arbitrary<bool>()) {
        const std::string& code =
            deck.cards[*rc::gen::inRange<std::size_t>(0, deck.cards.size())].code;
        const Card* card = test::shipped_library().find(code).card;
        deck.protagonist = card ? card->id : code;
    }
    deck.name = *rc::gen::element<std::string>("A", "B: c", "マルス");
    deck.author = *rc::gen::element<std::string>("", "Someone");
    deck.format = *rc::gen::element<std::string>("unlimited", "standard");
    deck.notes = *rc::gen::element<std::string>("", "a", "a\n", "\na\n\n  b", "# Name: x");
    if (*rc::gen::arbitrary<bool>())
        deck.tags = {"red", "a, b"};
    if (*rc::gen::arbitrary<bool>())
        deck.alternatives = {"B01-006"};
    return deck;
}

BOOST_AUTO_TEST_CASE(what_is_written_reads_back_as_the_same_deck)
{
    BOOST_TEST(rc::check([] {
        const Deck deck = any_deck();
        const WrittenDeck out = written(deck);
        RC_LOG() << out.text;
        RC_ASSERT(out.problems.empty());
        const ImportedDeck back = read(out.text);
        RC_ASSERT(test::listed(back.deck.cards) == test::listed(deck.cards));
        RC_ASSERT(back.deck == deck);
        RC_ASSERT(back.cards_in == out.cards_out);
        RC_ASSERT(written(back.deck).text == out.text);
    }));
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

BOOST_AUTO_TEST_CASE(without_guesses_an_unknown_line_has_no_suggestions_by_likeness)
{
    DeckFileTools tools = test::shipped_tools();
    tools.guesses = 0;
    BOOST_TEST(test::listed(read_text_deck("2 Marht: Altean Prince", "", tools).problems) ==
               "1 unknown 2 Marht: Altean Prince\n");
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
