#include "cards/files/unread_skills.h"

#include <utility>

namespace kizuna {

UnreadSkills::UnreadSkills(std::unique_ptr<const YamlDocument> document, const Vocabulary& words,
                           std::shared_ptr<ScriptPool> scripts)
    : document_(std::move(document)), words_(words), scripts_(std::move(scripts))
{
}

CardSkills UnreadSkills::add(const YamlNode& list)
{
    list.require_sequence();
    lists_.push_back(list);
    return {*this, static_cast<std::uint32_t>(lists_.size() - 1)};
}

std::vector<Skill> UnreadSkills::skills(std::uint32_t card) const
{
    std::vector<Fault> faults;
    std::vector<NameInSkill> names;
    try {
        return read(card, faults, names);
    } catch (const DataError&) { // the mark was wrong
        return {};
    }
}

std::vector<Skill> UnreadSkills::read(std::uint32_t card, std::vector<Fault>& faults,
                                      std::vector<NameInSkill>& names) const
{
    const auto part = document_->part(lists_[card]);
    return read_skills(part ? part->root() : lists_[card], words_, *scripts_, faults, names);
}

void UnreadSkills::check(std::vector<Fault>& faults, std::vector<NameInSkill>& names) const
{
    for (std::uint32_t card = 0; card < lists_.size(); ++card)
        attempt(faults, [&] { read(card, faults, names); });
}

} // namespace kizuna
