#include "decks/proposal/pool.h"

#include "cards/base/stable_hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// The most copies of a name that a proposal holds, whatever its card allows.
constexpr int max_copies_of_a_name = 4;

} // namespace

std::optional<CurveStep> curve_step(const Card& card)
{
    if (card.cost.is_x())
        return std::nullopt;
    return static_cast<CurveStep>(std::clamp(card.cost.or_zero(), 1, 4) - 1);
}

ProposalPool::ProposalPool(const CardLibrary& library, const Format& format, std::uint64_t seed)
    : library_(library), format_(format), seed_(seed)
{
    for (const Card& card : library.cards()) {
        // Cards of cost 0 or X come into play in ways of their own.
        const bool is_plannable = card.cost.or_zero() > 0 && !card.no_bond;
        if (is_plannable && is_allowed(card, format, library))
            units_[card.unit].push_back(&card);
    }
}

const std::vector<const Card*>& ProposalPool::of_unit(std::string_view unit) const
{
    static const std::vector<const Card*> none;
    const auto found = units_.find(unit);
    return found == units_.end() ? none : found->second;
}

int ProposalPool::limit(const Card& card) const
{
    return std::min(max_copies_of_a_name, copies_limit(card, format_, library_).format);
}

double ProposalPool::variation(std::string_view what, std::string_view about) const
{
    const std::uint64_t hash = stable_hash(fmt::format("{}:{}:{}", seed_, what, about));
    return std::ldexp(static_cast<double>(hash >> 11), -53);
}

double ProposalPool::worth(const Card& card) const
{
    constexpr double of_a_skill = 0.3;
    constexpr double of_a_support_skill = 0.7;
    constexpr double variation_of_card = 2;
    double worth = card.attack.or_zero() / 10.0 + card.support.or_zero() / 10.0;
    for (const Skill& skill : card.skills)
        worth += skill.category == SkillCategory::Support ? of_a_support_skill : of_a_skill;
    return worth + variation_of_card * variation("card", card.id);
}

bool suits(const Card& card, Symbols symbols)
{
    return (card.symbols.bits() & ~symbols.bits()) == 0;
}

} // namespace kizuna
