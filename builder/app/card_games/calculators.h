#pragma once

#include "app/base/messages.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// A word for a calculator's input, with sample numbers and names.
struct CalculatorWord {
    std::string_view text;
    MessageKey meaning;
    bool begins_line = false;
};

struct CalculatorAnswer {
    struct Row {
        std::string clause; ///< empty if there is none
        std::string text;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows;
    std::string fault; ///< what is wrong with the input, and where; then there are no rows
};

/// A calculator of another game with lines of text as input, as the window shows it.
struct Calculator {
    std::string_view id;
    MessageKey label;
    MessageKey form;                       ///< what can be typed
    std::string_view example;              ///< a sample input
    std::span<const CalculatorWord> words; ///< in the order in which they are usually typed
    CalculatorAnswer (*calculate)(std::string_view text, const Messages& messages);
};

/// Those of Detainer, then those of the FE TCG.
std::span<const Calculator> calculators();

/// The input with a word inserted at byte `at`: after a space, or on a line of its own. Also
/// returns the byte position after the word.
std::pair<std::string, std::size_t> with_word(std::string typed, std::size_t at,
                                              const CalculatorWord& word);

} // namespace kizuna
