#include "cards/yaml/yaml_lines.h"

#include "cards/yaml/checked_text.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::string_view blanks = " \t\r";

bool is_only_blanks(std::string_view text)
{
    return text.find_first_not_of(blanks) == std::string_view::npos;
}

} // namespace

YamlLines::YamlLines(std::string_view text, const YamlNode& root) : text_(text)
{
    for (std::size_t begin = 0; begin < text.size();) {
        begins_.push_back(static_cast<std::uint32_t>(begin));
        const std::size_t end = text.find('\n', begin);
        begin = end == std::string_view::npos ? text.size() : end + 1;
    }
    find_literals(root, root);
}

std::string_view YamlLines::line(int number) const
{
    const std::size_t begin = offset(number);
    const std::size_t end = std::min(text_.find('\n', begin), text_.size());
    return text_.substr(begin, end - begin);
}

std::size_t YamlLines::indent(int number) const
{
    const std::string_view text = line(number);
    return std::min(text.find_first_not_of(' '), text.size());
}

bool YamlLines::is_blank(int number) const
{
    return is_only_blanks(line(number)) && literal_end(offset(number)) == std::string_view::npos;
}

std::string_view YamlLines::comment(int number) const
{
    const std::size_t begin = offset(number);
    const std::string_view whole = line(number);
    for (std::size_t at = 0; (at = whole.find('#', at)) < whole.size();) {
        if (const std::size_t after = literal_end(begin + at); after != std::string_view::npos)
            at = after - begin;
        else if (at == 0 || blanks.find(whole[at - 1]) != std::string_view::npos)
            return whole.substr(at);
        else
            ++at;
    }
    return {};
}

bool YamlLines::is_only_comment(int number) const
{
    const std::string_view found = comment(number);
    const std::string_view whole = line(number);
    return !found.empty() && is_only_blanks(whole.substr(0, whole.size() - found.size())) &&
           literal_end(offset(number)) == std::string_view::npos;
}

bool YamlLines::is_marker(int number) const
{
    const std::string_view text = line(number);
    return (text.starts_with("---") || text.starts_with("...")) &&
           (text.size() == 3 || blanks.find(text[3]) != std::string_view::npos) &&
           literal_end(offset(number)) == std::string_view::npos;
}

void YamlLines::find_literals(const YamlNode& node, const YamlNode& parent)
{
    if (node.is_scalar())
        add_literal(node, parent);
    for (const YamlNode& item : node.items())
        find_literals(item, node);
    for (const auto& [key, value] : node.entries()) {
        find_literals(key, node);
        find_literals(value, node);
    }
}

void YamlLines::add_literal(const YamlNode& scalar, const YamlNode& parent)
{
    const std::size_t begin = scalar.offset();
    if (!scalar.is_quoted() || begin >= text_.size())
        return;
    const char c = text_[begin];
    if (c == '"' || c == '\'')
        literals_.push_back({begin, std::min(end_of_quoted(text_, begin), text_.size())});
    else if (c == '|' || c == '>')
        literals_.push_back(
            {std::min(text_.find('\n', begin), text_.size()), end_of_block(scalar, parent)});
}

/// A block goes on while lines are blank or indented like its first line, or by as much as its head
/// says. Blank lines after it are part of its text only where the head says so with `+`.
std::size_t YamlLines::end_of_block(const YamlNode& scalar, const YamlNode& parent) const
{
    const int head_line = scalar.line();
    const std::string_view head = line(head_line).substr(scalar.offset() - offset(head_line) + 1);
    const std::string_view signs = head.substr(0, head.find_first_of(blanks));
    const std::size_t digit = signs.find_first_of("123456789");
    const bool keeps_blank_lines = signs.find('+') != std::string_view::npos;
    const bool is_empty = scalar.scalar().find_first_not_of('\n') == std::string_view::npos;

    const std::size_t parent_column = parent.offset() - offset(parent.line());
    std::size_t min_indent = 0; // until the first line says it
    if (is_empty)
        min_indent = std::string_view::npos;
    else if (digit != std::string_view::npos)
        min_indent = parent_column + static_cast<std::size_t>(signs[digit] - '0');
    int last = head_line;
    for (int number = head_line + 1; number <= count(); ++number) {
        const bool is_blank_line = is_only_blanks(line(number));
        if (!is_blank_line && min_indent == 0)
            min_indent = std::max(indent(number), parent_column + 1);
        if (!is_blank_line && indent(number) < min_indent)
            break;
        if (!is_blank_line || keeps_blank_lines)
            last = number;
    }
    return last < count() ? offset(last + 1) : text_.size();
}

std::size_t YamlLines::literal_end(std::size_t offset) const
{
    const auto after = std::ranges::upper_bound(literals_, offset, {}, &Literal::begin);
    if (after == literals_.begin())
        return std::string_view::npos;
    const Literal& literal = *std::prev(after);
    return offset < literal.end ? literal.end : std::string_view::npos;
}

} // namespace kizuna
