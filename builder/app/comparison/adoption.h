#pragma once

#include "cards/library/card_library.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kizuna {

/// The number of decks with something, and its copies in them.
struct AdoptionCount {
    int decks = 0;
    std::int64_t copies = 0;
    /// Mean copies per deck, of the decks that have it.
    double mean() const { return decks ? static_cast<double>(copies) / decks : 0; }
};

/// Counts cards, protagonists and symbols over many decks.
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
    /// By decks, then copies (highest first), then id.
    std::vector<OfCard> by_card(const CardLibrary& library) const;
    /// Likewise for protagonists, with their copies in the decks they lead.
    std::vector<OfCard> by_protagonist(const CardLibrary& library) const;

    struct OfSymbol {
        const Word* symbol; ///< null: cards without a symbol
        AdoptionCount count;
    };
    /// By decks, highest first.
    std::vector<OfSymbol> by_symbol(const CardLibrary& library) const;

private:
    int decks_ = 0;
    std::int64_t cards_ = 0;
    std::vector<AdoptionCount> of_card_;        ///< by index of the card
    std::vector<AdoptionCount> of_protagonist_; ///< by index of the card
    std::vector<AdoptionCount> of_symbol_;      ///< by symbol; last, cards without one
};

} // namespace kizuna
