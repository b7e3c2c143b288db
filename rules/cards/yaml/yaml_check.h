#pragma once

#include "cards/yaml/yaml_reader.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// A value without its place, which follows from the text: its kind, whether it is in quotes, and
/// the bytes of a scalar's text or the children of a list or map.
class YamlShape {
public:
    YamlShape() = default;
    YamlShape(YamlKind kind, std::uint32_t size, bool quoted = false)
        : bits_(size << 3U | (quoted ? 4U : 0U) | static_cast<std::uint32_t>(kind))
    {
    }
    explicit YamlShape(const YamlValue& value)
        : YamlShape(value.kind, value.kind == YamlKind::Scalar ? value.text_size : value.children,
                    value.quoted)
    {
    }
    YamlKind kind() const { return static_cast<YamlKind>(bits_ & 3U); }
    bool quoted() const { return bits_ & 4U; }
    std::uint32_t size() const { return bits_ >> 3U; }

private:
    std::uint32_t bits_ = 0; ///< max_yaml_bytes leaves room for the size
};

/// A list that was passed over: of its lines only the indentation was looked at.
struct YamlGap {
    std::uint32_t value = 0;      ///< index of the list in the values placed, where it has no items
    std::uint32_t shapes = 0;     ///< index of its first shape, that of the list
    std::uint32_t shapes_end = 0; ///< index behind its last shape
    std::uint32_t line = 0;       ///< of the key before it
    int column = 0;               ///< of that key
    std::uint32_t end = 0;        ///< where what follows it begins in the text
};

/// What placed_gap() needs to place lists that were passed over.
struct YamlGaps {
    std::vector<YamlShape> shapes; ///< of the whole text
    std::vector<YamlGap> gaps;     ///< in the order of the text
};

/// Finds the values of `source` with the shapes of `gaps`, in this order and nesting; empty if the
/// text has other values. Between two values only YAML syntax may stand, and nothing may be left
/// over, so forged shapes cannot change what the text says. Reads each byte once.
///
/// Supports the forms in which data is usually written. A text with any other (block scalars,
/// escapes, texts over several lines, tabs, empty values, `? keys`) never matches.
///
/// YamlValue::text_begin is an offset in `source` here.
///
/// Block lists under the key `passed_over` of a map in a list of the outermost map, as `skills` of
/// the cards of a set, become gaps; placed_gap() reads them later.
std::optional<std::vector<YamlValue>> placed_values(std::string_view source, YamlGaps& gaps,
                                                    std::string_view passed_over = {});

/// The list of a gap and all inside it; empty where the text has other shapes there.
std::optional<std::vector<YamlValue>> placed_gap(std::string_view source, const YamlGaps& gaps,
                                                 const YamlGap& gap, const YamlValue& list);

} // namespace kizuna
