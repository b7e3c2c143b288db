#pragma once

#include "cards/effects/vocabulary.h"
#include "cards/library/card.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kizuna {

/// What effects do, in the families that are searched and counted. One step may be of several.
enum class EffectFamily : std::uint8_t {
    Again,       ///< plays a part of the turn again
    Bond,        ///< puts cards into bonds, or out of them to retreat
    Copy,        ///< a unit becomes a copy of another
    Cost,        ///< changes costs of deployment or class change
    CountsAs,    ///< has more names, symbols, weapons, types or cards, or fewer
    Critical,    ///< changes critical hits, or forbids them
    Deck,        ///< allows more copies in a deck
    Deploy,      ///< deploys without paying
    Destroy,     ///< destroys units
    Discard,     ///< from a hand to retreat
    Draw,        ///< draws, or puts cards from the top of the own deck into the hand
    Evade,       ///< forbids evasions, or changes what pays for them
    Flip,        ///< turns bonds face-down
    Forbid,      ///< forbids anything
    Grant,       ///< hands out skills
    Grow,        ///< puts cards under units
    Infinite,    ///< puts cards into the infinite area
    LevelUp,     ///< levels up without paying
    Look,        ///< looks at, or shows, hidden cards
    Mill,        ///< from a deck to retreat
    Move,        ///< moves units
    Orb,         ///< adds, turns, or destroys more orbs
    Protagonist, ///< makes another unit the protagonist
    Protect,     ///< keeps cards from being destroyed, attacked, chosen or discarded
    Range,       ///< changes distances
    Recover,     ///< from retreat to the own hand or deck, or a support to the hand
    Return,      ///< units, bonds or cards of the opponent back to a hand or deck, or a unit's card
                 ///< to retreat without being destroyed
    Search,      ///< cards chosen from the whole own deck, wherever they go
    Strength,    ///< changes strength
    Support,     ///< changes supports, or switches them off
    Tap,         ///< taps units
    TurnUp,      ///< turns bonds face-up
    Untap,       ///< untaps units
    Win,         ///< a player wins the game
};
inline constexpr std::size_t effect_family_count = static_cast<std::size_t>(EffectFamily::Win) + 1;
using FamilySet = std::uint64_t; ///< a bit for each EffectFamily

/// The words for them in queries, by value, in alphabetical order.
std::span<const std::string_view> effect_family_words();

/// The things that costs are paid with.
enum class PaidWith : std::uint8_t {
    Bonds,    ///< bonds that leave
    Deck,     ///< cards from the deck
    Destroy,  ///< units, also where they leave without being destroyed
    Discard,  ///< from the hand to retreat or out of the game
    Flip,     ///< bonds face-down
    Grow,     ///< cards put under units
    Hand,     ///< cards that leave the hand otherwise
    Infinite, ///< cards that leave the infinite area
    Orbs,     ///< orbs turned, or taken away
    Retreat,  ///< cards that leave it
    Self,     ///< the card leaves
    Show,     ///< cards shown
    Tap,      ///< units tapped
};
inline constexpr std::size_t paid_with_count = static_cast<std::size_t>(PaidWith::Tap) + 1;
std::span<const std::string_view> paid_with_words(); ///< as effect_family_words()

/// What searches and statistics ask about the effect of one skill. A support skill has that of its
/// emblem. Where no effect is written, only a card's field and the cost count.
struct EffectTraits {
    FamilySet does = 0;
    std::uint64_t moments = 0; ///< a bit for each Moment that sets it off
    bool is_always_on = false;
    /// How many of each are paid: in its cost, or in a payment in its effect where that is more.
    /// "All" and "any number" are 1.
    std::array<std::uint8_t, paid_with_count> pays{};

    bool does_any(FamilySet families) const { return (does & families) != 0; }
    bool pays_anything() const { return pays != decltype(pays){}; }
};

EffectTraits effect_traits(const Skill& skill, const Vocabulary& words);

} // namespace kizuna
