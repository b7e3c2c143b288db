#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

// A journal is a sequence of text records, each with kind, length and checksum, so that a truncated
// or damaged record does not affect the others.

struct JournalRecord {
    std::string_view kind;
    std::string_view payload;
};

/// The text of a record; `kind` is one word.
std::string journal_record(std::string_view kind, const std::string& payload);
/// Takes the next undamaged record off `text`; empty at the end.
std::optional<JournalRecord> take_record(std::string_view& text);

/// Escapes line breaks and backslashes, so that any text fits on one line; from_one_line() reverses
/// it.
std::string in_one_line(const std::string& text);
std::string from_one_line(std::string_view line);

/// Removes the part of `text` up to the separator, and the separator, and returns the part. Takes
/// all of `text` if there is no separator.
std::string_view take_to(std::string_view& text, char separator);

} // namespace kizuna
