#include "app/games/calculators.h"

#include "app/games/calculation_text.h"
#include "app/games/game_text.h"
#include "app/text/fault_text.h"
#include "calculators/detainer/script.h"
#include "calculators/fetcg/script.h"
#include "calculators/fetcg/squares.h"
#include "calculators/script_words.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

CalculatorAnswer fault_answer(const Fault& fault, const Messages& messages)
{
    return {{}, placed_fault_text(fault, messages)};
}

void add_steps(const CalculationSteps& steps, const Messages& messages, CalculatorAnswer& answer)
{
    for (const CalculationStep& step : steps)
        answer.rows.push_back({std::string(step.clause), calculation_text(step, messages)});
}

/// What forbids the action at a place of the script, after what was done before it.
CalculatorAnswer refused_answer(const CalculationStep& step, int line, const Messages& messages)
{
    return {{},
            messages.get("cli.game.refused"_msg, {{"step", line},
                                                  {"clause", std::string(step.clause)},
                                                  {"reason", calculation_text(step, messages)}})};
}

/// Its two sides stand on a line each.
CalculatorAnswer calculate_battle(std::string_view text, const Messages& messages)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view sides[] = {text.substr(0, end),
                                      text.substr(std::min(end + 1, text.size()))};
    std::vector<detainer::Fighter> fighters;
    for (const std::string_view side : sides) {
        auto read = detainer::read_fighter(side);
        if (auto* fault = std::get_if<Fault>(&read)) {
            fault->place.line += static_cast<int>(fighters.size());
            return fault_answer(*fault, messages);
        }
        fighters.push_back(std::get<detainer::Fighter>(std::move(read)));
    }
    if (const auto refused = detainer::battle_refusal(fighters[0]))
        return refused_answer(*refused, 1, messages);
    const detainer::BattleResult result = detainer::battle(fighters[0], fighters[1]);
    CalculatorAnswer answer;
    add_steps(result.steps, messages, answer);
    constexpr double whole_weight = 10'000;
    const detainer::Outcome* before = nullptr;
    for (const detainer::Outcome& outcome : result.outcomes) {
        for (std::string& open : open_texts(before, outcome, messages))
            answer.rows.push_back({{}, std::move(open)});
        before = &outcome;
        answer.rows.push_back(
            {{},
             messages.get("game.battle.outcome"_msg,
                          {{"chance", messages.percent(outcome.weight / whole_weight, 2)},
                           {"ending", ending_text(outcome.ending, messages)}})});
        add_steps(outcome.steps, messages, answer);
    }
    return answer;
}

/// The first line is the movement, then comes a line for each step.
CalculatorAnswer calculate_move(std::string_view text, const Messages& messages)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    auto written = read_number_line(text.substr(0, end));
    if (const auto* fault = std::get_if<Fault>(&written))
        return fault_answer(*fault, messages);
    const std::string_view rest = text.substr(std::min(end + 1, text.size()));
    auto read = detainer::read_move_script(rest);
    if (auto* fault = std::get_if<Fault>(&read)) {
        ++fault->place.line;
        return fault_answer(*fault, messages);
    }
    const detainer::MoveResult result =
        detainer::move(std::get<int>(written), std::get<std::vector<detainer::MoveStep>>(read));
    if (result.refused)
        return refused_answer(*result.refused, line_of_action(rest, result.done) + 1, messages);
    CalculatorAnswer answer;
    add_steps(result.steps, messages, answer);
    return answer;
}

CalculatorAnswer calculate_fight(std::string_view text, const Messages& messages)
{
    const auto read = fetcg::read_fight(text);
    if (const auto* fault = std::get_if<Fault>(&read))
        return fault_answer(*fault, messages);
    const auto& written = std::get<fetcg::WrittenFight>(read);
    if (written.refused)
        return refused_answer(*written.refused, 0, messages);
    CalculatorAnswer answer;
    add_steps(written.triangle, messages, answer);
    Bounds damage;
    if (written.has_chips) {
        const auto fought = fetcg::fight(written.fight);
        if (const auto* refused = std::get_if<CalculationStep>(&fought))
            return refused_answer(*refused, 0, messages);
        const auto& result = std::get<fetcg::FightResult>(fought);
        add_steps(result.steps, messages, answer);
        damage = result.damage;
    } else {
        const fetcg::DamageResult result = fetcg::damage_of(written.fight.damage);
        add_steps(result.steps, messages, answer);
        damage = result.damage;
    }
    answer.rows.push_back(
        {{},
         messages.get("cli.fetcg.damage.result"_msg, {{"damage", bounds_text(damage, messages)}})});
    return answer;
}

