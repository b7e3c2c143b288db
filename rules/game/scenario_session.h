#pragma once

#include "game/invariants.h"
#include "game/scenario_parts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The text of a node on one line, as far as a fault needs it.
std::string words_of(const YamlNode& node);

/// True where an `expect` names anything at all.
inline bool says_something(const YamlNode& expect)
{
    expect.require_map();
    return std::ranges::any_of(expect.entries(), [](const YamlNode::Entry& entry) {
        return entry.value.is_scalar() || entry.value.size() > 0 ||
               entry.key.scalar() == "strengths";
    });
}

/// A scenario while it is played: does its actions one after the other and finds in their answers
/// what each decision asks for.
class Session {
public:
    explicit Session(const Scenario& scenario) : scenario_(scenario)
    {
        result_.state = scenario.start();
    }

    ScenarioResult play()
    {
        const YamlNode root = scenario_.root();
        if (state().phase != Phase::Begin && state().phase != Phase::End)
            settle(state(), &result_.log);
        const auto actions = root.find("actions");
        const bool expects = root.find("expect").has_value();
        if (actions) {
            actions->require_sequence();
            for (const YamlNode& node : actions->items()) {
                if (!result_.differences.empty())
                    return std::move(
                        result_); // an action was wrongly allowed: the rest says nothing
                play_action(node);
            }
        }
        if (!expects && !tested_refusal_)
            throw DataError(root.fault(FaultKind::MissingKey, "expect"));
        if (!tested_refusal_ && !says_something(root.at("expect")))
            throw DataError(root.at("expect").fault(FaultKind::MissingKey, "winner"));
        compare(root, scenario_.library(), result_);
        return std::move(result_);
    }

private:
    GameState& state() { return result_.state; }

    void play_action(const YamlNode& node)
    {
        try {
            do_action(node);
        } catch (const DataError& error) {
            switch (error.fault().kind) {
            case FaultKind::ActionRefused:
            case FaultKind::AnswerMissing:
            case FaultKind::AnswerUnused:
            case FaultKind::NoSuchUnit:
            case FaultKind::GameOver:
            case FaultKind::ShuffleMismatch:
            case FaultKind::BadPosition:
                throw StoppedScenario(error.fault(), std::move(result_));
            default:
                throw;
            }
        }
    }

