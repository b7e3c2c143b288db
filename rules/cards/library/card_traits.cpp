#include "cards/library/card_traits.h"

#include <algorithm>
#include <limits>

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
