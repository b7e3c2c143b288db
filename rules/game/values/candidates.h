#pragma once

#include "game/values/values.h"

#include <limits>

namespace kizuna {

/// What a step can choose from or act on, in a fixed order: units by side (the acting player's
/// first), line and age, by their ids; cards by number; orbs by position.
using Candidates = InlineList<std::uint16_t, 64>;
/// All of them; it may stop looking once there are `enough`.
Candidates candidates_of(const GameState& state, const Viewpoint& from, const Op& op,
                         std::size_t enough = std::numeric_limits<std::size_t>::max());

/// True where a step's candidates are units.
bool chooses_units(const Op& op);
/// True where the cards of a step may lie in more than one zone: each is asked where it lies.
bool takes_from_anywhere(const Op& op);
/// True where it matters in which order cards are picked: those that go into the deck.
bool is_ordered(const Op& op);
/// Whose cards a step takes, where its candidates are cards.
Player owner_of_cards(const GameState& state, const Viewpoint& from, const Op& op);
/// Where a step takes its cards.
Zone zone_of_cards(const Op& op);
/// Who chooses for a step.
Player chooser(const Viewpoint& from, const Op& op);

} // namespace kizuna
