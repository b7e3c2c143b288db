#pragma once

#include "game/game_cards.h"

namespace kizuna {

/// Looks up everything that the skills of `kinds` speak of, and tells each kind its skills.
Program compile_program(const GameCards& cards, std::vector<CardKind>& kinds);

} // namespace kizuna
