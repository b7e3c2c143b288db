#include "odds/support/support_odds.h"

#include "odds/odds_fixture.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(support_odds_tests)

namespace {

constexpr double near = 1e-12;

/// Deck P of the fixtures: four of each of T01 to T12, two T15.
OddsDeck deck_p()
{
    std::vector<std::pair<std::string, int>> lines;
    for (const char* id :
         {"T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12"})
        lines.emplace_back(id, 4);
    lines.emplace_back("T15", 2);
    return {fixture_cards(), "T01", lines};
}

UnitSupport support_of(const OddsDeck& deck, std::string_view unit)
{
    const auto all =
        support_odds(deck.resolved(), deck.protagonist, deck.protagonist, deck.library).value();
    for (const UnitSupport& one : all) {
        if (one.unit->unit == unit)
            return one;
    }
    throw std::runtime_error("no such unit");
}

double at(const StrengthOdds& odds, int strength)
{
    const auto found = odds.find(strength);
    return found == odds.end() ? 0 : found->second;
}

} // namespace

BOOST_AUTO_TEST_CASE(the_mean_support_of_the_fixture_deck_is_that_of_the_reference)
{
    const UnitSupport aria = support_of(deck_p(), "Aria");
    BOOST_TEST(std::abs(mean_of(aria.odds(DuelSide::Defence)) - 680.0 / 49) < near);
    BOOST_TEST(std::abs(mean_of(aria.odds(DuelSide::Attack)) - 13.878) < 0.0005);
}

BOOST_AUTO_TEST_CASE(eleven_cards_of_the_protagonists_name_fail_in_49)
{
    const UnitSupport aria = support_of(deck_p(), "Aria");
    BOOST_TEST(aria.is_protagonist);
    BOOST_TEST(std::abs(aria.failure() - 11.0 / 49) < near);
    BOOST_TEST(std::abs(aria.failure() - 0.2245) < 0.00005);
    BOOST_TEST(std::abs(at(aria.odds(DuelSide::Attack), 0) - 11.0 / 49) < near);
}

BOOST_AUTO_TEST_CASE(another_unit_fails_with_its_own_name_alone)
{
    const UnitSupport dara = support_of(deck_p(), "Dara");
    BOOST_TEST(!dara.is_protagonist);
    BOOST_TEST(std::abs(dara.failure() - 4.0 / 49) < near);
    BOOST_TEST(std::abs(at(dara.odds(DuelSide::Attack), 30) - 0) < near);
}

