#pragma once

#include "decks/legality/format.h"
#include "decks/proposal/proposal.h"

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace kizuna {

using Symbols = WordSet<SymbolId>;

/// The cards that a proposal may choose from, and the worth of each, as far as it does not depend
/// on the cards already taken.
class ProposalPool {
public:
    /// Everything passed in must outlive the pool.
    ProposalPool(const CardLibrary& library, const Format& format, std::uint64_t seed);

    const CardLibrary& library() const { return library_; }
    const Format& format() const { return format_; }

    /// The cards of a unit that the format allows, in library order. Without those of cost 0 or X
    /// and those that cannot be bonds.
    const std::vector<const Card*>& of_unit(std::string_view unit) const;
    /// Every unit that has such a card.
    const std::map<std::string_view, std::vector<const Card*>>& units() const { return units_; }
    int limit(const Card& card) const; ///< most copies of the card's name; at most four

    /// A number from 0 to below 1 that depends on the seed and these words alone.
    double variation(std::string_view what, std::string_view about) const;
    /// How good the card is by its numbers and skills, varied by the seed.
    double worth(const Card& card) const;

private:
    const CardLibrary& library_;
    const Format& format_;
    std::uint64_t seed_;
    std::map<std::string_view, std::vector<const Card*>> units_;
};

/// True where bonds of these symbols are enough to deploy the card; always for a card without one.
bool suits(const Card& card, Symbols symbols);

} // namespace kizuna
