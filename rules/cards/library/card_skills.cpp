#include "cards/library/card.h"

#include <memory>
#include <utility>

namespace kizuna {

CardSkills::CardSkills(std::vector<Skill> skills)
{
    if (!skills.empty())
        read_.store(new std::vector<Skill>(std::move(skills)), std::memory_order_relaxed);
}

const std::vector<Skill>& CardSkills::none()
{
    static const std::vector<Skill> empty;
    return empty;
}

/// Reads the skills. Where two threads do so at once, the later one drops what it read.
const std::vector<Skill>& CardSkills::read_now() const
{
    auto read = std::make_unique<const std::vector<Skill>>(source_->skills(card_));
    const std::vector<Skill>* first = nullptr;
    if (!read_.compare_exchange_strong(first, read.get(), std::memory_order_acq_rel))
        return *first;
    return *read.release();
}

void CardSkills::swap(CardSkills& other) noexcept
{
    const std::vector<Skill>* read = read_.load(std::memory_order_relaxed);
    read_.store(other.read_.load(std::memory_order_relaxed), std::memory_order_relaxed);
    other.read_.store(read, std::memory_order_relaxed);
    std::swap(source_, other.source_);
    std::swap(card_, other.card_);
}

} // namespace kizuna
