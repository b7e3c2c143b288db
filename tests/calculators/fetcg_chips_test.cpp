#include "calculators/calculation_support.h"
#include "calculators/fetcg/chips.h"
#include "calculators/fetcg/script.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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

/// Where a player's chips are after the actions, told without a ledger: nothing where a rule
/// forbids one of them.
struct Told {
    std::map<std::string, int> on;
    std::map<std::string, int> most;
    std::set<std::string> weapons;
    int used = 0;
    int supported = 0;

    int spirit() const
    {
        int sum = 0;
        for (const auto& [name, chips] : on)
            sum += chips;
        return sum;
    }
    int unused() const { return 20 - used - spirit(); }
    bool is_unit(const std::string& name) const
    {
        return on.contains(name) && !weapons.contains(name);
    }
    void take(const std::string& name, int chips, bool makes_used)
    {
        on[name] -= chips;
        used += makes_used ? chips : 0;
        if (on[name] == 0)
            on.erase(name);
    }

    bool can(const ChipAction& action) const
    {
        using Kind = ChipAction::Kind;
        const auto room = [&](const std::string& name) {
            return is_unit(name) && on.at(name) + action.chips <= most.at(name);
        };
        switch (action.kind) {
        case Kind::Deploy:
        case Kind::Weapon:
            return !on.contains(action.name) && action.chips >= 1 && action.chips <= action.max &&
                   action.chips <= unused();
        case Kind::Item:
        case Kind::Surprise:
            return action.chips <= unused();
        case Kind::Support:
            return room(action.name) && action.chips <= unused() && supported + action.chips <= 3;
        case Kind::Use:
            return is_unit(action.name) && action.chips <= on.at(action.name);
        case Kind::Damage:
            return is_unit(action.name);
        case Kind::Heal:
            return action.name != action.to && action.chips >= 1 && is_unit(action.name) &&
                   action.chips <= on.at(action.name) && room(action.to);
        case Kind::TurnStart:
            return true;
        }
        return false;
    }

    void act(const ChipAction& action)
    {
        using Kind = ChipAction::Kind;
        switch (action.kind) {
        case Kind::Deploy:
        case Kind::Weapon:
            on[action.name] = action.chips;
            most[action.name] = action.max;
            weapons.erase(action.name);
            if (action.kind == Kind::Weapon)
                weapons.insert(action.name);
            break;
        case Kind::Item:
        case Kind::Surprise:
            used += action.chips;
            break;
        case Kind::Support:
            on[action.name] += action.chips;
            supported += action.chips;
            break;
        case Kind::Use:
        case Kind::Damage:
            take(action.name, std::min(action.chips, on[action.name]), true);
            break;
        case Kind::Heal:
            on[action.to] += action.chips;
            take(action.name, action.chips, false);
            break;
        case Kind::TurnStart:
            used = 0;
            supported = 0;
            break;
        }
    }
};

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

// FET-RNG-5, FET-ACT-2
BOOST_AUTO_TEST_CASE(a_staff_heals_another_unit_with_chips_that_its_user_has)
{
    const std::string units = "deploy Lena 2/3\ndeploy Marth 1/5\n";
    BOOST_TEST(refusing_clause(units + "heal Lena Lena 1") == "FET-RNG-5");
    BOOST_TEST(refusing_clause(units + "heal Lena Marth 0") == "FET-RNG-5");
    BOOST_TEST(refusing_clause(units + "heal Lena Marth 3") == "FET-ACT-2");
}

// FET-CHIP-1
BOOST_AUTO_TEST_CASE(there_are_twenty_chips_where_the_rules_say_after_any_actions)
{
    BOOST_TEST(rc::check([] {
        std::vector<ChipAction> actions;
        Told told;
        const int count = number(1, 30);
        for (int at = 0; at < count; ++at) {
            const ChipAction action = any_action();
            std::vector<ChipAction> longer = actions;
            longer.push_back(action);
            const ChipRun result = run(longer);
            RC_ASSERT(result.refused.has_value() == !told.can(action));
            if (!result.refused) {
                told.act(action);
                actions = std::move(longer);
            }
            RC_ASSERT(result.done == actions.size());
            const ChipLedger& ledger = result.ledger;
            RC_ASSERT(ledger.unused == told.unused());
            RC_ASSERT(ledger.used == told.used);
            RC_ASSERT(ledger.sum() == 20);
            RC_ASSERT(ledger.piles.size() == told.on.size());
            for (const ChipPile& pile : ledger.piles) {
                RC_ASSERT(pile.chips == told.on.at(pile.name));
                RC_ASSERT(pile.chips > 0);
                RC_ASSERT(pile.chips <= pile.max);
            }
        }
    }));
}

BOOST_AUTO_TEST_SUITE_END()
