#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// Where in an input something stands.
struct Place {
    std::string file; ///< as the user named it; empty for text that came from no file
    int line = 0;     ///< from 1; 0 where the whole file is meant
    int column = 0;   ///< from 1, in code points; 0 where the whole line is meant
    auto operator<=>(const Place&) const = default;
};

/// Everything that can be wrong with an input text. The sentence for each is made by the program
/// (builder/app/text/fault_text), from Fault::what and its neighbours.
enum class FaultKind {
    // Files, met before any text is read.
    FileMissing,     ///< nothing has this name
    FileUnreadable,  ///< it exists but may not or cannot be read; other: as reason_of() says
    FileIsDirectory, ///< a folder where a file is wanted
    FileIsSpecial,   ///< a device, socket or named pipe where a file is wanted
    FileTooLarge,    ///< expected: the limit in bytes
    FileUnwritable,  ///< could not be written; other: as reason_of() says
    // Text.
    Empty,            ///< a file without content
    NotUtf8,          ///< bytes that are no UTF-8; place: the first of them
    ControlCharacter, ///< a character no text file holds, as in a binary file
    // YAML.
    YamlSyntax,      ///< other: "open-bracket", "stray-bracket", "open-quote", "tab", "layout",
                     ///< "colon", "escape", "sign", "block", or empty
    TooDeep,         ///< nested deeper than expected: levels
    AliasNotAllowed, ///< anchors, aliases and merge keys
    TagNotAllowed,   ///< explicit tags such as !!int
    SecondDocument,  ///< more than one document in the file
    RepeatedKey,     ///< what: the key
    UnknownKey,      ///< what: the key
    MissingKey,      ///< what: the key
    WrongType,  ///< expected: what kind of value belongs here ("text", "number", "list", "map")
    NotANumber, ///< what: the text; expected: the form
    OutOfRange, ///< what: the number; expected: the range, as in "1 to 9999"
    // Card library.
    UnknownWord,      ///< what: a word that the vocabulary lacks; other: which list
    RepeatedId,       ///< what: the id; other: where it was first
    RepeatedPrinting, ///< what: the printing code; other: where it was first
    BadId,            ///< what: an id of the wrong form; expected: the form
    BadPrinting,      ///< what: a printing code of the wrong form
    UnknownSet,       ///< what: a set id that no file describes
    WrongSetFile,     ///< what: the set id inside; expected: the file's name
    BrokenNameGroup,  ///< what: the id that `same-name` points to; other: why it cannot be
    SplitName,        ///< two cards share unit and title but no name group; other: the other id
    UnknownUnit,      ///< what: a unit name that no card bears
    UnknownTitle,     ///< what: an English title that no card bears
    NothingEarlier, ///< what: a word about something earlier where there is nothing; expected: what
    Contradiction,  ///< what: a word of a filter; other: the one beside it that rules it out
    UnknownEmblem,  ///< what: a support emblem that emblems.yaml lacks
    NotText,        ///< what: a text with spaces at its ends, or empty
    HiddenCharacter, ///< what: its name, as in "U+200E"
    BadTable,        ///< a tab-separated table with a line of the wrong number of columns
    // Decks.
    NotADeck,  ///< no deck kind recognises the text
    XmlSyntax, ///< other: "open-element", "tag", "entity", or empty
    JsonSyntax,
    CsvQuote,      ///< a quotation mark that none closes
    BadDeckCode,   ///< other: "check", "begin", "sign", "cipher-online", or empty;
                   ///< "cipher-online-sign", what: the sign; "cipher-online-length"
    UnknownCard,   ///< what: the id, code or name
    AmbiguousCard, ///< what: the name; suggestions: the choices
    OtherGame,     ///< a deck of another game; what: its id; other: "mend" or "compare" where that
                   ///< is refused, "file" where a file says so itself (expected: what it would
                   ///< say), else a board is needed
    CipherFormat,  ///< of a deck of another game; what: the format; other: the game's id
    UnknownFormat, ///< what: the format id
    NewerForm,     ///< what: the file's version of the form; expected: ours; other: "deck-code"
                   ///< of one
    BadCount,      ///< what: the count; expected: the range
    // Queries and rules written in them.
    QueryUnknownField, ///< what: the field; expected: all there are, where none is near
    QueryMissingValue, ///< what: the field
    QueryNotANumber,   ///< what: the value
    QueryBadOperator,  ///< what: the operator; other: the field
    QueryUnknownWord,  ///< what: the value; other: the field; expected: all there are, where
                       ///< none is near and they are not too many
    QueryUnclosedQuote,
    QueryUnclosedBracket,
    QueryUnexpected,    ///< what: a token that fits nowhere
    QueryBadExpression, ///< a regular expression; other: ICU's reason, as in "mismatched-paren"
    QueryTooDeep,       ///< expected: levels of brackets
    QueryTooLong,       ///< what: its size in bytes; expected: the limit in bytes
    RuleExpectedCount,  ///< a mulligan rule without count(…)
    BadStep, ///< what: the word of a calculation's step that fits nowhere; empty where one is
             ///< missing; expected: the form of the step
    // Scenarios.
    BadPosition,   ///< what: the invariant or clause that the given position breaks, as in "INV-4"
    NoSuchUnit,    ///< what: the name of a unit that is not there; expected: the form for several
    NotInGame,     ///< what: the id of a card that nobody has in this game
    ActionRefused, ///< what: the action; other: the clause that forbids it
    AnswerMissing, ///< what: the decision that waits
    AnswerUnused,  ///< what: an answer that no decision asks for
    ShuffleMismatch, ///< a written shuffle that does not hold the cards that were shuffled
    GameOver,        ///< what: an action after the end of the game
};
inline constexpr std::size_t fault_kinds = static_cast<std::size_t>(FaultKind::GameOver) + 1;

/// A short stable name, as in "repeated-key": promised in `library lint --json`.
std::string_view code_of(FaultKind kind);

/// One thing wrong with an input, as a value: its sentence is made where a person reads it.
struct Fault {
    FaultKind kind;
    Place place;
    std::string what;                     ///< the offending text
    std::string expected;                 ///< what would be right
    std::string other;                    ///< as FaultKind says
    std::vector<std::string> suggestions; ///< nearest known words, best first
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
