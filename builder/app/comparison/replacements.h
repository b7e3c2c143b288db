#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "decks/legality/legality.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace kizuna {

/// What a card has in common with the one whose place it takes.
enum class Alike : std::uint8_t {
    Unit, ///< the unit's name
    Cost, ///< the deployment cost
    Role, ///< its support and emblem, and whether it is a class change, of the deck's own line or
          ///< not
};
inline constexpr std::array all_alike{Alike::Unit, Alike::Cost, Alike::Role};

/// The figures of a deck after `card` has replaced every copy of another card.
struct Replacement {
    const Card* card = nullptr;
    std::size_t broken = 0;        ///< rules that the deck would break
    std::vector<Violation> gained; ///< of these, the rules that the deck does not break now
    int supports = 0;              ///< all supports of the deck, added up; X as 0
    double failure = 0;            ///< of a support for the protagonist
    std::optional<double> promotion = std::nullopt; ///< as DeckMeasures::promotion_4
    double cost = 0;                                ///< mean_cost()
    std::map<std::string, int> by_cost = {};        ///< as DeckStatistics has it
};

/// What the deck is now, and what each candidate would make of it.
struct Replacements {
    int copies = 0; ///< that would be replaced
    Replacement now;
    std::vector<Replacement> candidates; ///< the likeliest first
};

/// All alike cards that the format allows, in this order: fewest broken rules, a symbol in common
/// with `card`, then nearest in cost, class change, support and attack. Once stopped, the
/// candidates found so far. Takes a while for hundreds of candidates; the catalogue must outlive
/// the result.
Replacements find_replacements(const Deck& deck, const Format& format, Pile pile, const Card& card,
                               Alike alike, const Catalogue& catalogue,
                               const std::stop_token& stop = {});

/// The copies at one Deployment Cost, now and after the replacement. cost_changes() has each cost
/// of either deck, in ascending order, X last.
struct CostChange {
    std::string cost;
    int before = 0;
    int after = 0;
    bool operator==(const CostChange&) const = default;
};
std::vector<CostChange> cost_changes(const Replacements& found, const Replacement& by);

/// What all of it would change, in sentences.
std::string replacement_text(const Replacements& found, const Replacement& by,
                             const Messages& messages);

} // namespace kizuna
