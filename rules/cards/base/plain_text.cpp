#include "cards/base/plain_text.h"

#include <cstdint>

namespace kizuna {
namespace {

/// The ASCII form of a three-byte character, or 0 where it has none.
char ascii_of(std::uint32_t code_point)
{
    if (code_point >= 0xFF01 && code_point <= 0xFF5E) // full-width forms
        return static_cast<char>(code_point - 0xFF01 + '!');
    if (code_point >= 0x2010 && code_point <= 0x2015) // hyphens and dashes
        return '-';
    if (code_point >= 0x2000 && code_point <= 0x200A) // typographic spaces
        return ' ';
    switch (code_point) {
    case 0x2212: // minus sign
        return '-';
    case 0x202F: // narrow no-break space
    case 0x3000: // ideographic space
        return ' ';
    default:
        return 0;
    }
}

} // namespace

std::string narrowed(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = [&](std::size_t ahead) -> std::uint32_t {
            return at + ahead < text.size() ? static_cast<unsigned char>(text[at + ahead]) : 0U;
        };
        if (byte(0) == 0xC2 && byte(1) == 0xA0) { // no-break space
            result += ' ';
            ++at;
            continue;
        }
        if ((byte(0) & 0xF0U) == 0xE0 && (byte(1) & 0xC0U) == 0x80 && (byte(2) & 0xC0U) == 0x80) {
            const std::uint32_t code_point =
                ((byte(0) & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
            if (const char plain = ascii_of(code_point)) {
                result += plain;
                at += 2;
                continue;
            }
        }
        result += text[at];
    }
    return result;
}

std::string lower_case(std::string_view text)
{
    std::string result(text);
    for (char& letter : result)
        letter = lower_case(letter);
    return result;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view white_space = " \t\r\n\f\v";
    const std::size_t begin = text.find_first_not_of(white_space);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

} // namespace kizuna
