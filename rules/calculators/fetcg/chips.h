#pragma once

#include "calculators/calculation.h"

#include <optional>

namespace kizuna::fetcg {

inline constexpr int all_chips = 20;        ///< of a player, whatever happens (FET-CHIP-1)
inline constexpr int max_support_chips = 3; ///< in one support step (FET-CHIP-8)

/// Chips on a unit, its spirit, or on a weapon card.
struct ChipPile {
    std::string name;
    int chips = 0;
    int max = 0;
    bool is_weapon = false;
    bool operator==(const ChipPile&) const = default;
};

/// Where a player's chips are. Begins with all of them unused.
struct ChipLedger {
    int unused = all_chips;
    int used = 0;
    int supported = 0; ///< given in the support step of this turn
    std::vector<ChipPile> piles;

    int spirit() const; ///< on units and weapon cards
    int sum() const { return unused + spirit() + used; }
    const ChipPile* pile(std::string_view name) const; ///< null where there is none
    bool operator==(const ChipLedger&) const = default;
};

struct ChipAction {
    enum class Kind : std::uint8_t {
        Deploy,    ///< a unit, with `chips` of at most `max`
        Weapon,    ///< a weapon card, the same
        Item,      ///< attaching magic or an item
        Surprise,  ///< using a surprise or land card
        Support,   ///< `chips` more on a unit
        Use,       ///< an attack or an ability of a unit
        Damage,    ///< to a unit
        Heal,      ///< `chips` of `name` onto `to`
        TurnStart, ///< used chips come back
    };
    Kind kind;
    std::string name;
    int chips = 0;
    int max = 0;
    std::string to = {};
};

/// The step that forbids the action, or nothing where it may be done.
std::optional<CalculationStep> refusal_of(const ChipLedger& ledger, const ChipAction& action);

/// Does it, which must be allowed, and says what it did.
CalculationSteps apply(ChipLedger& ledger, const ChipAction& action);

struct ChipRun {
    ChipLedger ledger;
    CalculationSteps steps;
    std::optional<CalculationStep> refused; ///< why the action at `done` may not be
    std::size_t done = 0;                   ///< actions carried out
};

/// One action after the other, until one is refused.
ChipRun run(const std::vector<ChipAction>& actions);

} // namespace kizuna::fetcg
