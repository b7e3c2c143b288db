#include "scenarios/scenario_files.h"

#include "game/play/engine.h"
#include "test_library.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(engine_limits)

namespace {

/// A card of a user's library, without its skills.
std::string card_of(const std::string& number)
{
    return "- id: T01-" + number + "\n  unit: Unit" + number +
           "\n  title: One of Many\n  symbol: red\n"
           "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n  prints: [T01-" +
           number + "N]\n";
}

std::string skills_of(int count, const std::string& skill)
{
    std::string text = "  skills:\n";
    for (int at = 0; at < count; ++at)
        text += "  - " + skill + "\n";
    return text;
}

const std::string head = "set: T01\nkind: user\nname: {en: Much}\ncards:\n";

/// Unit101, 102 and 103 in the front line; the first attacks.
ScenarioResult attack_with(const std::string& skills, const std::string& more = "")
{
    std::string library = head;
    for (const char* number : {"101", "102", "103"})
        library += card_of(number) + skills;
    const std::string deck = "deck: [T01-101, T01-101, T01-101, T01-101]";
    const std::string scenario =
        "scenario: 1\nlibrary: T01.yaml\ngiven:\n  first: P\n"
        "  turn: {player: P, own-turn: 3, phase: action}\n"
        "  P: {" +
        deck +
        ", front: [{stack: [T01-101], protagonist: true}, {stack: [T01-102]}, "
        "{stack: [T01-103]}]}\n"
        "  Q: {" +
        deck +
        ", orbs: [T01-101, T01-101], "
        "front: [{stack: [T01-101], protagonist: true}]}\n"
        "actions:\n- {attack: {unit: Unit102, target: Unit101" +
        more + "}}\nexpect: {winner: none}\n";
    const Scenario read(scenario, "limits.yaml", test::words_only(), test::cards_of_text(library));
    return play(read);
}

} // namespace

BOOST_AUTO_TEST_CASE(strength_that_is_multiplied_again_and_again_stays_a_number)
{
    std::string steps = "{strength: {of: self, times: 999}}";
    for (int at = 0; at < 9; ++at)
        steps += ", {strength: {of: self, times: 999}}";
    const ScenarioResult result = attack_with(
        skills_of(1, "{category: auto, when: attacks, effect: [" + steps + "]}"), ", orbs: [0]");
    const auto told = std::ranges::find(result.log.events(), EventKind::Strength, &Event::kind);
    BOOST_REQUIRE((told != result.log.events().end()));
    BOOST_TEST(told->number == 9999);
}

BOOST_AUTO_TEST_CASE(what_is_added_by_number_of_weapons_or_cost_goes_by_what_is_printed)
{
    for (const std::string number : {"weapons", "cost"}) {
        const std::string skills = skills_of(
            1, "{category: cont, if: {number: {" + number +
                   ": self}, at-least: 0}, effect: [{counts-as: {of: ally, tags: [axe]}}, "
                   "{grant: {of: ally, skill: {category: cont, effect: [{strength: {of: "
                   "self, by: 10}}]}}}]}");
        const ScenarioResult result = attack_with(skills, ", orbs: [0]");
        BOOST_TEST(!result.state.is_over());
    }
}

BOOST_AUTO_TEST_CASE(more_skills_at_once_than_can_wait_make_the_game_a_draw)
{
    const std::string skill = "{category: auto, when: {tapped: ally}, effect: [{draw: 1}]}";
    BOOST_TEST(attack_with(skills_of(99, skill)).state.drawn);
}

BOOST_AUTO_TEST_CASE(effects_beyond_what_a_game_holds_are_counted_as_not_played)
{
    constexpr int cards = 15;
    std::string steps = "{draw: 1}";
    for (int at = 0; at < 90; ++at)
        steps += ", {draw: 1}";
    std::string text = head;
    for (int at = 0; at < cards; ++at)
        text += card_of(std::to_string(101 + at)) +
                skills_of(60, "{category: act, effect: [" + steps + "]}");
    const CardLibrary library = load_library(test::shipped_words(), {{"T01.yaml", text}});
    std::vector<CardIndex> deck;
    for (CardIndex card = 0; card < cards; ++card)
        deck.push_back(card);
    const auto made = std::make_shared<const GameCards>(library, std::array{deck, deck});
    BOOST_TEST(made->unscripted() > 0);
    BOOST_TEST(made->unscripted() < cards * 60);
    BOOST_TEST(!legal_actions(new_game(made, 1)).empty());
}

BOOST_AUTO_TEST_SUITE_END()
} // namespace kizuna
