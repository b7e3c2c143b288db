#pragma once

#include "cards/yaml/yaml_reader.h"
#include "game/play/engine.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Loads the cards of the file that a scenario names under `library:`. The path is relative to the
/// scenario's file. Throws DataError if the file cannot be read.
using LibraryOpener = std::function<std::shared_ptr<const CardLibrary>(const std::string& path)>;

/// The cards that the text of such a file describes; `path` names it in faults. Throws DataError.
std::shared_ptr<const CardLibrary> scenario_cards(const Vocabulary& words, const std::string& path,
                                                  std::string text);

/// A game situation as a file (SCENARIOS.md): a position, actions and the expected result.
class Scenario {
public:
    /// Reads all but the actions and the expected result. `shipped` are the cards if the scenario
    /// has no `library:`. Throws DataError; its kind is BadPosition if the position breaks an
    /// invariant.
    Scenario(std::string_view text, std::string file, std::shared_ptr<const CardLibrary> shipped,
             const LibraryOpener& open_library);

    const std::string& name() const { return name_; }
    const std::vector<std::string>& clauses() const { return clauses_; }
    /// The state before the first action.
    const GameState& start() const { return start_; }
    const CardLibrary& library() const { return *library_; }
    /// Throws DataError for the first clause that the scenario names and `known` lacks.
    void require_clauses(const std::vector<std::string>& known) const;
    const YamlNode root() const { return document_->root(); }

private:
    std::unique_ptr<YamlDocument> document_;
    std::shared_ptr<const CardLibrary> library_;
    std::string name_;
    std::vector<std::string> clauses_;
    GameState start_;
};

/// A value that is not as a scenario expects, in technical words.
struct Difference {
    Place place;          ///< of the expected value in the scenario
    std::string what;     ///< as in "P.hand"
    std::string expected; ///< the scenario's value
    std::string actual;   ///< the game's value
    bool operator==(const Difference&) const = default;
};

/// The result of playing a scenario.
struct ScenarioResult {
    std::vector<Difference> differences; ///< empty if it passed
    EventLog log;
    std::vector<Action> actions; ///< that were played, with the answers, in order
    GameState state;             ///< after the last action
    bool passed() const { return differences.empty(); }
};

/// A scenario that cannot go on: an action is refused, a decision has no answer, or an answer no
/// decision. The scenario must outlive it.
class StoppedScenario : public DataError {
public:
    StoppedScenario(Fault fault, ScenarioResult so_far)
        : DataError(std::move(fault)),
          so_far_(std::make_shared<const ScenarioResult>(std::move(so_far)))
    {
    }
    /// The result up to the point where the scenario stopped.
    const ScenarioResult& so_far() const { return *so_far_; }

private:
    std::shared_ptr<const ScenarioResult> so_far_;
};

/// Plays the actions and compares the result with what the scenario expects. Throws StoppedScenario
/// if the game cannot go on, as after a refused action, a decision without an answer or an answer
/// without a decision; another DataError if the scenario is badly written.
ScenarioResult play(const Scenario& scenario);

} // namespace kizuna
