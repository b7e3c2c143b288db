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

/// What the replacement must have in common with the card.
enum class Alike : std::uint8_t {
    Unit, ///< unit name
    Cost, ///< deployment cost
    Role, ///< support, emblems, whether it has a class-change cost, and whether it is of the
          ///< protagonist's line
};
inline constexpr std::array all_alike{Alike::Unit, Alike::Cost, Alike::Role};

/// A deck after `card` has replaced every copy of another card.
struct Replacement {
    const Card* card = nullptr;
    std::size_t broken = 0;        ///< violations of the deck
    std::vector<Violation> gained; ///< those whose clause is not broken now
    int supports = 0;              ///< sum over the deck; X counts as 0
    double failure = 0;            ///< chance that a support for the protagonist fails
    std::optional<double> promotion = std::nullopt; ///< as DeckMeasures::promotion_4
    double cost = 0;                                ///< mean_cost()
    std::map<std::string, int> by_cost = {};        ///< as DeckStatistics has it
};

/// The deck now, and with each candidate.
struct Replacements {
    int copies = 0; ///< copies to replace
    Replacement now;
    std::vector<Replacement> candidates; ///< best first
};

/// All cards that are alike and allowed by the format, in this order: fewest violations, a symbol
/// in common with `card`, then nearest in cost, class change, support and attack. If stopped, the
/// candidates found so far. Slow for hundreds of candidates; the catalogue must outlive the result.
Replacements find_replacements(const Deck& deck, const Format& format, Pile pile, const Card& card,
                               Alike alike, const Catalogue& catalogue,
                               const std::stop_token& stop = {});

/// Copies of one deployment cost, now and after the replacement. cost_changes() has every cost of
/// either deck in ascending order, X last.
struct CostChange {
    std::string cost;
    int before = 0;
    int after = 0;
    bool operator==(const CostChange&) const = default;
};
std::vector<CostChange> cost_changes(const Replacements& found, const Replacement& by);

/// The changes by one replacement, in sentences.
std::string replacement_text(const Replacements& found, const Replacement& by,
                             const Messages& messages);

} // namespace kizuna
