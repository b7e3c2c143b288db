#include "cli/run.h"

#include "outside_program.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

constexpr const char* printed_deck = "bundled:altean-vanguard";

} // namespace

BOOST_AUTO_TEST_SUITE(print_command)

BOOST_AUTO_TEST_CASE(the_recipe_is_printed_unless_another_sheet_is_asked_for)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.pdf").string();
    const Run answer = run({"print", printed_deck, "-o", out});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("deck.pdf: 1 page"));
    BOOST_TEST(file_text(out).starts_with("%PDF-"));
    BOOST_TEST(output_of("pdftotext " + out + " -").find("Deck recipe") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.pdf").string();
    const JsonDocument document =
        run({"print", "--json", printed_deck, "--sheet", "proxies", "--paper", "letter", "-o", out})
            .json();
    const std::vector<std::string> promised = {"in",    "out",     "sheet",   "paper",
                                               "pages", "proxies", "too_long"};
    BOOST_TEST(keys_of(document) == promised, boost::test_tools::per_element());
    BOOST_TEST(document["pages"] == 6);
    BOOST_TEST(document["proxies"] == 50);
    BOOST_TEST(document["paper"] == "letter");
}

BOOST_AUTO_TEST_CASE(one_of_each_card_may_be_printed)
{
    const ScratchFolder folder;
    const JsonDocument document =
        run({"print", "--json", printed_deck, "--sheet", "proxies", "--copies", "one-each", "-o",
             (folder / "deck.pdf").string()})
            .json();
    BOOST_TEST(document["proxies"] == 23);
}

BOOST_AUTO_TEST_CASE(html_is_written_where_the_name_of_the_file_ends_so)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.html").string();
    BOOST_TEST(
        run({"print", printed_deck, "--sheet", "registration", "--player", "Anna", "-o", out})
            .code == 0);
    BOOST_TEST(file_text(out).find("Anna") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(names_may_be_in_another_language_than_the_words)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.html").string();
    BOOST_TEST(run({"print", printed_deck, "--language", "ja", "-o", out}).code == 0);
    BOOST_TEST(file_text(out).find("アリティアの王子") != std::string::npos);
    BOOST_TEST(file_text(out).find("Deck recipe") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_standard_output_gets_the_file_alone)
{
    const Run answer = run({"print", printed_deck, "-o", "-"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out.starts_with("%PDF-"));
    BOOST_TEST(answer.out.ends_with("%%EOF\n"));
}

BOOST_AUTO_TEST_CASE(what_there_is_not_is_refused)
{
    for (const std::vector<std::string>& wrong :
         {std::vector<std::string>{"-o", "deck.doc"}, std::vector<std::string>{},
          std::vector<std::string>{"-o", "deck.pdf", "--sheet", "poster"},
          std::vector<std::string>{"-o", "deck.pdf", "--paper", "a3"},
          std::vector<std::string>{"-o", "deck.pdf", "--language", "fr"},
          std::vector<std::string>{"-o", "deck.pdf", "--copies", "two"},
          std::vector<std::string>{"-o", "deck.pdf", "--pictures", "/no/such/folder"}}) {
        std::vector<std::string> arguments{"print", printed_deck};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        BOOST_TEST(run(arguments).code == 2);
    }
}

BOOST_AUTO_TEST_CASE(a_file_of_this_name_is_kept_where_the_deck_cannot_be_read)
{
    const ScratchFolder folder;
    const std::string out = folder.write("deck.pdf", "before").string();
    BOOST_TEST(run({"print", (folder / "nowhere.dek").string(), "-o", out}).code == 2);
    BOOST_TEST(file_text(out) == "before");
}

BOOST_AUTO_TEST_SUITE_END()
