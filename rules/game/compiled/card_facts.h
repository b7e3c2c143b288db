#pragma once

#include "game/compiled/game_cards.h"

namespace kizuna {

/// The facts that symbols, weapons, types and genders stand for.
AddedFacts facts_of_tags(const std::vector<std::string>& tags, const Vocabulary& words);

/// The sorts of facts that a test reads; 0 if added facts cannot change its result.
FactSet sorts_asked(const CardTest& test, const Vocabulary& words);

/// True if the card, with the facts that effects add to it, passes the test. Every card passes
/// tests of the protagonist, an emblem's parameter, strength or relations: they are made elsewhere.
bool passes(const GameCards& cards, const Card& card, const AddedFacts& added,
            const CardTest& test);

} // namespace kizuna
