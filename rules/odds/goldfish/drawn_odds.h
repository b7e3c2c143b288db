#pragma once

#include "odds/goldfish/bond_curve.h"
#include "odds/openings/opening_odds.h"

#include <vector>

namespace kizuna {

/// The wants of opening_odds() with the cards that class changes draw (LEVEL-4): what is drawn
/// then hangs on what is played, so it is no formula any more but games that the goldfish's policy
/// plays. A card counts once it has been drawn, wherever it lies later; not among the orbs, and not
/// the protagonist. The rule, going and turns are the goldfish's. Threads, stop and progress are as
/// with play_games(): stopped, the counts are of the first games of the range.
WantCounts drawn_odds(const Goldfish& goldfish, const std::vector<Want>& wants,
                      const QueryContext& context, const GameRange& range, unsigned threads = 1,
                      const std::stop_token& stop = {}, std::atomic<std::uint64_t>* done = nullptr);

} // namespace kizuna
