#pragma once

#include "cards/library/card_library.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// The unit names of the player's own cards that the skills of a card ask for: in costs,
/// conditions, what is taken and what a support is for. Names that are ruled out, and the enemy's,
/// are left out.
std::vector<std::string> named_units(const Card& card, const CardLibrary& library);

/// False where a skill of the card asks for a unit name, a symbol or another word that no card of a
/// deck bears, as far as the skill's cost, its first conditions and the word of its support tell.
/// `deck` holds the card itself.
bool can_use_its_skills(const Card& card, std::span<const Card* const> deck,
                        const Card& protagonist, const CardLibrary& library);

} // namespace kizuna
