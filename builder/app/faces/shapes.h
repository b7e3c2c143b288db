#pragma once

#include "app/faces/colour.h"
#include "cards/effects/vocabulary.h"

#include <string_view>
#include <vector>

namespace kizuna {

/// How one symbol looks: in the colour that players know it by, and in a shape of its own, for a
/// colour says nothing to some eyes and on some screens.
struct SymbolLook {
    std::string_view colour; ///< by name, as in "brown"; empty where a card has no symbol
    Colour fill;
    std::string_view outline; ///< the form of vector_path(), in a box of symbol_box units
};

inline constexpr double symbol_box = 16;

/// The look of a symbol known by that colour. One that we do not know becomes grey.
const SymbolLook& symbol_look(std::string_view colour);
/// One for each symbol, in the vocabulary's order; a hollow ring alone where there is none.
std::vector<const SymbolLook*> symbol_looks(WordSet<SymbolId> symbols, const Vocabulary& words);

inline constexpr double sign_box = 24;

/// The lines of a small picture of a weapon, type, gender or cost ("sword", "flier", "female",
/// "cost tap"), in a box of sign_box units, to be drawn 2 units wide. Empty where the word has
/// none.
std::string_view sign_strokes(std::string_view word);

} // namespace kizuna
