#include "odds/support/support_odds.h"

#include "game/state/rng.h"
#include "odds/odds_fixture.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(support_odds_tests)

namespace {

constexpr double near = 1e-12;

/// Fifty or a few more of any cards of the library, led by one of cost 1.
SupportDeck random_side(Rng& rng, ResolvedDeck& deck)
{
    const auto& cards = shipped_library().cards();
    const auto any = [&]() -> const Card* {
        return &cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    };
    const Card* leader = any();
    while (!(leader->cost == Amount(1)))
        leader = any();
    deck.cards.push_back({leader, 2});
    deck.size = 2;
    while (deck.size < 50) {
        const Card* card = any();
        if (std::ranges::find(deck.cards, card, &ResolvedDeck::Line::card) != deck.cards.end())
            continue;
        deck.cards.push_back({card, 2});
        deck.size += 2;
    }
    return {deck, *leader};
}

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

/// Against `other`.
UnitSupport support_of(const OddsDeck& deck, std::string_view unit, const OddsDeck& other,
                       std::optional<int> flat = std::nullopt)
{
    const ResolvedDeck own = deck.resolved();
    const ResolvedDeck theirs = other.resolved();
    const auto all =
        support_odds({own, deck.protagonist}, {{theirs, other.protagonist}, flat}, deck.library)
            .value();
    for (const UnitSupport& one : all) {
        if (one.unit->unit == unit)
            return one;
    }
    throw std::runtime_error("no such unit");
}

/// Against the deck itself.
UnitSupport support_of(const OddsDeck& deck, std::string_view unit)
{
    return support_of(deck, unit, deck);
}

/// Of a unit with a strength, by copies of supports on each side, none of which has a skill.
UnitSupport plain_unit(int strength, const std::map<int, int>& own, const std::map<int, int>& other)
{
    UnitSupport unit;
    for (const auto& [support, copies] : own) {
        unit.cards.push_back({nullptr, copies, {}, {support, support}});
        unit.population += copies;
    }
    for (const auto& [support, copies] : other)
        unit.opposing.push_back({nullptr, copies, support});
    const auto meet = [&](int support) {
        for (const UnitSupport::Opposing& one : unit.opposing)
            unit.meetings.push_back(
                {support - one.printed, strength + 2 * support - one.printed, true, true});
    };
    for (const SupportCard& card : unit.cards)
        meet(card.strength[0]);
    meet(0);
    return unit;
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
    BOOST_TEST(std::abs(aria.failure(DuelSide::Defence) - 11.0 / 49) < near);
    BOOST_TEST(std::abs(aria.failure(DuelSide::Defence) - 0.2245) < 0.00005);
    BOOST_TEST(std::abs(at(aria.odds(DuelSide::Attack), 0) - 11.0 / 49) < near);
}

BOOST_AUTO_TEST_CASE(another_unit_fails_with_its_own_name_alone)
{
    const UnitSupport dara = support_of(deck_p(), "Dara");
    BOOST_TEST(!dara.is_protagonist);
    BOOST_TEST(std::abs(dara.failure(DuelSide::Defence) - 4.0 / 49) < near);
    BOOST_TEST(std::abs(at(dara.odds(DuelSide::Attack), 30) - 0) < near);
}

BOOST_AUTO_TEST_CASE(a_distribution_adds_up_to_1)
{
    for (const OddsDeck& deck : {deck_p(), starter_deck()}) {
        const ResolvedDeck resolved = deck.resolved();
        const SupportDeck own{resolved, deck.protagonist};
        const auto units = support_odds(own, {own, {}}, deck.library).value();
        for (const UnitSupport& unit : units) {
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
    const std::map<int, int> supports = {{0, 7}, {10, 11}, {20, 22}, {30, 9}};
    const UnitSupport unit = plain_unit(70, supports, supports);
    const std::vector<std::pair<int, double>> expected = {
        {-30, 0.026}, {-20, 0.13}, {-10, 0.35}, {0, 0.65}, {10, 0.87}, {20, 0.97}, {30, 1.0}};
    for (const auto& [difference, probability] : expected)
        BOOST_TEST(std::abs(unit.chance(difference).probability - probability) < 0.006, difference);
}

BOOST_AUTO_TEST_CASE(an_attack_as_strong_as_the_defence_succeeds)
{
    const UnitSupport unit = plain_unit(50, {{0, 1}}, {{0, 1}});
    BOOST_TEST(unit.chance(0).probability == 1);
    BOOST_TEST(unit.chance(-10).probability == 0);
}

BOOST_AUTO_TEST_CASE(a_critical_hit_doubles_strength_and_support)
{
    // 40 against 90: 2 x 40 is too little, 2 x (40 + 20) is enough.
    const DuelChance chance = plain_unit(40, {{0, 1}, {20, 1}}, {{0, 1}}).chance(-50);
    BOOST_TEST(chance.probability == 0);
    BOOST_TEST(chance.with_critical == 0.5);
}

BOOST_AUTO_TEST_CASE(the_table_of_differences_goes_from_never_to_always)
{
    const std::map<int, int> supports = {{0, 1}, {20, 2}, {30, 1}};
    const UnitSupport unit = plain_unit(70, supports, supports);
    const auto rows = unit.chances();
    BOOST_TEST(rows.front().with_critical > 0);
    BOOST_TEST(unit.chance(rows.front().difference - 10).with_critical == 0);
    BOOST_TEST(rows.back().probability == 1);
    BOOST_TEST(rows[rows.size() - 2].probability < 1);
    for (std::size_t row = 1; row < rows.size(); ++row) {
        BOOST_TEST(rows[row].difference == rows[row - 1].difference + 10);
        BOOST_TEST(rows[row].probability >= rows[row - 1].probability);
    }
}

BOOST_AUTO_TEST_CASE(units_of_any_cards_are_played_out_from_never_to_always)
{
    Rng rng(20, 5);
    for (int pair = 0; pair < 4; ++pair) {
        std::array<ResolvedDeck, 2> decks;
        const SupportDeck own = random_side(rng, decks[0]);
        const SupportDeck other = random_side(rng, decks[1]);
        const auto units = support_odds(own, {other, {}}, shipped_library()).value();
        for (const UnitSupport& unit : units) {
            const auto rows = unit.chances();
            BOOST_TEST(rows.front().with_critical > 0, unit.unit->id);
            BOOST_TEST(rows.back().probability == 1, unit.unit->id);
            for (const DuelChance& row : rows) {
                BOOST_TEST(row.with_critical >= row.probability, unit.unit->id);
                BOOST_TEST(row.unevadable <= row.probability, unit.unit->id);
            }
            // Only what keeps a unit from attacking keeps it out of the duel.
            BOOST_TEST((unit.duel[0].is_played || !unit.can_attack), unit.unit->id);
        }
    }
}

BOOST_AUTO_TEST_CASE(one_copy_more_of_a_card_changes_the_share_that_fails)
{
    const OddsDeck deck = deck_p();
    const UnitSupport aria = support_of(deck, "Aria");
    const UnitSupport more = aria.with(*deck.library.find_id("T02"), 1);
    const UnitSupport less = aria.with(*deck.library.find_id("T06"), -1);
    BOOST_TEST(std::abs(more.failure(DuelSide::Attack) - 12.0 / 50) < near);
    BOOST_TEST(std::abs(less.failure(DuelSide::Attack) - 11.0 / 48) < near);
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
    BOOST_TEST(std::abs(bram.failure(DuelSide::Attack) - 4.0 / 49) < near);
    BOOST_TEST(mean_of(bram.odds(DuelSide::Defence)) > 0);
}

BOOST_AUTO_TEST_SUITE_END()
