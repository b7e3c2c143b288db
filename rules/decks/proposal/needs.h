#pragma once

#include "decks/proposal/companions.h"

#include <vector>

namespace kizuna {

/// How much more an ally is worth for what the deck still lacks and the ally's first card has: high
/// supports, support skills, one of two symbols.
double need_for(const Companion& ally, const std::vector<ProposalLine>& deck, Symbols symbols);

} // namespace kizuna
