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

/// How a game on the table is set up. The same settings and deck deal the same game, which is game
/// `game` of the seed in `kizuna-cli replay` too.
struct TableSettings {
    std::uint64_t seed = 1;
    std::uint64_t game = 0;
    bool goes_first = true;
    int dummy_strength = 40;
    std::optional<int> dummy_support = 20; ///< empty: it supports as the own deck does
    std::string keep_rule = "cost-one";    ///< that a policy keeps by; of keep_rule_presets()
    bool operator==(const TableSettings&) const = default;
};

/// Why no game can be set up with a deck.
enum class TableProblem { None, NoProtagonist, TooFewCards, TooManyCards };
TableProblem table_problem(const ResolvedDeck& deck);

/// What could be done with something on the table, and the clause that forbids it now, or None.
struct TableOption {
    Action action;
    Clause refusal = Clause::None;
};

/// A game of one deck against a dummy, played by hand or by a policy, in which one can go back and
/// play on otherwise: a tree of steps, of which one is the present. Nothing is ever forgotten.
class GameSession {
public:
    /// One thing that was done, and what came of it. The first step is the deal.
    struct Step {
        int before = -1;                    ///< place of the step before it; -1: the deal
        int branch = 0;                     ///< it belongs to
        Action action;                      ///<
        std::optional<ChoiceReason> reason; ///< where a policy did it
        bool was_only_answer = false;       ///< nobody was asked
        EventLog log;
        GameState state; ///< after it
        int next = -1;   ///< where redo leads; -1: nowhere
        std::vector<int> all_next;
    };
    /// A way the game was played. The first begins with the deal, any other leaves another one.
    struct Branch {
        int first = 0; ///< step that only this branch and those that leave it have
        int last = 0;  ///< step
    };

    /// `deck` has no table_problem(). The catalogue outlives the session.
    GameSession(const ResolvedDeck& deck, const Catalogue& catalogue, TableSettings settings);
    /// A game that was written down: it begins with `start`, and the actions lead to the present.
    /// Every card is of the catalogue's library; Q is a dummy.
    GameSession(const GameState& start, const std::vector<Action>& actions, std::string name,
                const Catalogue& catalogue);
    ~GameSession();

    /// The name of the scenario that it was opened from; empty where it was dealt.
    const std::string& scenario() const { return scenario_; }
    /// False for one that was opened: its chances are not those of a seed.
    bool can_be_saved() const { return scenario_.empty(); }
    const TableSettings& settings() const { return settings_; }
    const Goldfish& goldfish() const { return *goldfish_; }
    const GameState& state() const { return step().state; }
    const GameCards& cards() const { return *state().cards; }
    const Step& step() const { return step(now_); }
    const Step& step(int place) const { return steps_[static_cast<std::size_t>(place)]; }
    int now() const { return now_; }
    const std::vector<Branch>& branches() const { return branches_; }
    /// The steps from the deal to the present, both included.
    std::vector<int> path() const;

    /// Everything that may be done now: empty once the game is over.
    ActionList legal() const { return legal_actions(state()); }
    // What somebody who points there may think of, the allowed first.
    std::vector<TableOption> options_for_hand(std::uint16_t kind) const;
    std::vector<TableOption> options_for_unit(UnitId unit) const;
    std::vector<TableOption> options_for_bond(std::uint16_t kind) const;
    std::vector<TableOption> options_for_orb(int position) const;

    /// Carries out the action, then gives every answer that is the only one. Begins a new branch
    /// where the game already went on from here by another action. A refused action changes
    /// nothing; returns the clause that forbids it.
    Clause act(const Action& action);
    /// What ends the phase that P decides in: no bond, the next phase, or the end of the turn.
    /// Empty while something else waits for an answer.
    std::optional<Action> phase_end() const;
    void end_phase(); ///< only where phase_end()
    /// Does nothing more in this turn. Stops at a question. Only where phase_end().
    void end_turn();
    bool can_undo() const { return step().before >= 0; }
    bool can_redo() const { return step().next >= 0; }
    // Both pass over the questions that have only one answer.
    void undo(); ///< only where can_undo()
    void redo(); ///< only where can_redo()
    void go_to(int step);
    void go_to_branch(int branch); ///< its last step
    /// The same cards from the deal on; the branches stay.
    void start_again() { go_to(0); }

    const std::string& policy() const { return policy_id_; }
    void set_policy(const std::string& id); ///< one of policy_ids()
    /// What the policy would do now, and why; empty once the game is over.
    std::optional<Choice> advice();
    /// Lets the policy do it. False where the game is over.
    bool step_by_policy();
    /// Lets the policy play until the next own turn has begun or the game is over.
    void play_turn_by_policy();

    /// The way to the present as a replay: one step a choice. A decision that waits has no place in
    /// it, so it ends with the last choice that led to none.
    Replay replay() const;
    /// The steps that replay() tells, without the deal.
    std::vector<int> replayed_path() const;

    /// After the present has changed.
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
    int advised_at_ = -1; ///< the step that the policy was last asked in
    std::optional<Choice> advice_;
};

} // namespace kizuna
