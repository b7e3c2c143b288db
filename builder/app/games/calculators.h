#pragma once

#include "app/base/messages.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// A word that may be typed into a calculator, with numbers and names to begin with.
struct CalculatorWord {
    std::string_view text;
    MessageKey meaning;
    bool begins_line = false;
};

/// What a calculator answers to what was typed.
struct CalculatorAnswer {
    struct Row {
        std::string clause; ///< empty where there is none
        std::string text;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows;
    std::string
        fault; ///< what is wrong with what was typed, with its place; then there are no rows
};

/// A calculator of another game that reads lines of words, as the window offers it.
struct Calculator {
    std::string_view id;
    MessageKey label;
    MessageKey form;                       ///< what may be typed
    std::string_view example;              ///< something to begin with
    std::span<const CalculatorWord> words; ///< in the order in which they are mostly typed
    CalculatorAnswer (*calculate)(std::string_view text, const Messages& messages);
};

/// The calculators of Detainer, then those of the FE TCG.
std::span<const Calculator> calculators();

/// What was typed with the word put in at a place, in bytes: behind a space, or on a line of its
/// own; and the place behind it.
std::pair<std::string, std::size_t> with_word(std::string typed, std::size_t at,
                                              const CalculatorWord& word);

} // namespace kizuna
