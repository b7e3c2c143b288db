#include "calculators/detainer/script.h"

#include "calculators/script_words.h"
#include "cards/base/faults.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace kizuna::detainer {
namespace {

constexpr const char* fighter_form =
    "unit|detainer|messenger [attack N] [durability N] [speed N] [damage N] [stigmata N] "
    "[critical PERCENT/DAMAGE] [cows] [defended] [drives-off] [breaks-stigma] [force-unit]";

constexpr const char* messenger_form = "messenger [damage N] [stigmata N] [defended]";

template <typename Member>
struct Property {
    std::string_view word;
    Member Fighter::*member;
};

constexpr std::array<Property<int>, 5> numbers = {{
    {"attack", &Fighter::attack},
    {"durability", &Fighter::durability},
    {"speed", &Fighter::speed},
    {"damage", &Fighter::damage},
    {"stigmata", &Fighter::stigmata},
}};

constexpr std::array<Property<bool>, 5> flags = {{
    {"cows", &Fighter::cows},
    {"defended", &Fighter::defended},
    {"drives-off", &Fighter::drives_off},
    {"breaks-stigma", &Fighter::breaks_stigma},
    {"force-unit", &Fighter::carries_force_unit},
}};

constexpr WordsOf<Fighter::Kind, 3> kinds = {{"unit", "detainer", "messenger"}};

std::vector<std::string> property_words()
{
    std::vector<std::string> words = {"critical"};
    for (const auto& [word, member] : numbers)
        words.emplace_back(word);
    for (const auto& [word, member] : flags)
        words.emplace_back(word);
    return words;
}

template <typename Member, std::size_t size>
Member Fighter::*member_of(const std::array<Property<Member>, size>& properties,
                           std::string_view word)
{
    for (const Property<Member>& property : properties) {
        if (property.word == word)
            return property.member;
    }
    return nullptr;
}

/// A Messenger has no numbers, cannot strike and cannot be equipped.
bool is_of_fighters(std::string_view word)
{
    const auto known = property_words();
    return std::ranges::find(known, word) != known.end() && word != "damage" &&
           word != "stigmata" && word != "defended";
}

Fighter read_fighter_line(const ScriptLine& line)
{
    ScriptWords words(line, fighter_form, 0);
    const ScriptWord& first = words.next();
    const auto kind = kinds.called(first.text);
    if (!kind)
        words.refuse(first, kinds.all());
    Fighter fighter{.kind = *kind};
    const bool is_messenger = fighter.kind == Fighter::Kind::Messenger;
    bool has_durability = is_messenger;
    fighter.knows_attack = is_messenger;
    fighter.knows_speed = is_messenger;
    fighter.knows_stigmata = fighter.kind != Fighter::Kind::Detainer;
    while (words.has_next()) {
        const ScriptWord& word = words.next();
        words.once(word);
        has_durability = has_durability || word.text == "durability";
        fighter.knows_attack = fighter.knows_attack || word.text == "attack";
        fighter.knows_speed = fighter.knows_speed || word.text == "speed";
        fighter.knows_stigmata = fighter.knows_stigmata || word.text == "stigmata";
        if (fighter.kind == Fighter::Kind::Messenger && is_of_fighters(word.text))
            refuse_word(line, word.column, faults::BadStep{word.text, messenger_form});
        if (const auto number = member_of(numbers, word.text))
            fighter.*number = words.number();
        else if (const auto flag = member_of(flags, word.text))
            fighter.*flag = true;
        else if (word.text == "critical")
            std::tie(fighter.critical, fighter.critical_adds) = words.two_numbers(100);
        else
            words.refuse(word, property_words());
        if (fighter.stigmata > all_stigmata)
            refuse_word(line, word.column,
                        faults::OutOfRange{std::to_string(fighter.stigmata),
                                           "0–" + std::to_string(all_stigmata)});
    }
    if (!has_durability) // no number stands for one that is not known
        refuse_word(line, line.end,
                    faults::BadStep{"", std::string(first.text) + " … durability N"});
    return fighter;
}

MoveStep read_step(const ScriptLine& line)
{
    ScriptWords words(line, "step [FORCE [N]] | back", 1);
    const ScriptWord& first = line.words.front();
    MoveStep step;
    if (first.text == "back") {
        step.is_way_back = true;
    } else if (first.text == "step") {
        if (words.has_next())
            step.force = words.name();
        if (words.has_next())
            step.adds_movement = words.number();
    } else {
        words.refuse(first, {"step", "back"});
    }
    words.end();
    return step;
}

} // namespace

std::variant<Fighter, Fault> read_fighter(std::string_view text)
{
    return read_one_line(text, read_fighter_line, fighter_form);
}

std::variant<std::vector<MoveStep>, Fault> read_move_script(std::string_view text)
{
    return read_script(text, read_step);
}

} // namespace kizuna::detainer
