#include "cli/console/terminal_buffer.h"

#include "cli/console/text_layout.h"
#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(terminal_buffer)

namespace {

/// What comes out of a buffer for each of some texts, written one behind the other.
std::string passed_on(const std::vector<std::string>& texts, bool as_it_is = false)
{
    std::ostringstream out;
    TerminalBuffer buffer(out, &as_it_is);
    std::ostream terminal(&buffer);
    for (const std::string& text : texts)
        terminal << text;
    terminal << std::flush;
    return out.str();
}

/// A deck whose every text tries to command the terminal.
const std::string hostile_deck = "kizuna: 1\n"
                                 "name: \"\\e[2J\\e]0;owned\\a\\u202Edeck\\u200F\\u009B1m\"\n"
                                 "cards:\n"
                                 "  B01-003: 10\n"
                                 "  B01-006: 40\n"
                                 "  \"X99\\e[31m\\u200E\\u061C\": 1\n"
                                 "maybe:\n"
                                 "  \"Y\\u2066\\x7F\": 1\n";

bool commands_terminal(const std::string& text)
{
    for (const std::string_view sign :
         {"\x1b", "\a", "\x7f", "\u009b", "\u061c", "\u200e", "\u200f", "\u202e", "\u2066"}) {
        if (text.find(sign) != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

BOOST_AUTO_TEST_CASE(words_lines_and_tabs_pass_and_commands_do_not)
{
    BOOST_TEST(passed_on({"a\tb\nマルス è 😀"}) == "a\tb\nマルス è 😀");
    BOOST_TEST(passed_on({"a\x1b[31mb\rc"}) == "a\uFFFD[31mb\uFFFDc");
    BOOST_TEST(passed_on({"a\u200Eb\u009Bc\x80"}) == "a\uFFFDb\uFFFDc\uFFFD");
}

BOOST_AUTO_TEST_CASE(a_character_may_come_in_pieces)
{
    BOOST_TEST(passed_on({"\xE3\x83", "\x9E", "ル"}) == "マル");
    BOOST_TEST(passed_on({"\xE2\x80", "\x8E"}) == "\uFFFD");
    BOOST_TEST(passed_on({"a\xE3\x83"}) == "a\uFFFD");
}

BOOST_AUTO_TEST_CASE(the_marks_of_paint_become_escapes_and_nothing_else_does)
{
    BOOST_TEST(passed_on({Paint(true).good("a\x1b[2Jb")}) == "\x1b[32ma\uFFFD[2Jb\x1b[0m");
    BOOST_TEST(passed_on({std::string(paint_mark) + "2J"}) == "\uFFFD2J");
}

BOOST_AUTO_TEST_CASE(what_is_for_programs_passes_as_it_is)
{
    BOOST_TEST(passed_on({"a\x1b\u200Eb"}, true) == "a\x1b\u200Eb");
}

BOOST_DATA_TEST_CASE(no_text_of_a_file_commands_the_terminal,
                     boost::unit_test::data::make(
                         {"list DECK", "check DECK", "stats DECK", "odds DECK --want cost=1",
                          "support DECK", "tradeoff DECK", "keep DECK --want cost=1", "hand DECK",
                          "curve DECK --games 2", "diff DECK bundled:altean-vanguard",
                          "show X\x1b[31m\u200F", "search X\x1b[31m\u200F"}))
{
    const ScratchFolder folder;
    const std::string file = folder.write("hostile.kizuna.yaml", hostile_deck).string();
    std::vector<std::string> arguments = {"--protagonist", "B01-003"};
    std::istringstream words(sample);
    for (std::string word; words >> word;)
        arguments.push_back(word == "DECK" ? file : word);
    const Run answer = run(arguments);
    BOOST_TEST(answer.out + answer.err != "");
    BOOST_TEST(!commands_terminal(answer.out), answer.out);
    BOOST_TEST(!commands_terminal(answer.err), answer.err);
}

BOOST_AUTO_TEST_CASE(a_converted_deck_keeps_its_texts_on_stdout)
{
    const Run answer = run({"convert", "-", "-", "--to", "kizuna"},
                           "kizuna: 1\nname: \"a\u200Fb\"\ncards:\n  B01-003: 1\n");
    BOOST_TEST(answer.says("a\u200Fb"), answer.out);
}

BOOST_AUTO_TEST_SUITE_END()
