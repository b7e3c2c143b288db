#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <rapidcheck.h>

#include <regex>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_text_lines)

namespace {

ImportedDeck read(std::string_view text)
{
    return read_text_deck(text, "Altea.txt", test::shipped_tools());
}

} // namespace

/// Headings as the form's description has them, told apart another way than the reader does it.
bool is_described_heading(const std::string& line)
{
    static const std::regex heading(
        R"([-+*()\[\]=:\s]*(protagonist|main character|mc|cards|deck|main|main deck|maybe|side|)"
        R"(sideboard|s[-\s]*b)([-+*()\[\]=:\s]+\d+( cards)?)?[-+*()\[\]=:\s]*)",
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
        // Together they say the same as each alone, wherever each goes; but for the first, which
        // may be the deck's name.
        const auto told = [](const ImportedDeck& imported) { return imported.problems.size(); };
        std::size_t told_alone = 0;
        for (const std::string& line : others)
            told_alone += told(read(line));
        const ImportedDeck together = read(text);
        RC_ASSERT(told(together) + (together.deck.name.empty() ? 0 : 1) >= told_alone);
    }));
}

BOOST_DATA_TEST_CASE(a_count_is_understood_in_every_usual_way,
                     data::make({"4 アリティアの王子 マルス",
                                 "４　アリティアの王子　マルス",
                                 "(4) アリティアの王子 マルス",
                                 "（４）アリティアの王子 マルス",
                                 "[4] アリティアの王子 マルス",
                                 "【4】アリティアの王子 マルス",
                                 "④アリティアの王子 マルス",
                                 "④ アリティアの王子 マルス",
                                 "❹ アリティアの王子 マルス",
                                 "四枚 アリティアの王子 マルス",
                                 "四枚アリティアの王子 マルス",
                                 "４枚：アリティアの王子 マルス",
                                 "4: アリティアの王子 マルス",
                                 "4) アリティアの王子 マルス",
                                 "４）アリティアの王子 マルス",
                                 "アリティアの王子 マルス (4)",
                                 "アリティアの王子 マルス（４）",
                                 "アリティアの王子 マルス（４枚）",
                                 "アリティアの王子 マルス(x4)",
                                 "アリティアの王子 マルス [4]",
                                 "アリティアの王子 マルス【４】",
                                 "アリティアの王子 マルス:4",
                                 "アリティアの王子 マルス：４",
                                 "アリティアの王子 マルス：4枚",
                                 "アリティアの王子 マルス④",
                                 "アリティアの王子 マルス ④",
                                 "アリティアの王子 マルス四枚",
                                 "アリティアの王子 マルス 四枚",
                                 "アリティアの王子 マルス ×4",
                                 "アリティアの王子 マルス×④",
                                 "アリティアの王子 マルス 4)",
                                 "アリティアの王子 マルス ４）",
                                 "アリティアの王子 マルス 4枚）",
                                 "アリティアの王子 マルス :4",
                                 "アリティアの王子 マルス＊4",
                                 "アリティアの王子 マルス ＊４",
                                 "＊4 アリティアの王子 マルス",
                                 "4＊アリティアの王子 マルス",
                                 "：4 アリティアの王子 マルス",
                                 "B01-003*4",
                                 "B01-003 4)",
                                 "*4 B01-003",
                                 ":4 B01-003",
                                 "B01-003:4",
                                 "B01-003 (4)",
                                 "B01-003④",
                                 "Marth: Altean Prince: 4",
                                 "Marth: Altean Prince (4)",
                                 "4) Marth: Altean Prince"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n");
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_DATA_TEST_CASE(a_misspelt_name_keeps_its_count,
                     data::make({"Marth: Altean Prins (4)", "Marth: Altean Prins: 4",
                                 "(4) Marth: Altean Prins", "④ Marth: Altean Prins",
                                 "四枚 Marth: Altean Prins", "4) Marth: Altean Prins",
                                 "Marth: Altean Prins [4]"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_TEST(test::listed(imported.deck.cards) == "4 Marth: Altean Prins\n");
    BOOST_TEST(imported.problems.size() == 1U);
}

BOOST_DATA_TEST_CASE(counts_in_japanese_words_are_numbers,
                     data::make({"一枚", "二枚", "三枚", "九枚", "十枚", "十二枚", "二十枚"}) ^
                         data::make({1, 2, 3, 9, 10, 12, 20}),
                     words, copies)
{
    BOOST_TEST(test::listed(read(std::string("B01-003 ") + words).deck.cards) ==
               std::to_string(copies) + " B01-003\n");
}

BOOST_DATA_TEST_CASE(the_sum_of_a_list_is_no_card,
                     data::make({"合計 50枚", "合計：50", "計50枚", "Total: 50", "Total 50",
                                 "50 total", "総枚数 50", "Totale: 50"}))
{
    const ImportedDeck imported = read(std::string("4 B01-003\n") + sample);
    BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 not-carried ") + sample + '\n');
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_AUTO_TEST_CASE(the_numbers_of_the_lines_are_no_counts)
{
    for (const char* sign : {")", "."}) {
        const std::string s(sign);
        const ImportedDeck imported = read("Deck:\n1" + s + " B01-003 x4\n2" + s + " B01-006\n3" +
                                           s + " Marth: Savior of His Realm (3)\n");
        BOOST_TEST(test::listed(imported.problems) == "");
        BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n1 B01-006\n3 B01-001\n");
    }
    // These are counts, for they do not count up.
    BOOST_TEST(test::listed(read("4) B01-003\n4) B01-006\n1) B01-001\n").deck.cards) ==
               "4 B01-003\n4 B01-006\n1 B01-001\n");
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

struct RemarkedLine {
    std::string line;
    std::string comment;
};
std::ostream& operator<<(std::ostream& out, const RemarkedLine& line)
{
    return out << line.line;
}

BOOST_DATA_TEST_CASE(a_remark_behind_a_card_stays_above_it,
                     data::make(std::vector<RemarkedLine>{
                         {"4 B01-003 # good", "# good"},
                         {"4 B01-003 - good card", "# good card"},
                         {"4 B01-003 (keep two in hand)", "# (keep two in hand)"},
                         {"4 B01-003 *F*", "# *F*"},
                         {"4 B01-003 4 B01-003", "# 4 B01-003"},
                         {"4 アリティアの王子 マルス（強い）", "# (強い)"},
                         {"4 アリティアの王子 マルス ※強い", "# 強い"}}))
{
    const ImportedDeck imported = read(sample.line);
    BOOST_REQUIRE(imported.deck.cards.size() == 1u);
    BOOST_TEST(imported.deck.cards.front().code == "B01-003");
    BOOST_TEST(imported.deck.cards.front().comments == std::vector{sample.comment},
               boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(what_only_names_the_card_is_no_remark,
                     data::make({"4 B01-003", "4 B01-003 Marth", "4 B01-003 Marth: Altean Prins",
                                 "4 Marth: Altean Prince (B01-003)", "4 アリティアの王子 マルス",
                                 "4 b1-3 アリティアの王子"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_REQUIRE(imported.deck.cards.size() == 1u);
    BOOST_TEST(imported.deck.cards.front().comments.empty());
}

BOOST_DATA_TEST_CASE(counts_stand_behind_many_signs,
                     data::make({"アリティアの王子 マルス✕4", "B01-003／4", "B01-003…4",
                                 "B01-003 →4", "B01-003 ４枚採用", "B01-003 各4",
                                 "マルス（アリティアの王子）４", "SR アリティアの王子 マルス x 4",
                                 "B01-003 4 (必須)"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_REQUIRE(imported.deck.cards.size() == 1u);
    BOOST_TEST(imported.deck.cards.front().code == "B01-003");
    BOOST_TEST(imported.deck.cards.front().copies == 4);
}

BOOST_DATA_TEST_CASE(the_end_of_a_code_is_no_count,
                     data::make({"Marth (B01)003", "S01-001/B01-002", "B01-003"}))
{
    const ImportedDeck imported = read(sample);
    BOOST_REQUIRE(imported.deck.cards.size() == 1u);
    BOOST_TEST(imported.deck.cards.front().copies == 1);
}

struct MarkedLine {
    std::string line;
    std::string printing;
};
std::ostream& operator<<(std::ostream& out, const MarkedLine& line)
{
    return out << line.line;
}

BOOST_DATA_TEST_CASE(a_mark_behind_a_name_tells_the_printing,
                     data::make(std::vector<MarkedLine>{
                         {"3 Marth, Savior of His Realm+", "B01-001SR+"},
                         {"2 Marth: Altean Prince (P)", "P01-003PR"},
                         {"2 Marth: Altean Prince (Protagonist)", "B01-003"},
                         {"4 アリティアの王子 マルス＋", "B01-003ST+"}}))
{
    const ImportedDeck imported = read(sample.line);
    BOOST_REQUIRE(imported.deck.cards.size() == 1u);
    BOOST_TEST(imported.deck.cards.front().code == sample.printing);
}

BOOST_AUTO_TEST_SUITE_END()
