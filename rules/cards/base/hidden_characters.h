#pragma once

namespace kizuna {

/// True for what nobody sees and what can command a terminal, break a line or turn the direction of
/// writing: ASCII and C1 controls, the line and paragraph separators, and the bidirectional marks
/// of Unicode (UAX #9).
constexpr bool is_hidden_command(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x206F);
}

} // namespace kizuna
