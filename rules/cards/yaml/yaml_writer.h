#pragma once

#include "cards/yaml/yaml_reader.h"

#include <span>
#include <string>
#include <string_view>

namespace kizuna {

/// A text as a YAML scalar on one line: plain where that is safe, else in double quotes. Reading it
/// back gives the same text, and no other reader takes it for a number, a boolean or null. Bytes
/// that are no UTF-8 become U+FFFD: YAML cannot hold them.
std::string yaml_scalar(std::string_view text);

/// As yaml_scalar, where it stands between brackets: `[…]` or `{…}`.
std::string yaml_flow_scalar(std::string_view text);

/// A key with its value, which is YAML already, on one line; on two where the key is too long for
/// that. Every line is indented; no newline at the end.
std::string yaml_entry(std::string_view key, std::string_view value, std::string_view indent = {});

/// Texts as a YAML list on one line, as in `[red, aggro]`.
std::string yaml_list(std::span<const std::string> texts);

/// A text of several lines as the value of a top-level key: a literal block, `|` with its lines
/// indented by two, where such a block can hold it; else yaml_scalar(). No newline at the end.
std::string yaml_text(std::string_view text);

/// A value that was read, on one line: numbers stay numbers, quoted texts stay texts.
std::string yaml_flow(const YamlNode& node);

/// A text as comment lines: every line begins with `#` or is empty, and holds nothing that the
/// reader refuses. No newline at the end.
std::string yaml_comment(std::string_view text);

} // namespace kizuna
