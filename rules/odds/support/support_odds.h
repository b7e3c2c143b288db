#pragma once

#include "decks/deck/deck.h"

#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// The chance of each number of strength that a support adds. Adds up to 1.
using StrengthOdds = std::map<int, double>;
double mean_of(const StrengthOdds& odds);

enum class DuelSide : std::uint8_t { Attack, Defence };
constexpr std::size_t index(DuelSide side)
{
    return static_cast<std::size_t>(side);
}

/// A deck and its protagonist. Both must outlive this.
struct SupportDeck {
    const ResolvedDeck& deck;
    const Card& protagonist;
};

/// What one support card does for a unit in a duel in which the other side has no support. Played
/// on the engine, so that skills count wherever they change strength.
struct SupportCard {
    const Card* card = nullptr;
    int copies = 0;                ///< among the cards that are shuffled
    std::array<bool, 2> fails{};   ///< by DuelSide: fails by SUPPORT-2 or an always-on effect
    std::array<int, 2> strength{}; ///< by DuelSide: what it adds; 0 where it fails
};

/// What two supports that meet change in the judgement, compared with the duel without supports.
struct SupportMeeting {
    int margin = 0;          ///< added to the attack, less what is added to the defence
    int critical_margin = 0; ///< the same with a critical hit; as `margin` where that is forbidden
    bool can_be_evaded = true; ///< the defender may evade
    bool critical_can_be_evaded = true;
};

/// An attack without supports.
struct SupportDuel {
    bool is_played = false; ///< false where texts keep the units apart: all is as printed
    int attack = 0;
    int defence = 0;
    int critical = 0; ///< the attack with a critical hit; as `attack` where that is forbidden
    bool has_critical = true;
    bool can_be_evaded = true;
};

/// The chances of an attack by a unit that has `difference` more strength than the defender before
/// supports.
struct DuelChance {
    int difference = 0;
    double probability = 0;   ///< JUDGE-2: the attack is not weaker than the defence
    double with_critical = 0; ///< the same with a critical hit (CRIT-2)
    double unevadable = 0;    ///< the part of `probability` in which an evasion is forbidden
    double critical_unevadable = 0;

    /// The chance of success if the defender holds an evasion with the chance `chance` and uses it
    /// where it may.
    double against_evasion(double chance) const
    {
        return probability - chance * (probability - unevadable);
    }
    double critical_against_evasion(double chance) const
    {
        return with_critical - chance * (with_critical - critical_unevadable);
    }
};

/// The supports of a deck for one of its units, and how its attacks on the opponent end.
struct UnitSupport {
    const Card* unit = nullptr;     ///< the card on top: the unit's strongest in the deck
    const Card* opponent = nullptr; ///< the card on top of the other unit
    bool is_protagonist = false;
    bool can_attack = false; ///< it reaches the opponent, and nothing forbids it
    std::vector<SupportCard> cards;
    int population = 0;              ///< cards that are shuffled: less one copy of the protagonist
    std::array<SupportDuel, 2> duel; ///< by DuelSide: of this unit, then against it

    struct Opposing {
        const Card* card = nullptr; ///< null: no support card, or Opposition::flat
        int copies = 1;
        int printed = 0; ///< what it adds as printed; 0 where it has the opponent's name
    };
    std::vector<Opposing> opposing; ///< what supports the opponent; never empty
    /// For each of `cards`, and then for no support, against each of `opposing`.
    std::vector<SupportMeeting> meetings;

    /// The share of the population that fails as a support.
    double failure(DuelSide side) const;
    /// What the supports add; one that fails adds 0.
    StrengthOdds odds(DuelSide side) const;
    /// The same for one copy of a card more (`copies` is 1) or less (-1). Unchanged where the deck
    /// does not have the card.
    UnitSupport with(const Card& card, int copies) const;
    /// The chances of an attack at this difference. The supports of the two sides are drawn
    /// independently.
    DuelChance chance(int difference) const;
    /// The chances from the first difference at which an attack can succeed with a critical hit to
    /// the first at which it always succeeds, in steps of 10.
    std::vector<DuelChance> chances() const;
    /// The chances of the unit's attack on the opponent, at the difference of their strengths.
    DuelChance chance() const;
    /// Copies of own cards that add something else than their printed support, or fail by a text.
    int changed_supports(DuelSide side) const;
    /// The same of the opponent's cards while this unit attacks.
    int changed_opposing() const;
    /// True where two supports that meet do something else than both alone.
    bool has_changed_meetings() const;
};

/// What the units of a deck fight: the protagonist of a deck, which may be the same one, with that
/// deck's supports.
struct Opposition {
    SupportDeck side;
    std::optional<int> flat; ///< the side adds this to its strength instead of a support
};

/// Each unit of the deck, the protagonist first, then by most copies and lowest id, with its
/// strongest card. Only the two fighting units and, where it is another one, the protagonist stand
/// on the field; there are no bonds, hands or orbs that a skill could count. Nothing optional is
/// done. Unknown cards are left out. Empty where one of the decks has more than 255 known cards.
std::optional<std::vector<UnitSupport>>
support_odds(const SupportDeck& deck, const Opposition& against, const CardLibrary& library);

/// What each card of the deck does as a support for its protagonist when the same protagonist
/// attacks. In the order of the deck. At most 255 known cards.
std::vector<SupportCard> supports_in_defence(const SupportDeck& deck, const CardLibrary& library);

} // namespace kizuna
