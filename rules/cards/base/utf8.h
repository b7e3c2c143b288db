#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <unicode/utf8.h>

namespace kizuna {

inline constexpr char32_t bad_utf8 = 0xFFFFFFFF;

// ICU's macro narrows on purpose, so -Wconversion is off here.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
/// The code point that begins at `position`, which moves behind it; bad_utf8 and one byte on where
/// the bytes there are not well-formed. `position` is inside the text.
inline char32_t next_code_point(std::string_view text, std::size_t& position)
{
    const std::size_t start = position;
    UChar32 c = 0;
    U8_NEXT(text.data(), position, text.size(), c);
    if (c >= 0)
        return static_cast<char32_t>(c);
    position = start + 1;
    return bad_utf8;
}
#pragma GCC diagnostic pop

/// True for what nobody sees and what can command a terminal, break a line or turn the direction of
/// writing: ASCII and C1 controls, the line and paragraph separators, and the bidirectional marks
/// of Unicode (UAX #9).
constexpr bool is_hidden_command(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x206F);
}

/// True where the bytes are well-formed UTF-8.
bool is_utf8(std::string_view text);
/// Position of the first byte that is not part of well-formed UTF-8; npos where there is none.
std::size_t first_bad_utf8(std::string_view text);

/// True for the bytes of a character behind its first.
inline bool is_trail_byte(char byte)
{
    return U8_IS_TRAIL(byte);
}

/// How many bytes follow `lead` in its character; 0 if no character begins with `lead`.
inline std::size_t trail_bytes(char lead)
{
    return U8_COUNT_TRAIL_BYTES(lead);
}

/// How many code points a well-formed text has.
std::size_t count_code_points(std::string_view text);

/// The code points of a text; U+FFFD for each byte that is not UTF-8.
std::u32string code_points(std::string_view text);

/// The text cut for a message, since hostile input has any length: if it is longer than
/// `max_bytes`, only its first whole characters, followed by "…".
std::string shortened(std::string_view text, std::size_t max_bytes = 200);

/// Adds a code point, which is a Unicode scalar value, to a text.
void append_utf8(std::string& text, char32_t code_point);

} // namespace kizuna
