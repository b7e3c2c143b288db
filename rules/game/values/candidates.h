#pragma once

#include "game/values/values.h"

#include <limits>

namespace kizuna {

/// What a step can choose from or act on: ids of units, numbers of cards, or positions of orbs.
/// Units are in the order of side (the skill's player first), line and age.
using Candidates = InlineList<std::uint16_t, 64>;
/// All candidates of the step; may stop once there are `enough`.
Candidates candidates_of(const GameState& state, const Viewpoint& from, const Op& op,
                         std::size_t enough = std::numeric_limits<std::size_t>::max());

/// True if a step's candidates are units.
bool chooses_units(const Op& op);
/// True if the cards of a step may lie in more than one zone; zone_of() then tells where each lies.
bool takes_from_anywhere(const Op& op);
/// True if the order of picks matters, as for cards that go into the deck.
bool is_ordered(const Op& op);
/// Whose cards a step takes, if its candidates are cards.
Player owner_of_cards(const GameState& state, const Viewpoint& from, const Op& op);
/// Where a step takes its cards.
Zone zone_of_cards(const Op& op);
/// The player who chooses for a step.
Player chooser(const Viewpoint& from, const Op& op);

} // namespace kizuna
