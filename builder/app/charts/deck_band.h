#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// One bar of the band over a deck: how many copies are of one kind.
struct BandBar {
    std::string label; ///< as in "3"; empty where a symbol's shape says it
    std::optional<SymbolId> symbol = std::nullopt;
    int copies = 0;
    std::string query;  ///< finds the library's cards of the kind
    std::string spoken; ///< as in "Deployment cost 3: 8 cards"
    bool operator==(const BandBar&) const = default;
};

struct BandChart {
    std::string title; ///< a word or two
    std::vector<BandBar> bars;
    bool operator==(const BandChart&) const = default;
};

/// What is always in sight of a deck, before anybody draws it.
struct DeckBand {
    BandChart costs;         ///< to deploy: from 1 to 5 at least, without gaps
    BandChart class_changes; ///< the same of those that are printed
    BandChart supports;      ///< 0 to 30 at least
    BandChart symbols;       ///< those that the deck has; of two symbols in both
    std::string size;        ///< as in "48/50"
    std::string size_spoken;
    const Card* protagonist = nullptr; ///< as protagonist_of()
    bool is_designated = false;        ///< else it is who would lead the deck as it is
    std::string leader;                ///< its unit, or that there is none
    std::string leader_spoken;
    std::string verdict; ///< as in "2 problems" or "Begun"
    std::string verdict_spoken;
    bool is_legal = false;
    bool is_only_begun = false; ///< what is missing is no problem yet
    std::string spoken;         ///< all of it, in sentences
    bool operator==(const DeckBand&) const = default;
};

DeckBand deck_band(const DeckDocument& document, const Messages& messages);

} // namespace kizuna
