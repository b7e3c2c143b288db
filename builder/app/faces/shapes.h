#pragma once

#include "app/faces/colour.h"
#include "cards/effects/vocabulary.h"

#include <string_view>
#include <vector>

namespace kizuna {

/// The look of a symbol: the colour players call it by and a shape of its own, for the colour-blind
/// and for black and white.
struct SymbolLook {
    std::string_view colour; ///< colour word, as in "brown"; empty for cards without a symbol
    Colour fill;
    std::string_view outline; ///< as vector_path() reads it, in a box of symbol_box units
};

inline constexpr double symbol_box = 16;

/// The look of a symbol by its colour word; grey if the word is unknown.
const SymbolLook& symbol_look(std::string_view colour);
/// The look of each symbol, in the order of the vocabulary; a hollow ring if there is none.
std::vector<const SymbolLook*> symbol_looks(WordSet<SymbolId> symbols, const Vocabulary& words);

inline constexpr double sign_box = 24;

/// Strokes of the pictogram of a weapon, type, gender or cost ("sword", "flier", "female", "cost
/// tap"), in a box of sign_box units, to be drawn 2 units wide. Empty for an unknown word.
std::string_view sign_strokes(std::string_view word);

} // namespace kizuna
