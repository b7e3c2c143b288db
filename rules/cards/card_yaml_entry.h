#pragma once

#include "cards/card_library.h"
#include "cards/yaml_reader.h"

#include <string>
#include <vector>

namespace kizuna {

/// One entry under `cards:`, with what can only be checked once every file is read.
struct CardEntry {
    Card card;             ///< set, name_group and the printings' sets are not yet filled
    std::string same_name; ///< id of the card whose name it shares; empty: none
    std::vector<std::string> release_sets; ///< by printing; empty: the number's own set
    Place place;                           ///< of the entry
    Place same_name_place;
    Place names_place; ///< of also-unit and stacks-on
    Place prints_place;
};

/// Reads one entry. Each fault is added to `faults` and the rest of the entry is still read;
/// returns false where too much is missing for the card to be kept.
bool read_card_entry(const YamlNode& node, const Vocabulary& words, CardEntry& entry,
                     std::vector<Fault>& faults);

} // namespace kizuna
