#pragma once

#include "cards/base/fault.h"
#include "cards/library/card_library.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// One of the conditions that a question asks to hold together.
struct QueryPart {
    std::string text; ///< in its plainest form, with brackets where it needs them beside others
    /// The terms of which any one will do: one for a plain term. Empty where the part is more than
    /// that, as with brackets inside brackets or a `not`.
    std::vector<std::string> any_of;
    bool operator==(const QueryPart&) const = default;
};

/// A question taken apart, so that a program can put in or take out what a person would type. All
/// the texts beside each other ask the same question. Empty for the empty question.
std::variant<std::vector<QueryPart>, Fault> query_parts(std::string_view text,
                                                        const CardLibrary& library,
                                                        std::span<const std::string> formats = {});

} // namespace kizuna
