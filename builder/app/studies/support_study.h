#pragma once

#include "app/studies/study_deck.h"
#include "odds/support/support_odds.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The opposition to a deck's units.
struct SupportRequest {
    enum class Against : std::uint8_t { Itself, Deck, Flat };
    Against against = Against::Itself;
    StudyDeck other;        ///< for Deck; must have no trouble()
    std::string other_name; ///< its name for the user
    int flat = 20;          ///< for Flat: what every support adds
    double evasion = 0;     ///< chance that the defender has a card to evade with and uses it
};

/// Exact support odds of all units of a deck.
struct SupportStudy {
    std::vector<UnitSupport> units;
    const Card* opponent = nullptr; ///< the defending protagonist; null for a flat support
};

/// The effect on a unit of one copy more or less of a card, which also changes the size of the
/// deck.
struct SupportChange {
    const Card* card = nullptr;
    struct Effect {
        double failure = 0; ///< change of the chance that a support fails
        double even = 0;    ///< change of the chance that an attack at equal strength succeeds
    };
    std::optional<Effect> more;
    std::optional<Effect> less; ///< empty if there is no copy to remove
};

/// The deck must have no trouble().
SupportStudy study_support(const StudyDeck& deck, const SupportRequest& request);
std::vector<SupportChange> support_changes(const UnitSupport& unit);

} // namespace kizuna
