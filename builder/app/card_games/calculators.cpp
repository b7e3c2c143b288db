#include "app/card_games/calculators.h"

#include "app/card_games/calculation_text.h"
#include "app/card_games/card_game_text.h"
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

/// The answer for an action forbidden by a rule. `line`: of the script.
CalculatorAnswer refused_answer(const CalculationStep& step, int line, const Messages& messages)
{
    return {{},
            messages.get("cli.game.refused"_msg, {{"step", line},
                                                  {"clause", std::string(step.clause)},
                                                  {"reason", calculation_text(step, messages)}})};
}

/// One line for each side.
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

/// The movement on the first line, then a line for each step.
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

template <typename Action>
CalculatorAnswer calculate_script(std::string_view text,
                                  const std::variant<std::vector<Action>, Fault>& read,
                                  const Messages& messages)
{
    if (const auto* fault = std::get_if<Fault>(&read))
        return fault_answer(*fault, messages);
    const auto result = fetcg::run(std::get<std::vector<Action>>(read));
    if (result.refused)
        return refused_answer(*result.refused, line_of_action(text, result.done), messages);
    CalculatorAnswer answer;
    add_steps(result.steps, messages, answer);
    return answer;
}

CalculatorAnswer calculate_chips(std::string_view text, const Messages& messages)
{
    return calculate_script(text, fetcg::read_chip_script(text), messages);
}

