#include "cards/base/plain_text.h"

#include "cards/base/utf8.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// The ASCII form of a character, or 0 where it has none beside itself.
char ascii_of(char32_t code_point)
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
    case 0x00A0: // no-break space
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
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (const char plain = ascii_of(next_code_point(text, at)))
            result += plain;
        else
            result += text.substr(begin, at - begin);
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

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::string_view without_byte_order_mark(std::string_view text)
{
    constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
    return text.starts_with(utf8_mark) ? text.substr(utf8_mark.size()) : text;
}

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines = split(without_byte_order_mark(text), '\n');
    if (lines.back().empty())
        lines.pop_back();
    for (std::string_view& line : lines) {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
    }
    return lines;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view white_space = " \t\r\n\f\v";
    const std::size_t begin = text.find_first_not_of(white_space);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

std::string xml_escaped(std::string_view text)
{
    constexpr std::string_view allowed = "\t\n\r"; // of the ASCII controls
    constexpr std::string_view signs = "&<>\"'";
    constexpr std::array<std::string_view, signs.size()> entities = {"&amp;", "&lt;", "&gt;",
                                                                     "&quot;", "&apos;"};
    std::string result;
    for (const char c : text) {
        const std::size_t entity = signs.find(c);
        if (entity == std::string_view::npos)
            result += c < ' ' && c >= 0 && allowed.find(c) == allowed.npos ? ' ' : c;
        else
            result.append(entities[entity]);
    }
    return result;
}

} // namespace kizuna
