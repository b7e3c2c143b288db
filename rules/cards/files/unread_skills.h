#pragma once

#include "cards/library/card.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/yaml/yaml_reader.h"

#include <memory>
#include <vector>

namespace kizuna {

/// The skills of a set file that nothing was wrong with when it was read last: most runs of the
/// program look at few of them, and reading all takes longer than the rest of the cards. Where
/// something is wrong after all, because somebody made a mark up, the skill is left out, or kept
/// though it speaks of what is not there.
class UnreadSkills : public SkillSource {
public:
    /// `words` outlive this. What the skills do is kept in `scripts`.
    UnreadSkills(std::unique_ptr<const YamlDocument> document, const Vocabulary& words,
                 std::shared_ptr<ScriptPool> scripts);

    /// Another card, of which `list` is `skills:`. Throws DataError where that is no list.
    CardSkills add(const YamlNode& list);
    std::vector<Skill> skills(std::uint32_t card) const override;
    /// Reads all, for what is wrong and for the names that are spoken of, which are added.
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
