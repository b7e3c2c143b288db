#include "cards/effects/script_pool.h"

#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(script_pool)

BOOST_AUTO_TEST_CASE(equal_effects_are_kept_once_and_others_apart)
{
    Script draw;
    draw.steps.resize(1);
    draw.conditions.resize(1);
    Script draw_if_odd = draw;
    draw_if_odd.conditions.front().parity = Condition::Parity::Odd; // which the hash leaves out

    ScriptPool pool;
    const auto first = pool.shared(draw);
    const auto other = pool.shared(draw_if_odd);
    BOOST_TEST(pool.shared(draw) == first);
    BOOST_TEST(pool.shared(draw_if_odd) == other);
    BOOST_TEST(first != other);
    BOOST_TEST((*first == draw));
    BOOST_TEST((*other == draw_if_odd));
}

BOOST_AUTO_TEST_CASE(cards_that_say_the_same_share_what_they_say)
{
    std::vector<const Skill*> skills;
    std::set<const Script*> scripts;
    for (const Card& card : test::shipped_library().cards()) {
        for (const Skill& skill : card.skills) {
            if (skill.script) {
                skills.push_back(&skill);
                scripts.insert(skill.script.get());
            }
        }
    }
    BOOST_TEST(scripts.size() < skills.size());
    BOOST_REQUIRE(skills.size() > 400U);
    skills.resize(400); // each with each
    for (const Skill* one : skills) {
        for (const Skill* other : skills) {
            if (one->script != other->script && *one->script == *other->script)
                BOOST_ERROR("an effect is kept twice");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
