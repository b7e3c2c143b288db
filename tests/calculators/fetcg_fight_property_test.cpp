#include "calculators/calculation_support.h"
#include "calculators/fetcg/fight.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

CrestUse crest_use(std::string unit, bool is_attackers, Crest crest)
{
    return {.unit = std::move(unit), .is_attackers = is_attackers, .crest = crest};
}

Element any_element(int min, int max)
{
    return {number(min, max), number(0, 2), number(0, 2), number(-5, 5)};
}

Damage any_damage()
{
    return {any_element(0, 12), any_element(-4, 4), any_element(0, 3), any_element(0, 5)};
}

Fight any_fight()
{
    Fight given;
    given.damage = any_damage();
    given.cost = number(0, 8);
    given.attacker_chips = number(1, 8);
    given.receiver_chips = number(1, 8);
    given.is_counter = number(0, 1) == 1;
    given.by_initial_equipment = number(0, 1) == 1;
    given.can_step_back = number(0, 3) > 0;
    given.by_magic = number(0, 2) == 0;
    given.by_weapon = number(0, 3) > 0;
    return given;
}

/// Up to four uses, mostly by units of their own and by the side that may.
std::vector<CrestUse> any_crests()
{
    std::vector<CrestUse> crests;
    const int count = number(0, 4);
    for (int at = 0; at < count; ++at) {
        const auto crest = static_cast<Crest>(number(0, 5));
        const bool is_attackers =
            number(0, 9) == 0 ? number(0, 1) == 0
                              : crest == Crest::Strength || (crest >= Crest::Luck && at % 2 == 0);
        const int unit = number(0, 9) == 0 ? 0 : at;
        crests.push_back(crest_use("Unit " + std::to_string(unit), is_attackers, crest));
        if (number(0, 1) == 0) {
            crests.back().printed_cost = 2;
            crests.back().paid = number(0, 9) == 0 ? 1 : 2;
            crests.back().cost = static_cast<CrestCost>(number(0, 2));
        }
    }
    return crests;
}

/// What FET-CRE-1, 4, 7 and 8 allow, and that each ability is for one side (FET-CRE-2, 5, 6).
bool may_be_used(const Fight& given)
{
    std::set<std::string> units;
    for (std::size_t at = 0; at < given.crests.size(); ++at) {
        const CrestUse& each = given.crests[at];
        const bool is_for_attacker = each.crest == Crest::Strength;
        const bool is_for_receiver = each.crest == Crest::Speed || each.crest == Crest::Defence ||
                                     each.crest == Crest::Magic;
        if (!units.insert(each.unit).second || (is_for_attacker && !each.is_attackers) ||
            (is_for_receiver && each.is_attackers) ||
            (each.crest == Crest::Speed && !given.can_step_back) ||
            (each.crest == Crest::Luck && at == 0) ||
            (each.printed_cost && *each.printed_cost != each.paid))
            return false;
    }
    return true;
}

/// The chips that crest abilities leave on the attacker and the receiver; below 0: too few.
std::array<int, 2> left_by_crests(const Fight& given)
{
    std::array<int, 2> left = {given.attacker_chips, given.receiver_chips};
    for (const CrestUse& each : given.crests) {
        if (each.printed_cost && each.cost == CrestCost::Spirit)
            left[each.is_attackers ? 0 : 1] -= each.paid;
    }
    return left;
}

/// From the last to the first: each luck takes away the one before it.
std::vector<CrestUse> left_standing(std::vector<CrestUse> crests)
{
    std::vector<CrestUse> left;
    while (!crests.empty()) {
        const CrestUse last = crests.back();
        crests.pop_back();
        if (last.crest == Crest::Luck)
            crests.pop_back();
        else
            left.push_back(last);
    }
    return left;
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_fight_properties)

BOOST_AUTO_TEST_CASE(damage_is_never_below_zero_and_without_attacks_it_is_zero)
{
    BOOST_TEST(rc::check([] {
        Damage damage = any_damage();
        const Bounds result = damage_of(damage).damage;
        RC_ASSERT(result.low >= 0);
        RC_ASSERT(result.low <= result.high);
        damage.attacks = {.value = 0};
        RC_ASSERT(damage_of(damage).damage == Bounds(0));
    }));
}

BOOST_AUTO_TEST_CASE(without_halving_damage_is_the_formula)
{
    BOOST_TEST(rc::check([] {
        Damage damage = any_damage();
        for (Element* element : {&damage.attack, &damage.modifier, &damage.attacks, &damage.extra})
            element->halvings = 0;
        const auto total = [](const Element& element) {
            return element.value * (1 << element.doublings) + element.plus;
        };
        const int product =
            (total(damage.attack) + total(damage.modifier)) * std::max(0, total(damage.attacks));
        const auto with_extra = [&](int value) {
            return value == 0 ? 0 : std::max(0, value + total(damage.extra));
        };
        // Below 0 both are possible: that it counts as 0 before more is added, and that not.
        const Bounds expected{with_extra(std::max(0, product)), with_extra(product)};
        RC_ASSERT(damage_of(damage).damage == expected);
    }));
}

BOOST_AUTO_TEST_CASE(a_fight_never_makes_chips_and_pays_all_or_nothing)
{
    BOOST_TEST(rc::check([] {
        Fight given = any_fight();
        given.crests = any_crests();
        const auto answer = fight(given);
        RC_PRE(std::holds_alternative<FightResult>(answer));
        const FightResult& result = std::get<FightResult>(answer);
        RC_ASSERT(result.paid == 0 || result.paid == given.cost);
        RC_ASSERT(result.attacker_left == left_by_crests(given)[0] - result.paid);
        RC_ASSERT(result.attacker_left >= 0);
        RC_ASSERT(result.receiver_left.low >= 0);
        RC_ASSERT(result.receiver_left.high <= given.receiver_chips);
    }));
}

BOOST_AUTO_TEST_CASE(crest_abilities_do_what_each_of_them_says_unless_luck_follows_it)
{
    BOOST_TEST(rc::check([] {
        Fight given = any_fight();
        given.crests = any_crests();
        const auto answer = fight(given);
        const auto left = left_by_crests(given);
        const bool is_allowed = may_be_used(given) && left[0] >= 0 && left[1] >= 0;
        RC_ASSERT(std::holds_alternative<FightResult>(answer) == is_allowed);
        if (!is_allowed)
            return;
        const FightResult& result = std::get<FightResult>(answer);
        RC_CLASSIFY(!given.crests.empty());
        if (!result.attacked)
            return;
        int change = 0;
        bool is_avoided = false;
        for (const CrestUse& each : left_standing(given.crests)) {
            is_avoided = is_avoided || each.crest == Crest::Speed;
            if (each.crest == Crest::Strength)
                change += 2;
            if (each.crest == Crest::Defence && given.by_weapon && !given.by_magic)
                change -= 2;
            if (each.crest == Crest::Magic && given.by_magic)
                change -= 2;
        }
        Damage changed = given.damage;
        changed.modifier.plus += change;
        RC_ASSERT(result.damage == (is_avoided ? Bounds(0) : damage_of(changed).damage));
    }));
}

BOOST_AUTO_TEST_SUITE_END()
