#pragma once

#include "game/values.h"

namespace kizuna {

/// What a step can choose from or act on, in a fixed order: units by side (the acting player's
/// first), line and age, as UnitIds; cards by number; orbs by position.
using Candidates = InlineList<std::uint16_t, 64>;
void candidates_of(const GameState& state, const Viewpoint& from, const Op& op, Candidates& into);

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

/// Of the candidates, those that may be picked next by the effect that is running, one of each kind
/// of card: later ones than were picked, such that enough remain; all others where the order
/// matters.
void options_of(const GameState& state, Candidates& into);
/// The option as an action, and back: no_unit where the action names none of the options.
Action pick_action(const GameState& state, std::uint16_t option);
std::optional<std::uint16_t> picked_option(const GameState& state, const Action& action);
/// True where the card that the running step deploys may stand in that line.
bool may_be_placed(const GameState& state, Line line);
/// True where the running step may be left with what was picked so far.
bool has_enough(const GameState& state);

/// How many of its candidates a step lets choose, where it lets choose.
int number_to_choose(const GameState& state, const Viewpoint& from, const Op& op);

/// True where each payment from `first` on can be made in full (SKILL-5).
bool can_pay(const GameState& state, const Viewpoint& from, Place16 first);

} // namespace kizuna
