#pragma once

#include "cards/yaml/yaml_reader.h"

#include <span>
#include <string_view>

namespace kizuna {

/// True where the parser makes just these values, in this order and nesting, of `source`. It walks
/// along the text with the values in hand: between one and the next stands what YAML puts there,
/// and nothing is left over, so whoever made the values up cannot change what the text says. Takes
/// the time of one look at each byte.
///
/// It knows the forms in which data is usually written. What it does not know (block scalars,
/// escapes, texts over several lines, tabs, empty values, `? keys`) it calls false.
///
/// YamlValue::text_begin counts in `source` here.
bool values_fit(std::string_view source, std::span<const YamlValue> values);

} // namespace kizuna
