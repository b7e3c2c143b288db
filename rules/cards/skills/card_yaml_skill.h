#pragma once

#include "cards/base/faults.h"
#include "cards/library/card.h"
#include "cards/yaml/yaml_reader.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

class ScriptPool;

/// A unit name or title that a card or its skill names. Only the whole library shows whether a card
/// bears it.
struct NameInSkill {
    std::string name;
    bool is_title = false;
    Place place;
};

/// The state of reading a card's skills, or an emblem's effect, with all skills that they grant.
struct SkillReading {
    const Vocabulary& words;
    ScriptPool& scripts;
    int skills = 1; ///< the highest number of a skill that it may speak of
    bool is_emblem = false;
    std::vector<NameInSkill> names = {};
    bool asks_named = false; ///< a filter has the word `named`
    int parts = 0; ///< of a skill, so far: steps, conditions, events and filters inside filters

    void note(const Filter& filter, const YamlNode& node);
};

/// Max items of a list in a skill, skills of a card, and parts of a skill: more than any card
/// needs, and few enough for the engine's small counters.
constexpr std::size_t max_listed = 99;
/// The items of a sequence. Throws DataError if there are not `min` to max_listed of them.
std::vector<YamlNode> listed(const YamlNode& node, std::size_t min = 0);
/// listed() of a sequence; for anything else only the node itself.
std::vector<YamlNode> one_or_listed(const YamlNode& node, std::size_t min = 0);

/// The error of a filter that is wrong, at the place of the node that it stands in.
DataError filter_error(const YamlNode& node, const FilterFault& wrong);

/// Reads one entry of a card's `skills:`. Throws DataError with the place of the first fault.
Skill read_skill(const YamlNode& node, SkillReading& reading);

/// Reads a card's `skills:`. A wrong entry is left out and its fault added to `faults`; throws
/// DataError if the list itself is wrong. Adds the names that skills mention to `names`; keeps
/// their effects in `scripts`.
std::vector<Skill> read_skills(const YamlNode& list, const Vocabulary& words, ScriptPool& scripts,
                               std::vector<Fault>& faults, std::vector<NameInSkill>& names);

/// A mark of the rule book, as in "LvS3"; anything else is a fault.
std::string read_mark(const YamlNode& node);

/// The key of the field, as in "multi-deploy"; not of None.
std::string_view name_of(StatedField field);

/// A text. Throws DataError for spaces at its ends, which would make two names of one, and for
/// hidden characters.
std::string read_text(const YamlNode& node);

/// Runs one step of reading and keeps its fault, so that the next field is still read.
template <typename Step>
bool attempt(std::vector<Fault>& faults, Step step)
{
    try {
        step();
        return true;
    } catch (const DataError& error) {
        faults.push_back(error.fault());
        return false;
    }
}

/// One of a closed list of words; unknown ones are a fault that names the list.
template <typename Value, std::size_t size>
Value read_choice(const YamlNode& node, std::string_view list,
                  const std::array<std::pair<std::string_view, Value>, size>& choices)
{
    const std::string_view text = node.text();
    for (const auto& choice : choices) {
        if (choice.first == text)
            return choice.second;
    }
    std::vector<std::string> known;
    for (const auto& choice : choices)
        known.emplace_back(choice.first);
    node.refuse_unknown(faults::UnknownWord{text, list}, known);
}

} // namespace kizuna
