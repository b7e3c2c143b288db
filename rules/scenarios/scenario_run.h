#pragma once

#include "scenarios/parts.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Plays a scenario: carries out its actions one after the other and answers each decision from
/// the answers of the action. The scenario must outlive it.
class ScenarioRun {
public:
    explicit ScenarioRun(const Scenario& scenario) : scenario_(scenario)
    {
        result_.state = scenario.start();
    }

    ScenarioResult play();

private:
    GameState& state() { return result_.state; }

    // scenario_run.cpp
    void play_action(const YamlNode& node);
    void do_action(const YamlNode& node);
    void do_word(const YamlNode& node);
    void begin_turn(const YamlNode& node);
    void check_running(const YamlNode& node);
    void start_waiting_turn(const YamlNode& node);
    void carry_on_to_turn(const YamlNode& node);
    void perform(const YamlNode& node, const Action& action);
    void check_position(const YamlNode& node);
    void refuse(const YamlNode& node);
    void refuse(const YamlNode& node, const Action& action, const std::optional<YamlNode>& clause);

    // actions.cpp
    std::uint16_t kind(const YamlNode& node);
    Action read_action(const YamlNode& key, const YamlNode& node);
    Player player_of(const YamlNode& node);
    Action read_attack(const YamlNode& node);
    Action read_skill(const YamlNode& node);

    // by_hand.cpp
    Action read_by_hand(const YamlNode& node);
    void read_flip(const YamlNode& node, Action& action);
    void read_put(const YamlNode& node, Action& action);
    void read_taken(const YamlNode& node, Action& action);
    void read_place(const YamlNode& node, Action& action);

    // answers.cpp
    void answer_all(const YamlNode& node);
    void answer_decisions(const YamlNode& node);
    void require_used();
    void answer(const YamlNode& node);
    void answer_order(const YamlNode& node);
    std::optional<YamlNode> next_answer(std::string_view key);
    YamlNode required_answer(const YamlNode& node, std::string_view key);
    DataError missing_answer(const YamlNode& node);
    Action made(ActionKind kind);
    Action read_refused(const YamlNode& answer);
    void read_refused_pick(const YamlNode& value, bool is_unit, Action& action);
    UnitId read_any_unit(const YamlNode& node, Player first);
    void try_refused_answers();
    void find_unasked();
    void require_unasked();

    // picks.cpp
    struct PickItem {
        std::string key; ///< of the list that holds it
        YamlNode node;
        bool used = false;
    };
    void answer_picks(const YamlNode& node);
    const Action* next_pick(std::vector<PickItem>& items, const ActionList& options,
                            bool is_ordered);
    bool names_option(const YamlNode& item, std::string_view key, const Action& option);

    /// A decision that an action must not ask for.
    struct Unasked {
        Decision question = Decision::None;
        Player by = Player::P;
        YamlNode word;
    };

    const Scenario& scenario_;
    ScenarioResult result_;
    bool tested_refusal_ = false;
    bool in_refusal_ = false;
    std::vector<YamlNode> answers_;
    std::size_t next_answer_ = 0;
    std::vector<Unasked> unasked_;
    std::optional<YamlNode> critical_;
    std::optional<YamlNode> evade_;
    std::vector<YamlNode> orbs_;
    std::size_t next_orb_ = 0;
};

} // namespace kizuna
