#pragma once

#include "app/base/signal.h"
#include "app/cards/catalogue.h"
#include "odds/goldfish/goldfish.h"
#include "odds/goldfish/goldfish_replay.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The setup of a game on the table. The same settings and deck deal the same game: game `game` of
/// the seed, as `kizuna-cli replay` deals it.
struct TableSettings {
    std::uint64_t seed = 1;
    std::uint64_t game = 0;
    bool goes_first = true;
    int dummy_strength = 40;
    std::optional<int> dummy_support = 20; ///< empty: supports as the player's own deck does
    std::string keep_rule = "cost-one";    ///< of the policy; one of keep_rule_presets()
    bool operator==(const TableSettings&) const = default;
};

/// An action on something on the table, with the clause that forbids it now, or None.
struct TableOption {
    Action action;
    Clause refusal = Clause::None;
};

/// A game of a deck against a dummy, played by the user or a policy. One can go back and play on
/// differently: the steps form a tree with one of them as the present, and none is ever deleted.
class GameSession {
public:
    /// An action and the state after it. The first step is the deal.
    struct Step {
        int before = -1;                    ///< index of the previous step; -1 for the deal
        int branch = 0;                     ///< index of its branch
        Action action;                      ///< the action that led to this state
        std::optional<ChoiceReason> reason; ///< why a policy chose it; empty for the user's actions
        bool was_only_answer = false;       ///< carried out without asking
        EventLog log;
        GameState state; ///< after the action
        int next = -1;   ///< the step that redo leads to; -1: none
        std::vector<int> all_next;
    };
    /// A line of play. The first begins with the deal; each other one forks off an earlier one.
    struct Branch {
        int first = 0; ///< first step of its own
        int last = 0;  ///< last step
    };

    /// `deck` must have no goldfish_problem(). The catalogue must outlive the session.
    GameSession(const ResolvedDeck& deck, const Catalogue& catalogue, TableSettings settings);
    /// A game from a scenario: begins with `start`; `actions` lead to the present. All cards must
    /// be in the catalogue's library, and Q must be a dummy.
    GameSession(const GameState& start, const std::vector<Action>& actions, std::string name,
                const Catalogue& catalogue);
    ~GameSession();

    /// The name of the scenario; empty for a dealt game.
    const std::string& scenario() const { return scenario_; }
    /// False for a scenario: its random results do not come from a seed.
    bool can_be_saved() const { return scenario_.empty(); }
    const TableSettings& settings() const { return settings_; }
    const Goldfish& goldfish() const { return *goldfish_; }
    const GameState& state() const { return step().state; }
    const GameCards& cards() const { return *state().cards; }
    const Step& step() const { return step(now_); }
    const Step& step(int place) const { return steps_[static_cast<std::size_t>(place)]; }
    int now() const { return now_; }
    const std::vector<Branch>& branches() const { return branches_; }
    /// Indices of the steps from the deal to the present, both included.
    std::vector<int> path() const;

    /// All legal actions; empty once the game is over.
    ActionList legal() const { return legal_actions(state()); }
    // Actions to show for something that is pointed at, legal ones first.
    std::vector<TableOption> options_for_hand(std::uint16_t kind) const;
    std::vector<TableOption> options_for_unit(UnitId unit) const;
    std::vector<TableOption> options_for_bond(std::uint16_t kind) const;
    std::vector<TableOption> options_for_orb(int position) const;

    /// Carries out an action, then all decisions with a single answer. Starts a new branch if the
    /// game went on differently from here before. An illegal action changes nothing. Returns the
    /// clause that forbids it, or None.
    Clause act(const Action& action);
    /// The action that ends the current phase of P: no bond, next phase or end of turn. Empty while
    /// a decision is pending.
    std::optional<Action> phase_end() const;
    void end_phase(); ///< requires phase_end()
    /// Ends the turn, or stops at a decision. Requires phase_end().
    void end_turn();
    bool can_undo() const { return step().before >= 0; }
    bool can_redo() const { return step().next >= 0; }
    // Both skip decisions with a single answer.
    void undo(); ///< requires can_undo()
    void redo(); ///< requires can_redo()
    void go_to(int step);
    void go_to_branch(int branch); ///< goes to its last step
    /// Goes to the deal; the branches stay.
    void start_again() { go_to(0); }

    const std::string& policy() const { return policy_id_; }
    void set_policy(const std::string& id); ///< one of policy_ids()
    /// What the policy would do now, and why; empty once the game is over.
    std::optional<Choice> advice();
    /// Carries out the policy's choice. False if the game is over.
    bool step_by_policy();
    /// Lets the policy play until the next own turn begins or the game is over.
    void play_turn_by_policy();

    /// The path to the present as a replay, one step for each choice. A replay cannot hold a
    /// pending decision, so it ends at the last step without one.
    Replay replay() const;
    /// The steps in replay(), without the deal.
    std::vector<int> replayed_path() const;

    /// Emitted when the present changed.
    Signal changed;

private:
    int step_after(const Action& action, std::optional<ChoiceReason> reason);
    int add_step(const Action& action, std::optional<ChoiceReason> reason);
    std::vector<TableOption> judged(const std::vector<Action>& actions) const;

    TableSettings settings_;
    std::string scenario_;
    std::unique_ptr<const Goldfish> goldfish_;
    std::vector<Step> steps_;
    std::vector<Branch> branches_;
    int now_ = 0;
    std::string policy_id_;
    std::unique_ptr<Policy> policy_;
    int advised_at_ = -1; ///< the step of the last advice
    std::optional<Choice> advice_;
};

} // namespace kizuna
