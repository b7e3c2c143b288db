#include "cards/library/card_traits.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace kizuna {
namespace {

std::int16_t column_value(std::optional<Amount> amount)
{
    if (!amount)
        return CardTraits::absent;
    return amount->is_x() ? CardTraits::printed_x : static_cast<std::int16_t>(amount->or_zero());
}

std::int16_t column_value(std::optional<int> copies)
{
    return copies ? static_cast<std::int16_t>(
                        std::clamp<int>(*copies, 0, std::numeric_limits<std::int16_t>::max()))
                  : CardTraits::absent;
}

} // namespace

std::string_view Printing::rarity() const
{
    std::string_view rest = std::string_view(code).substr(number_length);
    while (!rest.empty() && rest.front() >= 'a' && rest.front() <= 'z')
        rest.remove_prefix(1);
    return rest;
}

std::string english_name(const Card& card)
{
    return card.title.empty() ? card.unit : card.unit + ": " + card.title;
}

std::string japanese_name(const Card& card)
{
    const char* space = card.title_ja.empty() || card.unit_ja.empty() ? "" : " ";
    return card.title_ja + space + card.unit_ja;
}

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

CardTraits traits_of(const Card& card)
{
    return {.numbers = {column_value(card.cost), column_value(card.class_change_cost),
                        column_value(card.attack), column_value(card.support),
                        column_value(card.copies_limit)},
            .range = card.range,
            .words = {card.symbols.bits(), card.weapons.bits(), card.types.bits(),
                      card.genders.bits()}};
}

} // namespace kizuna