CalculatorAnswer calculate_chain(std::string_view text, const Messages& messages)
{
    return calculate_script(text, fetcg::read_chain_script(text), messages);
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

constexpr bool on_its_line = true;

constexpr CalculatorWord of_battles[] = {
    {"unit durability 1", "calculator.word.unit"_msg, on_its_line},
    {"detainer durability 1", "calculator.word.detainer"_msg, on_its_line},
    {"messenger", "calculator.word.messenger"_msg, on_its_line},
    {"attack 1", "calculator.word.attack"_msg},
    {"durability 1", "calculator.word.durability"_msg},
    {"speed 1", "calculator.word.speed"_msg},
    {"damage 1", "calculator.word.damage"_msg},
    {"stigmata 3", "calculator.word.stigmata"_msg},
    {"critical 30/1", "calculator.word.critical"_msg},
    {"cows", "calculator.word.cows"_msg},
    {"defended", "calculator.word.defended"_msg},
    {"drives-off", "calculator.word.drives-off"_msg},
    {"breaks-stigma", "calculator.word.breaks-stigma"_msg},
    {"force-unit", "calculator.word.force-unit"_msg},
};

constexpr CalculatorWord of_moves[] = {
    {"step", "calculator.word.step"_msg, on_its_line},
    {"step Boots 1", "calculator.word.step-force"_msg, on_its_line},
    {"back", "calculator.word.back"_msg, on_its_line},
};

constexpr CalculatorWord of_damage[] = {
    {"attack 3", "cli.fetcg.attack"_msg},
    {"base", "cli.fetcg.base"_msg},
    {"weapon sword", "cli.fetcg.weapon"_msg},
    {"against axe", "cli.fetcg.against"_msg},
    {"flying", "cli.fetcg.flying"_msg},
    {"triangle 1", "cli.fetcg.triangle"_msg},
    {"modifier 1", "calculator.word.modifier"_msg},
    {"lessened 1", "calculator.word.lessened"_msg},
    {"times 2", "cli.fetcg.times"_msg},
    {"extra 1", "cli.fetcg.extra"_msg},
    {"double attack", "cli.fetcg.double"_msg},
    {"halve attack", "cli.fetcg.halve"_msg},
    {"plus times 1", "calculator.word.plus"_msg},
    {"minus times 1", "calculator.word.minus"_msg},
    {"chips 4 receiver 4", "calculator.word.fight"_msg},
    {"cost 3", "calculator.word.cost"_msg},
    {"counter", "cli.fetcg.counter"_msg},
    {"card", "cli.fetcg.card"_msg},
    {"magic", "cli.fetcg.magic"_msg},
    {"out-of-range", "cli.fetcg.out-of-range"_msg},
    {"blocked-behind", "cli.fetcg.blocked-behind"_msg},
    {"crest Kain receiver speed", "calculator.word.crest"_msg},
    {"crest Alan attacker strength 2/2 spirit", "calculator.word.crest-spirit"_msg},
    {"crest Alan receiver magic 2/2 cards", "calculator.word.crest-cards"_msg},
};

constexpr CalculatorWord of_chips[] = {
    {"deploy Marth 3/5", "calculator.word.deploy"_msg, on_its_line},
    {"weapon \"Iron Sword\" 1/2", "calculator.word.weapon"_msg, on_its_line},
    {"item 2", "calculator.word.item"_msg, on_its_line},
    {"surprise 2", "calculator.word.surprise-cost"_msg, on_its_line},
    {"land 1", "calculator.word.land"_msg, on_its_line},
    {"support Marth 1", "calculator.word.support"_msg, on_its_line},
    {"use Marth 1", "calculator.word.use"_msg, on_its_line},
    {"damage Marth 1", "calculator.word.lose"_msg, on_its_line},
    {"heal Lena Marth 1", "calculator.word.heal"_msg, on_its_line},
    {"turn", "calculator.word.turn"_msg, on_its_line},
};

constexpr CalculatorWord of_squares[] = {
    {"infantry", "calculator.word.infantry"_msg, on_its_line},
    {"cavalry", "calculator.word.cavalry"_msg, on_its_line},
    {"flying", "calculator.word.flying"_msg, on_its_line},
    {"direct", "calculator.word.direct"_msg, on_its_line},
    {"indirect", "calculator.word.indirect"_msg, on_its_line},
    {"magic", "calculator.word.magic"_msg, on_its_line},
    {"shooter", "calculator.word.shooter"_msg, on_its_line},
    {"breath", "calculator.word.breath"_msg, on_its_line},
    {"staff", "calculator.word.staff"_msg, on_its_line},
    {"blocked 0,1 1,0", "calculator.word.blocked"_msg},
};

constexpr CalculatorWord of_chains[] = {
    {"A Supply", "calculator.word.effect-a"_msg, on_its_line},
    {"B Stop stops", "calculator.word.effect-b"_msg, on_its_line},
    {"pass", "calculator.word.pass"_msg, on_its_line},
    {"chips 2", "calculator.word.chips"_msg},
    {"discard 1", "calculator.word.discard"_msg},
    {"surprise", "calculator.word.surprise"_msg},
    {"stops", "calculator.word.stops"_msg},
    {"stops 1", "calculator.word.stops-number"_msg},
};

constexpr Calculator all_calculators[] = {
    {"battle", "game.calculator.battle"_msg, "cli.game.battle.side"_msg,
     "detainer attack 7 durability 7\ndetainer attack 6 durability 6 critical 30/1", of_battles,
     calculate_battle},
    {"move", "game.calculator.move"_msg, "cli.game.move.steps"_msg, "2\nstep Boots 1\nstep",
     of_moves, calculate_move},
    {"damage", "game.calculator.damage"_msg, "game.calculator.damage.form"_msg,
     "attack 3 weapon sword against axe times 2 extra 3", of_damage, calculate_fight},
    {"chips", "game.calculator.chips"_msg, "cli.fetcg.chips.steps"_msg,
     "deploy Marth 3/5\nsurprise 2\nturn", of_chips, calculate_chips},
    {"range", "game.calculator.range"_msg, "game.calculator.range.form"_msg,
     "infantry blocked 0,1 1,0", of_squares, calculate_squares},
    {"chain", "game.calculator.chain"_msg, "cli.fetcg.chain.steps"_msg,
     "A Supply chips 2\nB Stop stops\nA Stop stops", of_chains, calculate_chain},
};

} // namespace

std::span<const Calculator> calculators()
{
    return all_calculators;
}

std::pair<std::string, std::size_t> with_word(std::string typed, std::size_t at,
                                              const CalculatorWord& word)
{
    at = std::min(at, typed.size());
    std::string text(word.text);
    if (word.begins_line) { // after the current line
        at = std::min(typed.find('\n', at), typed.size());
        const std::size_t begin = at == 0 ? typed.npos : typed.rfind('\n', at - 1);
        const bool is_empty = begin == typed.npos ? at == 0 : begin + 1 == at;
        if (!is_empty)
            text.insert(0, 1, '\n');
    } else {
        if (at > 0 && typed[at - 1] != ' ' && typed[at - 1] != '\n')
            text.insert(0, 1, ' ');
        if (at < typed.size() && typed[at] != ' ' && typed[at] != '\n')
            text += ' ';
    }
    typed.insert(at, text);
    return {std::move(typed), at + text.size()};
}

} // namespace kizuna