template <typename Action, typename Run>
CalculatorAnswer calculate_script(std::string_view text,
                                  const std::variant<std::vector<Action>, Fault>& read,
                                  const Run& run, const Messages& messages)
{
    if (const auto* fault = std::get_if<Fault>(&read))
        return fault_answer(*fault, messages);
    const auto result = run(std::get<std::vector<Action>>(read));
    if (result.refused)
        return refused_answer(*result.refused, line_of_action(text, result.done), messages);
    CalculatorAnswer answer;
    add_steps(result.steps, messages, answer);
    return answer;
}

CalculatorAnswer calculate_chips(std::string_view text, const Messages& messages)
{
    return calculate_script(
        text, fetcg::read_chip_script(text),
        [](const std::vector<fetcg::ChipAction>& actions) { return fetcg::run(actions); },
        messages);
}

CalculatorAnswer calculate_chain(std::string_view text, const Messages& messages)
{
    return calculate_script(
        text, fetcg::read_chain_script(text),
        [](const std::vector<fetcg::ChainAction>& actions) { return fetcg::run(actions); },
        messages);
}

std::string square_row(const fetcg::Squares& squares, int y)
{
    constexpr std::array signs = {"・", "■", "？", "×", "○"};
    std::string text;
    for (int x = -fetcg::Squares::radius; x <= fetcg::Squares::radius; ++x)
        text += signs[static_cast<std::size_t>(squares.at({x, y}))];
    return text;
}

CalculatorAnswer calculate_squares(std::string_view text, const Messages& messages)
{
    const auto read = fetcg::read_squares(text);
    if (const auto* fault = std::get_if<Fault>(&read))
        return fault_answer(*fault, messages);
    const auto& written = std::get<fetcg::WrittenSquares>(read);
    const fetcg::SquaresResult result = fetcg::squares_of(written.shape, written.blocked);
    CalculatorAnswer answer;
    add_steps(result.steps, messages, answer);
    for (int y = fetcg::Squares::radius; y >= -fetcg::Squares::radius; --y)
        answer.rows.push_back({{}, square_row(result.squares, y)});
    answer.rows.push_back({{}, messages.get("game.squares.key"_msg)});
    return answer;
}

constexpr Calculator all_calculators[] = {
    {"battle", "game.calculator.battle"_msg, "cli.game.battle.side"_msg,
     "detainer attack 7 durability 7\ndetainer attack 6 durability 6 critical 30/1", battle_words,
     calculate_battle},
    {"move", "game.calculator.move"_msg, "cli.game.move.steps"_msg, "2\nstep Boots 1\nstep",
     move_words, calculate_move},
    {"damage", "game.calculator.damage"_msg, "game.calculator.damage.form"_msg,
     "attack 3 weapon sword against axe times 2 extra 3", damage_words, calculate_fight},
    {"chips", "game.calculator.chips"_msg, "cli.fetcg.chips.steps"_msg,
     "deploy Marth 3/5\nsurprise 2\nturn", chip_words, calculate_chips},
    {"range", "game.calculator.range"_msg, "game.calculator.range.form"_msg,
     "infantry blocked 0,1 1,0", square_words, calculate_squares},
    {"chain", "game.calculator.chain"_msg, "cli.fetcg.chain.steps"_msg,
     "A Supply chips 2\nB Stop stops\nA Stop stops", chain_words, calculate_chain},
};

} // namespace

std::span<const Calculator> calculators()
{
    return all_calculators;
}

} // namespace kizuna
