#include "cards/yaml/yaml_writer.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <fmt/format.h>
#include <yaml-cpp/emitter.h>
#include <yaml-cpp/emittermanip.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace kizuna {
namespace {

bool is_noncharacter(char32_t c)
{
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

/// Characters that an editor or another parser takes for a line break or nothing at all.
bool is_separator(char32_t c)
{
    return c == 0x2028 || c == 0x2029 || c == 0xFEFF;
}

bool is_control(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/// Well-formed text of one line that may stand unescaped.
bool is_printable(std::string_view line)
{
    for (std::size_t at = 0; at < line.size();) {
        const char32_t c = next_code_point(line, at);
        if (c == bad_utf8 || is_control(c) || is_separator(c) || is_noncharacter(c))
            return false;
    }
    return true;
}

bool has_space_at_an_end(std::string_view text)
{
    return text.front() == ' ' || text.front() == '\t' || text.back() == ' ' || text.back() == '\t';
}

/// What YAML 1.1 and 1.2 readers take for null, a boolean, a number without digits, or a merge key.
bool is_word_with_a_meaning(std::string_view text)
{
    static constexpr std::array<std::string_view, 15> words{
        "~",  "null", "y",    "yes", "n",   "no", "true", "false",
        "on", "off",  ".nan", "nan", "inf", "=",  "<<",
    };
    const std::string lower = lower_case(text);
    const std::string_view unsigned_part =
        std::string_view(lower).substr(lower.starts_with('-') || lower.starts_with('+') ? 1 : 0);
    return std::ranges::find(words, lower) != words.end() || unsigned_part == ".inf" ||
           unsigned_part == "inf";
}

/// Decimal, octal, hexadecimal and binary numbers, exponents, sexagesimals and dates all begin so
/// and hold nothing else; other texts that match are quoted in vain, which is harmless.
bool may_be_a_number(std::string_view text)
{
    return std::string_view("+-.0123456789").find(text.front()) != std::string_view::npos &&
           text.find_first_not_of("0123456789+-.:_, abcdefoxtzABCDEFOXTZ") ==
               std::string_view::npos;
}

/// YAML: a longer key must be marked with `?`.
constexpr std::size_t max_plain_key_length = 999;

enum class Context { Block, Flow };

bool is_safe_plain(std::string_view text, Context context)
{
    constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`";
    if (text.empty() || has_space_at_an_end(text) ||
        indicators.find(text.front()) != std::string_view::npos || text.back() == ':')
        return false;
    if (text.find(": ") != std::string_view::npos || text.find(":\t") != std::string_view::npos ||
        text.find(" #") != std::string_view::npos || text.find("\t#") != std::string_view::npos)
        return false;
    if (context == Context::Flow && text.find_first_of(",[]{}:?") != std::string_view::npos)
        return false;
    return is_printable(text) && !is_word_with_a_meaning(text) && !may_be_a_number(text);
}

/// What the emitter writes between its quotes.
std::string escaped(std::string_view text)
{
    YAML::Emitter out;
    out << YAML::DoubleQuoted << std::string(text);
    return std::string(out.c_str() + 1, out.size() - 2);
}

/// True for characters that the emitter leaves as they are, replaces although they are characters,
/// or reads laxly.
bool is_beyond_the_emitter(char32_t c)
{
    return c == bad_utf8 || c == 0x7F || is_separator(c) || is_noncharacter(c);
}

std::string double_quoted(std::string_view text)
{
    std::string quoted = "\"";
    std::size_t done = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t c = next_code_point(text, at);
        if (!is_beyond_the_emitter(c))
            continue;
        quoted += escaped(text.substr(done, begin - done));
        quoted += c == bad_utf8 ? "\xEF\xBF\xBD"
                                : fmt::format("\\U{:08x}", static_cast<std::uint32_t>(c));
        done = at;
    }
    return quoted + escaped(text.substr(done)) + "\"";
}

std::string scalar_in(std::string_view text, Context context)
{
    return is_safe_plain(text, context) ? std::string(text) : double_quoted(text);
}

/// Plain text as any number, date or boolean is made of: it stands inside brackets as it is.
bool has_no_sign_of_flow(std::string_view plain)
{
    return is_printable(plain) && !plain.ends_with(':') &&
           plain.find_first_of(" ,[]{}#?&*!|>'\"%@`") == std::string_view::npos;
}

/// True where a literal block can hold the lines. It has no escapes and takes the indentation of
/// its first line for its own. Lines of nothing but blanks, and several empty lines at the end,
/// would depend on invisible characters.
bool fits_a_literal_block(const std::vector<std::string_view>& lines)
{
    const auto is_only_blanks = [](std::string_view line) {
        return !line.empty() && line.find_first_not_of(" \t") == std::string_view::npos;
    };
    const auto is_plain_line = [](std::string_view line) {
        std::string without_tabs(line);
        std::ranges::replace(without_tabs, '\t', ' ');
        return is_printable(without_tabs);
    };
    const std::string_view first = lines.front();
    return !first.empty() && first.front() != ' ' && first.front() != '\t' &&
           std::ranges::none_of(lines, is_only_blanks) && std::ranges::all_of(lines, is_plain_line);
}

} // namespace

std::string yaml_scalar(std::string_view text)
{
    return scalar_in(text, Context::Block);
}

std::string yaml_flow_scalar(std::string_view text)
{
    return scalar_in(text, Context::Flow);
}

std::string yaml_entry(std::string_view key, std::string_view value, std::string_view indent)
{
    const std::string scalar = yaml_scalar(key);
    return scalar.size() > max_plain_key_length
               ? fmt::format("{0}? {1}\n{0}: {2}", indent, scalar, value)
               : fmt::format("{0}{1}: {2}", indent, scalar, value);
}

std::string yaml_list(std::span<const std::string> texts)
{
    std::string list = "[";
    for (const std::string& text : texts) {
        if (list.size() > 1)
            list += ", ";
        list += scalar_in(text, Context::Flow);
    }
    return list + "]";
}

std::string yaml_text(std::string_view text)
{
    const bool ends_line = text.ends_with('\n');
    const std::string_view body = ends_line ? text.substr(0, text.size() - 1) : text;
    if (text.find('\n') == std::string_view::npos || body.ends_with('\n'))
        return yaml_scalar(text);
    const std::vector<std::string_view> lines = split(body, '\n');
    if (!fits_a_literal_block(lines))
        return yaml_scalar(text);

    std::string block = ends_line ? "|" : "|-";
    for (const std::string_view line : lines) {
        block += '\n';
        if (!line.empty())
            block.append("  ").append(line);
    }
    return block;
}

std::string yaml_flow(const YamlNode& node)
{
    std::string text;
    switch (node.kind()) {
    case YamlKind::Null:
        return "null";
    case YamlKind::Scalar: {
        // A number or a boolean is one only while it stays plain.
        const std::string_view plain = node.scalar();
        const bool stays_plain = !node.is_quoted() && has_no_sign_of_flow(plain);
        return stays_plain ? std::string(plain) : double_quoted(plain);
    }
    case YamlKind::Sequence:
        for (const YamlNode& item : node.items())
            text += (text.empty() ? "" : ", ") + yaml_flow(item);
        return "[" + text + "]";
    case YamlKind::Map:
        for (const auto& [key, value] : node.entries()) {
            const std::string quoted = double_quoted(key.scalar());
            const bool is_long = quoted.size() > max_plain_key_length;
            text += (text.empty() ? "" : ", ") + std::string(is_long ? "? " : "") + quoted +
                    (is_long ? " : " : ": ") + yaml_flow(value);
        }
        return "{" + text + "}";
    }
    return text;
}

std::string yaml_comment(std::string_view text)
{
    std::string comment;
    bool is_first = true;
    for (std::string_view line : split(text, '\n')) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        if (!is_first)
            comment += '\n';
        is_first = false;
        if (!line.empty() && line.front() != '#')
            comment += "# ";
        // Nothing escapes in a comment: what the reader refuses is replaced.
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t begin = at;
            const char32_t c = next_code_point(line, at);
            if (c == bad_utf8)
                comment += "\xEF\xBF\xBD";
            else if (c == 0x7F || (c < 0x20 && c != '\t'))
                comment += ' ';
            else
                comment += line.substr(begin, at - begin);
        }
    }
    return comment;
}

} // namespace kizuna
