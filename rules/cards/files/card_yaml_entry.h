#pragma once

#include "cards/files/unread_skills.h"
#include "cards/library/card_library.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/yaml/yaml_store.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A place in the file being read.
struct LineColumn {
    int line = 0;
    int column = 0;
};

/// What is needed for checks once every file is read. Small: there is one for each card.
struct EntryNotes {
    LineColumn entry;
    LineColumn same_name_place;
    LineColumn also_unit_place;
    LineColumn stacks_on_place;
    LineColumn prints_place;
    RareText same_name;     ///< id of the card whose name it shares
    std::uint16_t file = 0; ///< position in SetFiles::files
};

/// The contents of set files, one after the other: a thread's share of a library.
struct SetFiles {
    struct File {
        std::string name;
        CardSet set;
        YamlStore::Text text = {};
        /// The skills of its cards, if they are read later because the text is marked; null where
        /// they are read.
        std::unique_ptr<UnreadSkills> unread = {};
    };
    std::vector<File> files;
    /// Card::set is the position of its file, name_group is not yet filled. Printing::release_set
    /// is a position in `release_sets`, or own_set.
    std::vector<Card> cards;
    std::vector<EntryNotes> notes; ///< by card
    std::vector<std::string> release_sets;
    std::vector<NameInSkill> names; ///< units and titles that cards and skills name
    std::shared_ptr<ScriptPool> scripts;
    std::vector<Fault> faults;

    static constexpr std::uint16_t own_set = 0xFFFF; ///< released in the set of its number
};

/// Reads one entry of the last file and adds it. Each fault is added to the faults and the rest of
/// the entry is still read; a card that lacks too much is not kept.
void read_card_entry(const YamlNode& node, const Vocabulary& words, SetFiles& into);

} // namespace kizuna
