#pragma once

#include <string_view>
#include <vector>

namespace kizuna::test {

/// Every DeckClause or Warning::Kind: all up to the first that has no code, which is none. That
/// each has one the compiler sees to.
template <typename Enum>
std::vector<Enum> every_coded()
{
    std::vector<Enum> all;
    for (int at = 0; !code_of(static_cast<Enum>(at)).empty(); ++at)
        all.push_back(static_cast<Enum>(at));
    return all;
}

} // namespace kizuna::test
