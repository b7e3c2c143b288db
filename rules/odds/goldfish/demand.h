#pragma once

#include "odds/goldfish/bond_curve.h"

namespace kizuna {

/// As demand_curve(), but an X counts as what the engine charges for it in the first deployment
/// phase, when all orbs are there. "X" is left for an X that no skill defines, which nobody can
/// pay (RULING-55).
std::map<std::string, int> demand_in_play(const ResolvedDeck& deck, const Goldfish& goldfish);

} // namespace kizuna
