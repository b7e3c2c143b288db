// Long because: every form of an effect has its slips here.
#include "cards/files/card_yaml.h"

#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sstream>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(effect_yaml)

namespace {

const std::string head = "set: T01\nkind: fixture\ncards:\n"
                         "- id: T01-001\n"
                         "  unit: Aria\n"
                         "  title: Young Banneret\n"
                         "  symbol: red\n"
                         "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n"
                         "  prints: [T01-001N]\n"
                         "  skills:\n";
const std::string skill = "  - category: auto\n"        // line 11
                          "    when: {attacks: self}\n" // line 12
                          "    if: {units: ally}\n"     // line 13
                          "    effect:\n"               // line 14
                          "    - strength: {of: self, by: 10, until: turn}\n"
                          "    - put: {from: hand, to: retreat, n: 1}\n";

/// The units and titles that the samples of docs/EFFECTS.md speak of.
std::string cards_spoken_of()
{
    std::string cards = "set: T02\nkind: fixture\ncards:\n";
    int number = 100;
    for (const std::string unit : {"Aldo", "Bryn", "Nora", "Corin", "Mia"}) {
        const std::string id = "T02-" + std::to_string(++number);
        cards += "- {id: " + id + ", unit: " + unit +
                 ", title: Plain, stats: {cost: 1, attack: 40, support: 20}, prints: [" + id +
                 "N]}\n";
    }
    return cards;
}

LibraryReading reading_of(const std::string& skills)
{
    return read_library(shipped_words(),
                        {{"T01.yaml", head + skills}, {"T02.yaml", cards_spoken_of()}});
}

/// The code of what is found in a skill, or how many findings there are.
std::string code(const std::string& written)
{
    const LibraryReading reading = reading_of("  - {" + written + "}\n");
    return reading.findings.size() == 1 ? std::string(code_of(reading.findings[0].kind))
                                        : std::to_string(reading.findings.size());
}

std::string act_steps(const std::string& steps)
{
    return code("category: act, effect: [" + steps + "]");
}

std::string act(const std::string& step)
{
    return act_steps("{" + step + "}");
}

std::string cont(const std::string& step)
{
    return code("category: cont, effect: [{" + step + "}]");
}

struct Slip {
    std::string from;
    std::string to;
    std::string code;
    int line;
    int column;
};

std::ostream& operator<<(std::ostream& out, const Slip& slip)
{
    return out << slip.to;
}

const std::vector<Slip> slips = {
    {"strength", "strenght", "unknown-key", 15, 7},
    {"of: self", "of: slef", "unknown-word", 15, 22},
    {"until: turn", "until: tomorrow", "unknown-word", 15, 43},
    {"by: 10", "by: ten", "not-a-number", 15, 32},
    {"by: 10", "buy: 10", "unknown-key", 15, 28},
    {"from: hand", "from: hands", "unknown-word", 16, 19},
    {"to: retreat", "to: grave", "unknown-word", 16, 29},
    {"attacks: self", "atacks: self", "unknown-word", 12, 12},
    {"units: ally", "unit: ally", "unknown-key", 13, 10},
    {"units: ally", "units: aly", "unknown-word", 13, 17},
    {"- put: {from: hand, to: retreat, n: 1}", "- repeat: []", "out-of-range", 16, 15},
};

/// Each block of YAML of docs/EFFECTS.md, as the skills of one card.
std::vector<std::string> documented_skills()
{
    std::istringstream text(
        file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "../docs/EFFECTS.md"));
    std::vector<std::string> blocks;
    bool in_block = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("```")) {
            in_block = line == "```yaml";
            if (in_block)
                blocks.emplace_back();
        } else if (in_block)
            blocks.back() += "  " + line + "\n";
    }
    return blocks;
}

} // namespace

BOOST_DATA_TEST_CASE(a_slip_in_an_effect_is_told_with_its_place,
                     boost::unit_test::data::make(slips))
{
    std::string text = skill;
    const std::size_t at = text.find(sample.from);
    BOOST_REQUIRE(at != std::string::npos);
    text.replace(at, sample.from.size(), sample.to);
    const LibraryReading reading = reading_of(text);
    BOOST_REQUIRE(reading.findings.size() == 1u);
    const Fault& fault = reading.findings[0];
    BOOST_TEST(code_of(fault.kind) == sample.code);
    BOOST_TEST(fault.place.file == "T01.yaml");
    BOOST_TEST(fault.place.line == sample.line);
    BOOST_TEST(fault.place.column == sample.column);
}

