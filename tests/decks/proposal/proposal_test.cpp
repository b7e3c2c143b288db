#include "decks/proposal/proposal.h"

#include "decks/deck/deck_statistics.h"
#include "decks/legality/legality_fixture.h"
#include "decks/proposal/ties.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

namespace proposal {

const std::vector<Hero>& all_heroes()
{
    static const std::vector<Hero> all = heroes(shipped_library());
    return all;
}

Proposal around(const std::string& unit, const Format& format = {}, std::uint64_t seed = 1)
{
    return propose(shipped_library(), {.unit = unit}, format, seed);
}

int copies_with(const Proposal& proposal, const std::function<bool(const Card&)>& is_one)
{
    int copies = 0;
    for (const ProposalLine& line : proposal.lines)
        copies += is_one(*line.card) ? line.copies : 0;
    return copies;
}

bool has_support(const Card& card, SupportType type)
{
    return std::ranges::any_of(card.skills, [&](const Skill& skill) {
        return skill.category == SkillCategory::Support &&
               (skill.support_type == type || skill.support_type == SupportType::Both);
    });
}

/// Everything that a proposal promises and this one does not keep; empty where it keeps all.
std::string broken_promises(const Proposal& proposal, const Hero& hero, const Format& format)
{
    std::string broken;
    const auto promise = [&](bool is_kept, const std::string& what) {
        if (!is_kept)
            broken += hero.card->unit + ": " + what + "; ";
    };
    const CardLibrary& library = shipped_library();
    promise(check_legality(proposal.deck, format, library).empty(), "not legal");
    const DeckStatistics statistics = deck_statistics(proposal.deck, library);
    promise(statistics.size == format.min_size, "size");
    promise(statistics.protagonist && statistics.protagonist->unit == hero.card->unit, "leader");
    promise(statistics.protagonist_line <= proposed_line, "too long a line");
    promise(statistics.support_mean >= 15, "supports too low");
    const CurveCounts curve = curve_of(proposal);
    for (std::size_t step = 0; step < curve.size(); ++step)
        promise(std::abs(curve[step] - proposed_curve[step]) <= proposed_curve_slack,
                "step " + std::to_string(step + 1) + " of the curve has " +
                    std::to_string(curve[step]));
    for (const Warning& warning :
         advise(proposal.deck, resolve(proposal.deck, library), format, library))
        promise(warning.kind != Warning::Kind::LoneClassChange, "a class change without a body");
    const auto has_change = [&](const Card& card) {
        return card.unit == hero.card->unit && card.class_change_cost &&
               is_allowed(card, format, library) &&
               (card.symbols.bits() & ~proposal.symbols.bits()) == 0;
    };
    const bool can_promote = std::ranges::any_of(library.cards(), has_change);
    promise(!can_promote || statistics.promotions >= std::min(4, format.copies), "few promotions");
    return broken;
}

/// True where no card of the hero may lead in the format.
bool cannot_lead(const Hero& hero, const Format& format)
{
    return std::ranges::none_of(shipped_library().cards(), [&](const Card& card) {
        return card.unit == hero.card->unit && card.cost == Amount(1) && !card.no_bond &&
               is_allowed(card, format, shipped_library()) &&
               !is_banned_protagonist(card, format, shipped_library());
    });
}

} // namespace proposal

using namespace proposal;

BOOST_AUTO_TEST_SUITE(proposals)

BOOST_AUTO_TEST_CASE(every_hero_gets_a_sensible_deck_in_standard_whatever_the_seed)
{
    const Format standard = shipped_format("standard");
    std::string broken;
    std::uint64_t seed = 0;
    for (const Hero& hero : all_heroes()) {
        const Proposal proposal = around(hero.card->unit, standard, ++seed);
        if (proposal.refused) {
            const bool is_right =
                *proposal.refused == NoProposal::NotAllowed && cannot_lead(hero, standard);
            broken += is_right ? "" : hero.card->unit + ": refused; ";
        } else {
            broken += broken_promises(proposal, hero, standard);
        }
    }
    BOOST_TEST(broken == "");
}

BOOST_DATA_TEST_CASE(every_hero_gets_a_sensible_deck_in_the_wider_formats,
                     data::make({"unlimited", "qualifier-2018"}), id)
{
    const Format format = shipped_format(id);
    std::string broken;
    for (const Hero& hero : all_heroes()) {
        const Proposal proposal = around(hero.card->unit, format, 5);
        broken += proposal.refused ? hero.card->unit + ": refused; "
                                   : broken_promises(proposal, hero, format);
    }
    BOOST_TEST(broken == "");
}

