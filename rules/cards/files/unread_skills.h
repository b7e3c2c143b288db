#pragma once

#include "cards/library/card.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/yaml/yaml_reader.h"

#include <memory>
#include <vector>

namespace kizuna {

/// The skills of a set file that had no fault when it was last read. They are read on first access:
/// most runs need few of them, and reading all takes longer than the rest of the cards. If a forged
/// mark hides a fault, the skill is left out, or kept although it names an unknown unit or title.
class UnreadSkills : public SkillSource {
public:
    /// `words` must outlive this. The effects are kept in `scripts`.
    UnreadSkills(std::unique_ptr<const YamlDocument> document, const Vocabulary& words,
                 std::shared_ptr<ScriptPool> scripts);

    /// Adds a card; `list` is its `skills:`. Throws DataError if that is no list.
    CardSkills add(const YamlNode& list);
    std::vector<Skill> skills(std::uint32_t card) const override;
    /// Reads all skills, and adds their faults and the names that they mention.
    void check(std::vector<Fault>& faults, std::vector<NameInSkill>& names) const;

private:
    std::vector<Skill> read(std::uint32_t card, std::vector<Fault>& faults,
                            std::vector<NameInSkill>& names) const;

    std::unique_ptr<const YamlDocument> document_;
    const Vocabulary& words_;
    std::shared_ptr<ScriptPool> scripts_;
    std::vector<YamlNode> lists_; ///< by card
};

} // namespace kizuna
