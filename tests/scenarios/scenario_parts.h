#pragma once

#include "scenarios/scenario_files.h"

namespace kizuna::test {

/// The parts of a scenario in the action phase of P, which passes; each can be replaced.
struct ScenarioParts {
    std::string turn = "{player: P, own-turn: 3, phase: action}";
    std::string more; ///< of `given`
    std::string p = "{deck: [K12, K12], hand: [K01, K12], orbs: [K12], bonds: [K01, K01], "
                    "front: [{stack: [K01], protagonist: true}]}";
    std::string q = "{deck: [K12, K12], orbs: [K12], front: [{stack: [K09], protagonist: true}]}";
    std::string actions = "[move: Aldo]";
    std::string expect = "{winner: none}";
    std::string head = "scenario: 1";
    std::string clauses = "[MOVE-1]";
};

inline Scenario scenario_of(const ScenarioParts& parts)
{
    return scenario_of_text(
        parts.head + "\nclauses: " + parts.clauses +
        "\nlibrary: skill-cards.yaml\ngiven:\n  first: P\n  turn: " + parts.turn +
        "\n  P: " + parts.p + "\n  Q: " + parts.q + "\n" + parts.more +
        "actions: " + parts.actions + "\nexpect: " + parts.expect + "\n");
}

} // namespace kizuna::test
