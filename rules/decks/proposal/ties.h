#pragma once

#include "cards/library/card_library.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// The unit names that the skills of a card look for among the player's own cards: in costs,
/// conditions, steps and emblem parameters. Without names that are ruled out, and the enemy's.
std::vector<std::string> named_units(const Card& card, const CardLibrary& library);

/// False where a skill of the card needs a unit name, a symbol or another word that no card of the
/// deck bears. Only the skill's symbol marks, its cost, its first conditions and the parameter of
/// its emblem are looked at. `deck` holds the card itself.
bool can_use_its_skills(const Card& card, std::span<const Card* const> deck,
                        const Card& protagonist, const CardLibrary& library);

} // namespace kizuna
