#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

// A journal is a sequence of text records, each with its kind, length and checksum, so that a
// truncated or damaged record costs no other record.

struct JournalRecord {
    std::string_view kind;
    std::string_view payload;
};

/// A record as it is appended; `kind` is one word.
std::string journal_record(std::string_view kind, const std::string& payload);
/// The next whole record; `text` becomes what follows it. Empty at the end.
std::optional<JournalRecord> take_record(std::string_view& text);

/// Escapes line ends and backslashes, so that any text fits on one line; from_one_line() undoes
/// that.
std::string in_one_line(const std::string& text);
std::string from_one_line(std::string_view line);

/// Cuts off and returns the part of `text` before the separator, and removes the separator. Takes
/// all of `text` where there is no separator.
std::string_view take_to(std::string_view& text, char separator);

} // namespace kizuna
