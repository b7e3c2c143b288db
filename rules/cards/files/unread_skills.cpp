#include "cards/files/unread_skills.h"

#include <utility>

namespace kizuna {

UnreadSkills::UnreadSkills(std::unique_ptr<const YamlDocument> document, const Vocabulary& words)
    : document_(std::move(document)), words_(words)
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
        return read_skills(lists_[card], words_, faults, names);
    } catch (const DataError&) { // the mark was wrong
        return {};
    }
}

void UnreadSkills::check(std::vector<Fault>& faults, std::vector<NameInSkill>& names) const
{
    for (const YamlNode& list : lists_) {
        try {
            read_skills(list, words_, faults, names);
        } catch (const DataError& error) {
            faults.push_back(error.fault());
        }
    }
}

} // namespace kizuna
