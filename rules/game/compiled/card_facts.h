#pragma once

#include "game/compiled/game_cards.h"

namespace kizuna {

/// The facts that symbols, weapons, types and genders stand for.
AddedFacts facts_of_tags(const std::vector<std::string>& tags, const Vocabulary& words);

/// The sorts of facts of which a test asks; none where added facts change no answer.
FactSet sorts_asked(const CardTest& test, const Vocabulary& words);

/// True where the card, with what effects add to it, passes the test. Tests about the protagonist
/// and about the `of` of a card are answered elsewhere: everything passes them.
bool passes(const GameCards& cards, const Card& card, const AddedFacts& added,
            const CardTest& test);

} // namespace kizuna
