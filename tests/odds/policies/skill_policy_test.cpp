#include "odds/goldfish/goldfish_tools.h"

#include <boost/test/unit_test.hpp>

#include <map>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(skill_policy)

namespace {

/// How often each choice about skills was made in the first four turns of game 0.
class SkillNotes : public GoldfishWatcher {
public:
    int uses = 0;
    int max_uses = 0; ///< in one turn
    std::map<ChoiceReason, int> reasons;
    std::size_t hand = 0; ///< at the end

    void decides(const GameState& state, const Choice& choice) override
    {
        ++reasons[choice.reason];
        uses_now_ = state.turn == turn_ ? uses_now_ : 0;
        turn_ = state.turn;
        if (choice.action.kind != ActionKind::UseSkill)
            return;
        ++uses;
        max_uses = std::max(max_uses, ++uses_now_);
    }
    void ends(const GameState& state) override { hand = state[Player::P].hand.size(); }

private:
    int turn_ = 0;
    int uses_now_ = 0;
};

/// Of 49 cards of cost 1 and strength 40 with these skills.
SkillNotes notes_of(const std::string& skills, const std::string& policy = "planner",
                    GoldfishLevel level = GoldfishLevel::HandTester, int dummy_strength = 40)
{
    const TwoCardDeck deck("  unit: Bela\n  title: Other\n  symbol: red\n"
                           "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n" +
                           (skills.empty() ? skills : "  skills:\n" + skills));
    GoldfishSettings settings;
    settings.level = level;
    settings.policy = policy;
    settings.dummy_strength = dummy_strength;
    settings.turns = 4;
    const GoldfishDeck goldfish = deck.deck();
    SkillNotes notes;
    GoldfishPlayer(goldfish.goldfish(settings)).play(0, notes);
    return notes;
}

const std::string draws_for_a_flip =
    "  - category: act\n    once: true\n    cost: {flip: 1}\n    effect:\n    - draw: 1\n";
const std::string strength_for_a_flip = "  - category: act\n    once: true\n    cost: {flip: 1}\n"
                                        "    effect:\n"
                                        "    - strength: {of: self, by: 20, until: turn}\n";

} // namespace

BOOST_AUTO_TEST_CASE(the_planner_flips_a_bond_for_a_card)
{
    const SkillNotes notes = notes_of(draws_for_a_flip);
    BOOST_TEST(notes.uses >= 2);
    BOOST_TEST(notes.reasons.at(ChoiceReason::SkillPays) == notes.uses);
    BOOST_TEST(notes.hand > notes_of("").hand);
}

BOOST_AUTO_TEST_CASE(gf_basic_uses_no_skill)
{
    const SkillNotes notes = notes_of(draws_for_a_flip, "gf-basic");
    BOOST_TEST(notes.uses == 0);
}

BOOST_AUTO_TEST_CASE(strength_is_worth_a_flip_only_where_units_attack)
{
    BOOST_TEST(notes_of(strength_for_a_flip).uses == 0);
    BOOST_TEST(notes_of(strength_for_a_flip, "planner", GoldfishLevel::PassiveDummy).uses > 0);
}

BOOST_AUTO_TEST_CASE(the_planner_does_what_it_may_do_for_nothing)
{
    const SkillNotes notes = notes_of("  - category: auto\n    when: deployed\n    effect:\n"
                                      "    - may:\n      - draw: 1\n");
    BOOST_TEST(notes.reasons.at(ChoiceReason::SkillFree) == 1);
    BOOST_TEST(!notes.reasons.contains(ChoiceReason::SkillNoUse));
}

BOOST_AUTO_TEST_CASE(the_planner_leaves_a_may_that_brings_nothing)
{
    const SkillNotes notes = notes_of("  - category: auto\n    when: deployed\n    effect:\n"
                                      "    - may:\n      - tap: {of: self}\n");
    BOOST_TEST(notes.reasons.at(ChoiceReason::SkillNoUse) == 1);
}

BOOST_AUTO_TEST_CASE(four_cards_are_too_dear_for_one)
{
    const SkillNotes notes =
        notes_of("  - category: auto\n    when: deployed\n    cost: {discard: 4}\n"
                 "    effect:\n    - draw: 1\n");
    BOOST_TEST(notes.reasons.at(ChoiceReason::SkillTooDear) == 1);
    BOOST_TEST(!notes.reasons.contains(ChoiceReason::SkillPays));
}

BOOST_AUTO_TEST_CASE(of_several_things_the_planner_takes_what_is_worth_most)
{
    const std::string several = "  - category: auto\n    when: deployed\n    effect:\n"
                                "    - one-of:\n      - [{flip: 1}]\n      - [{draw: 1}]\n"
                                "      - [{untap: self}]\n";
    const SkillNotes notes = notes_of(several);
    BOOST_TEST(notes.reasons.at(ChoiceReason::ChoiceBest) == 1);
    BOOST_TEST(notes.hand == notes_of("").hand + 1);
    BOOST_TEST(notes_of(several, "gf-basic").hand == notes_of("", "gf-basic").hand);
}

BOOST_AUTO_TEST_CASE(a_skill_that_does_one_of_several_things_is_used_for_the_best_of_them)
{
    const SkillNotes notes =
        notes_of("  - category: act\n    once: true\n    cost: {flip: 1}\n"
                 "    effect:\n"
                 "    - one-of:\n      - [{tap: self}]\n      - [{draw: 1}]\n");
    BOOST_TEST(notes.uses >= 2);
    BOOST_TEST(notes.hand > notes_of("").hand);
}

// The dummy takes the first, which brings nothing.
BOOST_AUTO_TEST_CASE(what_the_opponent_chooses_is_the_first_there_is)
{
    BOOST_TEST(notes_of("  - category: act\n    once: true\n    cost: {flip: 1}\n"
                        "    effect:\n    - one-of:\n      - [{tap: self}]\n"
                        "      - [{draw: 1}]\n      chooser: opponent\n")
                   .uses == 0);
}

// 40 on 90 + 20: every support fails, for all cards have one name.
BOOST_AUTO_TEST_CASE(a_critical_hit_is_made_where_it_turns_the_attack_by_what_it_multiplies_with)
{
    const auto wins = [](const std::string& skills) {
        const SkillNotes notes = notes_of(skills, "gf-basic", GoldfishLevel::PassiveDummy, 90);
        return notes.reasons.contains(ChoiceReason::CriticalWins);
    };
    BOOST_TEST(!wins(""));
    BOOST_TEST(wins("  - {category: cont, effect: [{critical-times: 3}]}\n"));
}

// Nothing in the rules ends this (SKILL-4).
BOOST_AUTO_TEST_CASE(a_skill_that_costs_nothing_is_not_used_for_ever)
{
    const SkillNotes notes = notes_of("  - category: act\n    effect:\n    - draw: 1\n");
    BOOST_TEST(notes.max_uses == 5);
}

BOOST_AUTO_TEST_SUITE_END()
