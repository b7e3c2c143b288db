#pragma once

#include "app/text/help_entries.h"
#include "calculators/detainer/battle.h"
#include "decks/games/game_profile.h"
#include "decks/legality/legality.h"
#include "decks/legality/reached_sum.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// "Detainer", and that its document is only part of the rules where that is so.
std::string game_label(const GameProfile& profile, const Messages& messages);
/// What decks of the game are checked for alone, with the clauses; empty for a game that is known
/// whole.
std::string partial_text(const GameProfile& profile, const Messages& messages);

/// What copies of a card are counted by.
std::string counted_by_text(const GameProfile& profile, const Messages& messages);

/// What a check says of a deck, behind its name: that it obeys the rules there are, and what its
/// document does not give; that no opening can be made up, which it advises against; or how many
/// problems it has, or that too little is known of its cards.
std::string game_verdict_text(const GameProfile& profile, std::span<const Violation> violations,
                              std::span<const Warning> warnings, const Messages& messages);

/// What is not known of the cards of an opening, so that the answer holds for the others alone;
/// empty where all is known.
std::string opening_unknown_text(const OpeningNumbers& opening, const Messages& messages);

/// The clauses of every game beside Cipher, by the profiles in a data folder. Throws DataError.
std::vector<HelpEntry> other_game_entries(const std::filesystem::path& data,
                                          const Messages& messages);

/// A way that is missing, as in "2 + 1: level 1 is there 0 times, and needed once".
std::string missing_way_text(const MissingWay& way, const Messages& messages);
/// Whether the levels of an opening can be made up, and of which cards. Where `is_complete` is
/// false, what cannot be made up is said of the known levels alone.
std::string opening_text(const ReachedSum& reached, const std::vector<std::string>& names,
                         bool goes_first, bool is_complete, const Messages& messages);

/// How a battle ends, with its chance where there are several ways.
std::string ending_text(detainer::Outcome::Ending ending, const Messages& messages);

/// What an outcome takes for granted where the document is silent, each in a sentence; empty where
/// the one before it, or the first of all, takes the same.
std::vector<std::string> open_texts(const detainer::Outcome* before,
                                    const detainer::Outcome& outcome, const Messages& messages);

/// "1-2", or in words that a card prints no range; empty where that is not known.
std::string game_range_label(RangeSet range, const Messages& messages);

/// The types, numbers, range and texts of a card of another game: "Unit · Level 2 · Range 1-2".
std::string game_card_text(const Card& card, const Vocabulary& words, const Messages& messages);

} // namespace kizuna