BOOST_AUTO_TEST_CASE(what_would_be_passed_over_is_refused)
{
    const std::string draw = ", effect: [{draw: 1}]";
    // What sets it off
    BOOST_TEST(code("category: auto" + draw) == "missing-key");
    BOOST_TEST(code("category: bond-auto" + draw) == "missing-key");
    BOOST_TEST(code("category: act, when: moved" + draw) == "unknown-key");
    BOOST_TEST(code("category: auto, when: {attacks: self, attacked: self}" + draw) ==
               "unknown-key");
    BOOST_TEST(code("category: auto, when: {moved: self, against: enemy}" + draw) == "unknown-key");
    BOOST_TEST(code("category: auto, when: {attack-ends: self, against: enemy}" + draw) == "0");
    BOOST_TEST(code("category: auto, when: {support-revealed: ally}" + draw) == "unknown-word");
    BOOST_TEST(code("category: spec, when: moved" + draw) == "0");
    const auto when = [&](const std::string& event) {
        return code("category: auto, when: " + event + draw);
    };
    BOOST_TEST(when("[{attacks: self}, {attacked: self}]") == "0");
    BOOST_TEST(when("[]") == "missing-key");
    BOOST_TEST(when("put") == "unknown-word");
    BOOST_TEST(when("phase-begins") == "unknown-word");
    BOOST_TEST(when("{phase-begins: begin}") == "unknown-word");
    BOOST_TEST(when("{put: {of: \"tag:red\"}}") == "missing-key");
    BOOST_TEST(when("{shown: {whose: opponent}}") == "missing-key");
    BOOST_TEST(when("{bonded: ally}") == "unknown-word");
    BOOST_TEST(when("{moved: self, by: skill, not-by: skill}") == "unknown-key");
    BOOST_TEST(when("{moved: self, by: []}") == "missing-key");
    BOOST_TEST(when("{moved: self, by: attack}") == "unknown-word");
    BOOST_TEST(when("{moved: self, by: {attack: enemy}}") == "unknown-word");
    BOOST_TEST(when("{attacks: self, by: skill}") == "unknown-key");
    BOOST_TEST(when("{deployed: self, by: {emblem: nonsense}}") == "unknown-word");
    BOOST_TEST(when("{skill-used: self, mark: XY}") == "unknown-word");
    BOOST_TEST(when("{moved: self, from: bonds}") == "unknown-key");
    // Conditions and quantities
    BOOST_TEST(code("category: act, if: {turn: own, units: ally}" + draw) == "unknown-key");
    BOOST_TEST(code("category: act, if: {turn: own, at-least: 2}" + draw) == "unknown-key");
    BOOST_TEST(code("category: act, if: {units: ally, whose: own}" + draw) == "unknown-key");
    BOOST_TEST(code("category: act, if: {number: 1, no-more-than: 2, at-most: 3}" + draw) ==
               "unknown-key");
    BOOST_TEST(code("category: act, if: {number: 1, no-more-than: 2, parity: odd}" + draw) ==
               "unknown-key");
    BOOST_TEST(code("category: act, if: {turn: own, parity: odd}" + draw) == "unknown-key");
    BOOST_TEST(code("category: act, if: {units: ally, parity: odd}" + draw) == "0");
    BOOST_TEST(code("category: act, if: {cards: {in: hand, whose: both}, at-most: 3}" + draw) ==
               "0");
    BOOST_TEST(code("category: act, if: {cards: {in: field}}" + draw) == "unknown-word");
    BOOST_TEST(act("draw: {units: ally, stack: self}") == "unknown-key");
    BOOST_TEST(act("draw: {cards: {in: hand}, different: name}") == "unknown-key");
    BOOST_TEST(act("draw: {units: ally, different: title}") == "unknown-word");
    // What is forbidden, and how
    BOOST_TEST(act("forbid: {what: evade, of: self, by: skill}") == "unknown-key");
    BOOST_TEST(act("forbid: {what: move, of: self, by: attack}") == "unknown-word");
    BOOST_TEST(act("forbid: {what: move, of: self, against: enemy}") == "unknown-key");
    BOOST_TEST(act("forbid: {what: be-destroyed, of: self, by: critical, from: enemy}") == "0");
    BOOST_TEST(act("forbid: {what: be-destroyed, by: skill}") == "missing-key");
    BOOST_TEST(act("forbid: {what: deploy, n: 1}") == "unknown-key");
    BOOST_TEST(act("forbid: {what: deploy, to: beside}") == "unknown-word");
    BOOST_TEST(act("forbid: {what: draw, of: ally}") == "unknown-key");
    BOOST_TEST(act("forbid: {what: bond, whose: both}") == "unknown-word");
    BOOST_TEST(act("waive-symbols: {of: self}") == "unknown-key");
    BOOST_TEST(cont("waive-symbols: {symbols: [sword]}") == "unknown-word");
    BOOST_TEST(cont("waive-symbols: {of: self, for: bond}") == "unknown-word");
    BOOST_TEST(cont("critical-by: {of: self}") == "missing-key");
    BOOST_TEST(act("critical-by: {of: self, pay: [{flip: 1}]}") == "unknown-key");
    BOOST_TEST(cont("instead: {destroyed: self, to: field}") == "unknown-word");
    BOOST_TEST(cont("instead: {support: opponent, then: [{draw: 1}]}") == "unknown-word");
    BOOST_TEST(cont("instead: {support: own, to: hand}") == "unknown-key");
    BOOST_TEST(cont("instead: {destroyed: self, to: hand, pay: [{flip: 1}]}") == "unknown-key");
    BOOST_TEST(cont("instead: {destroyed: self}") == "missing-key");
    BOOST_TEST(cont("instead: {destroyed: self, to: stack}") == "unknown-word");
    BOOST_TEST(cont("instead: {orb: both, to: retreat}") == "unknown-word");
    BOOST_TEST(cont("instead: {orb: own, to: retreat, may: true}") == "unknown-key");
    BOOST_TEST(cont("instead: {defeat: own, then: [{draw: 1}]}") == "missing-key");
    BOOST_TEST(act("instead: {orb: own, to: retreat}") == "unknown-key");
    // Cards under units
    BOOST_TEST(cont("also-deploy: {from: deck}") == "unknown-word");
    BOOST_TEST(act("also-deploy: {from: stack}") == "unknown-key");
    BOOST_TEST(act("uncover: {of: self}") == "missing-key");
    BOOST_TEST(act("uncover: {of: self, to: stack}") == "unknown-word");
    BOOST_TEST(act("uncover: {of: self, to: hand, n: 2}") == "out-of-range");
    BOOST_TEST(act("uncover: {of: self, to: hand, chooser: opponent}") == "unknown-key");
    BOOST_TEST(act("put: {from: field, of: other, to: stack}") == "unknown-word");
    BOOST_TEST(act("put: {from: hand, to: stack, whose: opponent}") == "unknown-key");
    BOOST_TEST(act("grow: {of: self, from: hand, metamorphosis: true}") == "unknown-key");
    // Choices
    BOOST_TEST(act("one-of: [[{draw: 1}]]") == "out-of-range");
    BOOST_TEST(act("one-of: [[{draw: 1}], [{draw: 1}], [{draw: 1}], [{draw: 1}], [{draw: 1}], "
                   "[{draw: 1}], [{draw: 1}], [{draw: 1}], [{draw: 1}], [{draw: 1}]]") ==
               "out-of-range");
    BOOST_TEST(act("one-of: [[{draw: 1}], [{fly: 1}]]") == "unknown-key");
    BOOST_TEST(act("one-of: [[{draw: 1}], [{draw: 2}]], else: [{draw: 3}]") == "unknown-key");
    BOOST_TEST(act("guess: {turn: own}") == "missing-key");
    BOOST_TEST(act("guess: {turn: own}, then: [{draw: 1}], chooser: own") == "unknown-key");
    BOOST_TEST(act("forbid: {what: change-protagonist, of: self}") == "unknown-key");
    // Skills that are lost or cost something else
    BOOST_TEST(act("silence: {until: turn}") == "missing-key");
    BOOST_TEST(cont("silence: {skill: 1}") == "missing-key");
    BOOST_TEST(act("silence: {of: enemy, skill: 1, but: spec}") == "unknown-key");
    BOOST_TEST(act("silence: {of: enemy, but: auto}") == "unknown-word");
    BOOST_TEST(cont("marks-hold: {of: ally, marks: [CCS]}") == "unknown-word");
    BOOST_TEST(cont("skill-cost: {pay: []}") == "missing-key");
    BOOST_TEST(cont("skill-cost: {skill: 1}") == "missing-key");
    BOOST_TEST(cont("skill-cost: {skill: 1, once: true}") == "unknown-word");
    BOOST_TEST(cont("skill-cost: {skill: 1, once: false, or: true}") == "unknown-key");
    // What may be chosen together
    BOOST_TEST(act("tap: {of: ally, different: name}") == "unknown-key");
    BOOST_TEST(act("tap: {of: ally, n: 2, different: symbol}") == "unknown-word");
    BOOST_TEST(act("tap: {of: ally, n: any, sum-cost: 6}") == "0");
    // Places and players
    BOOST_TEST(act("put: {from: deck-bottom, to: hand}") == "unknown-word");
    BOOST_TEST(act("put: {from: hand, to: field, n: 1}") == "unknown-word");
    BOOST_TEST(act("put: {from: self, to: deck-bottom}") == "0");
    BOOST_TEST(act("deploy: {from: field, n: 1}") == "unknown-word");
    BOOST_TEST(act("look: {in: field}") == "unknown-word");
    BOOST_TEST(act("draw: {n: 1, whose: both}") == "unknown-word");
    BOOST_TEST(act("win: both") == "unknown-word");
    // Skills that are always on, and others
    BOOST_TEST(cont("draw: 1") == "unknown-key");
    BOOST_TEST(cont("pay: [{flip: 1}], then: [{draw: 1}]") == "unknown-key");
    BOOST_TEST(cont("support: {by: 10}") == "missing-key");
    BOOST_TEST(cont("strength: {of: ally, n: 1, by: 10}") == "unknown-key");
    BOOST_TEST(cont("strength: {of: ally, by: 10, until: turn}") == "unknown-key");
    BOOST_TEST(cont("grant: {of: ally, skill: {category: act, effect: [{draw: 1}]}}") == "0");
    BOOST_TEST(act("cost: {of: \"name:Aldo\", by: -1}") == "missing-key");
    BOOST_TEST(act("cost: {of: enemy, in: [field, hand], by: -1}") == "missing-key");
    BOOST_TEST(act("class-change-cost: {of: self, by: -1}") == "unknown-key");
    BOOST_TEST(cont("class-change-cost: {of: self, in: retreat, by: -1}") == "unknown-key");
    BOOST_TEST(cont("cost: {of: self, in: retreat, by: -1, onto: ally}") == "unknown-key");
    BOOST_TEST(cont("strength: {of: self, times: 2}") == "unknown-key");
    BOOST_TEST(act("strength: {of: self, times: 2, by: 10, until: turn}") == "unknown-key");
    BOOST_TEST(act("range: {of: self, only: 2, against: enemy}") == "unknown-key");
    BOOST_TEST(act("orbs: {of: self, by: 1}") == "unknown-key");
    BOOST_TEST(act("support: {of: ally, by: 10}") == "unknown-key");
    BOOST_TEST(act("cancel-support-skill: {of: enemy, with: \"tag:red\"}") == "unknown-key");
    BOOST_TEST(act("cancel-support-skill: {of: enemy, emblem: nonsense}") == "unknown-word");
    BOOST_TEST(act("fail-support: {of: enemy, emblem: miracle}") == "unknown-key");
    BOOST_TEST(act("support-skill-times: {of: self, times: 2}") == "unknown-key");
    BOOST_TEST(cont("support-skill-times: {of: self}") == "missing-key");
    BOOST_TEST(act("fail-support: {of: enemy, with: \"tag:red\"}") == "unknown-key");
    BOOST_TEST(act("allow-support: {of: ally}") == "unknown-key");
    BOOST_TEST(cont("fail-support: opponent") == "wrong-type");
    BOOST_TEST(act("again: end") == "unknown-word");
    BOOST_TEST(act("counts-as: {of: self, in: hand, tags: [flier]}") == "unknown-key");
    BOOST_TEST(cont("counts-as: {of: self, tags: [flier], until: turn}") == "unknown-key");
}

