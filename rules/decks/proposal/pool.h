#pragma once

#include "decks/legality/format.h"
#include "decks/proposal/proposal.h"

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace kizuna {

using Symbols = WordSet<SymbolId>;

/// What a proposal may choose from, and how much it likes each card: all that does not depend on
/// the cards already taken.
class ProposalPool {
public:
    /// Everything passed in outlives the pool.
    ProposalPool(const CardLibrary& library, const Format& format, std::uint64_t seed);

    const CardLibrary& library() const { return library_; }
    const Format& format() const { return format_; }

    /// The cards of a unit that the format allows and that a deck can plan with, in library order.
    const std::vector<const Card*>& of_unit(std::string_view unit) const;
    /// Every unit that has such a card.
    const std::map<std::string_view, std::vector<const Card*>>& units() const { return units_; }
    int limit(const Card& card) const; ///< copies of its name; never above four

    /// A number from 0 to below 1, by the seed alone.
    double whim(std::string_view what, std::string_view about) const;
    /// How good the card is by its numbers, with the seed's whim in it.
    double worth(const Card& card) const;

private:
    const CardLibrary& library_;
    const Format& format_;
    std::uint64_t seed_;
    std::map<std::string_view, std::vector<const Card*>> units_;
};

/// True where a card can be deployed with bonds of these symbols; one without a symbol always.
bool suits(const Card& card, Symbols symbols);

} // namespace kizuna
