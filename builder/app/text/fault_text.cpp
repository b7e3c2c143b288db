#include "app/text/fault_text.h"

#include "app/text/joined_text.h"
#include "app/text/printable.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace kizuna {
namespace {

MessageKey key_of(FaultKind kind)
{
    switch (kind) {
    case FaultKind::FileMissing:
        return "fault.file-missing"_msg;
    case FaultKind::FileUnreadable:
        return "fault.file-unreadable"_msg;
    case FaultKind::FileIsDirectory:
        return "fault.file-is-directory"_msg;
    case FaultKind::FileIsSpecial:
        return "fault.file-is-special"_msg;
    case FaultKind::FileTooLarge:
        return "fault.file-too-large"_msg;
    case FaultKind::FileUnwritable:
        return "fault.file-unwritable"_msg;
    case FaultKind::Empty:
        return "fault.empty"_msg;
    case FaultKind::NotUtf8:
        return "fault.not-utf-8"_msg;
    case FaultKind::ControlCharacter:
        return "fault.control-character"_msg;
    case FaultKind::YamlSyntax:
        return "fault.yaml-syntax"_msg;
    case FaultKind::TooDeep:
        return "fault.too-deep"_msg;
    case FaultKind::AliasNotAllowed:
        return "fault.alias-not-allowed"_msg;
    case FaultKind::TagNotAllowed:
        return "fault.tag-not-allowed"_msg;
    case FaultKind::SecondDocument:
        return "fault.second-document"_msg;
    case FaultKind::RepeatedKey:
        return "fault.repeated-key"_msg;
    case FaultKind::UnknownKey:
        return "fault.unknown-key"_msg;
    case FaultKind::MissingKey:
        return "fault.missing-key"_msg;
    case FaultKind::WrongType:
        return "fault.wrong-type"_msg;
    case FaultKind::NotANumber:
        return "fault.not-a-number"_msg;
    case FaultKind::OutOfRange:
        return "fault.out-of-range"_msg;
    case FaultKind::UnknownWord:
        return "fault.unknown-word"_msg;
    case FaultKind::RepeatedId:
        return "fault.repeated-id"_msg;
    case FaultKind::RepeatedPrinting:
        return "fault.repeated-printing"_msg;
    case FaultKind::BadId:
        return "fault.bad-id"_msg;
    case FaultKind::BadPrinting:
        return "fault.bad-printing"_msg;
    case FaultKind::UnknownSet:
        return "fault.unknown-set"_msg;
    case FaultKind::WrongSetFile:
        return "fault.wrong-set-file"_msg;
    case FaultKind::BrokenNameGroup:
        return "fault.broken-name-group"_msg;
    case FaultKind::SplitName:
        return "fault.split-name"_msg;
    case FaultKind::UnknownUnit:
        return "fault.unknown-unit"_msg;
    case FaultKind::UnknownTitle:
        return "fault.unknown-title"_msg;
    case FaultKind::Contradiction:
        return "fault.contradiction"_msg;
    case FaultKind::NothingEarlier:
        return "fault.nothing-earlier"_msg;
    case FaultKind::UnknownEmblem:
        return "fault.unknown-emblem"_msg;
    case FaultKind::NotText:
        return "fault.not-text"_msg;
    case FaultKind::HiddenCharacter:
        return "fault.hidden-character"_msg;
    case FaultKind::BadTable:
        return "fault.bad-table"_msg;
    case FaultKind::NotADeck:
        return "fault.not-a-deck"_msg;
    case FaultKind::XmlSyntax:
        return "fault.xml-syntax"_msg;
    case FaultKind::JsonSyntax:
        return "fault.json-syntax"_msg;
    case FaultKind::CsvQuote:
        return "fault.csv-quote"_msg;
    case FaultKind::BadDeckCode:
        return "fault.bad-deck-code"_msg;
    case FaultKind::UnknownCard:
        return "fault.unknown-card"_msg;
    case FaultKind::AmbiguousCard:
        return "fault.ambiguous-card"_msg;
    case FaultKind::OtherGame:
        return "fault.other-game"_msg;
    case FaultKind::CipherFormat:
        return "fault.cipher-format"_msg;
    case FaultKind::UnknownFormat:
        return "fault.unknown-format"_msg;
    case FaultKind::NewerForm:
        return "fault.newer-form"_msg;
    case FaultKind::BadCount:
        return "fault.bad-count"_msg;
    case FaultKind::QueryUnknownField:
        return "fault.query-unknown-field"_msg;
    case FaultKind::QueryMissingValue:
        return "fault.query-missing-value"_msg;
    case FaultKind::QueryNotANumber:
        return "fault.query-not-a-number"_msg;
    case FaultKind::QueryBadOperator:
        return "fault.query-bad-operator"_msg;
    case FaultKind::QueryUnknownWord:
        return "fault.query-unknown-word"_msg;
    case FaultKind::QueryUnclosedQuote:
        return "fault.query-unclosed-quote"_msg;
    case FaultKind::QueryUnclosedBracket:
        return "fault.query-unclosed-bracket"_msg;
    case FaultKind::QueryUnexpected:
        return "fault.query-unexpected"_msg;
    case FaultKind::QueryBadExpression:
        return "fault.query-bad-expression"_msg;
    case FaultKind::QueryTooDeep:
        return "fault.query-too-deep"_msg;
    case FaultKind::QueryTooLong:
        return "fault.query-too-long"_msg;
    case FaultKind::RuleExpectedCount:
        return "fault.rule-expected-count"_msg;
    case FaultKind::BadStep:
        return "fault.bad-step"_msg;
    case FaultKind::BadPosition:
        return "fault.bad-position"_msg;
    case FaultKind::NoSuchUnit:
        return "fault.no-such-unit"_msg;
    case FaultKind::NotInGame:
        return "fault.not-in-game"_msg;
    case FaultKind::ActionRefused:
        return "fault.action-refused"_msg;
    case FaultKind::AnswerMissing:
        return "fault.answer-missing"_msg;
    case FaultKind::AnswerUnused:
        return "fault.answer-unused"_msg;
    case FaultKind::ShuffleMismatch:
        return "fault.shuffle-mismatch"_msg;
    case FaultKind::GameOver:
        return "fault.game-over"_msg;
    }
    return {""};
}

/// Empty for anything but decimal digits.
std::optional<int> whole_number(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    return is_number ? std::optional(number) : std::nullopt;
}

/// "16 MiB" for whole mebibytes, else bytes.
std::string size_text(std::string_view bytes, const Messages& messages)
{
    constexpr int mebibyte = 1 << 20;
    const int size = whole_number(bytes).value_or(0);
    if (size >= mebibyte && size % mebibyte == 0)
        return messages.get("fault.size-mebibytes"_msg, {{"count", size / mebibyte}});
    return messages.get("fault.size-bytes"_msg, {{"count", size}});
}

/// Fault::other, which is a bare line number where something is in the same file.
std::string other_text(const Fault& fault, const Messages& messages)
{
    if (const std::optional<int> line = whole_number(fault.other))
        return messages.get("fault.at-line"_msg, {{"line", *line}});
    return printable(fault.other);
}

/// A word of a fault as a selector of a message: letters and underscores alone.
std::string selector(std::string_view word)
{
    if (word == "true/false")
        return "flag";
    std::string selector(word);
    std::ranges::replace(selector, '-', '_');
    return selector;
}

/// True where a file that cannot be written may have been there before.
bool has_file_before(const Fault& fault)
{
    return fault.place.file != "-" && fault.other != "no-folder";
}

} // namespace

std::string fault_text(const Fault& fault, const Messages& messages)
{
    constexpr std::size_t max_expected = 1000; // a list of words
    return messages.get(key_of(fault.kind), {{"what", printable(fault.what)},
                                             {"expected", printable(fault.expected, max_expected)},
                                             {"other", other_text(fault, messages)},
                                             {"has_what", yes_no(!fault.what.empty())},
                                             {"has_expected", yes_no(!fault.expected.empty())},
                                             {"has_other", yes_no(!fault.other.empty())},
                                             {"type", selector(fault.expected)},
                                             {"why", selector(fault.other)},
                                             {"position", selector(fault.what)},
                                             {"to_file", yes_no(has_file_before(fault))},
                                             {"levels", whole_number(fault.expected).value_or(0)},
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