BOOST_AUTO_TEST_CASE(a_distribution_adds_up_to_1)
{
    for (const OddsDeck& deck : {deck_p(), starter_deck()}) {
        const auto units =
            support_odds(deck.resolved(), deck.protagonist, deck.protagonist, deck.library);
        for (const UnitSupport& unit : units.value()) {
            for (const DuelSide side : {DuelSide::Attack, DuelSide::Defence}) {
                double sum = 0;
                for (const auto& [strength, chance] : unit.odds(side))
                    sum += chance;
                BOOST_TEST(std::abs(sum - 1) < near, unit.unit->id);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(an_attack_emblem_adds_strength_on_attack_and_a_guard_emblem_on_defence)
{
    const OddsDeck deck(fixture_cards(), "T13", {{"T13", 1}, {"T17", 1}, {"T18", 1}, {"T04", 2}});
    const UnitSupport kess = support_of(deck, "Kess");
    BOOST_TEST(at(kess.odds(DuelSide::Attack), 40) == 0.25);
    BOOST_TEST(at(kess.odds(DuelSide::Attack), 20) == 0.75);
    BOOST_TEST(at(kess.odds(DuelSide::Defence), 40) == 0.25);
    BOOST_TEST(at(kess.odds(DuelSide::Defence), 20) == 0.75);
}

BOOST_AUTO_TEST_CASE(an_emblem_of_a_symbol_helps_only_units_that_have_it)
{
    const CardLibrary& library = shipped_library();
    const Card* tandem = nullptr;
    for (const Card& card : library.cards()) {
        for (const Skill& skill : card.skills) {
            if (skill.emblem && std::string(skill.emblem_parameter) == "purple" &&
                library.words().emblems[*skill.emblem].slug == "tandem")
                tandem = &card;
        }
    }
    BOOST_REQUIRE(tandem);
    const auto supported = [&](std::string_view leader) {
        const OddsDeck deck(library, leader, {{std::string(leader), 1}, {tandem->id, 1}});
        return mean_of(support_of(deck, deck.protagonist.unit).odds(DuelSide::Attack));
    };
    const Card* purple = nullptr;
    for (const Card& card : library.cards()) {
        const QueryContext context{.library = &library, .protagonist = nullptr, .allowed_in = {}};
        if (card.unit != tandem->unit && card.cost == Amount(1) && card.skills.empty() &&
            std::get<Query>(Query::parse("color:purple", library)).matches(card, context))
            purple = &card;
    }
    const int printed = tandem->support.or_zero();
    BOOST_TEST(supported("B01-003") == printed);
    if (purple)
        BOOST_TEST(supported(purple->id) == printed + 10);
}

BOOST_AUTO_TEST_CASE(a_mirror_of_30_nines_20_twentytwos_and_seven_failures_is_as_players_reckon)
{
    const StrengthOdds odds = {{0, 7.0 / 49}, {10, 11.0 / 49}, {20, 22.0 / 49}, {30, 9.0 / 49}};
    const std::vector<std::pair<int, double>> expected = {
        {-30, 0.026}, {-20, 0.13}, {-10, 0.35}, {0, 0.65}, {10, 0.87}, {20, 0.97}, {30, 1.0}};
    for (const auto& [difference, probability] : expected)
        BOOST_TEST(std::abs(duel_chance(odds, odds, 70, difference).probability - probability) <
                       0.006,
                   difference);
}

BOOST_AUTO_TEST_CASE(an_attack_as_strong_as_the_defence_succeeds)
{
    const StrengthOdds none = {{0, 1.0}};
    BOOST_TEST(duel_chance(none, none, 50, 0).probability == 1);
    BOOST_TEST(duel_chance(none, none, 50, -10).probability == 0);
}

BOOST_AUTO_TEST_CASE(a_critical_hit_doubles_strength_and_support)
{
    const StrengthOdds attack = {{0, 0.5}, {20, 0.5}};
    const StrengthOdds none = {{0, 1.0}};
    // 40 against 90: 2 x 40 is too little, 2 x (40 + 20) is enough.
    const DuelChance chance = duel_chance(attack, none, 40, -50);
    BOOST_TEST(chance.probability == 0);
    BOOST_TEST(chance.with_critical == 0.5);
}

BOOST_AUTO_TEST_CASE(the_table_of_differences_goes_from_never_to_always)
{
    const StrengthOdds odds = {{0, 0.25}, {20, 0.5}, {30, 0.25}};
    const auto rows = duel_chances(odds, odds, 70);
    BOOST_TEST(rows.front().with_critical > 0);
    BOOST_TEST(duel_chance(odds, odds, 70, rows.front().difference - 10).with_critical == 0);
    BOOST_TEST(rows.back().probability == 1);
    BOOST_TEST(rows[rows.size() - 2].probability < 1);
    for (std::size_t row = 1; row < rows.size(); ++row) {
        BOOST_TEST(rows[row].difference == rows[row - 1].difference + 10);
        BOOST_TEST(rows[row].probability >= rows[row - 1].probability);
    }
}

BOOST_AUTO_TEST_CASE(one_copy_more_of_a_card_changes_the_share_that_fails)
{
    const OddsDeck deck = deck_p();
    const UnitSupport aria = support_of(deck, "Aria");
    const UnitSupport more = aria.with(*deck.library.find_id("T02"), 1);
    const UnitSupport less = aria.with(*deck.library.find_id("T06"), -1);
    BOOST_TEST(std::abs(more.failure() - 12.0 / 50) < near);
    BOOST_TEST(std::abs(less.failure() - 11.0 / 48) < near);
    BOOST_TEST(std::abs(mean_of(less.odds(DuelSide::Attack)) - 650.0 / 48) < near);
}

BOOST_AUTO_TEST_CASE(a_deck_of_the_protagonist_alone_has_supports_that_all_fail)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}});
    const UnitSupport aria = support_of(deck, "Aria");
    BOOST_TEST(aria.population == 0);
    BOOST_TEST(at(aria.odds(DuelSide::Attack), 0) == 1);
}

BOOST_AUTO_TEST_CASE(a_unit_that_prints_no_range_still_has_supports)
{
    const UnitSupport bram = support_of(deck_p(), "Bram");
    BOOST_TEST(bram.unit->range.empty());
    BOOST_TEST(std::abs(bram.failure() - 4.0 / 49) < near);
    BOOST_TEST(mean_of(bram.odds(DuelSide::Defence)) > 0);
}

BOOST_AUTO_TEST_SUITE_END()
