#pragma once

#include "cards/yaml/yaml_reader.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace kizuna {

/// The lines of a YAML text and what stands in them beside its values: comments and blank lines,
/// which the parser does not tell. Lines count from 1, as in YamlNode::line().
class YamlLines {
public:
    /// `text` is what `root` was read from, with `\n` line ends and no byte order mark; it outlives
    /// the lines.
    YamlLines(std::string_view text, const YamlNode& root);

    int count() const { return static_cast<int>(begins_.size()); }
    /// The line without its newline.
    std::string_view line(int number) const;
    /// The number of spaces that the line begins with.
    std::size_t indent(int number) const;
    /// Where the line begins in the text.
    std::size_t offset(int number) const { return begins_[static_cast<std::size_t>(number - 1)]; }
    /// True for a line of blanks that is no part of a value.
    bool is_blank(int number) const;
    /// The comment from its `#` to the end of the line; empty where the line has none.
    std::string_view comment(int number) const;
    /// True where a comment is all that the line holds.
    bool is_only_comment(int number) const;
    /// True for `---` and `...`, which part documents and belong to no value.
    bool is_marker(int number) const;

private:
    /// Part of the text where `#` is an ordinary character: a quoted text or a block of lines.
    struct Literal {
        std::size_t begin;
        std::size_t end;
    };
    void find_literals(const YamlNode& node, const YamlNode& parent);
    void add_literal(const YamlNode& scalar, const YamlNode& parent);
    std::size_t end_of_block(const YamlNode& scalar, const YamlNode& parent) const;
    /// The end of the literal that this position is inside of; npos where there is none.
    std::size_t literal_end(std::size_t offset) const;

    std::string_view text_;
    std::vector<std::uint32_t> begins_;
    std::vector<Literal> literals_; // in the text's order
};

} // namespace kizuna
