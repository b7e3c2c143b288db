#pragma once

#include "app/text/help_entries.h"
#include "calculators/detainer/battle.h"
#include "decks/card_games/card_game.h"
#include "decks/legality/legality.h"
#include "decks/legality/reached_sum.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// As in "Detainer"; says so if the rules are known only in part.
std::string card_game_label(const CardGame& profile, const Messages& messages);
/// Which clauses decks are checked for; empty for a game whose rules are fully known.
std::string partial_text(const CardGame& profile, const Messages& messages);

/// Whether copies are counted by name or by id.
std::string counted_by_text(const CardGame& profile, const Messages& messages);

/// The result of a check, to follow the deck's name: that it keeps the known rules and what is not
/// known; that no opening can be made up, against advice; the number of problems; or that its cards
/// are not known well enough.
std::string card_game_verdict_text(const CardGame& profile, std::span<const Violation> violations,
                                   std::span<const Warning> warnings, const Messages& messages);

/// The cards of an opening with unknown numbers, so that the answer is only about the others; empty
/// if all are known.
std::string opening_unknown_text(const OpeningNumbers& opening, const Messages& messages);

/// The clauses of every game except Cipher, from the profiles in a data folder. Throws DataError.
std::vector<HelpEntry> other_card_game_entries(const std::filesystem::path& data,
                                               const Messages& messages);

/// A missing combination, as in "2 + 1: level 1 is there 0 times, and needed once".
std::string missing_way_text(const MissingWay& way, const Messages& messages);
/// Whether the levels of an opening can be made up, and with which cards. If `is_complete` is
/// false, a negative answer is only about cards with known levels.
std::string opening_text(const ReachedSum& reached, const std::vector<std::string>& names,
                         bool goes_first, bool is_complete, const Messages& messages);

std::string ending_text(detainer::Outcome::Ending ending, const Messages& messages);

/// The assumptions of an outcome where the document is silent, one sentence each; empty if
/// `before`, or the default for null, makes the same ones.
std::vector<std::string> open_texts(const detainer::Outcome* before,
                                    const detainer::Outcome& outcome, const Messages& messages);

/// "1-2", or words that the card prints no range; empty if unknown.
std::string listed_range_label(RangeSet range, const Messages& messages);

/// Types, numbers, range and texts of a card of another game: "Unit · Level 2 · Range 1-2".
std::string listed_card_text(const Card& card, const Vocabulary& words, const Messages& messages);

} // namespace kizuna
