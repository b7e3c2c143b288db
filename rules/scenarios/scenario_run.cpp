#include "scenarios/scenario_run.h"

#include "cards/base/faults.h"
#include "game/values/invariants.h"

#include <algorithm>

namespace kizuna {
namespace {

/// True where an `expect` names anything at all.
bool says_something(const YamlNode& expect)
{
    expect.require_map();
    return std::ranges::any_of(expect.entries(), [](const YamlNode::Entry& entry) {
        return entry.value.is_scalar() || entry.value.size() > 0 ||
               entry.key.scalar() == "strengths";
    });
}

/// True for what stops a scenario that is written well: the others are faults of its writing.
bool stops_play(FaultKind kind)
{
    switch (kind) {
    case FaultKind::ActionRefused:
    case FaultKind::AnswerMissing:
    case FaultKind::AnswerUnused:
    case FaultKind::NoSuchUnit:
    case FaultKind::GameOver:
    case FaultKind::ShuffleMismatch:
    case FaultKind::BadPosition:
        return true;
    default:
        return false;
    }
}

} // namespace

ScenarioResult ScenarioRun::play()
{
    const YamlNode root = scenario_.root();
    if (state().phase != Phase::Begin && state().phase != Phase::End)
        settle(state(), &result_.log);
    for (const YamlNode& node : items_of(root, "actions")) {
        if (!result_.differences.empty()) // an action was wrongly allowed: the rest says nothing
            return std::move(result_);
        play_action(node);
    }
    const auto expect = root.find("expect");
    if (!expect && !tested_refusal_)
        root.refuse(faults::MissingKey{"expect"});
    if (!tested_refusal_ && !says_something(*expect))
        expect->refuse(faults::MissingKey{"winner"});
    if (expect)
        compare(*expect, scenario_.library(), result_);
    return std::move(result_);
}

void ScenarioRun::play_action(const YamlNode& node)
{
    try {
        do_action(node);
    } catch (const DataError& error) {
        if (stops_play(error.fault().kind))
            throw StoppedScenario(error.fault(), std::move(result_));
        throw;
    }
}

void ScenarioRun::do_action(const YamlNode& node)
{
    answers_.clear();
    next_answer_ = 0;
    critical_ = evade_ = std::nullopt;
    orbs_.clear();
    next_orb_ = 0;
    unasked_.clear();
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
            entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
        } else {
            found = entry;
        }
    }
    if (!found)
        node.refuse(faults::MissingKey{"attack"});
    find_unasked();
    if (found->key.scalar() == "illegal") {
        in_refusal_ = true; // after the end of the game too
        refuse(found->value);
        in_refusal_ = false;
        return;
    }
    if (found->key.scalar() == "begin-turn") { // written as a key to have answers
        begin_turn(found->key);
        if (!found->value.is_null() && read_player(found->value) != state().turn_player)
            found->value.refuse(faults::ActionRefused{words_of(found->value), "TURN-1"});
        return;
    }
    const Action action = read_action(found->key, found->value);
    perform(node, action);
    answer_all(node);
}

void ScenarioRun::do_word(const YamlNode& node)
{
    const std::string_view word = node.text();
    if (word == "begin-turn") {
        begin_turn(node);
        return;
    }
    if (word != "next-phase" && word != "end-turn")
        node.refuse(faults::UnknownWord{
            .what = word, .other = "actions", .expected = "begin-turn, next-phase, end-turn"});
    perform(node, read_action(node, node));
    answer_all(node);
}

void ScenarioRun::begin_turn(const YamlNode& node)
{
    check_running(node);
    if (to_act(state()))
        node.refuse(faults::ActionRefused{"begin-turn", "TURN-1"});
    carry_on_to_turn(node);
    require_used();
}

void ScenarioRun::check_running(const YamlNode& node)
{
    if (state().is_over() && !in_refusal_)
        node.refuse(faults::GameOver{words_of(node)});
}

/// The beginning of a turn runs when the action after `end-turn` is reached.
void ScenarioRun::start_waiting_turn(const YamlNode& node)
{
    check_running(node);
    carry_on_to_turn(node);
    check_running(node);
}

void ScenarioRun::carry_on_to_turn(const YamlNode& node)
{
    while (!to_act(state()) && !state().is_over()) { // the end of a turn, then the beginning
        kizuna::begin_turn(state(), &result_.log);
        check_position(node);
        answer_decisions(node);
    }
}

void ScenarioRun::perform(const YamlNode& node, const Action& action)
{
    const Clause refusal = apply(state(), action, &result_.log);
    if (refusal != Clause::None)
        node.refuse(faults::ActionRefused{words_of(node), id_of(refusal)});
    result_.actions.push_back(action);
    if (state().chance_failed)
        node.refuse(faults::ShuffleMismatch{});
    check_position(node);
}

/// A position that the engine must never come to is told like one that no game comes to.
void ScenarioRun::check_position(const YamlNode& node)
{
    if (const int broken = broken_invariant(state()))
        node.refuse(faults::BadPosition{"INV-" + std::to_string(broken)});
}

void ScenarioRun::refuse(const YamlNode& node)
{
    tested_refusal_ = true;
    node.require_map();
    std::optional<Action> action;
    std::optional<YamlNode> clause;
    for (const YamlNode::Entry& entry : node.entries()) {
        if (entry.key.scalar() == "clause")
            clause = entry.value;
        else if (action)
            entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
        else
            action = read_action(entry.key, entry.value);
    }
    if (!action)
        node.refuse(faults::MissingKey{"attack"});
    refuse(node, *action, clause);
}

void ScenarioRun::refuse(const YamlNode& node, const Action& action,
                         const std::optional<YamlNode>& clause)
{
    const GameState before = state();
    const Clause refusal = apply(state(), action, &result_.log);
    const std::string wanted = clause ? std::string(clause->text()) : std::string();
    const auto differ = [&](std::string expected, std::string actual) {
        result_.differences.push_back(
            {node.place(), "illegal", std::move(expected), std::move(actual)});
    };
    if (refusal == Clause::None || !(state() == before)) {
        differ(wanted.empty() ? "refused" : wanted, "allowed");
        state() = before; // so that the answer that is given still has its question
    } else if (!wanted.empty() && wanted != id_of(refusal))
        differ(wanted, std::string(id_of(refusal)));
}

ScenarioResult play(const Scenario& scenario)
{
    return ScenarioRun(scenario).play();
}

} // namespace kizuna
