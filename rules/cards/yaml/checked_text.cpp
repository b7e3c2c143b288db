#include "cards/yaml/checked_text.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// True for UTF-16 with its mark, in which some programs save as "Unicode".
bool is_utf16(std::string_view text)
{
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

} // namespace

bool is_control(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F;
}

int column_in_code_points(std::string_view line, std::size_t bytes)
{
    return static_cast<int>(count_code_points(line.substr(0, bytes))) + 1;
}

Place place_at(std::string_view text, std::size_t position, const std::string& file)
{
    const std::size_t whole = text.size();
    text = without_byte_order_mark(text);
    position -= std::min(position, whole - text.size());
    position = std::min(position, text.size());
    const std::string_view before = text.substr(0, position);
    const std::size_t line_begin = before.rfind('\n') + 1; // npos + 1 is 0
    return {file, static_cast<int>(std::ranges::count(before, '\n')) + 1,
            column_in_code_points(text.substr(line_begin), position - line_begin)};
}

std::optional<Fault> no_text(std::string_view text, const std::string& file)
{
    text = without_byte_order_mark(text);
    const auto fault = [&](FaultReason reason, std::size_t at) {
        return Fault{std::move(reason), place_at(text, at, file)};
    };
    if (trimmed(text).empty())
        return Fault{faults::Empty{}, {file, 0, 0}};
    if (is_utf16(text)) // before the zero bytes in it are taken for a binary file's
        return fault(faults::NotUtf8{}, 0);
    if (const auto bad = std::ranges::find_if(text, is_control); bad != text.end())
        return fault(faults::ControlCharacter{}, static_cast<std::size_t>(bad - text.begin()));
    if (const std::size_t bad = first_bad_utf8(text); bad != std::string_view::npos)
        return fault(faults::NotUtf8{}, bad);
    return std::nullopt;
}

std::size_t end_of_quoted(std::string_view text, std::size_t begin)
{
    const char quote = text[begin];
    const std::string_view escape = quote == '"' ? "\\" : "''";
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        if (text.substr(at).starts_with(escape))
            ++at;
        else if (text[at] == quote)
            return at + 1;
    }
    return std::string_view::npos;
}

std::size_t deep_brackets(std::string_view text, std::size_t from, int limit)
{
    int depth = 0;
    for (std::size_t at = from; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '[' || c == '{')
            ++depth;
        else if (depth > 0 && (c == ']' || c == '}'))
            --depth;
        if (depth > limit)
            return at;
    }
    return std::string_view::npos;
}

} // namespace kizuna
