#include "cards/base/utf8.h"

#include <algorithm>
#include <functional>

namespace kizuna {

bool is_utf8(std::string_view text)
{
    return first_bad_utf8(text) == std::string_view::npos;
}

std::size_t first_bad_utf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        if (U8_IS_SINGLE(text[i])) { // most of them
            ++i;
            continue;
        }
        const std::size_t start = i;
        if (next_code_point(text, i) == bad_utf8)
            return start;
    }
    return std::string_view::npos;
}

std::size_t count_code_points(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, std::not_fn(is_trail_byte)));
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

std::string shortened(std::string_view text, std::size_t max_bytes)
{
    if (text.size() <= max_bytes)
        return std::string(text);
    std::size_t end = max_bytes;
    while (end > 0 && is_trail_byte(text[end]))
        --end; // not inside a character
    return std::string(text.substr(0, end)) + "…";
}

void append_utf8(std::string& text, char32_t code_point)
{
    char bytes[U8_MAX_LENGTH];
    std::size_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, code_point);
    text.append(bytes, length);
}

} // namespace kizuna
