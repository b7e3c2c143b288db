#pragma once

#include "cli/console/subcommands.h"
#include "decks/lookup/card_lookup.h"

#include <optional>
#include <string>

namespace kizuna {

/// The card that a CARD argument names; else fails with the nearest (`unknown` is the answer then)
/// or with the choices.
std::optional<CardMatch> read_card_argument(CommandLine& line, const std::string& argument,
                                            Answer unknown);

/// What is wrong with a text that names no card, or several.
Complaint card_complaint(CommandLine& line, const std::string& argument, const CardLookup& lookup);

} // namespace kizuna
