#include "odds/goldfish/replay_recorder.h"

#include "cards/base/plain_text.h"
#include "cards/yaml/yaml_writer.h"

namespace kizuna {
namespace {

/// The whole order, as a scenario wants it. Each position given counts only those not yet taken.
std::vector<std::string> permutation(const std::vector<std::string>& positions, int size)
{
    std::vector<std::string> left;
    for (int at = 0; at < size; ++at)
        left.push_back(std::to_string(at));
    std::vector<std::string> order;
    for (const std::string& position : positions) {
        const auto taken = left.begin() + number_in<int>(position).value_or(0);
        order.push_back(*taken);
        left.erase(taken);
    }
    order.insert(order.end(), left.begin(), left.end());
    return order;
}

/// Answers to what one step raised, in the form of a scenario.
std::string answers_text(const std::vector<const ReplayStep*>& answers)
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < answers.size(); ++at) {
        const ReplayStep& answer = *answers[at];
        const bool picks_no_more =
            at > 0 && !answers[at - 1]->list.empty() && answers[at - 1]->place == answer.place;
        if (answer.action == "critical: none" || (answer.action == "pick: none" && picks_no_more))
            continue; // a scenario leaves out what is not done
        if (answer.action == "pick: none") {
            texts.push_back("{by: P, cards: []}");
            continue;
        }
        if (answer.list.empty()) {
            texts.push_back("{by: P, " + answer.action + '}');
            continue;
        }
        std::vector<std::string> items = {answer.item};
        while (at + 1 < answers.size() && answers[at + 1]->list == answer.list &&
               answers[at + 1]->place == answer.place &&
               (answer.list != "order" || static_cast<int>(items.size()) < answer.options - 1))
            items.push_back(answers[++at]->item);
        if (answer.list == "order")
            items = permutation(items, answer.options);
        texts.push_back("{by: P, " + answer.list + ": " + flow_list(items) + '}');
    }
    return flow_list(texts);
}

} // namespace

Replay replay_game(const Goldfish& goldfish, std::uint64_t game)
{
    ReplayRecorder recorder(goldfish);
    recorder.begin(goldfish.start(game));
    GoldfishPlayer(goldfish).play(game, recorder);
    return recorder.take();
}

std::string scenario_text(const Replay& replay, const ReplayComments& comments)
{
    std::string text;
    for (const std::string& line : comments.head)
        text += "# " + line + '\n';
    text += "scenario: 1\nname: " + yaml_flow_scalar(comments.name) + "\nclauses: []\n" +
            replay.start + replay.chance + (replay.steps.empty() ? "actions: []\n" : "actions:\n");
    int turn = 0;
    for (std::size_t at = 0; at < replay.steps.size(); ++at) {
        const ReplayStep& step = replay.steps[at];
        if (step.is_answer)
            continue; // written with the action that raised it
        if (step.turn != turn)
            text += "\n  # " + comments.turns.at(static_cast<std::size_t>(step.turn) - 1) + '\n';
        turn = step.turn;
        const bool raises_later = step.action == "end-turn";
        std::vector<const ReplayStep*> answers;
        // Answers given between the end of the turn before and this action are written with this
        // action.
        std::size_t first = at;
        while (first > 0 && replay.steps[first - 1].is_answer && !replay.steps[first - 1].ends_turn)
            --first;
        const bool takes_earlier = first > 0 && (replay.steps[first - 1].action == "end-turn" ||
                                                 replay.steps[first - 1].ends_turn);
        for (std::size_t other = takes_earlier ? first : at; other < at; ++other)
            answers.push_back(&replay.steps[other]);
        for (std::size_t other = at + 1;
             other < replay.steps.size() && replay.steps[other].is_answer &&
             (!raises_later || replay.steps[other].ends_turn);
             ++other)
            answers.push_back(&replay.steps[other]);
        const std::string answered = answers_text(answers);
        text += "  - ";
        text += answered == "[]" ? step.action : '{' + step.action + ", answers: " + answered + '}';
        text += "  # " + comments.steps[at] + '\n';
        for (const ReplayStep* answer : answers)
            text += "    # " + answer->action + ": " +
                    comments.steps[static_cast<std::size_t>(answer - replay.steps.data())] + '\n';
    }
    return text + '\n' + replay.expect;
}

} // namespace kizuna