    void do_action(const YamlNode& node)
    {
        answers_.clear();
        next_answer_ = 0;
        critical_ = evade_ = std::nullopt;
        orbs_.clear();
        next_orb_ = 0;
        if (node.is_scalar()) {
            do_word(node);
            return;
        }
        node.require_map();
        std::optional<YamlNode::Entry> found;
        for (const YamlNode::Entry& entry : node.entries()) {
            if (entry.key.scalar() == "answers") {
                entry.value.require_sequence();
                answers_ = entry.value.items();
            } else if (found) {
                throw DataError(
                    entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
            } else {
                found = entry;
            }
        }
        if (!found)
            throw DataError(node.fault(FaultKind::MissingKey, "attack"));
        if (found->key.scalar() == "illegal") {
            in_refusal_ = true; // after the end of the game too
            refuse(found->value);
            in_refusal_ = false;
            return;
        }
        if (found->key.scalar() == "begin-turn") { // written as a key to have answers
            begin_turn(found->key);
            if (!found->value.is_null() && read_player(found->value) != state().turn_player)
                throw DataError(found->value.fault(FaultKind::ActionRefused, words_of(found->value),
                                                   {}, "TURN-1"));
            return;
        }
        const Action action = read_action(found->key, found->value);
        perform(node, action);
        answer_all(node);
    }

    void do_word(const YamlNode& node)
    {
        const std::string_view word = node.text();
        Action action;
        if (word == "begin-turn") {
            begin_turn(node);
            return;
        }
        if (word != "next-phase" && word != "end-turn")
            throw DataError(node.fault(FaultKind::UnknownWord, std::string(word),
                                       "begin-turn, next-phase, end-turn", "actions"));
        start_waiting_turn(node);
        action.kind = word == "next-phase" ? ActionKind::NextPhase : ActionKind::EndTurn;
        action.player = state().turn_player;
        perform(node, action);
        answer_all(node);
    }

    void begin_turn(const YamlNode& node)
    {
        check_running(node);
        if (to_act(state()))
            throw DataError(node.fault(FaultKind::ActionRefused, "begin-turn", {}, "TURN-1"));
        carry_on_to_turn(node);
        require_used();
    }

    void check_running(const YamlNode& node)
    {
        if (state().is_over() && !in_refusal_)
            throw DataError(node.fault(FaultKind::GameOver, words_of(node)));
    }

    /// The beginning of a turn runs when the action after `end-turn` is reached.
    void start_waiting_turn(const YamlNode& node)
    {
        check_running(node);
        carry_on_to_turn(node);
        check_running(node);
    }

    void carry_on_to_turn(const YamlNode& node)
    {
        while (!to_act(state()) && !state().is_over()) { // the end of a turn, then the beginning
            kizuna::begin_turn(state(), &result_.log);
            check_position(node);
            if (state().phase == Phase::Begin || state().phase == Phase::End)
                answer_decisions(node);
        }
    }

    void perform(const YamlNode& node, const Action& action)
    {
        const Clause refusal = apply(state(), action, &result_.log);
        if (refusal != Clause::None)
            throw DataError(node.fault(FaultKind::ActionRefused, words_of(node), {},
                                       std::string(id_of(refusal))));
        if (state().chance_failed)
            throw DataError(node.fault(FaultKind::ShuffleMismatch));
        check_position(node);
    }

    /// What the engine must never come to is told as what no game comes to.
    void check_position(const YamlNode& node)
    {
        if (const int broken = broken_invariant(state()))
            throw DataError(node.fault(FaultKind::BadPosition, "INV-" + std::to_string(broken)));
    }

    void refuse(const YamlNode& node)
    {
        tested_refusal_ = true;
        node.require_map();
        std::optional<Action> action;
        std::optional<YamlNode> clause;
        for (const YamlNode::Entry& entry : node.entries()) {
            if (entry.key.scalar() == "clause")
                clause = entry.value;
            else if (action)
                throw DataError(
                    entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
            else
                action = read_action(entry.key, entry.value);
        }
        if (!action)
            throw DataError(node.fault(FaultKind::MissingKey, "attack"));
        refuse(node, *action, clause);
    }

    void refuse(const YamlNode& node, const Action& action, const std::optional<YamlNode>& clause)
    {
        const GameState before = state();
        const Clause refusal = apply(state(), action, &result_.log);
        const std::string wanted = clause ? std::string(clause->text()) : std::string();
        if (refusal == Clause::None || !(state() == before))
            differ(node, "illegal", wanted.empty() ? "refused" : wanted, "allowed");
        else if (!wanted.empty() && wanted != id_of(refusal))
            differ(node, "illegal", wanted, std::string(id_of(refusal)));
    }

    void differ(const YamlNode& node, std::string what, std::string expected, std::string actual)
    {
        result_.differences.push_back(
            {node.place(), std::move(what), std::move(expected), std::move(actual)});
    }

    std::uint16_t kind(const YamlNode& node)
    {
        return read_kind(node, scenario_.library(), state());
    }

    Action read_action(const YamlNode& key, const YamlNode& node);
    Action read_attack(const YamlNode& node);
    Action read_skill(const YamlNode& node);

    /// Answers every decision that waits, until a phase does.
    void answer_all(const YamlNode& node)
    {
        answer_decisions(node);
        require_used();
    }

    void answer_decisions(const YamlNode& node)
    {
        while (!state().is_over() && state().decision != Decision::None &&
               state().decision != Decision::Mulligan && state().decision != Decision::Protagonist)
            answer(node);
    }

    void require_used()
    {
        if (next_answer_ < answers_.size())
            throw DataError(answers_[next_answer_].fault(FaultKind::AnswerUnused,
                                                         words_of(answers_[next_answer_])));
        if (critical_)
            throw DataError(critical_->fault(FaultKind::AnswerUnused, "critical"));
        if (evade_)
            throw DataError(evade_->fault(FaultKind::AnswerUnused, "evade"));
        if (next_orb_ < orbs_.size())
            throw DataError(orbs_[next_orb_].fault(FaultKind::AnswerUnused, "orbs"));
    }

    void answer(const YamlNode& node);
    void answer_order(const YamlNode& node);
    void answer_picks(const YamlNode& node);
    std::optional<YamlNode> next_answer(std::string_view key);
    void give(const YamlNode& node, const Action& action);
    Action made(ActionKind kind)
    {
        Action action;
        action.kind = kind;
        action.player = state().decider;
        return action;
    }
    bool names_option(const YamlNode& item, std::string_view key, const Action& option);
    void try_refused_answers();

    const Scenario& scenario_;
    ScenarioResult result_;
    bool tested_refusal_ = false;
    bool in_refusal_ = false;
    std::vector<YamlNode> answers_;
    std::size_t next_answer_ = 0;
    std::optional<YamlNode> critical_;
    std::optional<YamlNode> evade_;
    std::vector<YamlNode> orbs_;
    std::size_t next_orb_ = 0;
};

} // namespace kizuna
