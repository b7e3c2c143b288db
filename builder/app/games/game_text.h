#pragma once

#include "calculators/detainer/battle.h"
#include "decks/games/game_profile.h"
#include "decks/legality/reached_sum.h"

#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// "Detainer", and that its document is only part of the rules where that is so.
std::string game_label(const GameProfile& profile, const Messages& messages);
/// What decks of the game are checked for alone, with the clauses; empty for a game that is known
/// whole.
std::string partial_text(const GameProfile& profile, const Messages& messages);

/// Of one way that is missing: "2 + 1: level 1 is there 0 times, and needed once".
std::string missing_way_text(const MissingWay& way, const Messages& messages);
/// Whether the levels of an opening can be made up, and of which cards.
std::string opening_text(const ReachedSum& reached, const std::vector<std::string>& names,
                         bool goes_first, const Messages& messages);

/// How a battle ends, with its chance where there are several ways.
std::string ending_text(detainer::Outcome::Ending ending, const Messages& messages);

/// The numbers and types of a card of another game: "Unit, Level 2, Attack (A) 3".
std::string game_card_text(const Card& card, const Vocabulary& words, const Messages& messages);

} // namespace kizuna
