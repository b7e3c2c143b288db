#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace kizuna {

/// The text with full-width punctuation, letters and digits (Ｂ０１), every kind of space and every
/// kind of dash or minus as their ASCII forms; all else stays. Bytes that are no UTF-8 stay as they
/// are.
std::string narrowed(std::string_view text);

constexpr bool is_ascii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

constexpr bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// The lower-case form of an ASCII letter; any other character as it is.
constexpr char lower_case(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
std::string lower_case(std::string_view text);

/// Parses the whole text as a number; empty if it is anything else, begins with "+" or is out of
/// range.
template <typename Number>
std::optional<Number> number_in(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// The parts between the separators; an empty text has one empty part.
std::vector<std::string_view> split(std::string_view text, char separator);

std::string_view without_byte_order_mark(std::string_view text);

/// The lines of a text without their ends (LF or CRLF) and without a byte order mark.
std::vector<std::string_view> lines_of(std::string_view text);

/// A text as it stands in XML, HTML and SVG, between tags or in quotation marks. Spaces stand for
/// the control characters that XML cannot hold.
std::string xml_escaped(std::string_view text);

/// The text without ASCII white space at both ends.
std::string_view trimmed(std::string_view text);

} // namespace kizuna
