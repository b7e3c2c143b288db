#include "cards/base/fault.h"

#include <array>
#include <cstddef>

namespace kizuna {

namespace {

/// In the order of FaultKind.
constexpr auto codes = std::to_array<std::string_view>({
    "file-missing",
    "file-unreadable",
    "file-is-directory",
    "file-is-special",
    "file-too-large",
    "file-unwritable",
    "empty",
    "not-utf-8",
    "control-character",
    "yaml-syntax",
    "too-deep",
    "alias-not-allowed",
    "tag-not-allowed",
    "second-document",
    "repeated-key",
    "unknown-key",
    "missing-key",
    "wrong-type",
    "not-a-number",
    "out-of-range",
    "unknown-word",
    "repeated-id",
    "repeated-printing",
    "bad-id",
    "bad-printing",
    "unknown-set",
    "wrong-set-file",
    "broken-name-group",
    "split-name",
    "unknown-unit",
    "unknown-title",
    "nothing-earlier",
    "contradiction",
    "unknown-emblem",
    "not-text",
    "hidden-character",
    "bad-table",
    "not-a-deck",
    "xml-syntax",
    "json-syntax",
    "csv-quote",
    "bad-deck-code",
    "unknown-card",
    "ambiguous-card",
    "other-game",
    "cipher-format",
    "unknown-format",
    "newer-form",
    "bad-count",
    "query-unknown-field",
    "query-missing-value",
    "query-not-a-number",
    "query-bad-operator",
    "query-unknown-word",
    "query-unclosed-quote",
    "query-unclosed-bracket",
    "query-unexpected",
    "query-bad-expression",
    "query-too-deep",
    "query-too-long",
    "rule-expected-count",
    "bad-step",
    "bad-position",
    "no-such-unit",
    "not-in-game",
    "action-refused",
    "answer-missing",
    "answer-unused",
    "shuffle-mismatch",
    "game-over",
});
static_assert(codes.size() == fault_kinds);

std::string technical_text(const Fault& fault)
{
    std::string text = fault.place.file;
    if (fault.place.line > 0)
        text += ":" + std::to_string(fault.place.line);
    if (fault.place.column > 0)
        text += ":" + std::to_string(fault.place.column);
    text += ": ";
    text += code_of(fault.kind);
    if (!fault.what.empty())
        text += " '" + fault.what + "'";
    if (!fault.expected.empty())
        text += ", expected " + fault.expected;
    if (!fault.other.empty())
        text += " (" + fault.other + ")";
    return text;
}

} // namespace

std::string_view code_of(FaultKind kind)
{
    return codes.at(static_cast<std::size_t>(kind));
}

DataError::DataError(Fault fault)
    : std::runtime_error(technical_text(fault)), fault_(std::move(fault))
{
}

} // namespace kizuna
