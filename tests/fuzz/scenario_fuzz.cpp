#include "targets.h"

#include "scenarios/scenario_files.h"

#include "game/play/perft.h"
#include "game/values/invariants.h"

namespace kizuna::fuzz {

void use_scenario(std::string_view input)
{
    try {
        const Scenario scenario(input, "scenario.yaml", test::words_only(), [](const std::string&) {
            return test::cards_of_file(test::game_folder() / "fixture-cards.yaml");
        });
        require(broken_invariant(scenario.start()) == 0, "a given position keeps the invariants");
        const ScenarioResult result = play(scenario);
        require(broken_invariant(result.state) == 0, "what was played keeps the invariants");
        require(perft(result.state, 1) >= 1,
                "there is always something to do, or the game is over");
    } catch (const DataError& error) {
        require(error.fault().place.line >= 0, "a scenario's fault has a place");
    }
}

} // namespace kizuna::fuzz
