#pragma once

#include "cli/console/subcommands.h"
#include "decks/lookup/card_lookup.h"

#include <optional>
#include <string>

namespace kizuna {

/// The card of a CARD argument; else fails with similar cards and the answer `unknown`, or with the
/// candidates.
std::optional<CardMatch> read_card_argument(CommandLine& line, const std::string& argument,
                                            Answer unknown);

/// The complaint about a text that names no card, or several.
Complaint card_complaint(CommandLine& line, const std::string& argument, const CardLookup& lookup);

} // namespace kizuna
