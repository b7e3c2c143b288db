#pragma once

#include "decks/proposal/companions.h"

#include <set>
#include <vector>

namespace kizuna {

/// Who leads, and with which symbols.
struct Lead {
    const Card* card = nullptr;
    Symbols symbols;
    double worth = 0;
};

struct BuiltDeck {
    std::vector<ProposalLine> lines;
    CurveCounts aim{};
    bool is_whole = false; ///< there were cards enough
};

/// Builds a deck around one lead, by the steps of docs/DECKS.md. `is_lenient`: with allies that
/// bear no symbol, too.
BuiltDeck build_deck(const ProposalPool& pool, const Lead& lead,
                     const std::set<const Card*>& unwanted, bool is_lenient);

} // namespace kizuna
