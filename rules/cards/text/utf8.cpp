#include "cards/text/utf8.h"

#include <cstdint>

namespace kizuna {
namespace {

constexpr std::uint32_t byte_at(std::string_view text, std::size_t position)
{
    return position < text.size() ? static_cast<unsigned char>(text[position]) : 0;
}

constexpr bool is_continuation(std::uint32_t byte)
{
    return (byte & 0xC0) == 0x80;
}

/// Bytes of the character that this byte begins; 0 where none can begin so.
constexpr std::size_t length_after(std::uint32_t first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return 2;
    if (first >= 0xE0 && first <= 0xEF)
        return 3;
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

constexpr bool is_scalar_of_length(char32_t c, std::size_t length)
{
    if (length == 3)
        return c >= 0x800 && (c < 0xD800 || c > 0xDFFF);
    return length != 4 || (c >= 0x10000 && c <= 0x10FFFF);
}

} // namespace

char32_t next_code_point(std::string_view text, std::size_t& position)
{
    const std::size_t start = position++;
    const std::uint32_t first = byte_at(text, start);
    const std::size_t length = length_after(first);
    if (length == 1)
        return first;
    if (length == 0)
        return bad_utf8;

    char32_t c = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const std::uint32_t byte = byte_at(text, start + i);
        if (!is_continuation(byte))
            return bad_utf8;
        c = (c << 6) | (byte & 0x3F);
    }
    if (!is_scalar_of_length(c, length))
        return bad_utf8;
    position = start + length;
    return c;
}

bool is_utf8(std::string_view text)
{
    return first_bad_utf8(text) == std::string_view::npos;
}

std::size_t first_bad_utf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        if (byte_at(text, i) < 0x80) {
            ++i;
            continue;
        }
        const std::size_t start = i;
        if (next_code_point(text, i) == bad_utf8)
            return start;
    }
    return std::string_view::npos;
}

std::u32string code_points(std::string_view text)
{
    std::u32string points;
    points.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const char32_t c = next_code_point(text, i);
        points += c == bad_utf8 ? U'\uFFFD' : c;
    }
    return points;
}

std::string shortened(std::string_view text, std::size_t most_bytes)
{
    if (text.size() <= most_bytes)
        return std::string(text);
    std::size_t end = most_bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end; // not inside a character
    return std::string(text.substr(0, end)) + "…";
}

void append_utf8(std::string& text, char32_t code_point)
{
    const auto tail = [&](int shift) {
        return static_cast<char>(0x80 | ((code_point >> shift) & 0x3F));
    };
    const auto head = [&](char32_t mark, int shift) {
        return static_cast<char>(mark | (code_point >> shift));
    };
    if (code_point < 0x80)
        text += static_cast<char>(code_point);
    else if (code_point < 0x800)
        text.append({head(0xC0, 6), tail(0)});
    else if (code_point < 0x10000)
        text.append({head(0xE0, 12), tail(6), tail(0)});
    else
        text.append({head(0xF0, 18), tail(12), tail(6), tail(0)});
}

} // namespace kizuna