BOOST_AUTO_TEST_CASE(what_units_take_of_others_must_be_there_to_take)
{
    BOOST_TEST(cont("acquire: {of: self, what: skills, from: ally, mark: XY}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, what: skills, from: support}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, what: range, from: support}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, what: support-skills, from: ally}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, what: [types, range], from: ally}") == "0");
    BOOST_TEST(cont("acquire: {of: self, what: types, from: ally, mark: DB}") == "unknown-key");
    BOOST_TEST(cont("acquire: {of: self, what: skills, from: done}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, in: bonds, what: types, from: self}") == "unknown-word");
    BOOST_TEST(cont("acquire: {of: self, in: hand, what: skills, from: self}") == "unknown-word");
    BOOST_TEST(code("category: act, effect: [{acquire: {of: self, what: skills, from: ally}}]") ==
               "unknown-word");
    BOOST_TEST(code("category: act, effect: [{acquire: {of: self, what: skills, from: done}}]") ==
               "nothing-earlier");
    BOOST_TEST(cont("loses: {of: self}") == "missing-key");
    BOOST_TEST(cont("loses: {of: self, symbols: red}") == "unknown-word");
    BOOST_TEST(cont("loses: {of: self, range: 4}") == "unknown-word");
    BOOST_TEST(cont("silence: {of: enemy, only: spec}") == "unknown-word");
    BOOST_TEST(cont("silence: {of: enemy, only: auto, but: spec}") == "unknown-key");
    BOOST_TEST(cont("skill-effect: {skill: 1}") == "missing-key");
    const std::string draw = ", effect: [{draw: 1}]";
    BOOST_TEST(code("category: act, unlimited-if: {units: self}" + draw) == "missing-key");
    BOOST_TEST(code("category: act, once: true, unlimited-if: {units: self}" + draw) == "0");
    BOOST_TEST(code("category: act, if: {has-skill: 0}" + draw) == "out-of-range");
    BOOST_TEST(code("category: act, if: {units: \"ally,paid-for:0\"}" + draw) == "unknown-word");
    BOOST_TEST(code("category: auto, when: {skill-done: self, by: skill}" + draw) == "unknown-key");
    BOOST_TEST(code("category: spec, in: infinite, effect: [{loses: {of: self, range: 1}}]") ==
               "0");
}

