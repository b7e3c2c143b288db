#pragma once

#include "app/base/messages.h"
#include "app/games/calculator_words.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

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
    MessageKey form;          ///< what may be typed
    std::string_view example; ///< something to begin with
    std::span<const CalculatorWord> (*words)();
    CalculatorAnswer (*calculate)(std::string_view text, const Messages& messages);
};

/// The calculators of Detainer, then those of the FE TCG.
std::span<const Calculator> calculators();

} // namespace kizuna
