#include "cards/base/fault.h"

namespace kizuna {

std::string_view code_of(FaultKind kind)
{
    switch (kind) {
    case FaultKind::FileMissing:
        return "file-missing";
    case FaultKind::FileUnreadable:
        return "file-unreadable";
    case FaultKind::FileIsDirectory:
        return "file-is-directory";
    case FaultKind::FileIsSpecial:
        return "file-is-special";
    case FaultKind::FileTooLarge:
        return "file-too-large";
    case FaultKind::FileUnwritable:
        return "file-unwritable";
    case FaultKind::Empty:
        return "empty";
    case FaultKind::NotUtf8:
        return "not-utf-8";
    case FaultKind::ControlCharacter:
        return "control-character";
    case FaultKind::YamlSyntax:
        return "yaml-syntax";
    case FaultKind::TooDeep:
        return "too-deep";
    case FaultKind::AliasNotAllowed:
        return "alias-not-allowed";
    case FaultKind::TagNotAllowed:
        return "tag-not-allowed";
    case FaultKind::SecondDocument:
        return "second-document";
    case FaultKind::RepeatedKey:
        return "repeated-key";
    case FaultKind::UnknownKey:
        return "unknown-key";
    case FaultKind::MissingKey:
        return "missing-key";
    case FaultKind::WrongType:
        return "wrong-type";
    case FaultKind::NotANumber:
        return "not-a-number";
    case FaultKind::OutOfRange:
        return "out-of-range";
    case FaultKind::UnknownWord:
        return "unknown-word";
    case FaultKind::RepeatedId:
        return "repeated-id";
    case FaultKind::RepeatedPrinting:
        return "repeated-printing";
    case FaultKind::BadId:
        return "bad-id";
    case FaultKind::BadPrinting:
        return "bad-printing";
    case FaultKind::UnknownSet:
        return "unknown-set";
    case FaultKind::WrongSetFile:
        return "wrong-set-file";
    case FaultKind::BrokenNameGroup:
        return "broken-name-group";
    case FaultKind::SplitName:
        return "split-name";
    case FaultKind::UnknownUnit:
        return "unknown-unit";
    case FaultKind::UnknownTitle:
        return "unknown-title";
    case FaultKind::Contradiction:
        return "contradiction";
    case FaultKind::NothingEarlier:
        return "nothing-earlier";
    case FaultKind::UnknownEmblem:
        return "unknown-emblem";
    case FaultKind::NotText:
        return "not-text";
    case FaultKind::HiddenCharacter:
        return "hidden-character";
    case FaultKind::BadTable:
        return "bad-table";
    case FaultKind::NotADeck:
        return "not-a-deck";
    case FaultKind::XmlSyntax:
        return "xml-syntax";
    case FaultKind::JsonSyntax:
        return "json-syntax";
    case FaultKind::CsvQuote:
        return "csv-quote";
    case FaultKind::BadDeckCode:
        return "bad-deck-code";
    case FaultKind::UnknownCard:
        return "unknown-card";
    case FaultKind::AmbiguousCard:
        return "ambiguous-card";
    case FaultKind::OtherGame:
        return "other-game";
    case FaultKind::CipherFormat:
        return "cipher-format";
    case FaultKind::UnknownFormat:
        return "unknown-format";
    case FaultKind::NewerForm:
        return "newer-form";
    case FaultKind::BadCount:
        return "bad-count";
    case FaultKind::QueryUnknownField:
        return "query-unknown-field";
    case FaultKind::QueryMissingValue:
        return "query-missing-value";
    case FaultKind::QueryNotANumber:
        return "query-not-a-number";
    case FaultKind::QueryBadOperator:
        return "query-bad-operator";
    case FaultKind::QueryUnknownWord:
        return "query-unknown-word";
    case FaultKind::QueryUnclosedQuote:
        return "query-unclosed-quote";
    case FaultKind::QueryUnclosedBracket:
        return "query-unclosed-bracket";
    case FaultKind::QueryUnexpected:
        return "query-unexpected";
    case FaultKind::QueryBadExpression:
        return "query-bad-expression";
    case FaultKind::QueryTooDeep:
        return "query-too-deep";
    case FaultKind::QueryTooLong:
        return "query-too-long";
    case FaultKind::RuleExpectedCount:
        return "rule-expected-count";
    case FaultKind::BadStep:
        return "bad-step";
    case FaultKind::BadPosition:
        return "bad-position";
    case FaultKind::NoSuchUnit:
        return "no-such-unit";
    case FaultKind::NotInGame:
        return "not-in-game";
    case FaultKind::ActionRefused:
        return "action-refused";
    case FaultKind::AnswerMissing:
        return "answer-missing";
    case FaultKind::AnswerUnused:
        return "answer-unused";
    case FaultKind::ShuffleMismatch:
        return "shuffle-mismatch";
    case FaultKind::GameOver:
        return "game-over";
    }
    return {};
}

namespace {

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

DataError::DataError(Fault fault)
    : std::runtime_error(technical_text(fault)), fault_(std::move(fault))
{
}

} // namespace kizuna