BOOST_AUTO_TEST_CASE(a_unit_becomes_a_copy_of_one_other_unit)
{
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: 1}}") == "0");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: 1, may: true}}") == "0");
    BOOST_TEST(act_steps("{choose: {of: ally, n: 1}}, {copy: chosen}") == "0");
    BOOST_TEST(act_steps("{copy: \"enemy,protagonist\"}") == "0");
    BOOST_TEST(code("category: auto, when: {attacks: self}, effect: [{copy: defender}]") == "0");
    BOOST_TEST(act_steps("{copy: ally}") == "missing-key");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\"}}") == "missing-key");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: 2}}") == "out-of-range");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: any}}") == "out-of-range");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: {stack: self}}}") == "out-of-range");
    BOOST_TEST(act_steps("{copy: self}") == "unknown-word");
    BOOST_TEST(act_steps("{copy: {of: \"ally,other\", n: 1, until: turn}}") == "unknown-key");
    const std::string copy = ", effect: [{copy: {of: ally, n: 1}}]";
    BOOST_TEST(code("category: cont" + copy) == "unknown-key");
    BOOST_TEST(code("category: hand-act" + copy) == "unknown-key");
    BOOST_TEST(code("category: bond-act" + copy) == "unknown-key");
    BOOST_TEST(code("category: spec, in: hand, when: {moved: ally}" + copy) == "unknown-key");
    BOOST_TEST(act_steps("{grant: {of: ally, skill: {category: act" + copy + "}}}") ==
               "unknown-key");
}

