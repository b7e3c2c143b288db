#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(usage)

namespace {

const char* const commands[] = {"check", "fix",     "list",    "show",     "search",  "stats",
                                "hand",  "odds",    "support", "tradeoff", "keep",    "play",
                                "perft", "convert", "diff",    "library",  "formats", "decks",
                                "rules", "propose", "picture", "pictures", "qr",      "print",
                                "game",  "manual"};

} // namespace

BOOST_DATA_TEST_CASE(the_help_names_every_command, boost::unit_test::data::make(commands), command)
{
    const Run answer = run({"--help"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("\n  " + std::string(command) + " "));
}

BOOST_DATA_TEST_CASE(the_manual_says_of_each_command_what_it_does_in_every_language,
                     boost::unit_test::data::make(languages), language)
{
    const ScratchFolder folder;
    BOOST_TEST(run({"--lang", language, "manual", folder.path.string()}).code == 0);
    const Messages messages(find_program_folders().locales, language);
    const auto says = [&](const char* command, MessageKey what) {
        const std::string page =
            file_text(folder / ("man1/kizuna-cli-" + std::string(command) + ".1"));
        BOOST_TEST(page.find(" \\- " + messages.get(what) + "\n") != page.npos, command);
    };
    says("check", "cli.check"_msg);
    says("decks", "cli.decks"_msg);
    says("hand", "cli.hand"_msg);
}

BOOST_DATA_TEST_CASE(every_command_has_help_with_one_example_in_every_language,
                     boost::unit_test::data::make(commands) *
                         boost::unit_test::data::make(languages),
                     command, language)
{
    const Run answer = run({command, "--help", "--lang", language});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("\n  kizuna-cli " + std::string(command)));
    BOOST_TEST(answer.says("--json"));
    BOOST_TEST(answer.err == "");
}

BOOST_AUTO_TEST_CASE(help_is_in_the_users_language)
{
    BOOST_TEST(run({"check", "--help", "--lang", "ja"}).says("使い方：kizuna-cli check"));
    BOOST_TEST(run({"check", "--help", "--lang", "it"}).says("Uso: kizuna-cli check"));
}

BOOST_AUTO_TEST_CASE(the_language_is_that_of_the_environment_unless_an_option_says_otherwise)
{
    const Environment locale("LC_ALL", "it_IT.UTF-8");
    const Environment request("LANGUAGE", "");
    std::ostringstream out;
    std::ostringstream err;
    const char* const arguments[] = {"kizuna-cli", "--help"};
    run_command_line(2, arguments, {.out = out, .err = err});
    BOOST_TEST(out.str().find("Uso: ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_version_is_told)
{
    const Run answer = run({"--version"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out.starts_with("kizuna-cli "));
}

BOOST_AUTO_TEST_CASE(global_options_may_stand_before_or_after_the_command)
{
    BOOST_TEST(run({"--json", "library", "info"}).out == run({"library", "info", "--json"}).out);
}

BOOST_AUTO_TEST_CASE(an_unknown_command_is_answered_with_the_nearest)
{
    const Run answer = run({"--json", "chekc", "deck.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["suggestions"][0] == "check");
    BOOST_TEST(answer.warns("There is no command “chekc”."));
}

BOOST_AUTO_TEST_CASE(an_unknown_option_is_answered_with_the_nearest)
{
    const Run answer = run({"--json", "check", "--fromat", "all", "deck.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["suggestions"][0] == "--format");
}

BOOST_AUTO_TEST_CASE(a_missing_argument_is_named)
{
    const Run answer = run({"check"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("DECK is missing."));
    BOOST_TEST(answer.warns("kizuna-cli check --help"));
}

BOOST_AUTO_TEST_CASE(a_missing_command_is_told)
{
    BOOST_TEST(run({}).code == 2);
    BOOST_TEST(run({"library"}).code == 2);
}

BOOST_AUTO_TEST_CASE(an_option_without_its_value_is_named)
{
    const Run answer = run({"check", "deck.dek", "--format"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("--format needs a value"));
}

BOOST_AUTO_TEST_CASE(an_argument_too_many_is_named)
{
    const Run answer = run({"list", "one.dek", "two.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("“two.dek” is one argument too many"));
}

BOOST_AUTO_TEST_CASE(usage_errors_are_in_the_users_language)
{
    BOOST_TEST(run({"check", "--lang", "ja"}).warns("DECK の指定がありません。"));
    BOOST_TEST(run({"check", "--lang", "it"}).warns("Manca DECK."));
}

BOOST_AUTO_TEST_CASE(a_language_we_do_not_speak_is_refused)
{
    const Run answer = run({"--lang", "fr", "library", "info"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.out == "");
}

BOOST_AUTO_TEST_CASE(a_colour_choice_there_is_not_is_refused)
{
    BOOST_TEST(run({"--color", "blue", "library", "info"}).code == 2);
}

BOOST_AUTO_TEST_CASE(colours_are_for_terminals_unless_asked_for)
{
    const std::string escape = "\x1b[";
    BOOST_TEST(!run({"list", starter_file()}).says(escape));
    BOOST_TEST(run({"list", "--color", "always", starter_file()}).says(escape));
    BOOST_TEST(!run({"list", "--color", "never", starter_file()}).says(escape));
}

BOOST_AUTO_TEST_CASE(control_characters_of_an_argument_never_reach_the_terminal)
{
    const Run answer = run({"check", "\x1b[31mred.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(!answer.warns("\x1b"));
}

BOOST_AUTO_TEST_CASE(a_file_name_that_is_no_utf_8_still_gives_a_json_document)
{
    const Run answer = run({"check", "--json", "bad\xff.dek"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.json()["error"]["file"] == "bad\xef\xbf\xbd.dek");
}

BOOST_AUTO_TEST_CASE(a_word_that_is_also_a_command_is_searched_for)
{
    const Run answer = run({"search", "--json", "list"});
    BOOST_TEST(answer.json().contains("count"));
}

BOOST_AUTO_TEST_SUITE_END()
