#include "calculators/calculation_support.h"
#include "calculators/fetcg/chips.h"
#include "calculators/fetcg/script.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

ChipRun played(std::string_view script)
{
    return run(std::get<std::vector<ChipAction>>(read_chip_script(script)));
}

std::string_view refusing_clause(std::string_view script)
{
    const ChipRun result = played(script);
    BOOST_REQUIRE(result.refused.has_value());
    return result.refused->clause;
}

bool has(const ChipLedger& ledger, int unused, int spirit, int used)
{
    return ledger.unused == unused && ledger.spirit() == spirit && ledger.used == used &&
           ledger.sum() == all_chips;
}

ChipAction any_action()
{
    const std::vector<std::string> names = {"A", "B", "C"};
    return {static_cast<ChipAction::Kind>(number(0, 8)), *rc::gen::elementOf(names), number(0, 6),
            number(0, 8), *rc::gen::elementOf(names)};
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_chips)

// FET-T10; FET-CHIP-1, FET-CHIP-2, FET-CHIP-4, FET-CHIP-5
BOOST_AUTO_TEST_CASE(fet_t10_a_unit_a_surprise_and_the_next_turn)
{
    BOOST_TEST(has(played("deploy Marth 3/5\nsurprise 2").ledger, 15, 3, 2));
    const ChipRun result = played("deploy Marth 3/5\nsurprise 2\nturn");
    BOOST_TEST(has(result.ledger, 17, 3, 0));
    BOOST_TEST(
        clauses_of(result.steps) ==
            std::vector<std::string_view>({"FET-CHIP-5", "FET-CHIP-2", "FET-CHIP-4", "FET-CHIP-1"}),
        boost::test_tools::per_element());
}

// FET-CHIP-3
BOOST_AUTO_TEST_CASE(attacks_and_damage_take_chips_from_the_unit)
{
    const ChipRun result = played("deploy Marth 5/5\nuse Marth 2\ndamage Marth 1");
    BOOST_TEST(has(result.ledger, 15, 2, 3));
    BOOST_TEST(result.ledger.pile("Marth")->chips == 2);
}

// FET-CHIP-5
BOOST_AUTO_TEST_CASE(a_unit_is_deployed_with_one_chip_to_its_spirit)
{
    BOOST_TEST(refusing_clause("deploy Marth 0/5") == "FET-CHIP-5");
    BOOST_TEST(refusing_clause("deploy Marth 6/5") == "FET-CHIP-5");
    BOOST_TEST(refusing_clause("deploy Marth 21/30") == "FET-CHIP-5");
    BOOST_TEST(refusing_clause("deploy Marth 1/5\ndeploy Marth 1/5") == "FET-CHIP-5");
}

// FET-CHIP-6
BOOST_AUTO_TEST_CASE(a_weapon_card_takes_one_chip_to_its_own_limit)
{
    BOOST_TEST(has(played("weapon Rapier 2/2").ledger, 18, 2, 0));
    BOOST_TEST(refusing_clause("weapon Rapier 3/2") == "FET-CHIP-6");
    BOOST_TEST(refusing_clause("weapon Rapier 2/2\nuse Rapier 1") == "FET-CHIP-6");
}

// FET-CHIP-7
BOOST_AUTO_TEST_CASE(magic_and_items_are_paid_from_unused_chips)
{
    BOOST_TEST(has(played("item 2").ledger, 18, 0, 2));
    BOOST_TEST(refusing_clause("item 21") == "FET-CHIP-7");
}

// FET-CHIP-8
BOOST_AUTO_TEST_CASE(three_chips_support_units_up_to_their_spirit)
{
    BOOST_TEST(
        has(played("deploy A 1/5\ndeploy B 1/5\nsupport A 2\nsupport B 1").ledger, 15, 5, 0));
    BOOST_TEST(refusing_clause("deploy A 1/5\nsupport A 2\nsupport A 2") == "FET-CHIP-8");
    BOOST_TEST(refusing_clause("deploy A 4/5\nsupport A 2") == "FET-CHIP-8");
    BOOST_TEST(!played("deploy A 1/9\nsupport A 3\nturn\nsupport A 3").refused);
}

// FET-CHIP-9
BOOST_AUTO_TEST_CASE(a_unit_without_chips_is_removed_and_one_with_too_few_cannot_act)
{
    const ChipRun result = played("deploy A 2/5\ndamage A 4");
    BOOST_TEST(!result.ledger.pile("A"));
    BOOST_TEST(has(result.ledger, 18, 0, 2));
    BOOST_TEST(refusing_clause("deploy A 2/5\nuse A 3") == "FET-CHIP-9");
}

// FET-RNG-5
BOOST_AUTO_TEST_CASE(a_healing_staff_moves_the_healers_chips)
{
    const ChipRun result = played("deploy Lena 3/3\ndeploy Marth 1/5\nheal Lena Marth 2");
    BOOST_TEST(result.ledger.pile("Lena")->chips == 1);
    BOOST_TEST(result.ledger.pile("Marth")->chips == 3);
    BOOST_TEST(has(result.ledger, 16, 4, 0));
    BOOST_TEST(refusing_clause("deploy Lena 3/3\ndeploy Marth 5/5\nheal Lena Marth 1") ==
               "FET-RNG-5");
}

BOOST_AUTO_TEST_CASE(what_was_done_before_a_refusal_stands)
{
    const ChipRun result = played("deploy A 2/5\nsurprise 1\nuse B 1");
    BOOST_TEST(result.done == 2u);
    BOOST_TEST(has(result.ledger, 17, 2, 1));
}

// FET-CHIP-1
BOOST_AUTO_TEST_CASE(there_are_twenty_chips_after_any_actions)
{
    BOOST_TEST(rc::check([] {
        ChipLedger ledger;
        const int actions = number(1, 30);
        for (int at = 0; at < actions; ++at) {
            const ChipAction action = any_action();
            const ChipLedger before = ledger;
            if (refusal_of(ledger, action)) {
                RC_ASSERT(ledger == before);
                continue;
            }
            apply(ledger, action);
            RC_ASSERT(ledger.sum() == all_chips);
            RC_ASSERT(ledger.unused >= 0);
            RC_ASSERT(ledger.used >= 0);
            for (const ChipPile& pile : ledger.piles) {
                RC_ASSERT(pile.chips > 0);
                RC_ASSERT(pile.chips <= pile.max);
            }
        }
    }));
}

BOOST_AUTO_TEST_SUITE_END()
