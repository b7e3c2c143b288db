#include "app/text/fault_text.h"

#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "cards/base/plain_text.h"

#include <array>
#include <optional>

namespace kizuna {
namespace {

/// In the order of FaultKind: "fault." and its code.
constexpr auto fault_keys = std::to_array<MessageKey>({
    "fault.file-missing"_msg,
    "fault.file-unreadable"_msg,
    "fault.file-is-directory"_msg,
    "fault.file-is-special"_msg,
    "fault.file-too-large"_msg,
    "fault.file-unwritable"_msg,
    "fault.empty"_msg,
    "fault.not-utf-8"_msg,
    "fault.control-character"_msg,
    "fault.yaml-syntax"_msg,
    "fault.too-deep"_msg,
    "fault.alias-not-allowed"_msg,
    "fault.tag-not-allowed"_msg,
    "fault.second-document"_msg,
    "fault.repeated-key"_msg,
    "fault.unknown-key"_msg,
    "fault.missing-key"_msg,
    "fault.wrong-type"_msg,
    "fault.not-a-number"_msg,
    "fault.out-of-range"_msg,
    "fault.unknown-word"_msg,
    "fault.repeated-id"_msg,
    "fault.repeated-printing"_msg,
    "fault.bad-id"_msg,
    "fault.bad-printing"_msg,
    "fault.unknown-set"_msg,
    "fault.wrong-set-file"_msg,
    "fault.broken-name-group"_msg,
    "fault.split-name"_msg,
    "fault.unknown-unit"_msg,
    "fault.unknown-title"_msg,
    "fault.nothing-earlier"_msg,
    "fault.contradiction"_msg,
    "fault.unknown-emblem"_msg,
    "fault.not-text"_msg,
    "fault.hidden-character"_msg,
    "fault.bad-table"_msg,
    "fault.not-a-deck"_msg,
    "fault.xml-syntax"_msg,
    "fault.json-syntax"_msg,
    "fault.csv-quote"_msg,
    "fault.bad-deck-code"_msg,
    "fault.unknown-card"_msg,
    "fault.ambiguous-card"_msg,
    "fault.other-game"_msg,
    "fault.cipher-format"_msg,
    "fault.unknown-format"_msg,
    "fault.newer-form"_msg,
    "fault.bad-count"_msg,
    "fault.query-unknown-field"_msg,
    "fault.query-missing-value"_msg,
    "fault.query-not-a-number"_msg,
    "fault.query-bad-operator"_msg,
    "fault.query-unknown-word"_msg,
    "fault.query-unclosed-quote"_msg,
    "fault.query-unclosed-bracket"_msg,
    "fault.query-unexpected"_msg,
    "fault.query-bad-expression"_msg,
    "fault.query-too-deep"_msg,
    "fault.query-too-long"_msg,
    "fault.rule-expected-count"_msg,
    "fault.bad-step"_msg,
    "fault.bad-position"_msg,
    "fault.no-such-unit"_msg,
    "fault.not-in-game"_msg,
    "fault.action-refused"_msg,
    "fault.answer-missing"_msg,
    "fault.answer-unused"_msg,
    "fault.shuffle-mismatch"_msg,
    "fault.game-over"_msg,
});
static_assert(fault_keys.size() == fault_kinds);

/// "16 MiB" for whole mebibytes, else in bytes.
std::string size_text(std::string_view bytes, const Messages& messages)
{
    constexpr int mebibyte = 1 << 20;
    const int size = number_in<int>(bytes).value_or(0);
    if (size >= mebibyte && size % mebibyte == 0)
        return messages.get("fault.size-mebibytes"_msg, {{"count", size / mebibyte}});
    return messages.get("fault.size-bytes"_msg, {{"count", size}});
}

/// FaultReason::other in words; a bare number is a line of the same file.
std::string other_text(const Fault& fault, const Messages& messages)
{
    if (const std::optional<int> line = number_in<int>(fault.other))
        return messages.get("fault.at-line"_msg, {{"line", *line}});
    return printable(fault.other);
}

/// A word of a fault as a select word.
std::string selector(std::string_view word)
{
    return word == "true/false" ? "flag" : select_word(word);
}

/// True if the file may have existed before the failed write.
bool has_file_before(const Fault& fault)
{
    return fault.place.file != "-" && fault.other != "no-folder";
}

} // namespace

std::string fault_text(const Fault& fault, const Messages& messages)
{
    constexpr std::size_t max_expected = 1000; // a list of words
    return messages.get(fault_keys.at(static_cast<std::size_t>(fault.kind)),
                        {{"what", printable(fault.what)},
                         {"expected", printable(fault.expected, max_expected)},
                         {"other", other_text(fault, messages)},
                         {"has_what", yes_no(!fault.what.empty())},
                         {"has_expected", yes_no(!fault.expected.empty())},
                         {"has_other", yes_no(!fault.other.empty())},
                         {"type", selector(fault.expected)},
                         {"why", selector(fault.other)},
                         {"position", selector(fault.what)},
                         {"to_file", yes_no(has_file_before(fault))},
                         {"levels", number_in<int>(fault.expected).value_or(0)},
                         {"size", size_text(fault.expected, messages)}});
}

std::string suggestion_text(const std::vector<std::string>& suggestions, const Messages& messages)
{
    if (suggestions.empty())
        return {};
    std::vector<std::string> choices;
    choices.reserve(suggestions.size());
    for (const std::string& suggestion : suggestions)
        choices.push_back(printable(suggestion));
    return messages.get("fault.did-you-mean"_msg, {{"choices", messages.either(choices)}});
}

std::string placed_fault_text(const Fault& fault, const Messages& messages)
{
    std::string text = printable(fault.place.file, fault.place.file.size());
    for (const int number : {fault.place.line, fault.place.column}) {
        if (number > 0)
            text += (text.empty() ? "" : ":") + std::to_string(number);
    }
    if (!text.empty())
        text += ": ";
    return text + joined_sentences(fault_text(fault, messages),
                                   suggestion_text(fault.suggestions, messages), messages);
}

} // namespace kizuna