// The example asks for exactly four class changes of the protagonist among other things.
BOOST_AUTO_TEST_CASE(where_a_format_asks_for_more_it_is_met_or_the_hero_is_refused_with_the_rule)
{
    const Format format = shipped_format("house-example");
    std::string broken;
    int met = 0;
    for (const Hero& hero : all_heroes()) {
        const Proposal proposal = around(hero.card->unit, format, 5);
        if (!proposal.refused) {
            ++met;
            if (!check_legality(proposal.deck, format, shipped_library()).empty())
                broken += hero.card->unit + ": not legal; ";
        } else if (*proposal.refused == NoProposal::Rules ? proposal.left.empty()
                                                          : !cannot_lead(hero, format)) {
            broken += hero.card->unit + ": refused without a reason; ";
        }
    }
    BOOST_TEST(broken == "");
    BOOST_TEST(met > 250);
}

BOOST_AUTO_TEST_CASE(the_same_seed_proposes_the_same_deck_and_another_one_another)
{
    int same = 0;
    constexpr std::size_t every = 8; // each takes as long as the one before
    const std::vector<Hero> heroes = all_heroes();
    for (std::size_t at = 0; at < heroes.size(); at += every) {
        const Proposal first = around(heroes[at].card->unit);
        BOOST_REQUIRE(first.lines == around(heroes[at].card->unit).lines);
        same += first.lines == around(heroes[at].card->unit, {}, 2).lines ? 1 : 0;
    }
    BOOST_TEST(same == 0);
}

BOOST_AUTO_TEST_CASE(supports_help_attacks_and_defences)
{
    std::string poor;
    for (const Hero& hero : all_heroes()) {
        const Proposal proposal = around(hero.card->unit);
        const int attack = copies_with(
            proposal, [](const Card& card) { return has_support(card, SupportType::Attack); });
        const int any = attack + copies_with(proposal, [](const Card& card) {
                            return has_support(card, SupportType::Defense);
                        });
        if (attack < 6 || any < 9)
            poor +=
                hero.card->unit + ' ' + std::to_string(attack) + '/' + std::to_string(any) + "; ";
    }
    BOOST_TEST(poor == "");
}

BOOST_AUTO_TEST_CASE(a_line_tells_why_it_is_there_and_why_so_often)
{
    const Proposal proposal = around("Lissa");
    using Part = ProposalReason::Part;
    BOOST_TEST((proposal.lines[0].reason.part == Part::Protagonist));
    BOOST_TEST((proposal.lines[1].reason.part == Part::HeroPromotion));
    BOOST_TEST(proposal.lines[1].copies == 4);
    BOOST_TEST(proposal.lines[1].reason.from == proposal.lines[0].card);
    for (const ProposalLine& line : proposal.lines) {
        const bool is_hero = line.card->unit == "Lissa";
        BOOST_TEST((line.reason.tie == ProposalReason::Tie::Hero) == is_hero);
        BOOST_TEST((line.reason.from != nullptr) == line.card->class_change_cost.has_value());
    }
}

BOOST_AUTO_TEST_CASE(the_card_that_was_chosen_leads)
{
    const Card& lead = card("B01-003");
    const Proposal proposal =
        propose(shipped_library(), {.unit = "Marth", .lead = &lead}, Format(), 1);
    BOOST_TEST(proposal.deck.protagonist == "B01-003");
    BOOST_TEST(proposal.lines.front().card == &lead);
}

BOOST_AUTO_TEST_CASE(allies_share_the_symbol_and_no_name_of_the_hero)
{
    const Card& red = card("B01-003");
    const Proposal proposal =
        propose(shipped_library(), {.unit = "Marth", .lead = &red}, Format(), 1);
    for (const ProposalLine& line : proposal.lines) {
        BOOST_TEST((line.card->symbols == red.symbols));
        BOOST_TEST(shares_unit_name(*line.card, red) == (line.card->unit == "Marth"));
    }
}

