#pragma once

#include "cards/base/fault.h"

/// One type for each kind of fault, with the texts that its sentence or a repair needs: `what` is
/// the offending text, `expected` what would be right, `other` is explained at the type. Optional
/// texts have a default. Sentences: builder/app/text/fault_text.
namespace kizuna::faults {

/// A kind without texts.
template <FaultKind of>
struct Plain {
    static constexpr FaultKind kind = of;
};
/// A kind with the offending text alone.
template <FaultKind of>
struct OfText {
    static constexpr FaultKind kind = of;
    FaultText what;
};

// Files, met before any text is read.
using FileMissing = Plain<FaultKind::FileMissing>;         ///< nothing has this name
using FileIsDirectory = Plain<FaultKind::FileIsDirectory>; ///< a folder where a file is wanted
/// A device, socket or named pipe where a file is wanted.
using FileIsSpecial = Plain<FaultKind::FileIsSpecial>;
/// It exists but may not or cannot be read.
struct FileUnreadable {
    static constexpr FaultKind kind = FaultKind::FileUnreadable;
    FaultText other; ///< as reason_of() says, or a word of fault.file-unreadable, as "no-sets"
};
struct FileTooLarge {
    static constexpr FaultKind kind = FaultKind::FileTooLarge;
    FaultText expected;   ///< the limit
    FaultText other = ""; ///< "lines", or empty where the limit is one of bytes
};
struct FileUnwritable {
    static constexpr FaultKind kind = FaultKind::FileUnwritable;
    FaultText other; ///< as reason_of() says
};

// Text.
using Empty = Plain<FaultKind::Empty>;     ///< a file without content
using NotUtf8 = Plain<FaultKind::NotUtf8>; ///< bytes that are no UTF-8; place: the first of them
/// A character no text file holds, as in a binary file.
using ControlCharacter = Plain<FaultKind::ControlCharacter>;

// YAML.
struct YamlSyntax {
    static constexpr FaultKind kind = FaultKind::YamlSyntax;
    /// "open-bracket", "stray-bracket", "open-quote", "tab", "layout", "colon", "escape", "sign",
    /// "block", or empty.
    FaultText other = "";
};
struct TooDeep {
    static constexpr FaultKind kind = FaultKind::TooDeep;
    FaultText expected; ///< how many levels may lie in one another
};
using AliasNotAllowed = Plain<FaultKind::AliasNotAllowed>; ///< anchors, aliases and merge keys
using TagNotAllowed = Plain<FaultKind::TagNotAllowed>;     ///< explicit tags such as !!int
using SecondDocument = Plain<FaultKind::SecondDocument>;   ///< more than one in the file
using RepeatedKey = OfText<FaultKind::RepeatedKey>;
using UnknownKey = OfText<FaultKind::UnknownKey>;
using MissingKey = OfText<FaultKind::MissingKey>;
struct WrongType {
    static constexpr FaultKind kind = FaultKind::WrongType;
    FaultText expected;  ///< "text", "number", "list", "map", "true/false", or a form
    FaultText what = ""; ///< the value, where it is a text
};
struct NotANumber {
    static constexpr FaultKind kind = FaultKind::NotANumber;
    FaultText what;
    FaultText expected; ///< the form
};
struct OutOfRange {
    static constexpr FaultKind kind = FaultKind::OutOfRange;
    FaultText what;     ///< the number
    FaultText expected; ///< the range, as in "1 to 9999"
};

// Card library.
/// A word that a vocabulary lacks.
struct UnknownWord {
    static constexpr FaultKind kind = FaultKind::UnknownWord;
    FaultText what;
    FaultText other;         ///< which list
    FaultText expected = ""; ///< all its words, where they are few
};
struct RepeatedId {
    static constexpr FaultKind kind = FaultKind::RepeatedId;
    FaultText what;
    FaultText other = ""; ///< where it was first
};
struct RepeatedPrinting {
    static constexpr FaultKind kind = FaultKind::RepeatedPrinting;
    FaultText what;
    FaultText other; ///< where it was first
};
struct BadId {
    static constexpr FaultKind kind = FaultKind::BadId;
    FaultText what;
    FaultText expected; ///< the form
};
struct BadPrinting {
    static constexpr FaultKind kind = FaultKind::BadPrinting;
    FaultText what;
    FaultText expected; ///< the form
};
using UnknownSet = OfText<FaultKind::UnknownSet>; ///< the id of a set that no file describes
struct WrongSetFile {
    static constexpr FaultKind kind = FaultKind::WrongSetFile;
    FaultText what;     ///< the set's id in the file
    FaultText expected; ///< the file's name
};
struct BrokenNameGroup {
    static constexpr FaultKind kind = FaultKind::BrokenNameGroup;
    FaultText what;  ///< the id that `same-name` points to
    FaultText other; ///< why it cannot be: "unknown", "chain" or "other-unit"
};
/// Two cards share unit and title but no name group.
struct SplitName {
    static constexpr FaultKind kind = FaultKind::SplitName;
    FaultText what;
    FaultText other; ///< the other's id
};
using UnknownUnit = OfText<FaultKind::UnknownUnit>;   ///< a unit name that no card bears
using UnknownTitle = OfText<FaultKind::UnknownTitle>; ///< an English title that no card bears
struct NothingEarlier {
    static constexpr FaultKind kind = FaultKind::NothingEarlier;
    FaultText what;     ///< a word about something earlier where there is nothing
    FaultText expected; ///< what has to stand before it
};
struct Contradiction {
    static constexpr FaultKind kind = FaultKind::Contradiction;
    FaultText what;  ///< a word of a filter
    FaultText other; ///< the one beside it that rules it out
};
using UnknownEmblem = OfText<FaultKind::UnknownEmblem>; ///< that emblems.yaml lacks
/// A text with spaces at its ends, or empty.
struct NotText {
    static constexpr FaultKind kind = FaultKind::NotText;
    FaultText what = "";
};
using HiddenCharacter = OfText<FaultKind::HiddenCharacter>; ///< its name, as in "U+200E"
/// A table with a line of the wrong number of columns, or without a head line.
struct BadTable {
    static constexpr FaultKind kind = FaultKind::BadTable;
    FaultText expected;   ///< the head line
    FaultText other = ""; ///< "head" where the head line is missing
};

// Decks.
using NotADeck = Plain<FaultKind::NotADeck>; ///< no deck kind recognises the text
struct XmlSyntax {
    static constexpr FaultKind kind = FaultKind::XmlSyntax;
    FaultText other; ///< "open-element", "tag", "entity", or empty
};
using JsonSyntax = Plain<FaultKind::JsonSyntax>;
using CsvQuote = Plain<FaultKind::CsvQuote>; ///< a quotation mark that none closes
struct BadDeckCode {
    static constexpr FaultKind kind = FaultKind::BadDeckCode;
    /// "check", "begin", "sign", "cipher-online", "cipher-online-sign", "cipher-online-length", or
    /// empty.
    FaultText other;
    FaultText what = ""; ///< the character of "cipher-online-sign"
};
using UnknownCard = OfText<FaultKind::UnknownCard>;     ///< an id, code or name
using AmbiguousCard = OfText<FaultKind::AmbiguousCard>; ///< a name; suggestions: the choices
/// A deck of another game where one of Cipher is needed, or the other way round.
struct OtherGame {
    static constexpr FaultKind kind = FaultKind::OtherGame;
    FaultText what; ///< the id of the game
    /// "mend" or "compare" where that is refused, "file" where a file says so itself, empty where a
    /// board is needed.
    FaultText other;
    FaultText expected = ""; ///< what a file of Cipher would say
};
/// A format of Cipher, of a deck of another game.
struct CipherFormat {
    static constexpr FaultKind kind = FaultKind::CipherFormat;
    FaultText what;  ///< the format
    FaultText other; ///< the id of the game
};
using UnknownFormat = OfText<FaultKind::UnknownFormat>; ///< the id of a format
struct NewerForm {
    static constexpr FaultKind kind = FaultKind::NewerForm;
    FaultText what;       ///< the version of the file's form
    FaultText expected;   ///< the newest that is known
    FaultText other = ""; ///< "deck-code" or "scenario" for these; empty for a deck file
};
struct BadCount {
    static constexpr FaultKind kind = FaultKind::BadCount;
    FaultText what;
    FaultText expected; ///< the range
};

// Queries and rules written in them.
struct QueryUnknownField {
    static constexpr FaultKind kind = FaultKind::QueryUnknownField;
    FaultText what;
    FaultText expected; ///< all there are, where none is near
};
using QueryMissingValue = OfText<FaultKind::QueryMissingValue>; ///< the field
struct QueryNotANumber {
    static constexpr FaultKind kind = FaultKind::QueryNotANumber;
    FaultText what;
    FaultText other;    ///< the field
    FaultText expected; ///< what it may be, as in "0–9999, x, none"
};
struct QueryBadOperator {
    static constexpr FaultKind kind = FaultKind::QueryBadOperator;
    FaultText what;
    FaultText other;    ///< the field
    FaultText expected; ///< the operators that it has
};
struct QueryUnknownWord {
    static constexpr FaultKind kind = FaultKind::QueryUnknownWord;
    FaultText what;
    FaultText other;         ///< the field
    FaultText expected = ""; ///< all its words, where none is near and they are not too many
};
using QueryUnclosedQuote = OfText<FaultKind::QueryUnclosedQuote>;     ///< the one that opens it
using QueryUnclosedBracket = OfText<FaultKind::QueryUnclosedBracket>; ///< the one that opens it
using QueryUnexpected = OfText<FaultKind::QueryUnexpected>;           ///< a token that fits nowhere
/// A regular expression.
struct QueryBadExpression {
    static constexpr FaultKind kind = FaultKind::QueryBadExpression;
    FaultText what;
    FaultText other; ///< ICU's reason, as in "mismatched-paren"
};
struct QueryTooDeep {
    static constexpr FaultKind kind = FaultKind::QueryTooDeep;
    FaultText what;     ///< the bracket
    FaultText expected; ///< how many brackets may lie in one another
};
struct QueryTooLong {
    static constexpr FaultKind kind = FaultKind::QueryTooLong;
    FaultText what;       ///< its size in bytes, or the first word too many
    FaultText expected;   ///< the limit
    FaultText other = ""; ///< what is limited: "terms", "expressions", or empty for bytes
};
/// What stands in a mulligan rule where a count(…) should.
using RuleExpectedCount = OfText<FaultKind::RuleExpectedCount>;
/// A step of a calculation.
struct BadStep {
    static constexpr FaultKind kind = FaultKind::BadStep;
    FaultText what;     ///< the word that fits nowhere; empty where one is missing
    FaultText expected; ///< the form of the step
};

// Scenarios.
using BadPosition = OfText<FaultKind::BadPosition>; ///< the clause that it breaks, as in "INV-4"
struct NoSuchUnit {
    static constexpr FaultKind kind = FaultKind::NoSuchUnit;
    FaultText what;          ///< the name
    FaultText expected = ""; ///< the form, where there are several
};
using NotInGame = OfText<FaultKind::NotInGame>; ///< the id of a card that nobody has in this game
struct ActionRefused {
    static constexpr FaultKind kind = FaultKind::ActionRefused;
    FaultText what;       ///< the action
    FaultText other = ""; ///< the clause that forbids it
};
using AnswerMissing = OfText<FaultKind::AnswerMissing>; ///< the decision that waits
using AnswerUnused = OfText<FaultKind::AnswerUnused>;   ///< an answer that no decision asks for
/// A written shuffle that does not hold the cards that were shuffled.
using ShuffleMismatch = Plain<FaultKind::ShuffleMismatch>;
using GameOver = OfText<FaultKind::GameOver>; ///< an action after the end of the game

} // namespace kizuna::faults
