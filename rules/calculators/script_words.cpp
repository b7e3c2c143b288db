#include "calculators/script_words.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <charconv>

namespace kizuna {
namespace {

bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// The length in code points, the unit of columns.
int letters(std::string_view text)
{
    return static_cast<int>(count_code_points(text));
}

ScriptLine words_of_line(std::string_view text, int number)
{
    ScriptLine line{.words = {}, .number = number, .end = letters(text) + 1};
    for (std::size_t at = 0; at < text.size();) {
        if (is_space(text[at])) {
            ++at;
            continue;
        }
        const int column = letters(text.substr(0, at)) + 1;
        if (text[at] == '"') {
            const std::size_t end = text.find('"', at + 1);
            if (end == text.npos)
                refuse_word(line, column, faults::QueryUnclosedQuote{"\""});
            line.words.push_back({std::string(text.substr(at + 1, end - at - 1)), column});
            at = end + 1;
        } else {
            std::size_t end = at;
            while (end < text.size() && !is_space(text[end]))
                ++end;
            line.words.push_back({std::string(text.substr(at, end - at)), column});
            at = end;
        }
    }
    return line;
}

} // namespace

void refuse_word(const ScriptLine& line, int column, FaultReason reason,
                 std::vector<std::string> suggestions)
{
    throw DataError({std::move(reason),
                     {.file = {}, .line = line.number, .column = column},
                     std::move(suggestions)});
}

std::vector<ScriptLine> script_lines(std::string_view text)
{
    std::vector<ScriptLine> lines;
    int number = 0;
    for (const std::string_view words : split(text, '\n')) {
        ScriptLine line = words_of_line(words, ++number);
        if (!line.words.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

int line_of_action(std::string_view text, std::size_t place)
{
    const std::vector<ScriptLine> lines = script_lines(text);
    return place < lines.size() ? lines[place].number : 0;
}

std::variant<int, Fault> read_number_line(std::string_view text)
{
    try {
        const std::vector<ScriptLine> lines = script_lines(text);
        const ScriptLine line = lines.empty() ? ScriptLine() : lines.front();
        ScriptWords words(line, "N", 0);
        const int number = words.number();
        words.end();
        return number;
    } catch (const DataError& error) {
        return error.fault();
    }
}

std::string ScriptWords::name()
{
    const ScriptWord& word = next();
    if (word.text.find_first_not_of(" \t\r") == std::string::npos)
        refuse_word(line_, word.column, faults::BadStep{"", form_});
    return word.text;
}

std::string ScriptWords::name_before(std::size_t words)
{
    std::string text = name();
    while (at_ + words < line_.words.size())
        text += ' ' + name();
    return text;
}

void ScriptWords::once(const ScriptWord& word)
{
    if (std::ranges::find(seen_, word.text) != seen_.end())
        refuse_word(line_, word.column, faults::RepeatedKey{word.text});
    seen_.push_back(word.text);
}

int ScriptWords::number()
{
    const ScriptWord& word = next();
    return number(word.text, word.column);
}

int ScriptWords::number_from_one()
{
    const ScriptWord& word = next();
    return number(word.text, word.column, max_script_number, 1);
}

std::pair<int, int> ScriptWords::two_numbers(int max_first, int min_second)
{
    const ScriptWord& word = next();
    const std::size_t slash = word.text.find('/');
    if (slash == std::string::npos)
        refuse_word(line_, word.column, faults::NotANumber{word.text, form_});
    const std::string first = word.text.substr(0, slash);
    return {number(first, word.column, max_first),
            number(word.text.substr(slash + 1), word.column + letters(first) + 1, max_script_number,
                   min_second)};
}

bool ScriptWords::sees_number() const
{
    return has_next() && std::ranges::all_of(line_.words[at_].text, is_digit);
}

bool ScriptWords::sees_two_numbers() const
{
    return has_next() && line_.words[at_].text.find('/') != std::string::npos;
}

const ScriptWord& ScriptWords::next()
{
    if (!has_next())
        refuse_word(line_, line_.end, faults::BadStep{"", form_});
    return line_.words[at_++];
}

void ScriptWords::end() const
{
    if (has_next())
        refuse(line_.words[at_], {});
}

void ScriptWords::refuse_count(const ScriptWord& word, const ScriptWord& part, int count,
                               int max) const
{
    refuse_word(line_, word.column,
                faults::OutOfRange{word.text + ' ' + part.text + " ×" + std::to_string(count),
                                   "0–" + std::to_string(max)});
}

void ScriptWords::refuse_sum(const ScriptWord& word, int max) const
{
    refuse_word(
        line_, word.column,
        faults::OutOfRange{word.text, "-" + std::to_string(max) + "–" + std::to_string(max)});
}

void ScriptWords::refuse(const ScriptWord& word, const std::vector<std::string>& known) const
{
    refuse_word(line_, word.column, faults::BadStep{word.text, form_}, nearest(word.text, known));
}

int ScriptWords::number(const std::string& text, int column, int max, int min) const
{
    int number = -1;
    const char* const end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc::result_out_of_range ||
        (error == std::errc() && read == end && (number < min || number > max)))
        refuse_word(line_, column,
                    faults::OutOfRange{text, std::to_string(min) + "–" + std::to_string(max)});
    if (error != std::errc() || read != end)
        refuse_word(line_, column, faults::NotANumber{text, form_});
    return number;
}

} // namespace kizuna
