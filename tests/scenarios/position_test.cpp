#include "scenarios/scenario_parts.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
namespace {

BOOST_AUTO_TEST_SUITE(scenario_positions)

/// Whether a position of P with so many orbs is refused; `size` is its `deck-size`, or empty.
bool refuses_orbs(int orbs, const std::string& size = {})
{
    std::string p = "{deck: [K12], front: [{stack: [K01], protagonist: true}], ";
    if (!size.empty())
        p += "deck-size: " + size + ", ";
    p += "orbs: [K12";
    for (int orb = 1; orb < orbs; ++orb)
        p += ", K12";
    try {
        const Scenario scenario =
            test::scenario_of({.p = p + "]}",
                               .actions = "[end-turn]",
                               .expect = "{P: {orbs: " + std::to_string(orbs) + "}}"});
        return !play(scenario).passed();
    } catch (const DataError&) {
        return true;
    }
}

BOOST_AUTO_TEST_CASE(a_position_has_fewer_orbs_than_its_deck_has_cards)
{
    BOOST_TEST(!refuses_orbs(49));
    BOOST_TEST(refuses_orbs(50)); // of a deck of fifty one card is the protagonist
    BOOST_TEST(refuses_orbs(60));
    BOOST_TEST(!refuses_orbs(60, "62"));
    BOOST_TEST(refuses_orbs(60, "60"));
    BOOST_TEST(!refuses_orbs(200, "255"));
    BOOST_TEST(refuses_orbs(60, "256"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
