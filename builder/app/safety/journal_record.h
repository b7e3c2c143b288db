#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

// What a journal is made of: records of text, each with its kind, length and checksum, so that one
// that was cut short or damaged costs only itself.

struct JournalRecord {
    std::string_view kind;
    std::string_view payload;
};

/// A record as it is appended; `kind` is one word.
std::string journal_record(std::string_view kind, const std::string& payload);
/// The next whole record; `text` becomes what follows it. Empty at the end.
std::optional<JournalRecord> take_record(std::string_view& text);

/// A text in one line, whatever is in it.
std::string in_one_line(const std::string& text);
std::string from_one_line(std::string_view line);

/// What is before the separator; `text` becomes what is after it. All, where there is none.
std::string_view take_to(std::string_view& text, char separator);

} // namespace kizuna
