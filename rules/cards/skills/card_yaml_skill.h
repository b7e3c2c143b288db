#pragma once

#include "cards/library/card.h"
#include "cards/text/nearest.h"
#include "cards/yaml/yaml_reader.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// Reads one entry of a card's `skills:`. `skills`: the highest number of a skill of the card.
/// Throws DataError with the place of the first fault.
Skill read_skill(const YamlNode& node, const Vocabulary& words, int skills);

/// How many skills there are in a card's `skills:`, with those that they grant.
int count_skills(const YamlNode& list);

/// A mark of the rule book, as in "LvS3"; anything else is a fault.
std::string read_mark(const YamlNode& node);

/// The key of the field, as in "multi-deploy"; not of None.
std::string_view name_of(StatedField field);

/// A text without spaces at its ends, which would split names that look the same. Throws DataError.
std::string read_text(const YamlNode& node);

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
    Fault fault = node.fault(FaultKind::UnknownWord, std::string(text), {}, std::string(list));
    std::vector<std::string> known;
    for (const auto& choice : choices)
        known.emplace_back(choice.first);
    fault.suggestions = nearest(text, known);
    throw DataError(std::move(fault));
}

} // namespace kizuna
