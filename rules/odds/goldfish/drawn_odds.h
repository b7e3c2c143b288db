#pragma once

#include "odds/goldfish/bond_curve.h"
#include "odds/openings/opening_odds.h"

#include <vector>

namespace kizuna {

/// The wants of opening_odds(), counting also the cards that class changes (LEVEL-4) and skills
/// draw. What they draw depends on what is played, so the goldfish's policy plays the games of
/// `range`. A card counts once it has been drawn, wherever it lies later; orbs and the protagonist
/// do not count. The rule, going and turns are the goldfish's. `threads`, `stop` and `done` are as
/// for play_games().
WantCounts drawn_odds(const Goldfish& goldfish, const std::vector<Want>& wants,
                      const QueryContext& context, const GameRange& range, unsigned threads = 1,
                      const std::stop_token& stop = {}, std::atomic<std::uint64_t>* done = nullptr);

} // namespace kizuna