BOOST_AUTO_TEST_CASE(what_speaks_of_an_earlier_step_needs_one)
{
    const std::string none = "nothing-earlier";
    BOOST_TEST(act_steps("{put: {from: seen, to: hand}}") == none);
    BOOST_TEST(act_steps("{look: {in: deck}}, {put: {from: seen, to: hand}}") == "0");
    BOOST_TEST(act_steps("{draw: {n: 1, show: true}}, {draw: {cards: {in: seen}}}") == "0");
    BOOST_TEST(act_steps("{strength: {of: self, by: {cards: {in: done}}}}") == none);
    BOOST_TEST(act_steps("{choose: ally}, {if: {done: step}, then: [{draw: 1}]}") == none);
    BOOST_TEST(act_steps("{untap: self}, {if: {done: step}, then: [{draw: 1}]}") == "0");
    BOOST_TEST(act_steps("{untap: self}, {at-end-of-battle: [{draw: {done: step}}]}") == none);
    BOOST_TEST(act_steps("{tap: paid}") == none);
    BOOST_TEST(act_steps("{deploy: {from: paid}}") == none);
    BOOST_TEST(act_steps("{guess: {number: {cost-of: seen}, parity: odd}, then: [{draw: 1}]}") ==
               none);
    BOOST_TEST(act_steps("{untap: self}, {at-end-of-turn: [{draw: {done: step}}]}") == none);
    BOOST_TEST(act_steps("{one-of: [[{look: {in: deck}}], [{put: {from: seen, to: hand}}]]}") ==
               none);
    BOOST_TEST(act_steps("{one-of: [[{look: {in: deck}}], [{draw: 1}]]}, "
                         "{put: {from: seen, to: hand}}") == "0");
    BOOST_TEST(code("category: act, cost: {tap-others: 1}, effect: [{untap: paid}]") == "0");
    BOOST_TEST(act_steps("{pay: [{flip: 1}], then: [{draw: {cards: {in: paid}}}]}") == "0");
    BOOST_TEST(code("category: cont, effect: [{strength: {of: done, by: 10}}]") == none);
    BOOST_TEST(code("category: act, if: {done: step}, effect: [{draw: 1}]") == none);
    // Forms that go with these words
    BOOST_TEST(act_steps("{show: {in: deck}}, {put: {from: seen, to: hand, whose: opponent}}") ==
               "unknown-key");
    BOOST_TEST(act_steps("{draw: 1}, {draw: {cards: {in: done, whose: own}}}") == "unknown-key");
    BOOST_TEST(act_steps("{draw: {done: it}}") == "unknown-word");
    BOOST_TEST(act_steps("{flip: {n: 1, face: down}}") == "unknown-key");
    BOOST_TEST(act_steps("{turn-orbs: {n: 1, face: sideways}}") == "unknown-word");
    BOOST_TEST(act_steps("{put: {from: [hand], to: retreat, n: 1}}") == "out-of-range");
    BOOST_TEST(act_steps("{put: {from: [hand, field], to: retreat, n: 1}}") == "unknown-word");
    BOOST_TEST(act_steps("{grow: {of: self, from: hand, by-name: true, n: 1}}") == "unknown-key");
    BOOST_TEST(act_steps("{pay: [{flip: 1}]}") == "missing-key");
    BOOST_TEST(act_steps("{pay: [{flip: 1}], chooser: opponent, else: [{draw: 1}]}") == "0");
    BOOST_TEST(act_steps("{draw: {per: 0, cards: {in: hand}}}") == "out-of-range");
    // Where it works, and what is open about it
    const std::string draw = ", effect: [{draw: 1}]";
    BOOST_TEST(code("category: spec, in: hand, when: {moved: ally}" + draw) == "0");
    BOOST_TEST(code("category: spec, in: bonds, when: {moved: ally}" + draw) == "unknown-word");
    BOOST_TEST(code("category: auto, in: hand, when: {moved: ally}" + draw) == "unknown-key");
    BOOST_TEST(code("category: spec, in: hand, effect: [{cost: {of: self, by: -1}}]") ==
               "unknown-key");
    BOOST_TEST(code("category: act, doubt: duration" + draw) == "0");
    BOOST_TEST(code("category: act, doubt: everything" + draw) == "unknown-word");
    BOOST_TEST(code("category: act, doubt: duration") == "missing-key");
}

BOOST_AUTO_TEST_CASE(outside_battles_is_a_condition_too)
{
    const auto kind = [](const std::string& flag) {
        const LibraryReading reading =
            reading_of("  - {category: act, if: {in-battle: " + flag + "}, effect: [{draw: 1}]}\n");
        return reading.library.cards()[0].skills[0].script->conditions[0].kind;
    };
    BOOST_TEST((kind("true") == Condition::Kind::InBattle));
    BOOST_TEST((kind("false") == Condition::Kind::Not));
}

BOOST_AUTO_TEST_CASE(an_effect_makes_its_skill_a_scripted_one)
{
    const LibraryReading reading = reading_of(skill);
    BOOST_TEST(reading.findings.empty());
    BOOST_REQUIRE(reading.library.cards()[0].id == "T01-001");
    const Skill& read = reading.library.cards()[0].skills[0];
    BOOST_TEST(read.scripted);
    BOOST_TEST(read.script->steps.size() == 2u);
    BOOST_TEST((read.script->steps[0].until == Until::EndOfTurn));
}

BOOST_AUTO_TEST_CASE(a_skill_that_states_a_field_is_scripted_where_the_card_has_the_field)
{
    const std::string card = "- {id: T01-001, unit: Aldo, title: One, symbol: red, "
                             "stats: {cost: 1, range: 1, attack: 40, support: 0}, "
                             "prints: [T01-001N], skills: [{category: spec, states: no-bond}]";
    const auto read = [](const std::string& text) {
        return read_library(shipped_words(),
                            {{"T01.yaml", "set: T01\nkind: fixture\ncards:\n" + text}});
    };
    const LibraryReading with_field = read(card + ", no-bond: true}\n");
    BOOST_TEST(with_field.findings.empty());
    BOOST_TEST(with_field.library.cards()[0].skills[0].scripted);
    const LibraryReading without = read(card + "}\n");
    BOOST_REQUIRE(without.findings.size() == 1u);
    BOOST_TEST(code_of(without.findings[0].kind) == "missing-key");
}

