#pragma once

#include "cards/library/card_library.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kizuna {

/// In how many decks something is, and how often.
struct AdoptionCount {
    int decks = 0;
    std::int64_t copies = 0;
    /// Copies in the decks that have it.
    double mean() const { return decks ? static_cast<double>(copies) / decks : 0; }
};

/// Which cards, protagonists and symbols many decks have.
class Adoption {
public:
    void add(std::span<const ResolvedDeck::Line> cards, const Card* protagonist, int size,
             const CardLibrary& library);

    int decks() const { return decks_; }
    std::int64_t cards() const { return cards_; }

    struct OfCard {
        const Card* card;
        AdoptionCount count;
    };
    /// The most decks first, then the most copies, then the lowest id.
    std::vector<OfCard> by_card(const CardLibrary& library) const;
    /// The same of those that lead; `copies` are theirs in the decks that they lead.
    std::vector<OfCard> by_protagonist(const CardLibrary& library) const;

    struct OfSymbol {
        const Word* symbol; ///< null: cards without one
        AdoptionCount count;
    };
    /// The most decks first.
    std::vector<OfSymbol> by_symbol(const CardLibrary& library) const;

private:
    int decks_ = 0;
    std::int64_t cards_ = 0;
    std::vector<AdoptionCount> of_card_;        ///< by index of the card
    std::vector<AdoptionCount> of_protagonist_; ///< by index of the card
    std::vector<AdoptionCount> of_symbol_;      ///< by symbol, at the end without one
};

} // namespace kizuna
