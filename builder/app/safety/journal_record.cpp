#include "app/safety/journal_record.h"

#include "cards/base/plain_text.h"
#include "cards/base/stable_hash.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::string_view mark = "\n@";

/// The name of the checksum; records of version 0.1 had another one without a name.
constexpr std::string_view sum_name = "xxh3:";

/// True if the payload matches its checksum. For a record of version 0.1, which may be left from an
/// update, only checks that the next record follows it.
bool is_whole(std::string_view payload, std::string_view sum, std::string_view following)
{
    if (!sum.starts_with(sum_name))
        return number_in<std::uint64_t>(sum) && (following.empty() || following.starts_with(mark));
    return number_in<std::uint64_t>(sum.substr(sum_name.size())) == stable_hash(payload);
}

/// Takes the record at the start of `text`, which becomes the rest; empty if it is damaged.
std::optional<JournalRecord> take_first(std::string_view& text)
{
    std::string_view rest = text;
    std::string_view head = take_to(rest, '\n');
    const std::string_view kind = take_to(head, ' ');
    const auto size = number_in<std::size_t>(take_to(head, ' '));
    if (!size || *size > rest.size() || !is_whole(rest.substr(0, *size), head, rest.substr(*size)))
        return std::nullopt;
    text = rest.substr(*size);
    return JournalRecord{kind, rest.substr(0, *size)};
}

} // namespace

std::string journal_record(std::string_view kind, const std::string& payload)
{
    return std::string(mark) + std::string(kind) + ' ' + std::to_string(payload.size()) + ' ' +
           std::string(sum_name) + std::to_string(stable_hash(payload)) + '\n' + payload;
}

std::optional<JournalRecord> take_record(std::string_view& text)
{
    for (std::size_t at = text.find(mark); at < text.size(); at = text.find(mark)) {
        text.remove_prefix(at + mark.size());
        if (const auto found = take_first(text))
            return found;
        // try the next mark
    }
    return std::nullopt;
}

std::string in_one_line(const std::string& text)
{
    std::string line;
    for (const char byte : text) {
        if (byte == '\\' || byte == '\n')
            line += '\\';
        line += byte == '\n' ? 'n' : byte;
    }
    return line;
}

std::string from_one_line(std::string_view line)
{
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool is_escape = line[at] == '\\' && at + 1 < line.size();
        const char byte = is_escape ? line[++at] : line[at];
        text += is_escape && byte == 'n' ? '\n' : byte;
    }
    return text;
}

std::string_view take_to(std::string_view& text, char separator)
{
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

} // namespace kizuna
