#include "app/safety/journal_record.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::string_view mark = "\n@";

/// FNV-1a, which tells what was cut short or overwritten; nobody is kept from forging it.
std::uint64_t checksum(std::string_view text)
{
    std::uint64_t sum = 14695981039346656037U;
    for (const char byte : text)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    return sum;
}

/// The record that begins with `text`, which becomes what follows; empty where it is damaged.
std::optional<JournalRecord> take_first(std::string_view& text)
{
    std::string_view rest = text;
    std::string_view head = take_to(rest, '\n');
    const std::string_view kind = take_to(head, ' ');
    const auto size = number_in<std::size_t>(take_to(head, ' '));
    const auto sum = number_in<std::uint64_t>(head);
    if (!size || !sum || *size > rest.size() || checksum(rest.substr(0, *size)) != *sum)
        return std::nullopt;
    text = rest.substr(*size);
    return JournalRecord{kind, rest.substr(0, *size)};
}

} // namespace

std::string journal_record(std::string_view kind, const std::string& payload)
{
    return std::string(mark) + std::string(kind) + ' ' + std::to_string(payload.size()) + ' ' +
           std::to_string(checksum(payload)) + '\n' + payload;
}

std::optional<JournalRecord> take_record(std::string_view& text)
{
    for (std::size_t at = text.find(mark); at < text.size(); at = text.find(mark)) {
        text.remove_prefix(at + mark.size());
        if (const auto found = take_first(text))
            return found;
        // the next mark may begin a good one
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
