#include "cli/run.h"

#include "outside_program.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

constexpr const char* coded_deck = "bundled:altean-vanguard";

std::string code_of_deck()
{
    return run({"convert", coded_deck, "-", "--to", "code", "--quiet"}).out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(qr_command)

BOOST_AUTO_TEST_CASE(a_picture_of_it_is_read_back_as_the_link)
{
    const ScratchFolder folder;
    const auto file = folder / "deck.png";
    const Run answer = run({"qr", coded_deck, "-o", file.string()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(read_qr_codes(file) == "kizuna:" + code_of_deck());
}

BOOST_AUTO_TEST_CASE(what_is_read_is_a_deck_again)
{
    const std::string link = run({"qr", "--json", coded_deck}).json()["link"];
    BOOST_TEST(run({"convert", "-", "-", "--to", "code", "--quiet"}, link).out == code_of_deck());
}

BOOST_AUTO_TEST_CASE(on_the_terminal_it_stands_over_its_link)
{
    const Run answer = run({"qr", coded_deck});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.out.starts_with("████"));
    BOOST_TEST(answer.out.ends_with("\nkizuna:" + code_of_deck()));
}

BOOST_AUTO_TEST_CASE(an_svg_is_written_where_the_name_of_the_file_ends_so)
{
    const ScratchFolder folder;
    const auto file = folder / "deck.svg";
    BOOST_TEST(run({"qr", coded_deck, "-o", file.string()}).code == 0);
    BOOST_TEST(file_text(file).find("<svg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.png").string();
    const std::vector<std::string> promised = {"in", "link", "modules", "out"};
    BOOST_TEST(keys_of(run({"qr", "--json", coded_deck, "-o", out}).json()) == promised,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_name_with_another_ending_is_refused)
{
    BOOST_TEST(run({"qr", coded_deck, "-o", "deck.gif"}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_deck_too_large_for_one_is_refused_and_the_way_round_is_told)
{
    std::string deck = "kizuna: 1\ncards:\n";
    for (int at = 0; at < 2000; ++at)
        deck +=
            "  " + shipped_catalogue().library.cards()[static_cast<std::size_t>(at)].id + ": 1\n";
    const Run answer = run({"qr", "-"}, deck);
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("--to code"));
}

BOOST_AUTO_TEST_SUITE_END()