BOOST_AUTO_TEST_CASE(a_slip_in_a_granted_skill_or_an_added_word_is_told)
{
    BOOST_TEST(cont("counts-as: {of: self, tags: [flier]}") == "0");
    BOOST_TEST(cont("counts-as: {of: self, tags: [flyer]}") == "unknown-word");
    BOOST_TEST(cont("counts-as: {of: self}") == "missing-key");
    BOOST_TEST(cont("grant: {of: ally, skill: {category: act}}") == "missing-key");
    BOOST_TEST(cont("grant: {of: ally, skill: {category: support, effect: [{draw: 1}]}}") ==
               "unknown-word");
    BOOST_TEST(cont("grant: {of: ally, skill: {category: act, cost: {other: song=1}, "
                    "effect: [{draw: 1}]}}") == "unknown-word");
}

BOOST_AUTO_TEST_CASE(a_cost_that_is_not_understood_is_told_beside_an_effect)
{
    const std::string known = "    cost: {other: \"destroy_ally=1,other\"}\n";
    const std::string unknown = "    cost: {other: \"destroy_aly=1,other\"}\n";
    BOOST_TEST(reading_of(skill + known).library.cards()[0].skills[0].scripted);
    const LibraryReading reading = reading_of(skill + unknown);
    BOOST_REQUIRE(reading.findings.size() == 1u);
    const Fault& fault = reading.findings[0];
    BOOST_TEST(code_of(fault.kind) == "unknown-word");
    BOOST_TEST(fault.place.line == 17);
    BOOST_TEST(fault.suggestions.front() == "destroy_ally");
    BOOST_TEST(reading_of("  - {category: act, cost: {other: sing=1}}\n").findings.empty());
}

/// Column, name and range of the only fault, as in "34 out-of-range 1–99".
std::string slip_of(const std::string& effect)
{
    const LibraryReading reading = reading_of("  - {category: act, effect: " + effect + "}\n");
    if (reading.findings.size() != 1)
        return std::to_string(reading.findings.size());
    const Fault& fault = reading.findings[0];
    return std::to_string(fault.place.column) + " " + std::string(code_of(fault.kind)) + " " +
           (fault.expected.empty() ? fault.what : fault.expected);
}

/// Line, column, name and what is wrong, of the only fault of a skill.
std::string fault_of(const std::string& written)
{
    const LibraryReading reading = reading_of("  - {" + written + "}\n");
    if (reading.findings.size() != 1)
        return std::to_string(reading.findings.size());
    const Fault& fault = reading.findings[0];
    return std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " +
           std::string(code_of(fault.kind)) + " " + fault.what;
}

BOOST_AUTO_TEST_CASE(an_emblem_is_told_what_it_asks_the_card_for)
{
    const std::string support = "category: support, type: attack, emblem: ";
    BOOST_TEST(fault_of(support + "hero, of: red") == "0");
    BOOST_TEST(fault_of(support + "hero, of: \"blurple\"") == "11:57 unknown-word blurple");
    BOOST_TEST(fault_of(support + "hero") == "11:5 missing-key of");
    BOOST_TEST(fault_of(support + "attack") == "0");
    BOOST_TEST(fault_of(support + "solidarity, of: \"name:Nobdy|name:Nora\"") ==
               "11:63 unknown-unit Nobdy");
    BOOST_TEST(fault_of("category: act, of: red, effect: [{draw: 1}]") == "11:25 unknown-key of");
    BOOST_TEST(fault_of("category: act, effect: [{tap: named}]") == "11:36 unknown-word named");
}

BOOST_AUTO_TEST_CASE(a_union_skill_names_symbols_and_no_other_does)
{
    const std::string draw = "effect: [{draw: 1}]";
    BOOST_TEST(fault_of("category: act, marks: [US], mark-of: red|hoshido, " + draw) == "0");
    BOOST_TEST(fault_of("category: act, marks: [US], mark-of: nowhere, " + draw) ==
               "11:43 unknown-word nowhere");
    BOOST_TEST(fault_of("category: act, marks: [US], " + draw) == "11:5 missing-key mark-of");
    BOOST_TEST(fault_of("category: act, marks: [CF], mark-of: red, " + draw) ==
               "11:43 unknown-key mark-of");
}

BOOST_AUTO_TEST_CASE(what_cards_share_was_there_before)
{
    const auto taken = [](const std::string& of) {
        return "{put: {from: retreat, to: hand, of: \"" + of + "\", n: 1}}";
    };
    for (const std::string relation : {"name-of:shown", "cost<shown", "weapon-of:seen",
                                       "symbol-of:paid", "cost-of:destroyed", "name-of:subject"})
        BOOST_TEST(act_steps(taken(relation)) == "nothing-earlier", relation);
    BOOST_TEST(act_steps("{show: {in: deck}}, " + taken("name-of:shown,cost<seen")) == "0");
    BOOST_TEST(act_steps("{look: {in: deck}}, " + taken("name-of:shown")) == "nothing-earlier");
    BOOST_TEST(act_steps("{look: {in: deck}}, " + taken("name-of:seen")) == "0");
    BOOST_TEST(code("category: act, cost: {discard: 1}, effect: [" + taken("name-of:paid") + "]") ==
               "0");
    BOOST_TEST(act_steps("{support: {to: {support-of: shown}}}") == "nothing-earlier");
    BOOST_TEST(act_steps("{show: {in: deck}}, {support: {to: {support-of: shown}}}") == "0");
    const std::string destroyed = taken("name-of:destroyed");
    BOOST_TEST(code("category: auto, when: {destroys: self}, effect: [" + destroyed + "]") == "0");
    BOOST_TEST(code("category: auto, when: {attacks: self}, effect: [{at-end-of-battle: [" +
                    destroyed + "]}]") == "0");
    BOOST_TEST(code("category: auto, when: {attacks: self}, effect: [" + destroyed + "]") ==
               "nothing-earlier");
}

