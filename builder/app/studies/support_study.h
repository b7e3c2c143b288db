#pragma once

#include "app/studies/study_deck.h"
#include "odds/support/support_odds.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// What defends against the deck's units, and how.
struct SupportRequest {
    enum class Against : std::uint8_t { Itself, Deck, Flat };
    Against against = Against::Itself;
    StudyDeck other;        ///< for Deck; without trouble()
    std::string other_name; ///< for people
    int flat = 20;          ///< for Flat: what its supports always add
    double evasion = 0;     ///< chance that the defender holds a card to evade with, and does
};

/// The supports of all units of a deck, and what stands against them. Exact.
struct SupportStudy {
    std::vector<UnitSupport> units;
    const Card* opponent = nullptr; ///< who leads the side that defends; null for a flat support
};

/// What a copy more or less of a card does for a unit; the size of the deck changes with it.
struct SupportChange {
    const Card* card = nullptr;
    struct Effect {
        double failure = 0; ///< of 1, as a difference
        double even = 0;    ///< chance of an even attack, as a difference
    };
    std::optional<Effect> more;
    std::optional<Effect> less; ///< empty where there is no copy to take
};

/// The deck has no trouble().
SupportStudy study_support(const StudyDeck& deck, const SupportRequest& request);
std::vector<SupportChange> support_changes(const UnitSupport& unit);

} // namespace kizuna
