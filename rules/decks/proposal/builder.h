#pragma once

#include "decks/proposal/ally_candidates.h"

#include <set>
#include <vector>

namespace kizuna {

/// A protagonist and the symbols of its deck.
struct Lead {
    const Card* card = nullptr;
    Symbols symbols;
    double worth = 0;
};

struct BuiltDeck {
    std::vector<ProposalLine> lines;
    CurveCounts aim{};
    bool is_whole = false; ///< false: too few cards for the format's size
};

/// Builds a deck around one lead, without the unwanted cards, by the steps of docs/DECKS.md.
/// `is_lenient`: allies' cards that bear no symbol will do, too.
BuiltDeck build_deck(const ProposalPool& pool, const Lead& lead,
                     const std::set<const Card*>& unwanted, bool is_lenient);

} // namespace kizuna