BOOST_AUTO_TEST_CASE(a_subject_is_the_unit_that_the_event_is_about)
{
    const std::string tap = ", effect: [{tap: subject}]";
    BOOST_TEST(code("category: auto, when: {attacks: ally}" + tap) == "0");
    BOOST_TEST(fault_of("category: act" + tap) == "11:31 nothing-earlier subject");
    BOOST_TEST(code("category: cont, effect: [{strength: {of: not-subject, by: 10}}]") ==
               "nothing-earlier");
    for (const std::string event :
         {"turn-begins", "orb-lost", "draws", "support-revealed", "{put: {to: retreat}}",
          "{shown: {in: deck}}", "{phase-begins: action}", "[attacks, turn-begins]"})
        BOOST_TEST(code("category: auto, when: " + event + tap) == "nothing-earlier", event);
    BOOST_TEST(code("category: auto, when: {attacks: self}, if: {units: \"subject,front\"}, "
                    "effect: [{draw: 1}]") == "0");
    BOOST_TEST(code("category: auto, when: draws, if: {units: subject}, effect: [{draw: 1}]") ==
               "nothing-earlier");
    // In `when` nobody is it yet, and at the end of the turn nobody is any more.
    BOOST_TEST(fault_of("category: auto, when: {attacks: \"name-of:subject\"}, "
                        "effect: [{draw: 1}]") == "11:28 nothing-earlier subject");
    BOOST_TEST(code("category: auto, when: {attacks: self}, "
                    "effect: [{at-end-of-turn: [{tap: subject}]}]") == "nothing-earlier");
}

BOOST_AUTO_TEST_CASE(names_that_nobody_bears_are_told_with_their_place)
{
    BOOST_TEST(fault_of("category: act, effect: [{tap: \"ally,name:Aldo|Brynn\"}]") ==
               "11:36 unknown-unit Brynn");
    BOOST_TEST(fault_of("category: act, effect: [{tap: \"name-of:(ally,notname:Brynn)\"}]") ==
               "11:36 unknown-unit Brynn");
    BOOST_TEST(fault_of("category: act, effect: [{tap: \"title:Plan\"}]") ==
               "11:36 unknown-title Plan");
    BOOST_TEST(fault_of("category: cont, effect: [{counts-as: {of: self, names: [Brynn]}}]") ==
               "11:62 unknown-unit Brynn");
    BOOST_TEST(fault_of("category: act, cost: {discard: {n: 1, of: \"name:Brynn\"}}, "
                        "effect: [{draw: 1}]") == "11:48 unknown-unit Brynn");
    BOOST_TEST(fault_of("category: act, cost: {other: \"growth_self=1,name:Brynn,from:hand\"}, "
                        "effect: [{draw: 1}]") == "11:35 unknown-unit Brynn");
    const LibraryReading reading = reading_of("  - {category: act, effect: [{tap: name:Brynn}]}\n");
    BOOST_REQUIRE(reading.findings.size() == 1u);
    BOOST_TEST(reading.findings[0].place.file == "T01.yaml");
    BOOST_TEST(reading.findings[0].suggestions.front() == "Bryn");
}

BOOST_AUTO_TEST_CASE(a_cost_asks_of_cards_nothing_that_only_units_can_be)
{
    const std::string draw = ", effect: [{draw: 1}]";
    const auto cost = [&](const std::string& paid) {
        return code("category: act, cost: {" + paid + "}" + draw);
    };
    BOOST_TEST(cost("discard: {n: 1, of: tapped}") == "contradiction");
    BOOST_TEST(cost("discard: {n: 1, of: \"name:Aldo,not-protagonist\"}") == "contradiction");
    BOOST_TEST(cost("flip: {n: 1, of: front}") == "contradiction");
    BOOST_TEST(cost("flip: {n: 1, of: \"stack>=2\"}") == "contradiction");
    BOOST_TEST(cost("discard: {n: 1, of: \"raised>=10\"}") == "contradiction");
    BOOST_TEST(cost("other: \"retreat_to_boundless=1,back\"") == "contradiction");
    BOOST_TEST(cost("flip: {n: 1, of: face-up}") == "0");
    BOOST_TEST(cost("other: \"hand_to_deck_top=1,other\"") == "0");
    BOOST_TEST(cost("other: \"destroy_ally=1,untapped\"") == "0");
    BOOST_TEST(cost("tap-others: {n: 1, of: front}") == "0");
}

BOOST_AUTO_TEST_CASE(a_filter_of_a_cost_is_told_at_its_own_place)
{
    const std::string draw = ", effect: [{draw: 1}]";
    BOOST_TEST(fault_of("category: act, cost: {flip: 1, discard: {n: 1, of: \"tag:rde\"}}" +
                        draw) == "11:57 unknown-word rde");
    BOOST_TEST(fault_of("category: act, cost: {tap-others: {n: 1, of: \"othr\"}}" + draw) ==
               "11:51 unknown-word othr");
    BOOST_TEST(fault_of("category: act, cost: {other: \"destroy_ally=1,tag:rde\"}" + draw) ==
               "11:35 unknown-word rde");
}

BOOST_AUTO_TEST_CASE(conditions_are_one_at_least)
{
    const std::string draw = ", effect: [{draw: 1}]";
    BOOST_TEST(fault_of("category: act, if: {any: []}" + draw) == "11:31 out-of-range []");
    BOOST_TEST(fault_of("category: act, if: {not: []}" + draw) == "11:31 out-of-range []");
    BOOST_TEST(fault_of("category: act, if: []" + draw) == "11:25 out-of-range []");
}