BOOST_AUTO_TEST_CASE(where_the_hero_s_cards_bear_two_symbols_both_are_there_in_numbers)
{
    // White and black, printed together on cards of hers.
    const Proposal proposal = around("Corrin (Female)", {}, 3);
    for (const Hero& hero : all_heroes()) {
        const Proposal two = around(hero.card->unit, {}, 3);
        if (two.symbols.size() < 2)
            continue;
        for (unsigned symbol = 0; symbol < 8; ++symbol) {
            if (two.symbols.contains(SymbolId(symbol)))
                BOOST_TEST(copies_with(two,
                                       [&](const Card& each) {
                                           return each.symbols.contains(SymbolId(symbol));
                                       }) >= 14,
                           hero.card->unit);
        }
    }
    BOOST_TEST(!proposal.refused);
}

BOOST_AUTO_TEST_CASE(cards_without_use_for_their_skills_give_way)
{
    int useless = 0;
    int all = 0;
    for (const Hero& hero : all_heroes()) {
        const Proposal proposal = around(hero.card->unit);
        std::vector<const Card*> deck;
        for (const ProposalLine& line : proposal.lines)
            deck.push_back(line.card);
        for (const Card* each : deck) {
            ++all;
            useless += can_use_its_skills(*each, deck, *deck.front(), shipped_library()) ? 0 : 1;
        }
    }
    BOOST_TEST(useless * 100 <= all, useless << " of " << all);
}

BOOST_AUTO_TEST_CASE(a_skill_that_asks_for_a_unit_is_of_use_beside_it_alone)
{
    const CardLibrary library = library_of(
        "- {id: T01-001, unit: Aldo, title: Squire, symbol: red, stats: {cost: 1, range: 1, "
        "attack: "
        "40, support: 20}, skills: [{category: act, cost: {tap-others: {n: 1, of: 'name:Bryn'}}}], "
        "prints: [T01-001N]}\n"
        "- {id: T01-002, unit: Bryn, title: Archer, symbol: red, stats: {cost: 1, range: 2, "
        "attack: "
        "30, support: 20}, prints: [T01-002N]}\n");
    const Card& aldo = library.cards()[0];
    const Card& bryn = library.cards()[1];
    BOOST_TEST(named_units(aldo, library) == std::vector<std::string>{"Bryn"},
               boost::test_tools::per_element());
    BOOST_TEST(can_use_its_skills(aldo, std::vector{&aldo, &bryn}, aldo, library));
    BOOST_TEST(!can_use_its_skills(aldo, std::vector{&aldo}, aldo, library));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_with_its_reason)
{
    const CardLibrary small = library_of("- {id: T01-001, unit: Aldo, title: Squire, symbol: red, "
                                         "stats: {cost: 1, range: 1, attack: "
                                         "40, support: 20}, prints: [T01-001N]}\n"
                                         "- {id: T01-002, unit: Bryn, title: Archer, symbol: red, "
                                         "stats: {cost: 3, range: 2, attack: "
                                         "50, support: 20}, prints: [T01-002N]}\n");
    const auto refusal = [&](const char* unit, const Format& format = {}) {
        const Proposal proposal = propose(small, {.unit = unit}, format, 1);
        BOOST_TEST(proposal.lines.empty());
        return proposal.refused;
    };
    Format without_aldo;
    without_aldo.banned_protagonists = {"unit:Aldo"};
    BOOST_TEST((refusal("Cord") == NoProposal::NoSuchUnit));
    BOOST_TEST((refusal("Bryn") == NoProposal::NoCostOne));
    BOOST_TEST((refusal("Aldo", without_aldo) == NoProposal::NotAllowed));
    BOOST_TEST((refusal("Aldo") == NoProposal::TooFewCards));
}

BOOST_AUTO_TEST_CASE(a_larger_deck_keeps_the_proportions)
{
    Format sixty;
    sixty.min_size = 60;
    const Proposal proposal = around("Roy", sixty);
    BOOST_TEST(!proposal.refused);
    BOOST_TEST(proposal.aim == (CurveCounts{25, 2, 19, 14}), boost::test_tools::per_element());
    BOOST_TEST(deck_statistics(proposal.deck, shipped_library()).size == 60);
}

BOOST_AUTO_TEST_CASE(heroes_are_the_units_with_a_card_of_cost_1)
{
    BOOST_TEST(all_heroes().size() == 483U);
    std::set<std::string> units;
    for (const Hero& hero : all_heroes()) {
        BOOST_TEST((hero.card->cost == Amount(1)));
        units.insert(hero.card->unit);
    }
    BOOST_TEST(units.size() == all_heroes().size());
}

BOOST_AUTO_TEST_SUITE_END()
