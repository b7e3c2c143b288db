#pragma once

#include "app/base/messages.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace kizuna {

/// A word that may be typed into a calculator, with numbers and names to begin with.
struct CalculatorWord {
    std::string_view text;
    MessageKey meaning;
    bool begins_line = false;
};

// The words of each calculator, in the order in which they are mostly typed.
std::span<const CalculatorWord> battle_words();
std::span<const CalculatorWord> move_words();
std::span<const CalculatorWord> damage_words();
std::span<const CalculatorWord> chip_words();
std::span<const CalculatorWord> square_words();
std::span<const CalculatorWord> chain_words();

/// What was typed with the word put in at a place, in bytes: behind a space, or on a line of its
/// own; and the place behind it.
std::pair<std::string, std::size_t> with_word(std::string typed, std::size_t at,
                                              const CalculatorWord& word);

} // namespace kizuna
