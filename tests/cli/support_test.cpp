#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(support_command)

namespace {

constexpr double near = 1e-12;
const char* const bundled[] = {"bundled:altean-vanguard", "bundled:golden-deer"};

} // namespace

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_keys_and_distributions_add_up_to_1)
{
    const JsonDocument document = run({"support", bundled[1], "--json"}).json();
    BOOST_TEST(document["protagonist"] == "B18-034");
    BOOST_TEST(document["units"][0]["unit"] == "Claude");
    for (const JsonDocument& unit : document["units"]) {
        for (const char* const side : {"attack", "defence"}) {
            double sum = 0;
            for (const auto& item : unit[side]["distribution"].items())
                sum += item.value().get<double>();
            BOOST_TEST(std::abs(sum - 1) < near);
            BOOST_TEST(unit[side]["mean"].is_number());
        }
        BOOST_TEST(unit["success"][0].contains("with_critical"));
    }
}

BOOST_AUTO_TEST_CASE(a_flat_support_of_0_loses_no_even_attack)
{
    const JsonDocument unit =
        run({"support", bundled[0], "--json", "--unit", "マルス", "--against", "flat:0"})
            .json()["units"][0];
    for (const JsonDocument& row : unit["success"]) {
        if (row["difference"].get<int>() >= 0)
            BOOST_TEST(std::abs(row["probability"].get<double>() - 1) < near);
    }
}

BOOST_AUTO_TEST_CASE(another_deck_may_stand_against_it)
{
    const Run answer = run({"support", bundled[0], "--against", bundled[1], "--unit", "Marth"});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("Golden Deer Take Wing, defended by Claude"));
}

BOOST_AUTO_TEST_CASE(evasions_take_their_share_of_every_attack)
{
    const JsonDocument unit =
        run({"support", bundled[0], "--json", "--unit", "Marth", "--evasion", "0.25"})
            .json()["units"][0];
    const JsonDocument& last = unit["success"].back();
    BOOST_TEST(std::abs(last["with_evasion"].get<double>() - 0.75) < near);
}

BOOST_AUTO_TEST_CASE(the_duel_of_a_unit_tells_strengths_with_skills_and_its_chance)
{
    const JsonDocument unit =
        run({"support", bundled[0], "--json", "--unit", "Draug"}).json()["units"][0];
    BOOST_TEST(unit["duel"]["opponent"] == "S01-001");
    BOOST_TEST(unit["duel"]["attack"] == 30);
    BOOST_TEST(unit["duel"]["defence"] == 50); // 20 more while it is attacked
    BOOST_TEST(unit["duel"]["opponent_defence"] == 70);
    BOOST_TEST(unit["duel"]["difference"] == -40);
    BOOST_TEST(unit["duel"]["has_critical"] == true);
    for (const JsonDocument& row : unit["success"]) {
        if (row["difference"] == -40)
            BOOST_TEST(row["probability"] == unit["duel"]["probability"]);
    }
    BOOST_TEST(run({"support", bundled[0], "--unit", "Draug"}).says("defence +20"));
}

BOOST_AUTO_TEST_CASE(one_unit_tells_what_a_copy_more_or_less_changes)
{
    const JsonDocument unit =
        run({"support", bundled[0], "--json", "--unit", "Marth"}).json()["units"][0];
    BOOST_REQUIRE(unit["changes"].size() == 23u);
    const JsonDocument& marth = unit["changes"][0];
    BOOST_TEST(marth["card"] == "B01-003");
    BOOST_TEST(std::abs(marth["more"]["failure"].get<double>() - 6.0 / 50) < near);
    BOOST_TEST(std::abs(marth["less"]["failure"].get<double>() - 4.0 / 48) < near);
    // 3 of 49 cards are Lena's, then 4 of 50, or 2 of 48.
    const Run told = run({"support", bundled[0], "--unit", "Lena"});
    BOOST_TEST(told.says("+1.88"), told.out);
    BOOST_TEST(told.says("−0.40"), told.out);
}

BOOST_AUTO_TEST_CASE(a_unit_that_is_not_in_the_deck_is_refused_with_the_nearest)
{
    const Run answer = run({"support", bundled[0], "--unit", "Marht"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("Marth"));
    BOOST_TEST(run({"--lang=ja", "support", bundled[0], "--unit", "Marht"}).warns("Marth"));
    BOOST_TEST(run({"support", bundled[0], "--unit", "マルヌ"}).warns("マルス"));
}

BOOST_AUTO_TEST_CASE(a_flat_support_that_is_no_number_is_told_with_its_option)
{
    BOOST_TEST(run({"support", bundled[0], "--against", "flat:-5"})
                   .warns("--against flat: “-5” is no whole number from 0 to 1,000."));
}

BOOST_DATA_TEST_CASE(bad_options_are_refused_with_exit_2,
                     boost::unit_test::data::make({"--against=flat:x", "--against=flat:-1",
                                                   "--against=nothing.yaml", "--evasion=2",
                                                   "--evasion=x"}))
{
    BOOST_TEST(run({"support", bundled[0], sample}).code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
