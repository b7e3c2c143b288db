#include "app/text/printable.h"

#include "cards/text/utf8.h"

namespace kizuna {
namespace {

/// What moves the cursor, breaks the line or turns the direction of writing.
bool is_command(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x2028 && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

} // namespace

std::string printable(std::string_view text, std::size_t most)
{
    std::string shown;
    std::size_t position = 0;
    for (std::size_t count = 0; position < text.size(); ++count) {
        if (count == most)
            return shown + "…";
        const std::size_t begin = position;
        const char32_t c = next_code_point(text, position);
        shown += c == bad_utf8 || is_command(c) ? std::string_view("\uFFFD")
                                                : text.substr(begin, position - begin);
    }
    return shown;
}

} // namespace kizuna
