#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// One bar of the band above a deck: the number of copies of one kind.
struct BandBar {
    std::string label; ///< as in "3"; empty if the symbol's shape takes its place
    std::optional<SymbolId> symbol = std::nullopt;
    int copies = 0;
    std::string query;  ///< finds the cards of this kind in the library
    std::string spoken; ///< as in "Deployment cost 3: 8 cards"
    bool operator==(const BandBar&) const = default;
};

struct BandChart {
    std::string title; ///< one or two words
    std::vector<BandBar> bars;
    bool operator==(const BandChart&) const = default;
};

/// The data of the summary that is always shown above a deck.
struct DeckBand {
    BandChart costs;         ///< deployment costs, without gaps from 1 to at least 5
    BandChart class_changes; ///< class-change costs, likewise
    BandChart supports;      ///< without gaps from 0 to at least 30
    BandChart symbols;       ///< symbols in the deck; a card with two symbols counts in both
    std::string size;        ///< as in "48/50"
    std::string size_spoken;
    const Card* protagonist = nullptr; ///< as protagonist_of()
    bool is_designated = false;        ///< false: chosen by protagonist_of()
    std::string leader; ///< unit name of the protagonist, or words that there is none
    std::string leader_spoken;
    std::string verdict; ///< as in "2 problems" or "Begun"
    std::string verdict_spoken;
    bool is_legal = false;
    bool is_only_begun = false; ///< nothing wrong yet but missing cards
    std::string spoken;         ///< all of it in sentences
    bool operator==(const DeckBand&) const = default;
};

DeckBand deck_band(const DeckDocument& document, const Messages& messages);

} // namespace kizuna
