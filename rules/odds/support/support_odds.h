#pragma once

#include "decks/deck/deck.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// What a number of strength is worth: how likely each is. Adds up to 1.
using StrengthOdds = std::map<int, double>;
double mean_of(const StrengthOdds& odds);

/// What one support card does for a unit in a plain duel: only the two fighting units and, where it
/// is another one, the protagonist stand on the field, with no bonds, hands or orbs that a skill
/// could count. Played on the engine, so that support skills count wherever they change strength.
struct SupportCard {
    const Card* card = nullptr;
    int copies = 0;     ///< among the cards that are shuffled
    bool fails = false; ///< the unit has its unit name (SUPPORT-2)
    int on_attack = 0;  ///< strength it adds to the attacking unit; 0 where it fails
    int on_defence = 0;
};

enum class DuelSide : std::uint8_t { Attack, Defence };

/// The supports of a deck for one of its units.
struct UnitSupport {
    const Card* unit = nullptr; ///< the card on top: the unit's strongest in the deck
    bool is_protagonist = false;
    std::vector<SupportCard> cards;
    int population = 0; ///< cards that are shuffled: the deck less one copy of the protagonist

    /// Share of the population that fails.
    double failure() const;
    /// Failure counts as 0.
    StrengthOdds odds(DuelSide side) const;
    /// The same deck with one copy of a card more, or less: -1 needs a copy.
    UnitSupport with(const Card& card, int copies) const;
};

/// Each unit of the deck, the protagonist first, then by most copies and lowest id. `opponent`
/// stands on the other side. Unknown cards are left out. Empty for a deck of more than 255 known
/// cards.
std::optional<std::vector<UnitSupport>> support_odds(const ResolvedDeck& deck,
                                                     const Card& protagonist, const Card& opponent,
                                                     const CardLibrary& library);

/// The one unit of the protagonist, for a panel that follows each edit.
std::optional<UnitSupport> protagonist_support(const ResolvedDeck& deck, const Card& protagonist,
                                               const Card& opponent, const CardLibrary& library);

/// An attack that starts with `difference` more strength than the defence, before supports.
struct DuelChance {
    int difference = 0;
    double probability = 0;   ///< JUDGE-2: the attack is not weaker than the defence
    double with_critical = 0; ///< the same where the attacking unit's strength is doubled (CRIT-2)
};

/// From the first difference at which an attack can succeed with a critical hit to the first at
/// which it always succeeds, in steps of 10. `strength`: of the attacking unit before supports;
/// what a critical hit is worth hangs on it. Supports of the two sides are independent.
std::vector<DuelChance> duel_chances(const StrengthOdds& attack, const StrengthOdds& defence,
                                     int strength);
/// One row of it.
DuelChance duel_chance(const StrengthOdds& attack, const StrengthOdds& defence, int strength,
                       int difference);

} // namespace kizuna
