#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// A regular expression whose letters are spelled as in folded texts, as far as that keeps its
/// meaning. ASCII is the expression's own grammar and stays, but for quotation marks, as do
/// escapes. A sign that folding drops becomes an empty group, so that a quantifier behind it does
/// not reach the letter before.
std::string fold_pattern(std::string_view pattern);

} // namespace kizuna
