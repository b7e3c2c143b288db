#pragma once

#include "cards/base/faults.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// How the lines are read that people type into the calculators.
namespace kizuna {

/// Max of a number in a script; no number of either game comes near it.
inline constexpr int max_script_number = 99;

/// A word of a line, without its quotation marks.
struct ScriptWord {
    std::string text;
    int column = 1; ///< from 1, in letters
};

struct ScriptLine {
    std::vector<ScriptWord> words; ///< at least one
    int number = 1;
    int end = 1; ///< the column behind it
};

/// The lines of a script that have a word. Throws DataError if a quotation mark is not closed.
std::vector<ScriptLine> script_lines(std::string_view text);

/// The line number, from 1, of the action with index `place`; 0 if there is no such action.
int line_of_action(std::string_view text, std::size_t place);

/// Throws DataError with the place in the line.
[[noreturn]] void refuse_word(const ScriptLine& line, int column, FaultReason reason,
                              std::vector<std::string> suggestions = {});

/// Takes the words of one line from left to right. A method that takes a word throws DataError if
/// the next word is missing or does not fit.
class ScriptWords {
public:
    /// `form` is the form of the whole line, for faults; `at` is the index of the next word.
    ScriptWords(const ScriptLine& line, std::string form, std::size_t at)
        : line_(line), form_(std::move(form)), at_(at)
    {
    }

    std::string name(); ///< never empty
    /// A name of one or more words: all but the last `words` words of the line.
    std::string name_before(std::size_t words);
    int number();          ///< 0 to max_script_number
    int number_from_one(); ///< 1 to max_script_number
    /// "3/5": two numbers, as of chips and how many there may be; the first is at most `max_first`,
    /// the second at least `min_second`.
    std::pair<int, int> two_numbers(int max_first = max_script_number, int min_second = 0);
    /// Throws DataError if once() already got this word in this line.
    void once(const ScriptWord& word);

    bool has_next() const { return at_ < line_.words.size(); }
    /// The next word, without taking it. Only if has_next().
    const std::string& sees() const { return line_.words[at_].text; }
    bool sees_number() const;
    bool sees_two_numbers() const; ///< a word with a slash, also "3/x"
    const ScriptWord& next();
    void end() const;
    /// Refuses a pair of words that the line has `count` times, more than `max`.
    [[noreturn]] void refuse_count(const ScriptWord& word, const ScriptWord& part, int count,
                                   int max) const;
    /// Refuses a word whose numbers in this line add up to more than `max` or less than -`max`.
    [[noreturn]] void refuse_sum(const ScriptWord& word, int max) const;
    /// Refuses a word that fits nowhere; suggests the nearest of `known`.
    [[noreturn]] void refuse(const ScriptWord& word, const std::vector<std::string>& known) const;

private:
    int number(const std::string& text, int column, int max = max_script_number, int min = 0) const;

    const ScriptLine& line_;
    std::string form_;
    std::size_t at_;
    std::vector<std::string> seen_; ///< by once()
};

/// A line that holds one number and nothing else.
std::variant<int, Fault> read_number_line(std::string_view text);

/// One action a line.
template <typename Action>
std::variant<std::vector<Action>, Fault> read_script(std::string_view text,
                                                     Action (*read_line)(const ScriptLine&))
{
    try {
        std::vector<Action> actions;
        for (const ScriptLine& line : script_lines(text))
            actions.push_back(read_line(line));
        return actions;
    } catch (const DataError& error) {
        return error.fault();
    }
}

/// Reads a text of exactly one line; with more or fewer lines the fault states `form`.
template <typename Line>
std::variant<Line, Fault> read_one_line(std::string_view text, Line (*read_line)(const ScriptLine&),
                                        const char* form)
{
    auto read = read_script(text, read_line);
    if (auto* fault = std::get_if<Fault>(&read))
        return std::move(*fault);
    auto& lines = std::get<std::vector<Line>>(read);
    if (lines.size() == 1)
        return std::move(lines.front());
    return Fault{faults::BadStep{"", form},
                 {.file = {}, .line = lines.empty() ? 1 : 2, .column = 1}};
}

} // namespace kizuna