BOOST_AUTO_TEST_CASE(what_nothing_can_be_is_told)
{
    BOOST_TEST(fault_of("category: act, effect: [{tap: \"ally,enemy\"}]") ==
               "11:36 contradiction enemy");
    BOOST_TEST(fault_of("category: act, cost: {discard: {n: 1, of: \"cost<=2,cost>=4\"}}, "
                        "effect: [{draw: 1}]") == "11:48 contradiction cost>=4");
}

std::string repeated(const std::string& text, int times)
{
    std::string all = text;
    for (int at = 1; at < times; ++at)
        all += ", " + text;
    return all;
}

BOOST_AUTO_TEST_CASE(no_list_and_no_skill_is_longer_than_a_game_can_hold)
{
    const std::string draw = ", effect: [{draw: 1}]";
    const std::string many = "out-of-range";
    BOOST_TEST(act_steps(repeated("{draw: 1}", 99)) == "0");
    BOOST_TEST(act_steps(repeated("{draw: 1}", 100)) == many);
    BOOST_TEST(act_steps(repeated("{may: [{draw: 1}, {draw: 2}]}", 40)) == many); // in all
    BOOST_TEST(act_steps("{grant: {of: ally, skill: {category: act, effect: [" +
                         repeated("{draw: 1}", 99) + "]}}}") == many);
    BOOST_TEST(code("category: act, if: [" + repeated("{turn: own}", 100) + "]" + draw) == many);
    BOOST_TEST(code("category: auto, when: [" + repeated("attacks", 256) + "]" + draw) == many);
    BOOST_TEST(code("category: auto, when: {moved: self, by: [" + repeated("skill", 100) + "]}" +
                    draw) == many);
    BOOST_TEST(code("category: act, marks: [" + repeated("CF", 100) + "]" + draw) == many);
    BOOST_TEST(cont("counts-as: {of: self, tags: [" + repeated("flier", 100) + "]}") == many);
    std::string words = "ally";
    for (int at = 0; at < 99; ++at)
        words += ",ally";
    BOOST_TEST(act("tap: \"" + words + "\"") == many);
    const auto skills = [](int count) {
        std::string all;
        for (int at = 0; at < count; ++at)
            all += "  - {category: act, effect: [{draw: 1}]}\n";
        return reading_of(all).findings.size();
    };
    BOOST_TEST(skills(99) == 0u);
    BOOST_TEST(skills(100) == 1u);
}

BOOST_AUTO_TEST_CASE(chosen_units_are_chosen_before)
{
    BOOST_TEST(slip_of("[{destroy: chosen}]") == "31 nothing-earlier choose");
    BOOST_TEST(slip_of("[{choose: {of: enemy, n: 1}}, {destroy: chosen}]") == "0");
    BOOST_TEST(slip_of("[{choose: {of: enemy, n: 1}}, {at-end-of-turn: [{tap: chosen}]}]") == "0");
    BOOST_TEST(slip_of("[{put: {from: hand, to: retreat, of: \"name-of:chosen\", n: 1}}]") ==
               "31 nothing-earlier choose");
}

BOOST_AUTO_TEST_CASE(an_effect_speaks_of_skills_that_the_card_has)
{
    const std::string other = "[{skill-cost: {skill: 2, pay: []}}]";
    BOOST_TEST(slip_of(other) == "51 out-of-range 1–1");
    BOOST_TEST(slip_of(other + "}\n  - {category: act, effect: [{draw: 1}]") == "0");
    BOOST_TEST(slip_of("[{if: {uses: 2}, then: [{draw: 1}]}]") == "42 out-of-range 1–1");
    BOOST_TEST(slip_of("[{grant: {of: self, skill: {category: act, effect: [{draw: 1}]}}}, {if: "
                       "{uses: 2}, then: [{draw: 1}]}]") == "0");
}

BOOST_AUTO_TEST_CASE(a_number_that_nothing_can_come_of_is_told)
{
    BOOST_TEST(slip_of("[{draw: -1}]") == "37 out-of-range 1–99");
    BOOST_TEST(slip_of("[{draw: {n: 0}}]") == "41 out-of-range 1–99");
    BOOST_TEST(slip_of("[{if: {units: ally, at-least: 3, at-most: 2}, then: [{draw: 1}]}]") ==
               "71 out-of-range 3–999");
    BOOST_TEST(slip_of("[{if: {number: {}, at-least: 2}, then: [{draw: 1}]}]") ==
               "44 missing-key units");
}

BOOST_AUTO_TEST_CASE(an_effect_has_a_step)
{
    BOOST_TEST(slip_of("[]") == "29 out-of-range 1 to 99");
    BOOST_TEST(slip_of("[{may: []}]") == "36 out-of-range 1 to 99");
}

BOOST_DATA_TEST_CASE(a_documented_effect_is_understood,
                     boost::unit_test::data::make(documented_skills()))
{
    const LibraryReading reading = reading_of(sample);
    BOOST_TEST(reading.findings.empty());
    BOOST_REQUIRE(reading.library.cards()[0].id == "T01-001");
    for (const Skill& one : reading.library.cards()[0].skills)
        BOOST_TEST(one.scripted);
}

BOOST_AUTO_TEST_CASE(the_section_on_effects_has_examples)
{
    BOOST_TEST(documented_skills().size() >= 5u);
}

BOOST_AUTO_TEST_SUITE_END()
