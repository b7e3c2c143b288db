#pragma once

#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// A place in an input.
struct Place {
    std::string file; ///< as the user named it; empty for text that came from no file
    int line = 0;     ///< from 1; 0 where the whole file is meant
    int column = 0;   ///< from 1, in code points; 0 where the whole line is meant
    auto operator<=>(const Place&) const = default;
};

/// Everything that can be wrong with an input text; what each means: cards/base/faults.h.
enum class FaultKind {
    FileMissing,
    FileUnreadable,
    FileIsDirectory,
    FileIsSpecial,
    FileTooLarge,
    FileUnwritable,
    Empty,
    NotUtf8,
    ControlCharacter,
    YamlSyntax,
    TooDeep,
    AliasNotAllowed,
    TagNotAllowed,
    SecondDocument,
    RepeatedKey,
    UnknownKey,
    MissingKey,
    WrongType,
    NotANumber,
    OutOfRange,
    UnknownWord,
    RepeatedId,
    RepeatedPrinting,
    BadId,
    BadPrinting,
    UnknownSet,
    WrongSetFile,
    BrokenNameGroup,
    SplitName,
    UnknownUnit,
    UnknownTitle,
    NothingEarlier,
    Contradiction,
    UnknownEmblem,
    NotText,
    HiddenCharacter,
    BadTable,
    NotADeck,
    XmlSyntax,
    JsonSyntax,
    CsvQuote,
    BadDeckCode,
    UnknownCard,
    AmbiguousCard,
    OtherGame,
    CipherFormat,
    UnknownFormat,
    NewerForm,
    BadCount,
    QueryUnknownField,
    QueryMissingValue,
    QueryNotANumber,
    QueryBadOperator,
    QueryUnknownWord,
    QueryUnclosedQuote,
    QueryUnclosedBracket,
    QueryUnexpected,
    QueryBadExpression,
    QueryTooDeep,
    QueryTooLong,
    RuleExpectedCount,
    BadStep,
    BadPosition,
    NoSuchUnit,
    NotInGame,
    ActionRefused,
    AnswerMissing,
    AnswerUnused,
    ShuffleMismatch,
    GameOver,
};
inline constexpr std::size_t fault_kinds = static_cast<std::size_t>(FaultKind::GameOver) + 1;

/// The code of a fault, as in "repeated-key". Codes never change: `library lint --json` has them.
std::string_view code_of(FaultKind kind);

/// A text of a fault, made from any kind of string. It has no default constructor, so the compiler
/// finds a forgotten text.
class FaultText {
public:
    FaultText(std::string text) : text_(std::move(text)) {}
    FaultText(std::string_view text) : text_(text) {}
    FaultText(const char* text) : text_(text) {}

private:
    friend struct FaultReason;
    std::string text_;
};

/// A type of cards/base/faults.h.
template <typename Type>
concept TypeOfFault = std::same_as<decltype(&Type::kind), const FaultKind*>;

/// What is wrong, without its place. Made only from a type of cards/base/faults.h, so that every
/// kind has its texts.
struct FaultReason {
    template <TypeOfFault Type>
    FaultReason(Type fault) : kind(Type::kind)
    {
        if constexpr (requires { fault.what; })
            what = std::move(fault.what.text_);
        if constexpr (requires { fault.expected; })
            expected = std::move(fault.expected.text_);
        if constexpr (requires { fault.other; })
            other = std::move(fault.other.text_);
    }
    bool operator==(const FaultReason&) const = default;

    FaultKind kind;
    std::string what;     ///< the offending text
    std::string expected; ///< what would be right
    std::string other;    ///< as the type says
};

/// One thing wrong with an input, as a value: its sentence is made where a person reads it.
struct Fault : FaultReason {
    Place place = {};
    std::vector<std::string> suggestions = {}; ///< nearest known words, best first
    bool operator==(const Fault&) const = default;
};

/// An input that cannot be used at all. Thrown by readers of shipped data and by the YAML
/// reader, caught where the input was asked for. what() is technical English for logs.
class DataError : public std::runtime_error {
public:
    explicit DataError(Fault fault);
    const Fault& fault() const { return fault_; }

private:
    Fault fault_;
};

} // namespace kizuna
