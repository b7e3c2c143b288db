#pragma once

#include "cards/query/query.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

namespace kizuna::test {

/// The query, which must be understood.
inline Query parsed(std::string_view text)
{
    auto query = Query::parse(text, shipped_library());
    if (const auto* fault = std::get_if<Fault>(&query))
        BOOST_FAIL("not understood:\n" << with_caret(text, *fault) << code_of(fault->kind));
    return std::get<Query>(query);
}

/// The whole library, and a Marth as the protagonist.
inline QueryContext shipped_context()
{
    return {.library = &shipped_library(),
            .protagonist = shipped_library().find_id("B01-003"),
            .allowed_in = {}};
}

inline std::vector<std::string> ids(const std::vector<CardIndex>& cards)
{
    std::vector<std::string> found;
    for (const CardIndex card : cards)
        found.push_back(shipped_library().cards()[card].id);
    return found;
}

inline std::vector<std::string> found(std::string_view text)
{
    return ids(search(parsed(text), shipped_context()));
}

inline bool has(const std::vector<std::string>& list, std::string_view wanted)
{
    return std::ranges::find(list, wanted) != list.end();
}

} // namespace kizuna::test
