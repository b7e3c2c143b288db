#include "cli/run.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(propose_command)

BOOST_AUTO_TEST_CASE(a_proposal_tells_each_card_with_its_reason)
{
    const Run answer = run({"propose", "Lissa"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Lissa and companions (50 cards)"));
    BOOST_TEST(answer.says("Cost 1: 20 (aim 20)."));
    BOOST_TEST(answer.says("Leads the deck."));
    BOOST_TEST(answer.says("Class change for 2."));
}

BOOST_AUTO_TEST_CASE(reasons_are_in_the_user_s_language)
{
    BOOST_TEST(run({"propose", "リズ", "--lang", "ja"}).says("このデッキの主人公です。"));
    BOOST_TEST(run({"propose", "Lissa", "--lang", "it"}).says("Guida il mazzo."));
}

BOOST_AUTO_TEST_CASE(the_json_has_the_reasons_as_words_for_programs)
{
    const JsonDocument proposal = run({"propose", "Lissa", "--seed", "3", "--json"}).json();
    const std::vector<std::string> promised = {"legal",   "unit",  "format", "seed", "protagonist",
                                               "symbols", "curve", "aim",    "lines"};
    BOOST_TEST(keys_of(proposal) == promised, boost::test_tools::per_element());
    BOOST_TEST(proposal["seed"] == 3);
    BOOST_TEST(proposal["symbols"].dump() == R"(["mark-of-naga"])");
    BOOST_TEST(proposal["aim"].dump() == R"({"1":20,"2":2,"3":16,"4+":12})");
    const JsonDocument& lead = proposal["lines"][0];
    const std::vector<std::string> of_line = {"card", "copies", "unit", "title", "cost", "part",
                                              "tie",  "sets",   "from", "count", "why"};
    BOOST_TEST(keys_of(lead) == of_line, boost::test_tools::per_element());
    BOOST_TEST(lead["card"] == proposal["protagonist"]);
    BOOST_TEST(lead["part"] == "protagonist");
    BOOST_TEST(lead["from"].is_null());
    BOOST_TEST(proposal["lines"][1]["from"] == lead["card"]);
}

BOOST_AUTO_TEST_CASE(the_written_deck_is_legal_in_its_format)
{
    ScratchFolder folder;
    const std::string file = (folder.path / "ike.kizuna.yaml").string();
    BOOST_TEST(run({"propose", "Ike", "--format", "standard", "-o", file}).code == 0);
    const JsonDocument checked = run({"check", "--json", file}).json()["decks"][0];
    BOOST_TEST(checked["legal"] == true);
    BOOST_TEST(checked["format"] == "standard");
    BOOST_TEST(checked["name"] == "Ike and companions");
}

BOOST_AUTO_TEST_CASE(the_deck_alone_goes_to_standard_output)
{
    const Run answer = run({"propose", "Ike", "-o", "-"});
    BOOST_TEST(answer.out.starts_with("kizuna: 1\n"));
    BOOST_TEST(answer.warns("Leads the deck."));
    BOOST_TEST(run({"check", "-"}, answer.out).code == 0);
}

BOOST_AUTO_TEST_CASE(a_card_of_cost_1_leads_where_it_is_named)
{
    BOOST_TEST(run({"propose", "B01-003", "--json"}).json()["protagonist"] == "B01-003");
    BOOST_TEST(run({"propose", "Altean Prince", "--json"}).json()["protagonist"] == "B01-003");
}

BOOST_AUTO_TEST_CASE(a_name_of_several_units_is_answered_with_them)
{
    const Run answer = run({"propose", "Robin"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("Robin (Male)"));
    BOOST_TEST(answer.warns("Robin (Female)"));
    BOOST_TEST(run({"propose", "Claude"}).code == 0);
}

BOOST_AUTO_TEST_CASE(an_unknown_unit_is_answered_with_the_nearest)
{
    const JsonDocument error = run({"propose", "Lisssa", "--json"}).json()["error"];
    BOOST_TEST(error["suggestions"][0] == "Lissa");
    BOOST_TEST(run({"propose", "Lisssa"}).code == 2);
}

BOOST_AUTO_TEST_CASE(a_unit_that_cannot_lead_is_refused_with_the_reason)
{
    const Run answer = run({"propose", "Feh"});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.says("Feh has no card of cost 1"));
    const JsonDocument json = run({"propose", "Feh", "--json"}).json();
    BOOST_TEST(json["legal"] == false);
    BOOST_TEST(json["refused"] == "no-cost-one");
}

BOOST_AUTO_TEST_CASE(a_format_there_is_not_is_refused)
{
    BOOST_TEST(run({"propose", "Ike", "--format", "nothing"}).code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
