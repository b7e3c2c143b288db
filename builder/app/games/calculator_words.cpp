#include "app/games/calculator_words.h"

#include <algorithm>

namespace kizuna {
namespace {

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

} // namespace

std::span<const CalculatorWord> battle_words()
{
    return of_battles;
}

std::span<const CalculatorWord> move_words()
{
    return of_moves;
}

std::span<const CalculatorWord> damage_words()
{
    return of_damage;
}

std::span<const CalculatorWord> chip_words()
{
    return of_chips;
}

std::span<const CalculatorWord> square_words()
{
    return of_squares;
}

std::span<const CalculatorWord> chain_words()
{
    return of_chains;
}

std::pair<std::string, std::size_t> with_word(std::string typed, std::size_t at,
                                              const CalculatorWord& word)
{
    at = std::min(at, typed.size());
    std::string text(word.text);
    if (word.begins_line) { // behind the line where it was asked for
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
